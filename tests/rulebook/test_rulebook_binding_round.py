"""What `bind` proposes can be read back, and a check with it finds no less than without."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from interpreter.data import data_roots, find_games
from interpreter.rulebook.beside.bindings import bindings_in, dump_bindings
from interpreter.rulebook.beside.proposing import propose
from interpreter.rulebook.checking import Context, check_book
from interpreter.rulebook.opening import with_rules
from interpreter.text import Source
from tests.rulebook.books import codes, context_of

TEXTS = Path(__file__).parent / "texts"
EDITIONS = {"gloria": ("gloria_a_roma", "ca"), "republic": ("republic_of_rome", "ru")}

DEALT = """\
1.06 Income

1.06.12 Concessions are paid in the income phase. The Harbor Fees bring 3 talents. Tax Farmer 1 brings 2 talents.

1.06.13 Provinces follow.
"""


@cache
def rules(game: str, edition: str) -> Context:
    return with_rules(context_of(""), find_games(data_roots(()))[game], edition)


def check_round(text: str, language: str, game: str, edition: str) -> tuple[str, ...]:
    """Bind a text and check it again; what was bound."""
    context = replace(context_of(text, language), facts=rules(game, edition).facts, shared={})
    before = codes(check_book(context))
    written = dump_bindings(propose(context))
    bound = bindings_in(Source("book.book.yaml", written))
    after = codes(check_book(replace(context, bindings=bound, shared={})))
    left = list(after)
    for code in before:
        assert code in left, f"{code} is found no more"
        left.remove(code)
    assert [code for code in left if code.startswith(("L205", "L209", "L216", "L217"))] == []
    return tuple(name for names in bound.states.values() for name in names)


@pytest.mark.parametrize("name", sorted(path.name for path in TEXTS.glob("*.md")))
def test_what_is_proposed_is_read_back(name: str) -> None:
    game, edition = EDITIONS[name.partition("_")[0]]
    language = name.removesuffix(".md").rpartition("_")[2]
    assert check_round((TEXTS / name).read_text(encoding="utf-8"), language, game, edition)


@pytest.mark.parametrize(
    ("name", "edition"),
    [("gloria_ca", "ca"), ("republic_en", "vg"), ("republic_ru", "ru"), ("republic_war_en", "vg"),
     ("republic_war_ru", "ru")],
)  # fmt: skip
def test_nothing_is_wrong_in_what_was_written_from_the_facts(name: str, edition: str) -> None:
    text = (TEXTS / f"{name}.md").read_text(encoding="utf-8")
    game = EDITIONS[name.partition("_")[0]][0]
    context = replace(context_of(text, name[-2:]), facts=rules(game, edition).facts, shared={})
    assert [each.diagnostic.message for each in check_book(context) if each.severity != "note"] == []


OTHER_CASE = """\
• Client: el límit és la influència. Dos edificis l’apugen.

Exemple: la influència és 6. La Insula hi suma 2 clients i l’Aqüeducte dobla el límit: (6 + 2) × 2 = 16. Amb la Insula \
sola serien 6 + 2 = 8 clients.
"""


def test_a_case_with_other_numbers_is_not_bound() -> None:
    check_round(OTHER_CASE, "ca", "gloria_a_roma", "ca")


def test_statements_made_for_each_of_several_things() -> None:
    bound = check_round(DEALT, "en", "republic_of_rome", "vg")
    assert any("." in name for name in bound)
