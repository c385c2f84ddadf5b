"""The sections that a game's reference editions have: from `book/outline.yaml`, and from what the rules cite."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from interpreter.rulebook.book.numbering import Numbering, Path, plain
from interpreter.rulebook.checking import Context
from interpreter.rulebook.game.game_data import load_book_file
from interpreter.rulebook.game.knowledge import complaints_of, once, statements_of

_SHARED = 0.5
_ENOUGH = 4


@dataclass(frozen=True)
class KnownSections:
    """The decimal numbers known of one reference edition. `listed` says that they come from a list of its own.

    `references`: for a section the numbers it refers to, in the order of its text, from `book/references.yaml`. `own`
    are the numbers that the book's own edition is known to have; None where this is its own list.
    """

    edition: str
    numbers: frozenset[str]
    numbering: Numbering
    listed: bool
    references: Mapping[str, tuple[str, ...]] = field(default_factory=dict, repr=False)
    own: frozenset[str] | None = field(default=None, repr=False)
    own_edition: str = ""

    @cached_property
    def paths(self) -> dict[Path, str]:
        """Every number by its path, in order."""
        found = {path: number for number in self.numbers if (path := self.numbering.path(number)) is not None}
        return dict(sorted(found.items()))

    @cached_property
    def _sorted(self) -> list[Path]:
        return list(self.paths)

    def between(self, low: Path, high: Path) -> list[Path]:
        """The known sections after `low` and before `high`."""
        return self._sorted[bisect_right(self._sorted, low) : bisect_left(self._sorted, high)]

    def knows_near(self, path: Path) -> bool:
        """Whether so much is known of the chapter around a section that its absence means something."""
        return any(self._count(path[:size]) >= _ENOUGH for size in {min(2, len(path) - 1), len(path) - 1})

    def ends_before(self, path: Path) -> bool:
        """Whether a number follows the last one that is known beside it: what is known may end too early."""
        *chapter, last = path
        return (*chapter, last - 1) in self.paths and not self.between(path, (*chapter, last + 1000))

    def is_sure(self, path: Path) -> bool:
        """Whether the book's own edition is known to have a section of this list."""
        return self.own is None or self.paths[path] in self.own

    def _count(self, chapter: Path) -> int:
        first = bisect_left(self._sorted, chapter)
        size = len(chapter)
        return sum(other[:size] == chapter for other in self._sorted[first : first + _ENOUGH])


def known_sections(context: Context) -> KnownSections | None:
    """What is known of the edition that the book's own numbers belong to; None without a game or such numbers."""
    return once(context, "known_sections", lambda: _find(context))


def _find(context: Context) -> KnownSections | None:
    facts = context.facts
    own = [s.number for s in context.book.rules if s.form == "decimal" and s.number]
    if facts is None or not own:
        return None
    listed: dict[str, set[str]] = {}
    document = load_book_file(facts.folder, "outline.yaml", complaints_of(context))
    if document is not None and isinstance(document.value, dict):
        for edition, numbers in document.value.items():
            if isinstance(numbers, list):
                listed[edition] = {plain(str(number)) for number in numbers}
    cited: dict[str, set[str]] = {}
    for definition in facts.definitions.values():
        for cites, section in definition.cites:
            number = plain(section)
            if "." in number:
                cited.setdefault(cites or "", set()).add(number)
    candidates = [(edition, numbers, True) for edition, numbers in listed.items()]
    candidates += [(edition, numbers, False) for edition, numbers in cited.items() if edition not in listed]
    plain_own = {plain(number) for number in own}
    best = max(
        candidates,
        key=lambda each: (len(each[1] & plain_own), each[0] == facts.edition, each[2], each[0]),
        default=None,
    )
    if best is None or len(best[1] & plain_own) < _SHARED * len(plain_own):
        return None
    chosen, known, is_listed = best
    everything = known | cited.get(chosen, set())
    numbering = _numbering(everything, context.book.numbering)
    cited_here = _cited_by_statements(context) | cited.get(facts.edition, set())
    own_numbers = None if chosen == facts.edition else frozenset(cited_here)
    references = _references(context, facts.edition)
    return KnownSections(chosen, frozenset(everything), numbering, is_listed, references, own_numbers, facts.edition)


def _cited_by_statements(context: Context) -> set[str]:
    """The numbers of the book's own edition that the game's statements cite."""
    assert context.facts is not None
    edition = context.facts.edition
    return {plain(number) for statement in statements_of(context) for number in statement.cites.get(edition, ())}


def _references(context: Context, edition: str) -> dict[str, tuple[str, ...]]:
    """What the sections of an edition refer to, as far as the game knows."""
    assert context.facts is not None
    document = load_book_file(context.facts.folder, "references.yaml", complaints_of(context))
    table = document.value_at((edition,)) if document is not None else None
    if document is None or table is None:
        return {}
    if not isinstance(table, dict):
        complaints_of(context).report("L2181", document.span((edition,)), wanted="section: [numbers]")
        return {}
    found: dict[str, tuple[str, ...]] = {}
    for section, numbers in table.items():
        if isinstance(numbers, list):
            found[section] = tuple(plain(str(number)) for number in numbers)
        else:
            complaints_of(context).report("L2181", document.span((edition, section)), wanted="[numbers]")
    return found


def _numbering(numbers: Iterable[str], own: Numbering) -> Numbering:
    """How the known numbers nest: as in the book if that shows it, else as sorted digit by digit."""
    return own if own.digits_from is not None else Numbering.of(sorted(numbers))
