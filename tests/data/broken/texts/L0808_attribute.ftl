name-wall = wall
    .the = the wall
    .the = a wall
