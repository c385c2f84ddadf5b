tell = { $player draws
next = fine
