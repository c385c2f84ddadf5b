"""What a rulebook of a game states in numbers: each statement with its concepts and its value, drawn from the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from typing import Any, Literal, get_args

from interpreter.data import Document, Path
from interpreter.messages import Diagnostics, Fault, Piece, closest
from interpreter.rulebook.book.exact import Number, exact, size
from interpreter.rulebook.game.game_data import string_list
from interpreter.rulebook.game.ruleset_facts import RulesFacts
from interpreter.text import Span

Form = Literal[
    "number",
    "signed",
    "dice",
    "threshold",
    "fraction",
    "ordinal",
    "multiple",
    "figures",
    "range",
    "concept",
    "order",
    "way",
]
FORMS: tuple[Form, ...] = get_args(Form)
IN_WORDS: frozenset[str] = frozenset({"concept", "order", "way"})
"""The forms that have words and no numbers."""

_KEYS = (
    "id", "value", "about", "within", "counts", "as", "round", "limit", "not_about", "cites", "editions", "each", "why",
    "examples", "under", "loose", "directed",
)  # fmt: skip
_LIMITS = ("max", "min")

OWN = "it"
"""What stands under `counts` where a number stands right behind the name that it belongs to."""

_VALUE_KEYS = ("part", "of", "or", "figure", "number", "why", "any", "says", "not", "order")


@dataclass(frozen=True)
class Statement:
    """One fact that a rulebook states: where its concepts meet in a sentence, this value stands.

    `about` are the concepts that must stand in the sentence; of `within` each stands in the sentence, its paragraph,
    what introduces its list or a heading above it; of `under` each stands in its own heading or one above. `counts` is
    the concept that the number counts; with `it` the number stands right behind the name of the case (`is_behind`).
    Several `values` are figures side by side (`as: figures`), the two ends of a range (`as: range`, `3 to 6 players`),
    or else a choice of numbers of which each may stand;
    `others` are further figures that are right too. `rounding` (`up`, `down`) goes with a fraction. `source` says
    whence the value comes.

    A statement in words (`as: concept`) wants one of the concepts `says`, and one of `wrong` contradicts it; without
    `says`, one of `wrong` is always a contradiction. One of order
    (`as: order`) wants the concepts `order` in this order where they stand side by side with a stroke between them.
    One of a way (`as: way`) says from the first of `order` to the second; from the second to the first contradicts it.
    `limit` (`max`, `min`): the number is the most or the least, so that words for the other contradict it.
    `in_examples`: it must hold in made-up cases too. `is_loose`: its wrong words are only less exact than the right
    ones, which may stand in the sentence before or after. `is_directed`: its words say which way the first of `about`
    goes, so that only the one that stands beside it counts.
    """

    id: str
    about: tuple[str, ...]
    values: tuple[Number, ...]
    form: Form = "number"
    within: tuple[str, ...] = ()
    counts: str = ""
    rounding: str = ""
    not_about: tuple[str, ...] = ()
    cites: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    source: str = ""
    others: tuple[tuple[Number, ...], ...] = ()
    says: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()
    order: tuple[str, ...] = ()
    in_examples: bool = False
    under: tuple[str, ...] = ()
    is_behind: bool = False
    is_loose: bool = False
    is_directed: bool = False
    limit: str = ""
    span: Span | None = field(default=None, compare=False)

    @cached_property
    def kind(self) -> str:
        """What the statements of one kind, each of another case, have in common: their name up to the point."""
        return self.id.partition(".")[0]

    @cached_property
    def amounts(self) -> tuple[Number, ...]:
        """The values without their signs."""
        return tuple(map(size, self.values))

    @property
    def value_text(self) -> str:
        """The value as digits."""
        if self.form == "dice" and len(self.values) == 2:
            return f"{self.values[0]}d{self.values[1]}"
        return {"figures": "/", "range": "–"}.get(self.form, ", ").join(str(value) for value in self.values)


def read_statements(document: Document, facts: RulesFacts, diagnostics: Diagnostics) -> list[Statement]:
    """The statements that count in the facts' edition. What cannot be used is reported and left out."""
    reader = _Reader(document, facts, diagnostics)
    return list(reader.read())


