"""Every example of the specification is checked, and those that can be carried out are carried out."""

from __future__ import annotations

from pathlib import Path

import pytest
from language_pages import GAME, Block, blocks, broken_blocks, page_game, pages
from mini_game import check_mini_game

from interpreter.check import check_example
from interpreter.data import load_yaml, read_manifest
from interpreter.messages import Diagnostics, render_diagnostics
from interpreter.session.examples import example_engine, run_example
from interpreter.text import Source

WITH_RULES = [page for page in pages() if any(block.info[:1] == ("rules",) for block in blocks(page))]
MANIFESTS = [block for page in pages() for block in blocks(page) if block.info[:2] == ("yaml", "manifest")]
KNOWN = {"", "rules", "example", "yaml", "text", "lark", "sh"}


@pytest.mark.parametrize("page", WITH_RULES)
def test_the_rules_of_a_page_are_good(page: str, tmp_path: Path) -> None:
    game = page_game(page)
    variants = sorted(file[9:-6] for file in game.files if file.startswith("variants/"))
    for number, taken in enumerate(([], *([variant] for variant in variants))):
        outcome = check_mini_game(game, tmp_path / str(number), variants=taken)
        assert not list(outcome.diagnostics), render_diagnostics(outcome.diagnostics.in_order())


@pytest.mark.parametrize("page", WITH_RULES)
def test_the_examples_of_a_page_hold(page: str, tmp_path: Path) -> None:
    outcome = check_mini_game(page_game(page), tmp_path)
    assert outcome.program is not None and outcome.linked is not None and outcome.symbols is not None
    engine = example_engine(outcome.program)
    for node in outcome.linked.examples:
        result = run_example(engine, check_example(outcome.symbols, node))
        shown = render_diagnostics(result.diagnostics)
        assert result.passed, f"{result.name}: {result.failures} {shown}"


@pytest.mark.parametrize("block", broken_blocks(), ids=lambda block: f"{block.title}:{block.code}")
def test_what_a_page_calls_broken_is_broken(block: Block, tmp_path: Path) -> None:
    game = page_game(block.page, block)
    outcome = check_mini_game(game, tmp_path, variants=game.words("with"))
    found = outcome.diagnostics.in_order()
    if not found and block.info[0] == "example":
        assert outcome.program is not None and outcome.linked is not None and outcome.symbols is not None
        engine = example_engine(outcome.program)
        for node in outcome.linked.examples:
            found += run_example(engine, check_example(outcome.symbols, node)).diagnostics
    assert [each.code for each in found] == [block.code], render_diagnostics(found)


@pytest.mark.parametrize("block", MANIFESTS, ids=lambda block: block.title)
def test_a_manifest_can_be_read(block: Block) -> None:
    diagnostics = Diagnostics()
    document = load_yaml(Source(block.title, block.text), diagnostics)
    if document is not None and "part" not in block.info:
        read_manifest(document, diagnostics)
    assert not list(diagnostics), render_diagnostics(diagnostics.in_order())


def test_every_block_says_what_it_is() -> None:
    assert GAME in pages()
    for page in pages():
        for block in blocks(page):
            assert (block.info[0] if block.info else "") in KNOWN - {""}, block.title
