"""The strict loader of data files: YAML 1.2 core as plain data, with places.

It consumes parsing events with a stack of its own, because the composers of the library are recursive: 60,000
nested brackets crash the process there. Whatever could make a stranger's file mean something else than it
seems to (aliases, tags, directives, duplicate keys, floats, tabs) is refused with its own code.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from interpreter.data.characters import code_point, find_character_fault, shorten
from interpreter.data.document import Document, Offsets, Path, Value
from interpreter.data.events import Engine, classify_fault, events
from interpreter.data.scalars import plain_scalar
from interpreter.messages import Diagnostics, Piece
from interpreter.text import Source, Span, find_unicode_fault

MAX_DEPTH = 64
MAX_NODES = 200_000
MAX_FINDINGS = 100
"""Of one file; more help nobody, and a hostile file could have very many."""

_CHARACTER_CODES = {"control": "L0314", "bidi": "L0315", "hidden": "L0316"}
_SCALAR_CODES = {"float": "L0309", "leading_zero": "L0308", "long_number": "L0326"}
# The mark of a complex key. The C parser also sees one in `{?a: 1}`, where YAML has the key `?a`.
_QUESTION = re.compile(r"(?<![^\s\[{,-])\? *\Z")
_DIRECTIVE = re.compile(r"(?:[ ]*(?:#[^\n]*)?\n)*(%[^\n]*)")


def load_yaml(source: Source, diagnostics: Diagnostics, *, engine: Engine | None = None) -> Document | None:
    """The data in `source`, or None when anything in it was refused; the findings say what and where.

    `engine` is for tests that compare the two parsers.
    """
    return _Loader(source, diagnostics).load(engine)


class _Stop(Exception):
    """Ends the loading of a file about which nothing sensible can be said any more."""


@dataclass(slots=True)
class _Frame:
    """A mapping or list that is being filled."""

    container: dict[str, Value] | list[Value]
    path: Path
    start: int
    flow: bool
    end: int = 0
    key: str | None = None
    key_place: Offsets = (0, 0)


class _Loader:
    def __init__(self, source: Source, diagnostics: Diagnostics) -> None:
        self.source = source
        self.diagnostics = diagnostics
        self.found = 0
        self.stack: list[_Frame] = []
        self.top: Value = None
        self.documents = 0
        self.nodes = 0
        self.shared = False
        self.values: dict[Path, Offsets] = {}
        self.keys: dict[Path, Offsets] = {}
        self.blocks: dict[Path, Offsets] = {}

    def load(self, engine: Engine | None) -> Document | None:
        """Run all events; the document, or None."""
        try:
            self.check_text()
            self.run(engine)
        except _Stop:
            return None
        if self.found:
            return None
        return Document(self.source, self.top, self.values, self.keys, self.blocks)

    def refuse(self, code: str, place: Offsets, related: Iterable[tuple[Span, str]] = (), **words: str | int) -> None:
        """Report a finding and go on reading, for more findings."""
        self.found += 1
        shown = {name: str(word) for name, word in words.items()}
        self.diagnostics.report(code, self.source.span(*place), related=related, suggestion=None, **shown)
        if self.found >= MAX_FINDINGS:
            raise _Stop

    def stop(self, code: str, place: Offsets, **words: str | int) -> _Stop:
        """Report a finding that ends the reading; the caller raises the result."""
        self.refuse(code, place, (), **words)
        return _Stop()

    def check_text(self) -> None:
        """Refuse what would have to be refused anywhere: odd characters, tabs, directives."""
        text = self.source.text
        fault = find_character_fault(text)
        if fault is not None:
            kind, offset = fault
            raise self.stop(_CHARACTER_CODES[kind], (offset, offset + 1), character=code_point(text[offset]))
        tab = text.find("\t")
        if tab >= 0:
            raise self.stop("L0313", (tab, tab + 1))
        directive = _DIRECTIVE.match(text)
        if directive:
            raise self.stop("L0305", directive.span(1), directive=shorten(directive.group(1)))

    def run(self, engine: Engine | None) -> None:
        """Handle each event by the name of its class, which is the same in both engines."""
        from ruamel.yaml.error import YAMLError

        handlers = {
            "ScalarEvent": self.scalar,
            "MappingStartEvent": self.open,
            "SequenceStartEvent": self.open,
            "MappingEndEvent": self.close,
            "SequenceEndEvent": self.close,
            "AliasEvent": self.alias,
            "DocumentStartEvent": self.document,
        }
        try:
            for event in events(self.source.text, engine):
                handler = handlers.get(type(event).__name__)
                if handler is not None:
                    handler(event)
        except YAMLError as fault:
            self.misread(fault)
        if self.documents == 0:
            raise self.stop("L0302", (0, 0))

    def misread(self, fault: Any) -> None:
        """Report what the parser could not read. Findings before this place stand."""
        text = self.source.text
        code, offset, problem = classify_fault(fault, len(text))
        char = text[offset : offset + 1]
        if char in ("", "\n"):
            offset = max(0, len(text[:offset].rstrip()) - 1)
        raise self.stop(code, (offset, offset + 1), problem=problem, character=char)

    def document(self, event: Any) -> None:
        """Only one document a file."""
        self.documents += 1
        if self.documents > 1:
            raise self.stop("L0306", _place(event))

    def alias(self, event: Any) -> None:
        """References to other parts of the file: refused, their value is empty."""
        if not self.shared:
            self.refuse("L0303", _place(event), name=shorten(str(event.anchor)))
        self.shared = True
        if self.waits_for_key():
            raise _Stop
        self.add(None, _place(event))

    def check_properties(self, event: Any) -> None:
        """Refuse an anchor or a tag before a value; count the values."""
        self.nodes += 1
        place = (event.start_mark.index, event.start_mark.index + 1)
        if self.nodes > MAX_NODES:
            raise self.stop("L0311", place, limit=MAX_NODES)
        if event.anchor is not None and not self.shared:
            self.shared = True
            self.refuse("L0303", place, name=shorten(str(event.anchor)))
        if event.tag is not None:
            # As it is written; the event has it in a long form that nobody would recognise.
            written = self.source.text[place[0] : place[0] + 60].split()
            self.refuse("L0304", place, tag=shorten(written[0] if written else "!"))

    def open(self, event: Any) -> None:
        """A mapping or list begins."""
        self.check_properties(event)
        start = event.start_mark.index
        if self.waits_for_key():
            raise self.stop("L0307", (start, start + 1))
        if len(self.stack) >= MAX_DEPTH:
            raise self.stop("L0310", (start, start + 1), limit=MAX_DEPTH)
        container: dict[str, Value] | list[Value]
        container = {} if type(event).__name__ == "MappingStartEvent" else []
        self.stack.append(_Frame(container, self.next_path(), start, bool(event.flow_style), end=start + 1))

    def close(self, event: Any) -> None:
        """A mapping or list ends; it is a value of what is around it."""
        frame = self.stack.pop()
        end = event.end_mark.index if frame.flow else frame.end
        self.add(frame.container, (frame.start, end))

    def waits_for_key(self) -> bool:
        """Whether the innermost mapping needs a key next."""
        return bool(self.stack) and isinstance(self.stack[-1].container, dict) and self.stack[-1].key is None

    def next_path(self) -> Path:
        """The path of the value that comes next."""
        if not self.stack:
            return ()
        frame = self.stack[-1]
        step = len(frame.container) if isinstance(frame.container, list) else frame.key
        return (*frame.path, "" if step is None else step)

    def scalar(self, event: Any) -> None:
        """A word or text: a key, if the mapping around it waits for one, else a value."""
        self.check_properties(event)
        place = self.scalar_place(event)
        if self.waits_for_key():
            self.begin_entry(self.stack[-1], event, place)
            return
        value, fault = (event.value, None) if event.style or event.tag else plain_scalar(event.value)
        if fault is not None:
            self.refuse(_SCALAR_CODES[fault], place, text=shorten(event.value))
        if event.style == '"':
            self.check_escapes(event.value, place)
        if event.style == "|":
            self.blocks[self.next_path()] = self.block_offsets(place)
        self.add(value, place)

    def scalar_place(self, event: Any) -> Offsets:
        """The offsets of a scalar without the blank lines behind a block."""
        start, end = event.start_mark.index, min(event.end_mark.index, len(self.source.text))
        if event.style in ("|", ">"):
            end = start + len(self.source.text[start:end].rstrip())
        return start, end

    def block_offsets(self, place: Offsets) -> Offsets:
        """The lines of a block below its `|`."""
        start = self.source.text.find("\n", *place) + 1
        return (start, place[1]) if start else (place[1], place[1])

    def check_escapes(self, value: str, place: Offsets) -> None:
        """Refuse what an escape in double quotes would smuggle in."""
        fault = find_character_fault(value)
        if fault is not None:
            kind, offset = fault
            self.refuse(_CHARACTER_CODES[kind], place, character=code_point(value[offset]))

    def begin_entry(self, frame: _Frame, event: Any, place: Offsets) -> None:
        """A key of a mapping: a word that is written once."""
        key = event.value
        if _QUESTION.search(self.source.text, max(0, place[0] - 80), place[0]):
            raise self.stop("L0307", place)
        value, fault = (key, None) if event.style else plain_scalar(key)
        if fault is not None or not isinstance(value, str):
            self.refuse("L0312", place, key=shorten(key))
        elif key == "<<" and not event.style:
            self.refuse("L0325", place)
        elif event.style == '"':
            self.check_escapes(key, place)
        if not key.isascii():
            imitation = find_unicode_fault(key)
            if imitation is not None and imitation.kind == "mixed":
                self.refuse("L0317", place, key=shorten(key))
        frame.key, frame.key_place = key, place
        path = (*frame.path, key)
        if path in self.keys:
            first = self.source.span(*self.keys[path])
            self.refuse("L0327", place, [(first, Piece("first-written-here"))], key=shorten(key))
            # Below another path, so that keys inside it are not called duplicates of those in the first.
            frame.key = f"{key}\0{place[0]}"
        else:
            self.keys[path] = place

    def add(self, value: Value, place: Offsets) -> None:
        """Put a finished value where it belongs. An empty value stands at its key."""
        path = self.next_path()
        if not self.stack:
            self.top = value
            self.values[path] = place
            return
        frame = self.stack[-1]
        if isinstance(frame.container, list):
            frame.container.append(value)
        else:
            assert frame.key is not None, "a key came before"
            if place[0] >= place[1]:
                place = frame.key_place
            frame.container.setdefault(frame.key, value)
            frame.key = None
        self.values.setdefault(path, place)
        frame.end = max(frame.end, place[1])


def _place(event: Any) -> Offsets:
    start: int = event.start_mark.index
    return start, max(event.end_mark.index, start + 1)
