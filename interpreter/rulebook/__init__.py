"""Holds a printed rulebook against the rules: what is missing, what contradicts the game, what contradicts itself.

In: a book's text, a game's rules and its book data (`rulesets/GAME/book/`). Out: `Finding` values, each a
diagnostic with a place in the book, and reports of them. Nothing of a game is known here: words, figures and
sections come from the rules and the data beside them.
"""
