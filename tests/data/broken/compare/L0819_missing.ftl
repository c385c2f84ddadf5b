draws = { $player } roba { $card }
