tell = { NAME($player) } draws
