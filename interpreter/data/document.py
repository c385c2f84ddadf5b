"""Plain data with the places it was read from."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from interpreter.text import Source, Span

Value: TypeAlias = "dict[str, Value] | list[Value] | str | int | bool | None"
"""What a data file can hold. There are no floats: figures of games are whole."""

Path: TypeAlias = tuple[str | int, ...]
"""The way to a value: keys of mappings and positions in lists, from the top."""

Offsets: TypeAlias = tuple[int, int]


@dataclass(frozen=True)
class Document:
    """A loaded data file: plain `value`, and for each path in it the place in the source."""

    source: Source
    value: Value = field(repr=False)
    values: dict[Path, Offsets] = field(repr=False)
    keys: dict[Path, Offsets] = field(repr=False)
    blocks: dict[Path, Offsets] = field(repr=False)

    def span(self, path: Path) -> Span:
        """The place of the value at `path`; of the nearest value around it when there is none."""
        while path and path not in self.values:
            path = path[:-1]
        return self.source.span(*self.values[path])

    def key_span(self, path: Path) -> Span:
        """The place of the key that `path` ends with; of the value when it ends with a list position."""
        found = self.keys.get(path)
        return self.source.span(*found) if found else self.span(path)

    def block(self, path: Path) -> Offsets | None:
        """Start and end of the raw, still indented text of a literal block (`|`) at `path`, or None.

        The start is the first character of the first line after the `|`; the end is behind the last character
        that is not blank.
        """
        return self.blocks.get(path)

    def value_at(self, path: Path) -> Value:
        """The value at `path`, None when there is none."""
        found: Value = self.value
        for step in path:
            if isinstance(found, dict) and isinstance(step, str):
                found = found.get(step)
            elif isinstance(found, list) and isinstance(step, int) and 0 <= step < len(found):
                found = found[step]
            else:
                return None
        return found
