told = draws
