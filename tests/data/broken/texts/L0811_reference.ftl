tell = { plyer } draws
player = Ana
