"""What columns of the rules' tables count, by concepts: from the game's `book/tables.yaml`."""

from __future__ import annotations

from dataclasses import dataclass

from interpreter.data import GameFolder
from interpreter.messages import Diagnostics, Piece, closest
from interpreter.rulebook.game.game_data import load_book_file, string_list

_KEYS = ("counts", "done")


@dataclass(frozen=True)
class Counted:
    """A column of a table whose numbers count any of some things with which something is done: `4 boats are lost`."""

    table: str
    column: str
    counts: frozenset[str]
    done: frozenset[str]


def read_counted(folder: GameFolder, diagnostics: Diagnostics) -> list[Counted]:
    """The columns that the file names. What cannot be used is reported and left out."""
    document = load_book_file(folder, "tables.yaml", diagnostics)
    if document is None:
        return []
    if not isinstance(document.value, dict):
        diagnostics.report("L2181", document.span(()), wanted=Piece("wanted-tables"))
        return []
    found: list[Counted] = []
    for table, columns in document.value.items():
        if not isinstance(columns, dict):
            diagnostics.report("L2181", document.span((table,)), wanted=Piece("wanted-columns"))
            continue
        for column, entry in columns.items():
            if not isinstance(entry, dict):
                diagnostics.report("L2181", document.span((table, column)), wanted=Piece("wanted-counts"))
                continue
            for key in entry:
                if key not in _KEYS:
                    diagnostics.report(
                        "L2183", document.key_span((table, column, key)), key=key, known=", ".join(_KEYS),
                        suggestion=closest(key, _KEYS),
                    )  # fmt: skip
            lists = [frozenset(string_list(document, (table, column, key), diagnostics)) for key in _KEYS]
            found.append(Counted(str(table), str(column), lists[0], lists[1]))
    return found
