tell = draws
