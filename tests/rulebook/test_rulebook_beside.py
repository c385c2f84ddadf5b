"""The files beside a book: bindings, suppressions, baseline."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from interpreter.data import load_yaml
from interpreter.data.structure import load_schema
from interpreter.messages import Diagnostics, Fault
from interpreter.rulebook.beside.baseline import (
    Known,
    baseline_path,
    dump_baseline,
    judge,
    read_baseline,
)
from interpreter.rulebook.beside.binding_checks import bindings_that_lead_nowhere, find_section
from interpreter.rulebook.beside.bindings import (
    Bindings,
    SourceMark,
    bindings_in,
    bindings_path,
    dump_bindings,
    fingerprint,
    read_bindings,
)
from interpreter.rulebook.checking import check_book
from interpreter.rulebook.checks.damage import damaged_characters
from interpreter.text import Source
from tests.rulebook.books import codes, context_of, damage

BOOK = "1.07 El foro\n\nSe pierde ј de la tropa.\n\n1.08 El final\n\nSe pierde ј otra vez y Ѕ después.\n"

FULL = """\
game: republic
edition: es
language: es
fingerprint: "0123456789abcdef"
fingerprints: {"1.07": "fedcba9876543210"}
sections:
  El foro: "3 Foro"
states:
  "1.07": [base, threshold]
worked:
  "1.08": [first_example]
translated:
  fingerprint: "0123456789abcdef"
  sections: {"1.07": "0123456789abcdef"}
ignore:
  - code: L2014
    section: "1.07"
    quote: "pierde ј de"
    reason: una letra serbia
