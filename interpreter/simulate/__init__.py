"""Many games, one after another, and what became of them.

In: a ruleset, how many play or which players, seeds. Out: a `Summary`.
"""

from interpreter.simulate.games import Broken, Game, Summary, play_game, play_games

__all__ = ["Broken", "Game", "Summary", "play_game", "play_games"]
