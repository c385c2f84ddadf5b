"""The table that the reader goes by: lark's parse table without what only lark needs.

`reading_table.json` belongs to one grammar, which its key names. Where the key does not fit, the table is made anew of
lark's, so a stale file costs time and nothing else. `make generated` writes it.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from interpreter.syntax.grammar_text import digest, grammar_text
from interpreter.syntax.keywords import keyword_table, terminal_of

if TYPE_CHECKING:
    from lark import Lark

FILE = "reading_table.json"

_WORDY = ("NAME", "LABEL", "ELSE_LABEL")
_BETWEEN = ("COMMENT", "_NL", "__IGNORE_0")


@dataclass(frozen=True)
class ReadingTable:
    """States are numbers. What a token or a rule leads to stands under its name.

    `actions`: a number from 0 on is the state after the token, one below is the rule that ends before it, -1 the first.
    `rules`: what a rule is part of; how many symbols it has; the name of its branches, None when they go to the parent;
    whether a lone branch stands for itself; which of the symbols are kept, each with whether it is taken apart.
    """

    starts: dict[str, tuple[int, int]]
    actions: list[dict[str, int]]
    gotos: list[dict[str, int]]
    rules: list[tuple[str, int, str | None, bool, list[tuple[int, bool]]]]
    signs: list[tuple[str, str]]
    words: dict[str, str]
    otherwise: list[str]


@cache
def reading_table() -> ReadingTable:
    """The kept table, or one made anew when the grammar is another."""
    kept = load_reading_table()
    if kept is None:
        from interpreter.syntax.grammar import parser

        return table_of(parser())
    return kept


def load_reading_table() -> ReadingTable | None:
    """The kept table, or None when there is none for this grammar."""
    file = files("interpreter.syntax").joinpath(FILE)
    if not file.is_file():
        return None
    kept = json.loads(file.read_text(encoding="utf-8"))
    return ReadingTable(**kept["table"]) if kept.get("key") == digest(grammar_text()) else None


def dump_reading_table(parser: Lark) -> str:
    """The table of lark's parser as JSON."""
    kept = {"key": digest(grammar_text()), "table": asdict(table_of(parser))}
    return json.dumps(kept, separators=(",", ":")) + "\n"


def table_of(parser: Lark) -> ReadingTable:
    """The table of lark's parser."""
    known = parser.parser.parser._parse_table
    rules = {rule: number for number, rule in enumerate(parser.rules)}
    actions: list[dict[str, int]] = [{} for _ in known.states]
    gotos: list[dict[str, int]] = [{} for _ in known.states]
    nonterminals = {rule.origin.name for rule in parser.rules}
    for state, row in known.states.items():
        for name, (action, argument) in row.items():
            if name in nonterminals:
                gotos[state][name] = argument
            else:
                actions[state][name] = argument if action.name == "Shift" else -1 - rules[argument]
    # As lark tries them; no sign begins as a word does, so words need not be among them.
    by_rank = sorted(parser.terminals, key=lambda t: (-t.priority, -t.pattern.max_width, -len(t.pattern.value), t.name))
    roles = {terminal_of(role): spellings for role, spellings in keyword_table().items()}
    apart = {*roles, *_WORDY, *_BETWEEN}
    return ReadingTable(
        starts={name: (state, known.end_states[name]) for name, state in known.start_states.items()},
        actions=actions,
        gotos=gotos,
        rules=[_rule(rule) for rule in parser.rules],
        signs=[(each.name, each.pattern.to_regexp()) for each in by_rank if each.name not in apart],
        words={word: terminal for terminal, spellings in roles.items() for word in spellings},
        otherwise=list(keyword_table()["else"]),
    )


def _rule(rule: object) -> tuple[str, int, str | None, bool, list[tuple[int, bool]]]:
    origin, symbols = rule.origin.name, rule.expansion  # type: ignore[attr-defined]
    alias, lone = rule.alias, rule.options.expand1  # type: ignore[attr-defined]
    kept = [
        (place, not symbol.is_term and symbol.name.startswith("_"))
        for place, symbol in enumerate(symbols)
        if not (symbol.is_term and symbol.filter_out)
    ]
    name = alias or (None if origin.startswith("_") else origin)
    return origin, len(symbols), name, lone and not alias, kept


def write_reading_table(parser: Lark) -> None:
    """Write the table of the English keywords."""
    with open(str(files("interpreter.syntax").joinpath(FILE)), "w", encoding="utf-8") as file:
        file.write(dump_reading_table(parser))
