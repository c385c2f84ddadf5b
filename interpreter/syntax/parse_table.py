"""The parse table, kept as JSON: building it takes half a second, reading it a tenth of that.

`parse_table.json` belongs to one grammar and one version of lark, which its key names. Where the key does not fit,
the table is built anew, so a stale file costs time and nothing else. `make generated` writes it; a
test tells when that has been forgotten.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

import lark
from lark import Lark
from lark.grammar import Rule
from lark.lexer import TerminalDef

from interpreter.syntax.grammar_text import digest, grammar_text
from interpreter.syntax.reading_table import write_reading_table

FILE = "parse_table.json"
_NOT_KEPT = ("postlex", "lexer_callbacks", "_plugins")


def table_key(grammar: str) -> str:
    """What a kept table must belong to."""
    return digest(lark.__version__, grammar)


def dump_table(parser: Lark, grammar: str) -> str:
    """The table of a parser as JSON."""
    data, memo = parser.memo_serialize([TerminalDef, Rule])
    data = {**data, "options": {k: v for k, v in data["options"].items() if k not in _NOT_KEPT}}
    return json.dumps({"key": table_key(grammar), "data": data, "memo": memo}, separators=(",", ":")) + "\n"


def load_table(grammar: str, options: Mapping[str, Any]) -> Lark | None:
    """The parser of a kept table, or None when there is none for this grammar."""
    file = files("interpreter.syntax").joinpath(FILE)
    if not file.is_file():
        return None
    kept = json.loads(file.read_text(encoding="utf-8"))
    if kept.get("key") != table_key(grammar):
        return None
    # JSON has no numbers for keys.
    kept["memo"] = {int(number): each for number, each in kept["memo"].items()}
    table = kept["data"]["parser"]["parser"]
    table["tokens"] = {int(number): name for number, name in table["tokens"].items()}
    table["states"] = {
        int(state): {int(token): action for token, action in actions.items()}
        for state, actions in table["states"].items()
    }
    parser: Lark = Lark.__new__(Lark)
    parser._load(kept, **options)
    return parser


def write_table() -> None:
    """Write the table of the English keywords, and what our own reader takes of it."""
    from interpreter.syntax.grammar import build_parser

    parser = build_parser()
    path = files("interpreter.syntax").joinpath(FILE)
    with open(str(path), "w", encoding="utf-8") as file:
        file.write(dump_table(parser, grammar_text()))
    write_reading_table(parser)
