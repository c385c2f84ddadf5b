"""What the specification says of words and grammar is true."""

from __future__ import annotations

import re
from importlib.resources import files

from language_pages import PAGES, blocks, pages

from interpreter.check.builtins import BUILT_IN
from interpreter.syntax import language_words


def _page(name: str) -> str:
    return (PAGES / name).read_text(encoding="utf-8")


def test_the_words_are_counted_and_listed() -> None:
    words = language_words()
    assert f"The language has {len(words)} words" in _page("README.md")
    (listed,) = (block.text for block in blocks("README.md") if block.info == ("text", "words"))
    assert listed.split() == words
    for function in BUILT_IN:
        assert f"`{function}`" in _page("README.md")


def test_every_page_is_in_the_index() -> None:
    linked = re.findall(r"(?m)^\d+\. \[[^\]]*\]\((\w+\.md)\)", _page("README.md"))
    assert sorted([*linked, "README.md"]) == pages()


def test_links_lead_somewhere() -> None:
    for page in pages():
        for target in re.findall(r"\]\(([^)#:]+)\)", _page(page)):
            assert (PAGES / target).exists(), f"{page}: {target}"


def test_every_declaration_of_the_grammar_has_its_page() -> None:
    grammar = files("interpreter.syntax").joinpath("grammar.lark").read_text(encoding="utf-8")
    found = re.search(r"\?declaration: ([\w| \n]+?)\n\n", grammar)
    assert found is not None
    declarations = re.findall(r"\w+", found[1])
    assert re.findall(r"(?m)^\| `(\w+)` \| \[", _page("grammar.md")) == declarations


def test_terminals_and_words_stand_in_the_pages() -> None:
    text = "\n".join(_page(page) for page in pages())
    examples = [block for page in pages() for block in blocks(page) if block.info[:1] != ("text",)]
    code = "\n".join(block.text for block in examples)
    for word in language_words():
        assert re.search(rf"\b{word}\b", code), f"no example shows '{word}'"
    for terminal in ("NAME", "LABEL", "INT", "CLOSED_RANGE", "OPEN_ABOVE", "OPEN_BELOW", "DICE", "STRING"):
        assert f"`{terminal}`" in text
