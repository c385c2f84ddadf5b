draws = { $player } roba
takes = { $player } takes
