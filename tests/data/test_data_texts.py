"""Texts: inventory, rendering, names, plurals, comparison, limits."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interpreter.data import TextName, Texts, check_plurals, compare_texts, join_texts, read_texts
from interpreter.messages import Diagnostic, Diagnostics, Fault
from interpreter.text import Source

ENGLISH = """\
# A sample
game = Sample
-bank = bank
name-ana = Ana
    .gender = feminine
name-bea = Bea
name-Playing = { $rank ->
        [12] queen
       *[other] { $rank }
    } of { NAME($suit) }
    .the = the { $rank } of { NAME($suit, form: "the") }
name-hearts = hearts
tell-plays = { NAME($player) } plays { NAME($card, form: "the") }.
tell-pays = { NAME($player) } pays { $coins ->
        [0] nothing
        [one] a coin
       *[other] { $coins } coins
    } to the { -bank }.
tell-gender = { GENDER($player) ->
        [feminine] she
       *[other] they
    }
tell-list = { $players } draw
tell-ready = { $ready ->
        [yes] ready
       *[no] waiting
    }
tell-both = { tell-plays } { tell-pays }
ask-play = Choose.
    .hint = One of { $count }
"""


def read(text: str, language: str = "en", **options: Any) -> tuple[Texts | None, list[Diagnostic]]:
    diagnostics = Diagnostics()
    return read_texts(Source(f"texts/{language}.ftl", text), language, diagnostics, **options), list(diagnostics)


def texts(text: str = ENGLISH, language: str = "en", **options: Any) -> Texts:
    found, diagnostics = read(text, language, **options)
    assert found is not None, [each.message for each in diagnostics]
    return found


QUEEN = TextName("Playing", {"rank": 12, "suit": TextName("hearts")})


def fault(code: str, found: Texts, *arguments: Any, **options: Any) -> Diagnostic:
    with pytest.raises(Fault) as caught:
        found.format(*arguments, **options)
    (one,) = caught.value.diagnostics
    assert one.code == code and one.message and one.cure
    return one


def test_rendering() -> None:
    found = texts()
    ana = TextName("ana")
    assert found.format("game") == "Sample"
    assert found.format("tell-plays", {"player": ana, "card": QUEEN}) == "Ana plays the 12 of hearts."
    assert found.format("tell-plays", {"player": "ana", "card": QUEEN}).startswith("Ana "), "a bare title"
    for coins, words in ((0, "nothing"), (1, "a coin"), (1000000, "1000000 coins")):
        assert found.format("tell-pays", {"player": ana, "coins": coins}) == f"Ana pays {words} to the bank."
    assert found.format("tell-gender", {"player": ana}) == "she"
    assert found.format("tell-gender", {"player": TextName("bea")}) == "they", "no gender at all"
    assert found.format("tell-list", {"players": [ana, TextName("bea"), QUEEN]}) == "Ana, Bea, and queen of hearts draw"
    assert [found.format("tell-ready", {"ready": value}) for value in (True, False)] == ["ready", "waiting"]
    assert found.format("ask-play", {"count": 3}, attribute="hint") == "One of 3"
    assert found.name("Playing", "plural", QUEEN.fields) == "queen of hearts", "a form that is not there"
    assert "\u2068" not in found.format("tell-plays", {"player": ana, "card": QUEEN})


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (1, "1 карта"),
        (2, "2 карты"),
        (5, "5 карт"),
        (11, "11 карт"),
        (21, "21 карта"),
        (10**6, "1000000 карт"),
    ],
)
def test_russian_plurals(number: int, words: str) -> None:
    found = texts(
        "cards = { $n } { $n -> \n  [one] карта\n  [few] карты\n  [many] карт\n *[other] карты\n }",
        "ru",
    )
    assert found.format("cards", {"n": number}) == words


def test_forms_of_names() -> None:
    found = texts(
        "name-legion = легион\n    .gender = masculine\n    .genitive = легиона\n"
        'lose = нет { NAME($x, form: "genitive") }, { NAME($x, form: "dative") }, { NAME("legion") }',
        "ru",
    )
    assert found.format("lose", {"x": TextName("legion")}) == "нет легиона, легион, легион"


def test_functions_of_the_caller() -> None:
    found = texts('a = { NAME($x, form: "of") } { DOUBLE($n) }', functions=frozenset({"NAME", "DOUBLE"}))
    seen: list[object] = []

    def name(value: object, form: str | None = None) -> str:
        seen.append((value, form))
        return "somebody"

    extended = found.with_functions({"NAME": name, "DOUBLE": lambda number: 2 * number})
    assert extended.format("a", {"x": TextName("ana"), "n": 4}) == "somebody 8"
    assert seen == [(TextName("ana"), "of")]


def test_everything_that_goes_wrong_is_a_fault() -> None:
    found = texts()
    assert fault("L0816", found, "tell-play").suggestion == "tell-plays"
    fault("L0816", found, "ask-play", attribute="help")
    fault("L0816", found, "-bank")
    fault("L0817", found, "tell-plays", {"card": QUEEN})
    assert "nobody" in fault("L0818", found, "tell-plays", {"player": TextName("nobody"), "card": QUEEN}).message
    fault("L0818", found, "tell-list", {"players": [TextName("nobody")]})
    fault("L0818", found, "tell-gender", {"player": 3})
    fault("L0817", found, "tell-list", {"players": "x" * 3000})
    with pytest.raises(Fault):
        found.name("nobody")
    with pytest.raises(Fault):
        found.name("Playing", None, {"rank": 1})


def test_inventory() -> None:
    found = texts()
    assert list(found.terms) == ["-bank"] and "game" in found.messages
    assert found.variables("tell-both") == {"player", "card", "coins"}
    assert found.variables("ask-play") == frozenset()
    pays = found.messages["tell-pays"]
    assert pays.id.span.text == "tell-pays" and pays.value is not None
    assert [name.text for name in pays.value.functions] == ["NAME"]
    (plural,) = pays.value.selectors
    assert [key.text for key in plural.keys] == ["0", "one", "other"] and plural.is_plural
    assert not dict(found.selectors())["name-Playing"].is_plural, "ranks are no numbers of things"
    assert found.has("ask-play", "hint") and not found.has("ask-play", "help") and not found.has("none")


def test_texts_can_be_joined() -> None:
    names = texts("name-ana = Anna\ncommon = theirs\n")
    found, diagnostics = read("tell = { NAME($x) }: { common }\nname-ana = Ana\n", others=(names,))
    assert found is not None and not diagnostics
    assert join_texts(found, names).format("tell", {"x": TextName("ana")}) == "Ana: theirs"
    assert [each.code for each in read("tell = { common }")[1]] == ["L0811"]


def test_several_faults_in_one_run() -> None:
    _, found = read("a = { $x\nb = { lost }\nc =\nd = { c } { a } { FOO() }\nd = twice\n")
    assert sorted(each.code for each in found) == ["L0804", "L0807", "L0808", "L0811", "L0812"]


def test_comparison() -> None:
    diagnostics = Diagnostics()
    other = texts("game = Joc\nname-Playing = { $anything }\ntell-pays = { $coins }\n", "ca")
    compare_texts(texts(), other, diagnostics)
    assert sorted(each.code for each in diagnostics) == ["L0819", "L0823"]
    missing = next(each for each in diagnostics if each.code == "L0819")
    assert str(missing.span) == "texts/ca.ftl:1:1" and "..." in missing.message and len(missing.related) == 8
    nothing = Diagnostics()
    compare_texts(texts(), texts(ENGLISH, "ca"), nothing)
    assert not list(nothing)


@pytest.mark.parametrize(
    ("language", "missing"), [("ru", "few, many"), ("pl", "few, many"), ("fr", "many"), ("en", "")]
)
def test_plurals_by_language(language: str, missing: str) -> None:
    diagnostics = Diagnostics()
    check_plurals(texts("a = { $n ->\n  [one] x\n *[other] y\n }", language), diagnostics)
    assert [dict(each.arguments)["missing"] for each in diagnostics] == ([missing] if missing else [])


def test_choices_by_words_are_no_plurals() -> None:
    diagnostics = Diagnostics()
    check_plurals(texts("a = { $who ->\n  [one_of_us] x\n  [few] y\n *[other] z\n }\n"), diagnostics)
    assert not list(diagnostics)


def test_hostile_texts_are_refused() -> None:
    laughs = "".join(f"a{n} = {{ a{n + 1} }}{{ a{n + 1} }}\n" for n in range(60)) + "a60 = ha\n"
    fault("L0817", texts(laughs), "a0")
    names = (
        "".join(f'name-a{n} = {{ NAME("a{n + 1}") }}{{ NAME("a{n + 1}") }}\n' for n in range(60)) + "name-a60 = ha\n"
    )
    fault("L0817", texts(names + "b = " + '{ NAME("a0") }' * 200), "b")
    fault("L0817", texts('name-a = { NAME("a") }\nb = { NAME("a") }\n'), "b")
    chain = "".join(f"a{n} = {{ a{n + 1} }}\n" for n in range(3000)) + "a3000 = ha\n"
    fault("L0817", texts(chain), "a0")
    assert len(read("".join(f"a{n} = {{ b{n} }}\n" for n in range(2000)))[1]) == 100
    for bad in ("a = " + "{" * 100000, "a = { " + "A(\nA(" * 50000, "a = { $x ->\n" * 5000):
        assert read(bad)[0] is None


def test_importing_the_door_loads_no_heavy_library() -> None:
    heavy = ("fluent", "babel", "jsonschema", "ruamel.yaml")
    program = f"import sys, interpreter.data; print(*[name for name in {heavy} if name in sys.modules])"
    environment = {"PYTHONPATH": ":".join(filter(None, sys.path))}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, env=environment)
    assert not done.stdout.strip(), done.stdout


def harmless(text: str) -> None:
    found, diagnostics = read(text)
    assert (found is None) == bool(diagnostics)
    for each in diagnostics:
        assert 0 <= each.span.start <= each.span.end <= len(text) + 1 and each.message and each.cure
    if found is None:
        return
    check_plurals(found, Diagnostics())
    compare_texts(found, texts(), Diagnostics())
    for name in found.messages:
        try:
            found.format(name, {"n": 1, "x": TextName("a")})
        except Fault as caught:
            assert caught.diagnostics


PROPERTY = settings(max_examples=70, deadline=None, derandomize=True)


@PROPERTY
@given(st.text(max_size=60))
def test_random_text_is_harmless(text: str) -> None:
    harmless("a = " + text)
    harmless(text)


@PROPERTY
@given(
    st.lists(st.sampled_from([*'ab{}$"()*[].-\n ', " = ", "\na = ", "NAME", "->", "[one]", "*[other]", "$n"])).map(
        "".join
    )
)
def test_random_syntax_is_harmless(text: str) -> None:
    harmless("a = " + text)


@PROPERTY
@given(st.integers(0, len(ENGLISH)), st.integers(0, 6), st.text('a{}$"()*[].-\n =', max_size=4))
def test_mutated_texts_are_harmless(at: int, cut: int, new: str) -> None:
    harmless(ENGLISH[:at] + new + ENGLISH[at + cut :])
