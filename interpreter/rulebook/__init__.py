"""Holds a rulebook in a natural language against the rules kept as data, against itself and against another text.

A book is read into sections, sentences, numbers and terms; a game's statements say what a rulebook states in numbers
and draw the values from the rules. Every check yields findings with place, cause and cure.
"""
