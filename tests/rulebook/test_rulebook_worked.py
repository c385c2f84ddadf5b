"""Worked examples of books held against the rules (L2095 to L2099)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from interpreter.data import data_roots, find_games, load_yaml
from interpreter.messages import Diagnostics
from interpreter.rulebook.beside.bindings import Bindings
from interpreter.rulebook.checking import Context
from interpreter.rulebook.checks.worked import examples_against_the_rules, worked_examples_of
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game.knowledge import statements_of
from interpreter.rulebook.game.worked_data import Step, Worked, read_worked
from interpreter.rulebook.game.worked_values import NoExample, work_out
from interpreter.rulebook.opening import with_rules
from interpreter.text import Source
from tests.rulebook.books import context_of

TEXTS = Path(__file__).parent / "texts"

PERSUASION = {
    "en": (
        "1.07.414 Bidding: the money stays with the target.\n\n"
        "Example: Fabius has 7 points of oratory and influence, and wants the persuasion of Claudius, who is "
        "unaligned, with a loyalty of 7. The base number is 0. Fabius spends 9 talents, and the base number is 9. "
        "The others spend 8 talents of their faction treasuries, and the base number falls to 1. Fabius adds 7 "
        "talents, and the base number is 8. It stays at a base number of 8. The dice show 9, which exceeds 8: the "
        "attempt fails. Claudius now has 24 talents in his personal treasury.\n"
    ),
    "es": (
        "1.07.414 Puja: el dinero queda en el objetivo.\n\n"
        "Ejemplo: Fabio tiene 7 puntos de oratoria e influencia y busca la persuasión de Claudio, que no está "
        "alineado y tiene una lealtad de 7. El número base es 0. Fabio gasta 9 talentos y el número base es 9. "
        "Los demás gastan 8 talentos del tesoro de su facción y el número base baja a 1. Fabio añade 7 talentos y "
        "el número base es 8. Queda en un número base de 8. Los dados marcan 9, que supera 8: el intento es un "
        "fracaso. Claudio tiene ahora 24 talentos en su tesoro personal.\n"
    ),
}


@cache
def rules(edition: str, game: str = "republic_of_rome") -> Context:
    return with_rules(context_of(""), find_games(data_roots(()))[game], edition)


@cache
def known(edition: str, game: str, language: str) -> Mapping[str, object]:
    """What does not hang on the text of a book."""
    context = replace(context_of("", language), facts=rules(edition, game).facts, shared={})
    statements_of(context)
    return {name: context.shared[name] for name in ("glossary", "statements")}


def book(text: str, language: str, edition: str = "vg", spoken: str = "en", game: str = "republic_of_rome") -> Context:
    shared = dict(known(edition, game, language))
    return replace(context_of(text, language, spoken=spoken), facts=rules(edition, game).facts, shared=shared)


def found(context: Context) -> list[Finding]:
    return list(examples_against_the_rules(context))


@pytest.mark.parametrize("language", PERSUASION)
@pytest.mark.parametrize("edition", ["vg", "ru"])
def test_a_right_example_is_right_in_every_language(language: str, edition: str) -> None:
    assert not found(book(PERSUASION[language], language, edition))


@pytest.mark.parametrize(("old", "new", "wrong", "right"), [
    ("falls to 1", "falls to 2", "2", "1"), ("falls to 1", "falls to 9", "9", "1"),
    ("base number is 0", "base number is 7", "7", "0"), ("has 24 talents", "has 8 talents", "8", "24"),
    ("base number of 8", "base number of 9", "9", "8"),
])  # fmt: skip
def test_an_altered_result_is_found_though_its_value_stands_elsewhere(
    old: str, new: str, wrong: str, right: str
) -> None:
    [each] = found(book(PERSUASION["en"].replace(old, new), "en"))
    assert (each.code, each.span.text) == ("L2095", wrong)
    assert dict(each.diagnostic.arguments)["right"] == right
    assert any("←" in line for line in each.help)


def test_what_follows_from_a_wrong_step_is_told_with_it() -> None:
    text = PERSUASION["es"].replace("baja a 1", "baja a 3").replace("número base es 8", "número base es 10")
    text = text.replace("número base de 8", "número base de 10").replace("supera 8", "supera 10")
    [wrong] = found(book(text, "es", spoken="es"))
    assert wrong.code == "L2095"
    assert wrong.span.text == "3"
    assert [span.text for span, _ in wrong.diagnostic.related] == ["10", "10", "10"]
    assert wrong.key == found(book(text, "es", spoken="ru"))[0].key


def test_what_the_story_assumes_may_be_misprinted_too() -> None:
    text = PERSUASION["en"].replace("loyalty of 7", "loyalty of 5")
    assert [each.code for each in found(book(text, "en"))] == ["L2096"]


def test_a_result_in_words_is_held_against_the_rules() -> None:
    text = PERSUASION["es"].replace("es un fracaso", "es un éxito")
    [wrong] = found(book(text, "es"))
    assert (wrong.code, wrong.span.text) == ("L2097", "éxito")


def test_a_section_without_its_example_is_told_in_its_own_edition_alone() -> None:
    text = PERSUASION["en"].partition("Example")[0]
    assert [each.code for each in found(book(text, "en", "ru"))] == ["L2099"]
    assert not found(book(text, "en", "vg"))


def test_a_bound_section_needs_no_names() -> None:
    text = PERSUASION["en"].replace("Fabius", "Anna").replace("Claudius", "Bea").replace("falls to 1", "falls to 2")
    assert not found(book(text, "en"))
    bindings = Bindings(worked={"1.07.414": ("ru_persuasion",)})
    [wrong] = found(replace(book(text, "en"), bindings=bindings))
    assert (wrong.code, wrong.span.text) == ("L2095", "2")
    empty = replace(book(text.partition("Example")[0], "en"), bindings=bindings)
    assert [each.code for each in found(empty)] == ["L2099"]


@pytest.mark.parametrize("name", ["republic_en.md", "republic_war_en.md", "republic_ru.md", "republic_war_ru.md"])
@pytest.mark.parametrize("edition", ["vg", "es"])
def test_books_of_our_own_tell_their_examples_rightly(name: str, edition: str) -> None:
    text = (TEXTS / name).read_text(encoding="utf-8")
    assert not found(book(text, name.rpartition("_")[2][:2], edition))


@pytest.mark.parametrize(("game", "edition"), [("republic_of_rome", "es"), ("republic_of_rome", "ru"),
                                               ("gloria_a_roma", "ca")])  # fmt: skip
def test_every_worked_example_is_borne_out_by_the_rules(game: str, edition: str) -> None:
    context = book("", "en", edition, game=game)
    own = [each for each in worked_examples_of(context) if each.edition in (edition, "any")]
    assert own
    assert context.facts is not None
    for worked in own:
        values = work_out(context.facts, worked)
        assert [(step.what, values.right(step)) for step in worked.numbers] == [
            (step.what, step.right) for step in worked.numbers
        ], worked.id


def test_an_example_that_there_is_not_is_told() -> None:
    context = book(PERSUASION["en"], "en")
    assert context.facts is not None
    steps = tuple(Step("a talent", (value,), is_given=True) for value in (9, 8, 7))
    worked = Worked("none", "no_such_example", "vg", "1.07.414", ("talent", "base_number"), steps)
    with pytest.raises(NoExample):
        work_out(context.facts, worked)
    context.shared["worked"] = [worked]
    assert [each.code for each in found(context)] == ["L2098"]


@pytest.mark.parametrize(("text", "code"), [
    ("name: a\n", "L2181"), ("- id: a\n", "L2181"), ("- example: a\n", "L2181"),
    ("- {example: a, states: [{what: b}]}\n", "L2181"), ("- {example: a, states: [], nothing: 1}\n", "L2183"),
    ("- {example: a, states: [{given: 1, whatever: 2}]}\n", "L2183"),
])  # fmt: skip
def test_mistakes_in_the_file_of_worked_examples_are_told(text: str, code: str) -> None:
    diagnostics = Diagnostics()
    document = load_yaml(Source("worked.yaml", text), diagnostics)
    assert document is not None
    read_worked(document, diagnostics)
    assert [each.code for each in diagnostics] == [code]


COUNT = (
    "7 Scoring\n\nExample: Anna has finished {sites} and with her camp has {influence} influence. {stones} stone cards "
    "in her vault give a value of {vault} points, her bonus for stone 3 and the Statue 3. Her score is "
    "{influence} + {vault} + 3 + 3 = {score}.\n"
)


def test_a_case_with_other_numbers_is_another_case() -> None:
    own = {"sites": "a Statue", "influence": 5, "stones": 2, "vault": 6, "score": 17}
    other = {"sites": "a Statue and a Tower (2)", "influence": 10, "stones": 2, "vault": 6, "score": 22}

    def told(numbers: Mapping[str, object]) -> list[str]:
        context = book(COUNT.format(**numbers), "en", "iv", game="gloria_a_roma")
        return [f"{each.code} {each.span.text}" for each in examples_against_the_rules(context)]

    assert told(own) == []
    assert told({**own, "vault": 8}) == ["L2095 8"]
    assert told(other) == []
