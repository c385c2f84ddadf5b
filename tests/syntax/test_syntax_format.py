"""The canonical layout."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.messages import Diagnostics
from interpreter.syntax import format_rules
from interpreter.text import Source, read_source

CORPUS = sorted((Path(__file__).parent / "corpus").glob("*.rules"))

UNTIDY = """


# A remark about the file.
total rent:0..9=2  # coins
set  workers( house :House )of Person
  all:include people   where it.free
  # those who sleep
  asleep :  exclude sleepers( -1,- 2 )
# about the rule
rule turn
  short: go( )
  longer_label:

     choose 3 of cards from deck by leader# three
     choose n cards from deck by leader
     choose any of rest from deck by leader
     for each x in 1..4

         give (a when b
             else - 1)

     # at the end of the step
     if a
         pass
     else:if b
         pass



  last: pass
# at the end
"""

TIDY = """\
# A remark about the file.
total rent: 0..9 = 2  # coins

set workers(house: House) of Person
    all:        include people where it.free
    # those who sleep
    asleep:     exclude sleepers(-1, -2)

# about the rule
rule turn
    short:  go()
    longer_label:
        choose 3 cards from deck by leader  # three
        choose n of cards from deck by leader
        choose any rest from deck by leader
        for each x in 1 .. 4
            give (a when b
                else -1)

        # at the end of the step
        if a
            pass
        else: if b
            pass

    last:   pass
# at the end
"""


def formatted(text: str) -> str:
    diagnostics = Diagnostics()
    found = format_rules(Source("text.rules", text), diagnostics)
    assert not len(diagnostics)
    return found


def test_untidy_text_becomes_tidy() -> None:
    assert formatted(UNTIDY.replace("asleep :", "asleep:").replace("house :", "house: ")) == TIDY


def test_rows_stand_in_columns() -> None:
    text = "table t(a: Suit) -> b: 0..9, c: 0..9\n  spades 1 - 2\n  clubs 10 ..4 # low\n"
    assert formatted(text) == ("table t(a: Suit) -> b: 0..9, c: 0..9\n    spades  1   -2\n    clubs   10  ..4  # low\n")


def test_short_declarations_may_stand_together() -> None:
    text = "total a: 0..9 = 1\ntotal b: 0..9 = 1\n\n\n\n\nzone c of D\nenum E\n    x, y\nzone f of G\n"
    assert formatted(text) == (
        "total a: 0..9 = 1\ntotal b: 0..9 = 1\n\n\nzone c of D\n\nenum E\n    x, y\n\nzone f of G\n"
    )


def test_comments_inside_brackets() -> None:
    text = "set a of B\n    c: include [x, # first\n      # then\n   y]\n"
    assert formatted(text) == "set a of B\n    c:  include [x,  # first\n        # then\n        y]\n"


def test_nothing_and_only_remarks() -> None:
    assert formatted("") == ""
    assert formatted("\n\n# only this\n\n") == "# only this\n"


def test_a_file_with_mistakes_stays_as_it_is() -> None:
    diagnostics = Diagnostics()
    text = "total   a: 0..9 = 1\n\nrule  b\n"
    assert format_rules(Source("text.rules", text), diagnostics) == text
    assert [found.code for found in diagnostics] == ["L0204"]


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_the_corpus_is_tidy(path: Path) -> None:
    source = read_source(path, path.name)
    assert format_rules(source, Diagnostics()) == source.text