class _Reader:
    def __init__(self, document: Document, facts: RulesFacts, diagnostics: Diagnostics) -> None:
        self.document = document
        self.facts = facts
        self.diagnostics = diagnostics
        self.seen: set[str] = set()

    def read(self) -> Iterator[Statement]:
        entries = self.document.value
        if not isinstance(entries, list):
            self.diagnostics.report("L2181", self.document.span(()), wanted=Piece("wanted-statements"))
            return
        for index, entry in enumerate(entries):
            if not isinstance(entry, dict) or not isinstance(entry.get("id"), str):
                self.diagnostics.report("L2184", self.document.span((index,)), key="id")
                continue
            if self._has_bad_keys(index, entry):
                continue
            editions = string_list(self.document, (index, "editions"), self.diagnostics)
            if editions and self.facts.edition not in editions:
                continue
            yield from self._statements(index, entry)

    def _has_bad_keys(self, index: int, entry: dict[str, Any]) -> bool:
        name = str(entry["id"])
        if name in self.seen and not entry.get("editions"):
            self.diagnostics.report("L2185", self.document.span((index, "id")), statement=name)
            return True
        self.seen.add(name)
        unknown = [key for key in entry if key not in _KEYS]
        for key in unknown:
            self.diagnostics.report(
                "L2183", self.document.key_span((index, key)), key=key, known=", ".join(_KEYS),
                suggestion=closest(key, _KEYS),
            )  # fmt: skip
        for key in ("about", "value"):
            if not entry.get(key) and not (key == "about" and entry.get("each")):
                self.diagnostics.report("L2184", self.document.span((index,)), key=key)
                return True
        form = entry.get("as", "number")
        if form not in FORMS:
            self.diagnostics.report(
                "L2186", self.document.span((index, "as")), form=str(form), known=", ".join(FORMS),
                suggestion=closest(str(form), FORMS),
            )  # fmt: skip
            return True
        limit = str(entry.get("limit", _LIMITS[0]))
        if limit not in _LIMITS:
            self.diagnostics.report(
                "L2183", self.document.span((index, "limit")), key=limit, known=", ".join(_LIMITS),
                suggestion=closest(limit, _LIMITS),
            )  # fmt: skip
            return True
        return bool(unknown)

    def _statements(self, index: int, entry: dict[str, Any]) -> Iterator[Statement]:
        name = str(entry["id"])
        for suffix, concept, it in self._cases(index, entry.get("each")):
            form: Form = entry.get("as", "number")
            is_in_words = form in IN_WORDS
            values = () if is_in_words else self._values(index, entry["value"], it)
            others = self._others(index, entry["value"], it)
            if values is None or others is None or (is_in_words and not self._has_words(index, entry["value"], form)):
                continue
            about = string_list(self.document, (index, "about"), self.diagnostics)
            yield Statement(
                f"{name}.{suffix}" if suffix else name,
                (concept, *about) if concept else about,
                values,
                form,
                string_list(self.document, (index, "within"), self.diagnostics),
                concept if entry.get("counts") == OWN else str(entry.get("counts") or ""),
                str(entry.get("round") or ""),
                string_list(self.document, (index, "not_about"), self.diagnostics),
                self._cites(index, entry),
                self._source(entry["value"], it),
                others,
                string_list(self.document, (index, "value", "says"), self.diagnostics),
                string_list(self.document, (index, "value", "not"), self.diagnostics),
                string_list(self.document, (index, "value", "order"), self.diagnostics),
                entry.get("examples") in (True, "yes"),
                string_list(self.document, (index, "under"), self.diagnostics),
                entry.get("counts") == OWN,
                entry.get("loose") in (True, "yes"),
                entry.get("directed") in (True, "yes"),
                str(entry.get("limit") or ""),
                self.document.key_span((index, "id")),
            )

    def _cases(self, index: int, each: object) -> Iterator[tuple[str, str, str | None]]:
        """For each case its name, its concept and what `it` stands for."""
        if each is None:
            yield "", "", None
        elif isinstance(each, str):
            try:
                titles = self.facts.titles(each)
            except KeyError:
                known = [*self.facts.program.entities, *self.facts.program.enums]
                self.diagnostics.report(
                    "L2187", self.document.span((index, "each")), name=each, suggestion=closest(each, known)
                )
                return
            for title in titles:
                yield title, title, title
        elif isinstance(each, dict):
            for concept, expression in each.items():
                yield concept, concept, str(expression)
        elif isinstance(each, list):
            for title in each:
                yield str(title), str(title), str(title)

    def _values(self, index: int, value: object, it: str | None) -> tuple[Number, ...] | None:
        path: Path = (index, "value")
        if not isinstance(value, dict):
            self.diagnostics.report("L2188", self.document.span(path))
            return None
        for key in value:
            if key not in _VALUE_KEYS:
                self.diagnostics.report(
                    "L2183", self.document.key_span((*path, key)), key=key, known=", ".join(_VALUE_KEYS),
                    suggestion=closest(key, _VALUE_KEYS),
                )  # fmt: skip
                return None
        if "part" in value:
            which = value.get("number")
            found = self.facts.part(str(value["part"]), which if isinstance(which, int) else None)
            if found is None:
                self.diagnostics.report(
                    "L2189", self.document.span((*path, "part")), part=str(value["part"]),
                    numbers=", ".join(str(number) for number in self.facts.numbers(str(value["part"]))) or "-",
                    suggestion=closest(str(value["part"]).partition(".")[0], self.facts.definitions),
                )  # fmt: skip
                return None
            return (abs(found),)
        if "of" in value:
            return self._evaluated((*path, "of"), value["of"], it)
        written = value.get("figure", value.get("any"))
        numbers = written if isinstance(written, list) else [written]
        try:
            return tuple(exact(Fraction(str(number))) for number in numbers)
        except ValueError:
            self.diagnostics.report("L2188", self.document.span(path))
            return None

    def _has_words(self, index: int, value: object, form: Form) -> bool:
        """Whether a statement in words says what it wants."""
        key = "says" if form == "concept" else "order"
        if isinstance(value, dict) and (value.get(key) or (form == "concept" and value.get("not"))):
            return True
        self.diagnostics.report("L2184", self.document.span((index, "value")), key=key)
        return False

    def _others(self, index: int, value: object, it: str | None) -> tuple[tuple[Number, ...], ...] | None:
        """Further figures that are right too: each a list of expressions, or one expression."""
        found: list[tuple[Number, ...]] = []
        listed = value.get("or") if isinstance(value, dict) else None
        for number, written in enumerate(listed if isinstance(listed, list) else []):
            values = self._evaluated((index, "value", "or", number), written, it)
            if values is None:
                return None
            found.append(values)
        return tuple(found)

    def _evaluated(self, path: Path, written: object, it: str | None) -> tuple[Number, ...] | None:
        values: list[Number] = []
        for expression in written if isinstance(written, list) else [written]:
            try:
                found = self.facts.value(str(expression), it)
            except Fault as fault:
                first = fault.diagnostics[0]
                self.diagnostics.report(
                    "L2190", self.document.span(path), expression=str(expression), reason=first.message
                )
                return None
            for number in found if isinstance(found, tuple) else (found,):
                if isinstance(number, bool) or not isinstance(number, int):
                    self.diagnostics.report(
                        "L2190", self.document.span(path), expression=str(expression), reason=Piece("no-number")
                    )
                    return None
                values.append(number)
        return tuple(values) or None

    def _cites(self, index: int, entry: dict[str, Any]) -> dict[str, tuple[str, ...]]:
        written = entry.get("cites")
        if isinstance(written, dict):
            return {
                edition: string_list(self.document, (index, "cites", edition), self.diagnostics) for edition in written
            }
        value = entry["value"]
        name = str(value.get("part", "")).partition(".")[0] if isinstance(value, dict) else ""
        definition = self.facts.definitions.get(name)
        if definition is None:
            return {}
        editions = dict.fromkeys(cited for cited, _ in definition.cites if cited)
        return {edition: definition.sections(edition) for edition in editions}

    @staticmethod
    def _source(value: dict[str, Any], it: str | None) -> str:
        if "part" in value:
            return str(value["part"])
        if "of" in value:
            written = value["of"]
            expressions = written if isinstance(written, list) else [written]
            text = ", ".join(str(expression) for expression in expressions)
            return text if it is None else f"{text} ({it})"
        return str(value.get("why") or "")
