"""Hand-written twins of two games: what a programmer would write who knew only this one game.

They ask the same questions, offer the same options in the same order, use the same chance and keep a log, so that
the difference in time is the price of rules that are data. A test plays them beside the engine.
"""
