"""Passes over the intermediate representation. Each is small, and a game is played alike without it.

In: a checked program and its code. Out: facts that the generator uses, or trees that mean the same.
"""

from interpreter.ir.passes.choice import Passes
from interpreter.ir.passes.inline import Inlining, all_different, is_simple
from interpreter.ir.passes.known_members import ByFigure, Known, KnownMembers
from interpreter.ir.passes.liveness import Liveness
from interpreter.ir.passes.power_zones import PowerZones, power_zones
from interpreter.ir.passes.recursion import laborious, reached
from interpreter.ir.passes.roots import zone_of
from interpreter.ir.passes.sameness import is_worth, key_of, number_key, repeated
from interpreter.ir.passes.static_fields import StaticFields
from interpreter.ir.passes.sure_things import sure_things

__all__ = [
    "ByFigure",
    "Inlining",
    "Known",
    "KnownMembers",
    "Liveness",
    "Passes",
    "PowerZones",
    "StaticFields",
    "all_different",
    "is_simple",
    "is_worth",
    "key_of",
    "laborious",
    "number_key",
    "power_zones",
    "reached",
    "repeated",
    "sure_things",
    "zone_of",
]
