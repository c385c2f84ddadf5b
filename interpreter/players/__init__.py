"""Players that are programs. They see views and decisions, never a game itself.

In: a decision, the view of the seat that is asked, and chance of its own. Out: an answer.
"""

from interpreter.players.player import Player, chance_of, random_choice
from interpreter.players.random_player import RandomPlayer

__all__ = ["Player", "RandomPlayer", "chance_of", "random_choice"]
