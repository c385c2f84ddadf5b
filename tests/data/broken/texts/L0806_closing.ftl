tell = draws }
