draws = { $player } draws { $card }
takes = { $jugador } takes
