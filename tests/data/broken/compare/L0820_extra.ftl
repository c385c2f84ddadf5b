draws = { $player } roba { $card }
takes = { $player } takes
taeks = { $player }
