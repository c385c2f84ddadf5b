tell = { wall.the }
wall = wall
