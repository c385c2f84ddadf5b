"""States as JSON and back, exactly: tuples stay tuples, dictionaries keep their keys.

A tuple is a JSON list; a list is `{"list": [...]}`, a dictionary `{"map": [[key, value], ...]}`, a handler
that is due `{"due": [...]}`. Cells are written as runs that differ from the cells of a game at its
beginning.
"""

from __future__ import annotations

from typing import Any

from interpreter.execute.handlers import Due
from interpreter.runtime import Ending, Log, Outcome, Pending, State

GAP = 3
"""Equal cells between two runs that do not part them."""

_APART = ("cells", "log", "random")
_NAMED: dict[str, type[Any]] = {"pending": Pending, "ending": Ending, "outcome": Outcome}


def encode(value: Any) -> Any:
    """A value of a state as JSON."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, Due):
        return {"due": [encode(each) for each in value]}
    if isinstance(value, tuple):
        return [encode(each) for each in value]
    if isinstance(value, list):
        return {"list": [encode(each) for each in value]}
    if isinstance(value, dict):
        return {"map": [[encode(key), encode(each)] for key, each in value.items()]}
    raise TypeError(type(value).__name__)


def decode(value: Any) -> Any:
    """The value that `encode` wrote."""
    if isinstance(value, list):
        return tuple([decode(each) for each in value])
    if isinstance(value, dict):
        ((name, inner),) = value.items()
        if name == "list":
            return [decode(each) for each in inner]
        if name == "map":
            return {decode(key): decode(each) for key, each in inner}
        if name == "due":
            use, holder, card = inner
            return Due(int(use), holder, card)
        raise ValueError(name)
    if isinstance(value, float):
        raise ValueError(value)
    return value


def encode_state(state: State, first: list[Any]) -> dict[str, Any]:
    """A state as JSON, its log as a length. `first` are the cells of the game at its beginning.

    Whatever else a state has is written too, so that nothing that is added to it can be forgotten here.
    """
    rest = {name: encode(getattr(state, name)) for name in State.__slots__ if name not in _APART}
    return {
        "log": len(state.log),
        "random": str(state.random),  # more digits than many readers of JSON keep
        "cells": encode_cells(state.cells, first),
        **rest,
    }


def decode_state(data: dict[str, Any], first: list[Any], log: Log) -> State:
    """The state that `encode_state` wrote, with its log.

    Raises:
        ValueError, TypeError, KeyError, IndexError: it did not write this.
    """
    state = State(decode_cells(data["cells"], first), int(data["random"]))
    for name in State.__slots__:
        if name in _APART:
            continue
        value = decode(data[name])
        made = _NAMED.get(name)
        setattr(state, name, made(*value) if made is not None and value is not None else value)
    state.log = log
    if state.outcome is not None:
        key, winners, ranking = state.outcome
        state.outcome = Outcome(key, winners, tuple([(seat, figures) for seat, figures in ranking]))
    return state


def encode_cells(cells: list[Any], first: list[Any]) -> list[list[Any]]:
    """Runs of cells that differ from `first`: where each begins, then its cells."""
    runs: list[list[Any]] = []
    end = -GAP - 1
    for index, value in enumerate(cells):
        if value == first[index] and type(value) is type(first[index]):
            continue
        if index - end > GAP:
            runs.append([index])
        else:
            runs[-1] += [encode(each) for each in cells[end:index]]
        runs[-1].append(encode(value))
        end = index + 1
    return runs


def decode_cells(runs: list[list[Any]], first: list[Any]) -> list[Any]:
    """The cells that `encode_cells` wrote."""
    cells = first[:]
    for start, *values in runs:
        if not 0 <= start <= len(cells) - len(values):
            raise ValueError(start)
        cells[start : start + len(values)] = [decode(each) for each in values]
    return cells
