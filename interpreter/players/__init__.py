"""Players that are programs. They see views and decisions, or games that their seat may take for the true one, never
the game itself.

In: a decision, the view of the seat that is asked, and chance of its own. Out: an answer.
"""

from interpreter.players.careful_player import careful_choice, may_look_ahead
from interpreter.players.player import Player, chance_of, random_choice
from interpreter.players.random_player import RandomPlayer

__all__ = ["Player", "RandomPlayer", "careful_choice", "chance_of", "may_look_ahead", "random_choice"]