"""


def bound(text: str) -> Bindings:
    return bindings_in(Source("libro.book.yaml", text))


def refused(text: str) -> list[tuple[str, int]]:
    """Codes and lines with which a bindings file is refused."""
    with pytest.raises(Fault) as caught:
        bound(text)
    return [(each.code, each.span.line) for each in caught.value.diagnostics]


# ------------------------------------------------------------------------------------------ bindings


def test_all_that_a_bindings_file_may_say() -> None:
    bindings = bound(FULL)
    assert (bindings.game, bindings.edition, bindings.language) == ("republic", "es", "es")
    assert bindings.sections == {"El foro": "3 Foro"}
    assert bindings.states == {"1.07": ("base", "threshold")}
    assert bindings.worked == {"1.08": ("first_example",)}
    assert bindings.translated == SourceMark("0123456789abcdef", {"1.07": "0123456789abcdef"})
    (ignored,) = bindings.ignore
    assert (ignored.code, ignored.section, ignored.reason) == ("L2014", "1.07", "una letra serbia")
    assert ignored.span.line == 16


def test_what_is_written_is_read_again() -> None:
    bindings = bound(FULL)
    comments = {"file": "hand-made\ntwice", "sections": "headings"}
    again = bound(dump_bindings(bindings, comments))
    strip = lambda one: replace(one, ignore=tuple(replace(each, span=bindings.place()) for each in one.ignore))  # noqa: E731
    assert strip(again) == strip(bindings)


@pytest.mark.parametrize("odd", ['a "quoted" \\ text', "no", "1.10", "tab\there", "ñandú: sí", "# none", "ј"])
def test_any_heading_can_be_written(odd: str) -> None:
    bindings = Bindings(sections={odd: odd})
    kept = odd.replace("\t", "")
    assert bound(dump_bindings(bindings)).sections == {kept: kept}


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("game: 3\n", "L2173", 1),
        ("edition: a b\n", "L2173", 1),
        ("gane: republic\n", "L2171", 1),
        ('game: republic\nsections: ["1.07"]\n', "L2176", 2),
        ("sections:\n  foro: 1.07\n", "L0309", 2),
        ("sections:\n  foro: 7\n", "L2174", 2),
        ("states:\n  foro: base\n", "L2175", 2),
        ("states:\n  foro: [base, 3]\n", "L2173", 2),
        ('fingerprint: "abc"\n', "L2177", 1),
        ("language: Spanish\n", "L2178", 1),
        ("ignore:\n  - reason: porque sí\n", "L2172", 2),
        ("ignore: L2014\n", "L2175", 1),
        ("ignore: [L2014]\n", "L2176", 1),
        ("translated: [a]\n", "L2176", 1),
        ("[a, b]\n", "L2176", 1),
        ("game: a\ngame: b\n", "L0327", 2),
        ("game: [\n", "L0301", 1),
    ],
)
def test_a_bindings_file_of_another_form(text: str, code: str, line: int) -> None:
    assert refused(text) == [(code, line)]
    if code.startswith("L2"):
        schema = Draft202012Validator(load_schema("book.schema.json"))
        document = load_yaml(Source("x", text), Diagnostics())
        assert document is not None and not schema.is_valid(document.value), "editors are told the same"


def test_the_schema_for_editors_takes_what_is_right() -> None:
    document = load_yaml(Source("x", FULL), Diagnostics())
    assert document is not None
    Draft202012Validator(load_schema("book.schema.json")).validate(document.value)


def test_the_form_is_told_in_the_translators_language() -> None:
    with pytest.raises(Fault) as caught:
        bound("seciones: {foro: a}\nignore: [{code: L2014, section: 7}]\n")
    first, second = (each.in_language("es") for each in caught.value.diagnostics)
    assert first.message == "aquí un archivo de enlaces no tiene ninguna clave «seciones»"
    assert first.suggestion == "sections" and "sections" in first.cure
    assert second.message.startswith("ignore[1].section tiene que ser un texto")


def test_a_bindings_file_that_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "libro.book.yaml"
    path.write_bytes(b"game: \xff\n")
    with pytest.raises(Fault) as caught:
        read_bindings(path)
    (found,) = caught.value.diagnostics
    assert found.code == "L2160" and "UTF-8" in found.message


def test_where_the_files_lie() -> None:
    assert bindings_path(Path("a/libro.txt")) == Path("a/libro.book.yaml")
    assert bindings_path(Path("libro.pdf")) == Path("libro.pdf.book.yaml")
    assert baseline_path(Path("libro.md")) == Path("libro.baseline.json")


def test_bindings_that_lead_nowhere() -> None:
    bindings = bound('sections: {El fin: "9", "1.07": "3"}\nstates: {"1.09": [base]}\nworked: {El f: [one]}\n')
    context = context_of(BOOK, "es", bindings=bindings)
    found = check_book(context, [bindings_that_lead_nowhere])
    assert [(each.code, each.span.text) for each in found] == [
        ("L2161", "El fin"),
        ("L2161", '"1.09"'),
        ("L2161", "El f"),
    ]


def test_a_section_is_named_by_number_or_by_words_of_its_heading() -> None:
    context = context_of(BOOK, "es")
    assert find_section(context, "1.08") == "1.08"
    assert find_section(context, "el FORO") == "1.07"
    assert find_section(context, "el") is None, "both have it"


def test_bindings_made_for_something_else() -> None:
    context = context_of(BOOK, "es", bindings=bound("language: ru\n"), spoken="es")
    (found,) = check_book(context, [bindings_that_lead_nowhere])
    assert found.diagnostic.message == "el archivo de enlaces dice que el idioma es «ru», pero se pide «es»"
    assert (found.code, found.span.text) == ("L2167", "ru")


def test_a_fingerprint_sees_words_and_no_blanks() -> None:
    assert fingerprint("uno  dos\n") == fingerprint("uno\ndos")
    assert fingerprint("uno dos") != fingerprint("uno tres")


# -------------------------------------------------------------------------------------- suppressions


def ignoring(text: str) -> tuple[list[str], list[str]]:
    """The codes that are left, and the reasons for which others are not."""
    bindings = bound(text)
    context = context_of(BOOK, "es", bindings=bindings)
    judged = judge(check_book(context, [damaged_characters, bindings_that_lead_nowhere]), bindings.ignore)
    return codes(list(judged.shown)), [ignored.reason for _, ignored in judged.ignored]


def test_a_suppression_leaves_out_what_it_means() -> None:
    assert ignoring("ignore: [{code: L2014, quote: Ѕ, reason: serbio}]") == (["L2014"], ["serbio"])
    assert ignoring('ignore: [{code: L2014, section: "1.08", reason: serbio}]') == (["L2014"], ["serbio"])
    assert ignoring("ignore: [{code: L2014, quote: pierde ј de la, reason: serbio}]") == (["L2014"], ["serbio"])
    assert ignoring("ignore: [{code: L2014, reason: serbio}]")[0] == []


def test_a_suppression_without_a_use_is_a_finding() -> None:
    assert ignoring("ignore: [{code: L2017, reason: serbio}]") == (["L2014", "L2014", "L2165"], [])
    assert "L2165" in ignoring("ignore: [{code: L2014, quote: pierde ј del todo, reason: serbio}]")[0]


def test_a_suppression_needs_a_reason_and_a_code_that_exists() -> None:
    assert ignoring("ignore: [{code: L2014}]")[0] == ["L2014", "L2014", "L2164"]
    assert ignoring('ignore: [{code: L2014, reason: " "}]')[0] == ["L2014", "L2014", "L2164"]
    assert ignoring("ignore: [{code: L2999, reason: x}]")[0] == ["L2014", "L2014", "L2163", "L2165"]
    assert "L2161" in ignoring('ignore: [{code: L2014, section: "7", reason: x}]')[0]


# ------------------------------------------------------------------------------------------ baseline


def test_what_the_baseline_knows_is_not_shown(tmp_path: Path) -> None:
    found = damage(BOOK, "es")
    path = tmp_path / "libro.baseline.json"
    path.write_text(dump_baseline(found), encoding="utf-8")
    known = read_baseline(path)
    assert [each.code for each in known] == ["L2014", "L2014"]
    judged = judge(found, (), known)
    assert judged.shown == () and len(judged.known) == 2 and judged.gone == 0


def test_lines_above_change_nothing_words_do() -> None:
    known = [Known(each.key, 1, each.code) for each in damage(BOOK, "es")]
    moved = "Prólogo.\n\nMás prólogo.\n\n" + BOOK
    assert judge(damage(moved, "es"), (), known).shown == ()
    other = judge(damage(BOOK.replace("ј", "ѕ"), "es"), (), known)
    assert codes(list(other.shown)) == ["L2014"] and other.gone == 1


def test_more_of_the_same_than_the_baseline_knows_is_new() -> None:
    twice = "Hay 1O0 y 1O0.\n" + "Texto.\n" * 3
    (found,) = damage(twice, "es")
    assert judge([found, found], (), [Known(found.key, 1, found.code)]).shown == (found,)


def test_a_baseline_never_hides_what_is_wrong_beside_the_book() -> None:
    context = context_of(BOOK, "es", bindings=bound("ignore: [{code: L2014}]"))
    found = check_book(context, [bindings_that_lead_nowhere])
    assert dump_baseline(found) == dump_baseline([])
    assert judge(found, (), [Known(found[0].key, 1, "L2164")]).shown == tuple(found)


def test_keys_are_the_same_in_every_language() -> None:
    spanish, russian = (check_book(context_of(BOOK, "es", spoken=name), [damaged_characters]) for name in ("es", "ru"))
    assert [each.key for each in spanish] == [each.key for each in russian]
    assert spanish[0].diagnostic.message != russian[0].diagnostic.message


@pytest.mark.parametrize(
    "content", [b"", b"[]", b"{}", b'{"format": 2, "findings": {}}', b'{"format": 1, "findings": {"a": 1}}', b"\xff",
                b'{"format": 1, "findings": 3}', b"[" * 100_000]
)  # fmt: skip
def test_a_baseline_that_is_none(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "libro.baseline.json"
    path.write_bytes(content)
    with pytest.raises(Fault) as caught:
        read_baseline(path)
    assert caught.value.diagnostics[0].code == "L2166"
