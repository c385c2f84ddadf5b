"""Our own reader of Fluent texts: what it reads the library reads in the same way, and it reads all that is right."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from interpreter.data.fluent_reader import Unusual, read_entries
from interpreter.data.fluent_syntax import parse_with_library
from interpreter.messages import Diagnostics
from interpreter.text import Source, Span, read_source

ROOT = Path(__file__).parents[2]
FILES = sorted([*ROOT.glob("rulesets/*/texts/*.ftl"), *ROOT.glob("interpreter/*/texts/*.ftl")])
PIECES = [
    *("{", "}", "$x", "-t", ".a", " ", "\n", "\n\n", "    ", "[one]", "*[other]", "->", "a", "b = c", "(", ")"),
    *(",", ":", '"', '"q"', "\\", "#", "# c", "##", "=", "1", "-1", "1.5", "*", "[", "\t", "é", '{""}', "\n.a = b"),
    *("NAME($x)", 'NAME($x, form: "of")', "{ $n ->\n  [one] x\n *[other] y\n }", "{ m.a }", "F($x, { $y }, b: 2)"),
    *("{ -t.a ->\n *[x] y\n}", "foo =", "\n    .a = b"),
]


def _with_places(value: object) -> object:
    """A value with its places, which take no part in comparison."""
    if isinstance(value, (tuple, list)):
        return [_with_places(each) for each in value]
    if isinstance(value, dict):
        return [(key, _with_places(each)) for key, each in value.items()]
    if isinstance(value, Span):
        return (value.start, value.end)
    if hasattr(value, "__dataclass_fields__"):
        return [(name, _with_places(getattr(value, name))) for name in value.__dataclass_fields__]
    return value


def _agree(source: Source) -> bool:
    """Whether our reader could read it; where it could, the library has to say the same and find nothing wrong."""
    try:
        ours = read_entries(source)
    except Unusual:
        return False
    diagnostics = Diagnostics()
    theirs, lost = parse_with_library(source, diagnostics)
    assert not lost and not len(diagnostics), source.text
    assert _with_places(ours) == _with_places(theirs), source.text
    return True


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_reads_the_texts_of_the_house_as_the_library_does(path: Path) -> None:
    assert _agree(read_source(path, path.name))


def test_agrees_on_texts_put_together_at_random() -> None:
    chance = random.Random(7)
    blocks = [block for path in FILES for block in read_source(path, path.name).text.split("\n\n") if len(block) < 400]
    read = 0
    for _ in range(1500):
        text = "".join(chance.choice(PIECES) for _ in range(chance.randint(1, 12)))
        read += _agree(Source("pieces", chance.choice(["a = ", "-t = ", "a =\n", "# x\na = "]) + text))
        block = chance.choice(blocks) + "\n"
        place = chance.randrange(len(block))
        block = block[:place] + chance.choice(PIECES) + block[place + chance.choice([0, 1, 5]) :]
        read += _agree(Source("block", block))
    assert read > 500
