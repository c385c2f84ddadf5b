"""Composes a game from its base, one edition and any variants.

In: a game's folder, the names of an edition and variants, options. Out: `Linked`: all declarations by name with
every overlay applied, all cards, all abilities. The result depends on the set of overlays, never on an order.
"""

from interpreter.compose.bases import check_bases, dump_bases
from interpreter.compose.differences import Difference, Side, differences
from interpreter.compose.interactions import Reach, reach_of
from interpreter.compose.linked import Base, CardSet, Linked, Origin, RowData
from interpreter.compose.load import compose

__all__ = [
    "Base",
    "CardSet",
    "Difference",
    "Linked",
    "Origin",
    "Reach",
    "RowData",
    "Side",
    "check_bases",
    "compose",
    "differences",
    "dump_bases",
    "reach_of",
]
