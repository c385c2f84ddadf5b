"""What every closure is given: the cells of the state and the frame of what is carried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from interpreter.runtime import State

Cells: TypeAlias = list[Any]
Frame: TypeAlias = list[Any]
Evaluate: TypeAlias = Callable[[Cells, Frame], Any]
Operate: TypeAlias = Callable[[State, Frame], None]

BASE = 3
"""Slot 0 of a routine is this entry of its frame."""
