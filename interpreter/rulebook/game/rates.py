"""What one of a thing costs or brings, so that cases of a book can be reckoned: from the game's `book/rates.yaml`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from interpreter.data import Document, GameFolder
from interpreter.messages import Diagnostics, Piece, closest
from interpreter.rulebook.book.exact import Number, exact, size
from interpreter.rulebook.game.game_data import load_book_file, string_list
from interpreter.rulebook.game.statements import Statement

_LISTS = ("each", "named", "of", "done", "within", "when", "times", "level", "doubled", "gathered", "by")
_KEYS = (*_LISTS, "besides", "pays", "figure")


@dataclass(frozen=True)
class Rate:
    """So much of `pays` for each of some things, or for what is only `named`, as often as it is.

    `done`: only for those with which this is done. `within`: only where one of these is named too. `of`: where no
    number counts the things, they are as many as different ones of these stand behind them. `values` are those that may
    be meant; a fraction is rounded down. `when`: where this is named, so large a part of the things is lost, rounded
    up. `times`: for each of these that the case has told of. `level`: as many as one of these has come to. `besides`:
    what else may be added to what there is for each thing of which one of `of` stands beside it, twice as much where
    one of `doubled` is named. `gathered`: in cases about these, all that is paid comes to somebody in the end.
    """

    each: frozenset[str]
    named: frozenset[str]
    of: frozenset[str]
    done: frozenset[str]
    within: frozenset[str]
    when: frozenset[str]
    pays: str
    values: tuple[Number, ...]
    times: frozenset[str] = frozenset()
    level: frozenset[str] = frozenset()
    doubled: frozenset[str] = frozenset()
    gathered: frozenset[str] = frozenset()
    besides: tuple[Number, ...] = ()

    @property
    def is_plain(self) -> bool:
        """Whether it pays for things by themselves, and not by what a case has told before."""
        return not (self.times or self.level or self.besides or self.gathered)


def read_rates(folder: GameFolder, statements: Sequence[Statement], diagnostics: Diagnostics) -> list[Rate]:
    """The rates of the file, with the values of the statements that they name. What is wrong is reported."""
    document = load_book_file(folder, "rates.yaml", diagnostics)
    if document is None:
        return []
    if not isinstance(document.value, list):
        diagnostics.report("L2181", document.span(()), wanted=Piece("wanted-rates"))
        return []
    return list(_read(document, document.value, statements, diagnostics))


def _read(
    document: Document, entries: Sequence[object], statements: Sequence[Statement], diagnostics: Diagnostics
) -> Iterator[Rate]:
    for index, entry in enumerate(entries):
        pays = (entry.get("pays") or ("when" in entry and "")) if isinstance(entry, dict) else None
        if not isinstance(entry, dict) or not isinstance(pays, str):
            diagnostics.report("L2181", document.span((index,)), wanted=Piece("wanted-rate"))
            continue
        for key in (key for key in entry if key not in _KEYS):
            diagnostics.report(
                "L2183", document.key_span((index, key)), key=key, known=", ".join(_KEYS),
                suggestion=closest(key, _KEYS),
            )  # fmt: skip
        lists = {
            key: frozenset(string_list(document, (index, key), diagnostics)) if key in entry else frozenset[str]()
            for key in _LISTS
        }
        values = [value for each in statements if each.id in lists["by"] for value in each.values]
        try:
            values += [exact(Fraction(str(entry["figure"])))] if "figure" in entry else []
            besides = tuple(exact(Fraction(str(each))) for each in entry.get("besides", ()))
        except (ValueError, TypeError):
            values = []
        if not values or not (lists["each"] or lists["named"] or lists["gathered"]):
            diagnostics.report("L2181", document.span((index,)), wanted=Piece("wanted-rate"))
            continue
        yield Rate(
            lists["each"], lists["named"], lists["of"], lists["done"], lists["within"], lists["when"], pays,
            tuple(dict.fromkeys(size(value) for value in values)), lists["times"], lists["level"], lists["doubled"],
            lists["gathered"], besides,
        )  # fmt: skip
