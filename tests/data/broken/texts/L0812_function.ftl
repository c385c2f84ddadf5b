tell = { NMAE($player) } draws
