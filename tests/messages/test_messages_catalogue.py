"""Every code of a message is used, explained, and provoked by a test."""

from __future__ import annotations

import re
from pathlib import Path

from interpreter.messages import catalogue, closest, explanation

ROOT = Path(__file__).parents[2]
_CODE = re.compile(r"\bL\d{4}\b")


def codes_in(folder: str, *endings: str) -> set[str]:
    found: set[str] = set()
    for path in (ROOT / folder).rglob("*"):
        if path.suffix in endings:
            found |= set(_CODE.findall(path.read_text(encoding="utf-8")))
            found |= set(_CODE.findall(path.name.partition("_")[0]))
    return found


def test_every_code_is_used_and_no_other() -> None:
    used = codes_in("interpreter", ".py") | codes_in("interpreter/syntax", ".toml")
    assert sorted(set(catalogue()) - used) == []
    assert sorted(used - set(catalogue())) == []


def test_no_code_stands_for_two_messages() -> None:
    for folder in (ROOT / "interpreter" / "messages" / "catalogue").iterdir():
        heads = [
            line for path in folder.glob("*.toml") for line in path.read_text("utf-8").splitlines() if line[:2] == "[L"
        ]
        assert len(heads) == len(set(heads)), folder.name


def test_every_code_is_provoked_by_a_test() -> None:
    tested = codes_in("tests", ".py", ".game", ".rules", ".toml", ".yaml", ".ftl")
    tested |= {path.name[:5] for path in (ROOT / "tests").rglob("L[0-9]*")}
    assert sorted(set(catalogue()) - tested) == []


def test_every_code_says_what_to_do() -> None:
    for code, entry in catalogue().items():
        assert entry.title and entry.message and entry.cure, code
        assert len(entry.explanation.split()) >= 8, code
        shown = explanation(code.lower())
        assert shown is not None and code in shown


def test_the_closest_word_is_close() -> None:
    assert closest("senatro", ["senator", "rule"]) == "senator"
    assert closest("influenec", ["influence", "income"]) == "influence"
    assert closest("foo", ["senator", "rule"]) is None
