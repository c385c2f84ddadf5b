tell = { $plyer } draws
