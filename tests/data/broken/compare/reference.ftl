draws = { $player } draws { $card }
takes = { $player } takes
