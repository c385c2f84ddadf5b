"""Reports for people and for programs: text, JSON, SARIF 2.1.0, JUnit, annotations."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft4Validator

from interpreter.messages import Severity
from interpreter.rulebook.beside.baseline import Judged
from interpreter.rulebook.beside.bindings import Ignored
from interpreter.rulebook.checking import check_book
from interpreter.rulebook.checks.damage import damaged_characters
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.reports import FORMATS, Format, Outcome, render
from interpreter.rulebook.reports.text import WIDEST
from interpreter.text import Source
from tests.rulebook.books import context_of, damage

SCHEMA = json.loads((Path(__file__).parent / "schema" / "sarif-2.1.0.json").read_text(encoding="utf-8"))

BOOK = """\
1.07 El foro

Se pierde ј de la tropa. Hay 1O0 monedas, y otras 2O0 después, y 5O.

1.08 El final

Un le\u00adgado Mu?oz dice: 100 % <no> & "sí".
"""


def outcome(
    text: str = BOOK, spoken: str = "es", least: Severity = "note", strict: bool = False, **judged: Any
) -> Outcome:
    found = tuple(check_book(context_of(text, "es", spoken=spoken), [damaged_characters]))
    return Outcome("libro.txt", Judged(found, **judged), spoken, least, strict, "juego", "es", "es", ("1.07", "1.08"))


def text_of(form: Format, **given: Any) -> str:
    return render(outcome(**given), form)


# ---------------------------------------------------------------------------------------------- text


def test_the_text_report_quotes_the_place() -> None:
    lines = text_of("text").splitlines()
    assert lines[:6] == [
        "aviso L2014: «ј» (CYRILLIC SMALL LETTER JE) no es una letra de este idioma; probablemente era «¼»",
        " --> book.txt:3:11  (apartado 1.07)",
        "  |",
        "3 | Se pierde ј de la tropa. Hay 1O0 monedas, y otras 2O0 después, y 5O.",
        "  |           ^",
        "  = escribe «¼»",
    ]


def test_one_finding_for_one_cause_lists_its_other_places() -> None:
    report = text_of("text")
    assert report.count("L2015") == 1
    assert "  = también aquí: book.txt:3:52 «O»" in report and "  = también aquí: book.txt:3:67 «O»" in report


def test_the_summary_counts_and_says_what_is_not_shown() -> None:
    found = damage(BOOK, "es")
    ignored = ((found[0], Ignored("L2014", "serbio")),)
    report = text_of("text", least="warning", known=tuple(found[:2]), ignored=ignored, gone=1)
    assert report.splitlines()[-5:] == [
        "libro.txt: 3 avisos, 1 nota",
        "  1 hallazgo menos grave no se muestra (--severity note)",
        "  2 hallazgos ya estaban en la línea de base",
        "  1 hallazgo se omite a propósito",
        "  1 hallazgo de la línea de base ya no aparece: --write-baseline la escribe de nuevo",
    ]


@pytest.mark.parametrize(
    ("spoken", "label", "summary"),
    [
        ("es", "aviso L2014", "libro.txt: 3 avisos, 1 nota"),
        ("ca", "avís L2014", "libro.txt: 3 avisos, 1 nota"),
        ("ru", "предупреждение L2014", "libro.txt: 3 предупреждения, 1 замечание"),
        ("en", "warning L2014", "libro.txt: 3 warnings, 1 note"),
    ],
)
def test_the_report_speaks_the_language(spoken: str, label: str, summary: str) -> None:
    lines = text_of("text", spoken=spoken).splitlines()
    assert lines[0].startswith(label) and lines[-1] == summary


def test_a_clean_book_is_told_so() -> None:
    assert text_of("text", text="Texto limpio.") == "libro.txt: nada que objetar\n"


def test_of_a_long_paragraph_what_is_near_is_shown() -> None:
    text = "La facción decide otra vez. " * 60 + "Se pierde ј aquí. " + "Después sigue el texto. " * 60
    quoted, carets = text_of("text", text=text).splitlines()[3:5]
    assert len(quoted) <= WIDEST + 10 and "Se pierde ј aquí." in quoted
    assert quoted.startswith("1 | …") and quoted.endswith("…")
    assert quoted[carets.index("^")] == "ј"


def test_help_lines_and_suggestions_are_shown() -> None:
    source = Source("libro.txt", "El Cónsul Escipion.")
    found = Finding.of(
        "L2017", source.span(10, 18), "", help=["4 + 7 + 4 = 15"], suggestion="Escipión", word="Escipion"
    ).in_language("es")
    report = render(Outcome("libro.txt", Judged((found,)), "es"), "text")
    assert "  = 4 + 7 + 4 = 15\n  = ¿querías decir «Escipión»?\n" in report


def test_nothing_that_a_terminal_obeys_is_printed() -> None:
    report = text_of("text", text="uno \x1b[2J dos\x02 \u202emil")
    assert "\x1b" not in report and "\u202e" not in report and "\\u001b" in report


# ------------------------------------------------------------------------------------------ programs


def test_json_holds_everything() -> None:
    content = json.loads(text_of("json"))
    assert (content["game"], content["edition"], content["language"]) == ("juego", "es", "es")
    first = content["findings"][0]
    assert (first["code"], first["line"], first["column"], first["section"]) == ("L2014", 3, 11, "1.07")
    assert first["edits"] == [{"start": BOOK.index("ј"), "end": BOOK.index("ј") + 1, "text": "¼"}]
    assert first["key"].startswith("L2014-") and first["quote"] == "ј"
    assert content["summary"]["warnings"] == 3 and content["summary"]["failed"] is False


def sarif(**given: Any) -> dict[str, Any]:
    log: dict[str, Any] = json.loads(text_of("sarif", **given))
    Draft4Validator(SCHEMA, format_checker=Draft4Validator.FORMAT_CHECKER).validate(log)
    return log


def test_sarif_fits_its_schema() -> None:
    assert SCHEMA["title"].startswith("Static Analysis Results Format (SARIF) Version 2.1.0")
    (run,) = sarif()["runs"]
    first = run["results"][0]
    assert first["ruleId"] == "L2014" and first["level"] == "warning"
    place = first["locations"][0]["physicalLocation"]
    assert place["artifactLocation"] == {"uri": "book.txt"}
    assert place["region"]["startLine"] == 3 and place["region"]["snippet"] == {"text": "ј"}
    assert first["fixes"][0]["artifactChanges"][0]["replacements"][0]["insertedContent"] == {"text": "¼"}
    rules = run["tool"]["driver"]["rules"]
    assert rules[first["ruleIndex"]]["shortDescription"] == {"text": "Una letra de otra escritura"}


def test_sarif_tells_suppressions_and_the_baseline() -> None:
    found = damage(BOOK, "es")
    log = sarif(text="Nada.", known=(found[0],), ignored=((found[1], Ignored("L2015", "así está")),))
    known, ignored = log["runs"][0]["results"]
    assert known["baselineState"] == "unchanged"
    assert ignored["suppressions"] == [{"kind": "external", "justification": "así está"}]


def test_sarif_of_a_clean_book_and_of_odd_names() -> None:
    assert sarif(text="Nada.")["runs"][0]["results"] == []
    source = Source("mis libros/ñ 100%.txt", "ј")
    found = Finding.of("L2014", source.span(0, 1), letter="ј", name="x", meant="¼")
    log = json.loads(render(Outcome("x", Judged((found,))), "sarif"))
    Draft4Validator(SCHEMA, format_checker=Draft4Validator.FORMAT_CHECKER).validate(log)
    place = log["runs"][0]["results"][0]["locations"][0]["physicalLocation"]
    assert place["artifactLocation"]["uri"] == "mis%20libros/%C3%B1%20100%25.txt"


def test_junit_has_a_test_for_each_section() -> None:
    suites = ElementTree.fromstring(text_of("junit", strict=True))
    cases = {case.get("name"): case for case in suites.iter("testcase")}
    assert list(cases) == ["1.07", "1.08"]
    failure = cases["1.07"].find("failure")
    assert failure is not None and failure.get("type") == "L2014, L2015"
    assert "Se pierde ј de la tropa" in (failure.text or "")
    output = cases["1.08"].find("system-out")
    assert output is not None and "L2016" in (output.text or "")
    assert suites.get("failures") == "2" and suites.get("tests") == "2"


def test_junit_fails_with_what_fails_the_check() -> None:
    suites = ElementTree.fromstring(text_of("junit"))
    assert suites.get("failures") == "0" and list(suites.iter("failure")) == []


def test_junit_is_xml_whatever_the_book_holds() -> None:
    suites = ElementTree.fromstring(text_of("junit", text="uno \x02\x1b]]> <b>&\ufffe mal", strict=True))
    assert suites.get("failures") == "1"


def test_annotations_of_a_build() -> None:
    lines = text_of("annotations").splitlines()
    assert lines[0] == (
        "::warning file=book.txt,line=3,endLine=3,col=11,endColumn=11,title=L2014::"
        "«ј» (CYRILLIC SMALL LETTER JE) no es una letra de este idioma; probablemente era «¼»%0Aescribe «¼»"
    )
    assert [line.split(" ")[0] for line in lines] == ["::warning", "::warning", "::notice", "::warning"]


def test_annotations_escape_what_would_end_them() -> None:
    source = Source("a,b:c.txt", "100 %\n")
    found = Finding.of("L2017", source.span(0, 5), word="100 %")
    line = render(Outcome("x", Judged((found,))), "annotations")
    assert line.startswith("::warning file=a%2Cb%3Ac.txt,line=1,") and "100 %25" in line


@pytest.mark.parametrize("form", FORMATS)
def test_every_form_tells_the_same_findings(form: Format) -> None:
    report = text_of(form)
    for code in ("L2014", "L2015", "L2016", "L2017"):
        assert code in report
    assert "L2016" not in text_of(form, least="warning") or form == "sarif"
