"""Composes a game from its base, one edition and any variants.

In: a game's folder, the names of an edition and variants, options. Out: `Linked`: all declarations by name with
every overlay applied, all cards, all abilities. The result depends on the set of overlays, never on an order.
"""

from interpreter.compose.linked import CardSet, Linked, RowData
from interpreter.compose.load import compose

__all__ = ["CardSet", "Linked", "RowData", "compose"]
