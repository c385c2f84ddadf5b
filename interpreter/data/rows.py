"""Rows of cards and orders of printed names, checked against the shape of their entity."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from interpreter.data.characters import shorten
from interpreter.data.document import Document, Offsets, Path, Value
from interpreter.data.named import Named
from interpreter.data.shapes import (
    IDENTIFIER,
    MAX_COPIES,
    BooleanKind,
    EnumKind,
    FieldKind,
    IntegerKind,
    ListKind,
    OptionalKind,
    RowField,
    RowShape,
    TitleKind,
    describe_kind,
)
from interpreter.data.structure import MAX_FINDINGS, check_structure, describe
from interpreter.messages import Diagnostics, closest
from interpreter.text import Span

RowValue: TypeAlias = "int | str | bool | tuple[RowValue, ...] | None"

_WORDS = {"yes": True, "no": False}


@dataclass(frozen=True)
class CardRow:
    """A row: its title, figures by field (only those that are written), and where its rule text stands.

    `ability` holds the offsets of the raw, indented block in the source; parsed there, its places are right.
    """

    id: Named
    copies: int
    values: dict[str, RowValue]
    spans: dict[str, Span]
    ability: Offsets | None = None
    cites: tuple[Named, ...] = ()


def read_rows(document: Document, shape: RowShape, diagnostics: Diagnostics) -> list[CardRow]:
    """The rows of `document` that are free of faults; every fault is reported."""
    rows = document.value
    if not isinstance(rows, list):
        diagnostics.report("L0380", document.span(()), found=describe(rows), entity=shape.entity)
        return []
    reader = _Reader(document, shape, diagnostics)
    found: list[CardRow] = []
    for index, row in enumerate(rows):
        read = reader.row(index, row)
        if read is not None:
            found.append(read)
        if len(diagnostics) >= reader.limit:
            break
    return found


class _Reader:
    def __init__(self, document: Document, shape: RowShape, diagnostics: Diagnostics) -> None:
        self.document = document
        self.shape = shape
        self.diagnostics = diagnostics
        self.columns = shape.columns
        self.fields = {field.name: field for field in shape.fields}
        self.titles: dict[str, Span] = {}
        self.limit = len(diagnostics) + MAX_FINDINGS

    def report(self, code: str, path: Path, suggestion: str | None = None, **words: str | int) -> None:
        """Report a finding at the value at `path`."""
        if len(self.diagnostics) >= self.limit:
            return
        shown = {name: str(word) for name, word in words.items()}
        self.diagnostics.report(code, self.document.span(path), related=(), suggestion=suggestion, **shown)

    def row(self, index: int, row: Value) -> CardRow | None:
        """One row, None when it has a fault."""
        before = len(self.diagnostics)
        if not isinstance(row, dict):
            self.report("L0380", (index,), found=describe(row), entity=self.shape.entity)
            return None
        self.check_columns(index, row)
        title = self.title(index, row)
        values: dict[str, RowValue] = {}
        for name in row:
            if name in self.fields:
                values[name] = self.value(self.fields[name], (index, name), row[name])
        copies = self.copies(index, row)
        ability = self.ability(index, row)
        cites = self.cites(index, row)
        if len(self.diagnostics) > before:
            return None
        spans = {name: self.document.span((index, name)) for name in row}
        return CardRow(title, copies, values, spans, ability, cites)

    def check_columns(self, index: int, row: dict[str, Value]) -> None:
        """Report unknown columns and missing fields; two that look alike are one slip."""
        needed = ["id", *(field.name for field in self.shape.fields if field.required)]
        missing = [name for name in needed if name not in row]
        free = [name for name in self.columns if name not in row]
        for name in [name for name in row if name not in self.columns][:MAX_FINDINGS]:
            meant = closest(name, missing) or closest(name, free)
            if meant in missing:
                missing.remove(meant)
            if meant is not None:
                free.remove(meant)
            self.diagnostics.report(
                "L0381",
                self.document.key_span((index, name)),
                suggestion=meant,
                column=shorten(name),
                entity=self.shape.entity,
                known=", ".join(self.columns),
            )
        if missing:
            title = describe(row["id"]) if "id" in row else f"{index + 1}"
            self.report("L0382", (index, "id"), row=title, columns=", ".join(missing), entity=self.shape.entity)

    def title(self, index: int, row: dict[str, Value]) -> Named:
        """The id of the row; a name in lower case that no other row has."""
        title, path = row.get("id"), (index, "id")
        named = Named(title if isinstance(title, str) else "", self.document.span(path))
        if "id" not in row:
            return named
        if not isinstance(title, str) or not re.search(IDENTIFIER, title):
            self.report("L0387", path, found=describe(title))
        elif title in self.titles:
            related = [(self.titles[title], "first used here")]
            self.diagnostics.report("L0386", named.span, related=related, id=shorten(title))
        else:
            self.titles[title] = named.span
        return named

    def copies(self, index: int, row: dict[str, Value]) -> int:
        """How many there are; one when it is not said."""
        name = self.shape.copies
        if name is None or name not in row:
            return 1
        value = row[name]
        if name not in self.fields and not (_is_whole(value) and 1 <= int(str(value)) <= MAX_COPIES):
            self.report("L0389", (index, name), column=name, found=describe(value), limit=MAX_COPIES)
            return 1
        return value if isinstance(value, int) else 1

    def ability(self, index: int, row: dict[str, Value]) -> Offsets | None:
        """The place of the rule text. Only a literal block keeps the lines as they are written."""
        if "ability" not in row or "ability" in self.fields:
            return None
        path = (index, "ability")
        block = self.document.block(path)
        if block is None or block[0] >= block[1]:
            self.report("L0388", path)
        return block

    def cites(self, index: int, row: dict[str, Value]) -> tuple[Named, ...]:
        """Where the card is printed."""
        if "cites" not in row or "cites" in self.fields:
            return ()
        cites, path = row["cites"], (index, "cites")
        texts = cites if isinstance(cites, list) else [None]
        if not all(isinstance(text, str) and text for text in texts):
            words = "a list of texts in brackets"
            self.report("L0385", path, column="cites", found=describe(cites), expected=words)
            return ()
        return tuple(Named(str(text), self.document.span((*path, at))) for at, text in enumerate(texts))

    def value(self, field: RowField, path: Path, value: Value) -> RowValue:
        """A value of a field; what does not fit is reported and read as nothing."""
        return self.fit(field.name, field.kind, path, value)

    def fit(self, name: str, kind: FieldKind, path: Path, value: Value) -> RowValue:
        """A value of a kind."""
        match kind:
            case OptionalKind(of):
                return None if value is None or value == "none" else self.fit(name, of, path, value)
            case ListKind(of):
                if isinstance(value, list):
                    return tuple(self.fit(name, of, (*path, at), item) for at, item in enumerate(value))
            case BooleanKind():
                if isinstance(value, bool):
                    return value
                if isinstance(value, str) and value in _WORDS:
                    return _WORDS[value]
            case IntegerKind(low, high):
                if isinstance(value, int) and not isinstance(value, bool):
                    return self.within(name, kind, path, value, low, high)
            case EnumKind(enum, members):
                if isinstance(value, str):
                    return self.member(f"member of {enum}", members, path, value)
            case TitleKind(entity, titles):
                if isinstance(value, str) and (titles is not None or re.search(IDENTIFIER, value)):
                    return value if titles is None else self.member(f"title of {entity}", titles, path, value)
        self.report("L0385", path, column=name, found=describe(value), expected=describe_kind(kind))
        return None

    def within(self, name: str, kind: FieldKind, path: Path, value: int, low: int | None, high: int | None) -> RowValue:
        """A number that is not too small and not too large."""
        if (low is None or low <= value) and (high is None or value <= high):
            return value
        self.report("L0383", path, column=name, value=value, expected=describe_kind(kind))
        return None

    def member(self, what: str, members: tuple[str, ...], path: Path, value: str) -> RowValue:
        """A word that is one of the known ones."""
        if value in members:
            return value
        known = ", ".join(members[:20]) or "none"
        self.report("L0384", path, closest(value, members), value=shorten(value), what=what, known=known)
        return None


def _is_whole(value: Value) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def read_names(
    document: Document, titles: Iterable[str], diagnostics: Diagnostics, others: Iterable[str] = ()
) -> dict[str, int] | None:
    """The rank of each title, from 1, in the alphabetical order of an edition's printed names.

    `others` are titles that the order may name although the edition leaves them out. None when a title is
    missing, unknown or written twice; each is reported.
    """
    if not check_structure(document, "names.schema.json", diagnostics):
        return None
    before = len(diagnostics)
    known = dict.fromkeys(titles)
    spare = set(others)
    order = document.value_at(("order",))
    assert isinstance(order, list), "the schema says so"
    ranks = {str(title): rank for rank, title in enumerate(order, start=1)}
    missing = [title for title in known if title not in ranks]
    for position, title in enumerate(map(str, order)):
        if title not in known and title not in spare and len(diagnostics) - before < MAX_FINDINGS:
            meant = closest(title, missing)
            if meant is not None:
                missing.remove(meant)
            span = document.span(("order", position))
            diagnostics.report("L0391", span, suggestion=meant, title=shorten(title))
    if missing:
        shown = ", ".join(missing[:12])
        diagnostics.report("L0390", document.key_span(("order",)), titles=shown, count=len(missing))
    return ranks if len(diagnostics) == before else None
