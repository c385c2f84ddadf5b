"""Puts this folder on the path, so that tests of every folder may import `mini_game`."""
