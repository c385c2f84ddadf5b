"""What a ruleset says that a rulebook may state: values, names of things, and which section states which definition."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from interpreter.check import resolved as R
from interpreter.data import GameFolder, Texts
from interpreter.explain import game_texts
from interpreter.messages import Diagnostics
from interpreter.session import Ruleset
from interpreter.session.evaluating import Evaluator, numbers_in
from interpreter.text import Source

_IT = re.compile(r"\bit\b")


@dataclass(frozen=True)
class Definition:
    """A definition of the rules: its name, its kind, the sections it cites, the numbers written in it by label."""

    name: str
    kind: str
    cites: tuple[tuple[str | None, str], ...]
    numbers: dict[str, tuple[int, ...]]

    def sections(self, edition: str) -> tuple[str, ...]:
        """The sections of an edition that it cites."""
        return tuple(section for cited, section in self.cites if cited == edition)


class RulesFacts:
    """The facts of a game with an edition and variants."""

    def __init__(self, ruleset: Ruleset, folder: GameFolder) -> None:
        self.ruleset = ruleset
        self.folder = folder
        self.program = ruleset.program
        self.game = ruleset.game
        self.edition = ruleset.program.edition
        self._texts: dict[str, Texts | None] = {}
        self._text_sources: dict[str, tuple[Source, ...]] = {}

    @cached_property
    def _evaluator(self) -> Evaluator:
        return Evaluator(self.ruleset)

    @cached_property
    def definitions(self) -> dict[str, Definition]:
        """Every definition of the rules, by name."""
        return {definition.name: definition for definition in _definitions(self.ruleset)}

    def titles(self, entity: str) -> tuple[str, ...]:
        """The titles of an entity's cards or the members of an enum, in the order of their declaration.

        Raises:
            KeyError: there is neither.
        """
        if entity in self.program.enums:
            return tuple(self.program.enums[entity])
        shape = self.program.entities[entity]
        return tuple(dict.fromkeys(self.program.titles[title].name for title in shape.titles))

    @cached_property
    def all_titles(self) -> tuple[str, ...]:
        """The titles of all cards."""
        return tuple(title.name for title in self.program.titles)

    def texts(self, language: str) -> Texts | None:
        """The game's texts in a language, or None when it has none."""
        if language not in self._texts:
            known = language in self.folder.languages()
            self._texts[language] = game_texts(self.folder, language, Diagnostics()) if known else None
        return self._texts[language]

    def text_sources(self, language: str) -> tuple[Source, ...]:
        """The files of the game's texts in a language, for who looks for a few words in them."""
        if language not in self._text_sources:
            self._text_sources[language] = tuple(self.folder.text_sources(language))
        return self._text_sources[language]

    def value(self, expression: str, it: str | None = None) -> Any:
        """The value of an expression at the start of a game; `it` in it stands for the title given.

        Raises:
            Fault: the expression has a mistake or no value.
        """
        written = _IT.sub(it, expression) if it is not None else expression
        return self._evaluator.value(Source("<value>", written))

    def part(self, path: str, which: int | None = None) -> int | None:
        """The number written in a labelled part or step (`definition.label`); None when there is no such number.

        `which` tells which, counted from 1; without it there must be one alone.
        """
        numbers = self.numbers(path)
        if which is None:
            return numbers[0] if len(set(numbers)) == 1 else None
        return numbers[which - 1] if 0 < which <= len(numbers) else None

    def numbers(self, path: str) -> tuple[int, ...]:
        """The numbers written in a labelled part or step (`definition.label`), in the order of the text."""
        name, _, label = path.partition(".")
        definition = self.definitions.get(name)
        return definition.numbers.get(label, ()) if definition is not None else ()


_APART = frozenset({"span", "column", "zone"})


def _definitions(ruleset: Ruleset) -> Iterator[Definition]:
    program = ruleset.program
    for function in program.functions.values():
        numbers = {part.label: tuple(numbers_in((part.value, part.when))) for part in function.parts}
        yield Definition(function.name, function.kind, function.cites, numbers)
    for table in program.tables.values():
        yield Definition(table.name, "table", table.cites, {"": tuple(numbers_in(table.rows)) or _cells(table)})
    for routine in program.routines.values():
        yield Definition(routine.name, routine.kind, routine.cites, _steps(routine.body))


def _cells(table: R.TableShape) -> tuple[int, ...]:
    found: list[int] = []
    for keys, outputs in table.rows:
        found += [value for pair in keys for value in pair if isinstance(value, int)]
        found += [value for value in outputs if isinstance(value, int) and not isinstance(value, bool)]
    return tuple(found)


def _steps(body: Sequence[R.Statement]) -> dict[str, tuple[int, ...]]:
    found: dict[str, tuple[int, ...]] = {}
    waiting: list[object] = list(reversed(body))
    while waiting:
        here = waiting.pop()
        if isinstance(here, R.LabelledStep):
            found[here.label] = (*found.get(here.label, ()), *numbers_in(here.body))
            waiting += reversed(here.body)
        elif isinstance(here, (tuple, list)):
            waiting += reversed(here)
        elif hasattr(here, "__dataclass_fields__") and type(here).__module__ == R.__name__:
            waiting += [getattr(here, name) for name in here.__dataclass_fields__ if name not in _APART]
    if not found:
        found[""] = tuple(numbers_in(tuple(body)))
    return found
