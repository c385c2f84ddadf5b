tell = draws
tell = takes
