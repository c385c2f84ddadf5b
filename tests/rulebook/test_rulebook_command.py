"""`lictor book`: what is typed and what comes of it."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.running import lictor

DAMAGED = "1.07 El foro\n\nCada facción pierde ј de la tropa y el patriciÃ¡n roba una carta.\n"
CLEAN = "1.07 El foro\n\nCada facción pierde la mitad de la tropa y el senador roba una carta.\n"


@pytest.fixture
def book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = Path("libro.txt")
    path.write_text(DAMAGED, encoding="utf-8")
    return path


# --------------------------------------------------------------------------------------------- check


def test_a_damaged_book(book: Path) -> None:
    said = lictor("book", "check", "libro.txt")
    assert said.status == 0, "warnings do not fail"
    assert said.lines[0].startswith("aviso L2014") or said.lines[0].startswith("aviso L2012")
    assert said.lines[-1] == "libro.txt: 2 avisos"
    assert lictor("book", "check", "libro.txt", "--strict").status == 1


def test_a_clean_book(book: Path) -> None:
    book.write_text(CLEAN, encoding="utf-8")
    said = lictor("book", "check", "libro.txt", "--strict")
    assert (said.status, said.lines[-1]) == (0, "libro.txt: nada que objetar")


def test_what_nobody_said_is_told(book: Path) -> None:
    said = lictor("book", "check", "libro.txt")
    assert "Se supone que el libro está en es" in said.err and "--game" in said.err
    assert lictor("book", "check", "libro.txt", "--lang", "es", "--game", "hearts").err == ""
    assert lictor("book", "check", "libro.txt", "--format", "json").err == ""


def test_the_hooks_of_pre_commit_are_commands() -> None:
    text = (Path(__file__).parents[2] / ".pre-commit-hooks.yaml").read_text(encoding="utf-8")
    entries = [line.split(":", 1)[1].split() for line in text.splitlines() if line.strip().startswith("entry:")]
    assert len(entries) == 2
    for name, *arguments in entries:
        assert name == "lictor" and lictor(*arguments, "--help").status == 0


@pytest.mark.parametrize(("spoken", "word"), [("en", "warning"), ("ca", "avís"), ("ru", "предупреждение")])
def test_messages_are_told_in_the_language_asked_for(book: Path, spoken: str, word: str) -> None:
    assert lictor("book", "check", "libro.txt", "--say", spoken).lines[0].startswith(f"{word} L20")


def test_a_book_that_is_not_there() -> None:
    said = lictor("book", "check", "nada.txt", "--lang", "es")
    assert (said.status, said.out) == (1, "")
    assert said.err.startswith("error L2001: no hay ningún archivo «nada.txt»")


@pytest.mark.parametrize(
    "arguments",
    [
        ("check",),
        ("check", "libro.txt", "--format", "html"),
        ("check", "libro.txt", "--lang", "xx"),
        ("check", "libro.txt", "--say", "de"),
        ("check", "libro.txt", "--edition", "es"),
        ("check", "-", "-"),
        ("check", "-", "--write-baseline"),
        ("fix", "-", "--write"),
        ("bind", "-", "--write"),
        ("polish", "libro.txt"),
    ],
)
def test_wrong_questions(book: Path, arguments: tuple[str, ...]) -> None:
    said = lictor("book", *arguments)
    assert said.status == 2 and "Traceback" not in said.err


def test_an_unknown_game(book: Path) -> None:
    said = lictor("book", "check", "libro.txt", "--game", "harts")
    assert said.status == 1 and "L1101" in said.err and "hearts" in said.err


def test_json_and_sarif_are_printed_alone(book: Path) -> None:
    content = json.loads(lictor("book", "check", "libro.txt", "--format", "json").out)
    assert [each["code"] for each in content["findings"]] == ["L2014", "L2012"]
    assert json.loads(lictor("book", "check", "libro.txt", "--format", "sarif").out)["version"] == "2.1.0"


def test_severity_chooses_what_is_shown(book: Path) -> None:
    book.write_text("El le\u00adgado roba.\n", encoding="utf-8")
    assert "L2016" not in lictor("book", "check", "libro.txt").out
    assert "(--severity note)" in lictor("book", "check", "libro.txt").out
    assert "L2016" in lictor("book", "check", "libro.txt", "--severity", "note").out


def test_a_book_from_a_pipe(book: Path) -> None:
    said = lictor("book", "check", "-", typed=DAMAGED)
    assert said.lines[-1].endswith(": 2 avisos") and "<stdin>:3:" in said.out


def test_a_book_against_the_rules(book: Path) -> None:
    """The whole way with a real game: nothing goes wrong, and the report names it."""
    said = lictor("book", "check", "libro.txt", "--game", "hearts", "--format", "json")
    content = json.loads(said.out)
    assert content["game"] == "hearts" and "L1199" not in said.err


# ---------------------------------------------------------------------------- baseline, suppressions


def test_a_dirty_book_is_taken_over(book: Path) -> None:
    said = lictor("book", "check", "libro.txt", "--write-baseline")
    assert said.status == 0 and "libro.baseline.json: 2 hallazgos" in said.err
    said = lictor("book", "check", "libro.txt", "--strict")
    assert said.status == 0
    assert said.lines == ["libro.txt: nada que objetar", "  2 hallazgos ya estaban en la línea de base"]
    book.write_text(DAMAGED + "\nY Mu?oz pierde.\n", encoding="utf-8")
    said = lictor("book", "check", "libro.txt", "--strict")
    assert said.status == 1 and "Mu?oz" in said.out and "patriciÃ¡n" not in said.out
    assert lictor("book", "check", "libro.txt", "--no-baseline").lines[-1] == "libro.txt: 3 avisos"


def test_a_suppression_beside_the_book(book: Path) -> None:
    Path("libro.book.yaml").write_text("ignore:\n  - {code: L2014, reason: es serbio}\n", encoding="utf-8")
    said = lictor("book", "check", "libro.txt")
    assert "L2014" not in said.out and "1 hallazgo se omite a propósito" in said.out
    Path("libro.book.yaml").write_text("ignore:\n  - {code: L2014}\n", encoding="utf-8")
    said = lictor("book", "check", "libro.txt")
    assert said.status == 1 and "libro.book.yaml:2:5" in said.out and "L2164" in said.out


def test_a_faulty_bindings_file(book: Path) -> None:
    Path("libro.book.yaml").write_text("sections: {foro: 1.07}\n", encoding="utf-8")
    said = lictor("book", "check", "libro.txt", "--lang", "es")
    assert said.status == 1 and "libro.book.yaml:1:18" in said.err


def test_the_bindings_say_what_was_not_asked(book: Path) -> None:
    Path("libro.book.yaml").write_text("game: hearts\nlanguage: es\n", encoding="utf-8")
    content = json.loads(lictor("book", "check", "libro.txt", "--format", "json").out)
    assert (content["game"], content["language"]) == ("hearts", "es")


# ------------------------------------------------------------------------- outline, coverage, fix, bind


def test_the_outline(book: Path) -> None:
    said = lictor("book", "outline", "libro.txt")
    assert said.status == 0 and "1.07 El foro" in said.out
    (section,) = json.loads(lictor("book", "outline", "libro.txt", "--json").out)["sections"]
    assert (section["key"], section["line"], section["kind"]) == ("1.07", 1, "section")


def test_coverage_needs_a_game(book: Path) -> None:
    said = lictor("book", "coverage", "libro.txt", "--lang", "es")
    assert said.status == 1 and "--game" in said.err


def test_coverage_is_a_matrix_over_editions(book: Path) -> None:
    said = lictor("book", "coverage", "libro.txt", "--game", "gloria_a_roma", "--say", "en")
    assert said.status == 0
    assert said.lines[0].split() == ["this", "book", "ca", "iv"] or "this book" in said.lines[0]
    assert "cite sections of ca that this book does not have:" in said.out
    content = json.loads(lictor("book", "coverage", "libro.txt", "--game", "gloria_a_roma", "--json").out)
    assert content["edition"] == "ca" and content["uncited"] == ["1.07"] and content["untold"]


def test_mending_is_shown_then_written(book: Path) -> None:
    said = lictor("book", "fix", "libro.txt")
    assert said.status == 0 and "+ Cada facción pierde ¼ de la tropa" in said.out
    assert book.read_text(encoding="utf-8") == DAMAGED
    assert lictor("book", "fix", "libro.txt", "--write").status == 0
    assert "patricián" in book.read_text(encoding="utf-8")
    assert Path("libro.txt.orig").read_text(encoding="utf-8") == DAMAGED
    assert "nada que se pueda corregir" in lictor("book", "fix", "libro.txt", "--write").err


def test_what_is_right_so_is_not_mended(book: Path) -> None:
    Path("libro.book.yaml").write_text("ignore:\n  - {code: L2014, reason: es serbio}\n", encoding="utf-8")
    lictor("book", "fix", "libro.txt", "--write")
    assert "pierde ј de" in book.read_text(encoding="utf-8")


def test_bindings_are_proposed_then_written(book: Path) -> None:
    book.write_text(CLEAN, encoding="utf-8")
    said = lictor("book", "bind", "libro.txt", "--game", "hearts")
    assert said.status == 0 and "game: hearts" in said.out and not Path("libro.book.yaml").exists()
    assert lictor("book", "bind", "libro.txt", "--game", "hearts", "--write").status == 0
    written = Path("libro.book.yaml").read_text(encoding="utf-8")
    assert 'fingerprint: "' in written and "language: es" in written
    assert lictor("book", "check", "libro.txt", "--strict").status == 0
    assert lictor("book", "bind", "libro.txt", "--write").status == 0
    assert Path("libro.book.yaml.orig").exists()


def test_what_the_translator_wrote_stays(book: Path) -> None:
    Path("libro.book.yaml").write_text(
        "game: hearts\nignore:\n  - {code: L2014, reason: es serbio}\n", encoding="utf-8"
    )
    assert lictor("book", "bind", "libro.txt", "--write").status == 0
    assert "es serbio" in Path("libro.book.yaml").read_text(encoding="utf-8")


# ----------------------------------------------------------------------------------------- the whole


def test_help_loads_nothing_heavy() -> None:
    code = (
        "import sys; from interpreter.cli.guard import run; run(['book', 'check', '--help']); "
        "print([name for name in sys.modules if name.startswith('interpreter.') "
        "and not name.startswith('interpreter.cli')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_an_endless_line_is_answered(book: Path) -> None:
    book.write_text("facción y tropa 3 legiones " * 40_000, encoding="utf-8")
    started = time.perf_counter()
    assert lictor("book", "check", "libro.txt").status == 0
    assert time.perf_counter() - started < 60


def test_a_code_is_explained_in_the_language() -> None:
    assert lictor("explain", "L2014", "--lang", "es").lines[0].startswith("L2014 (aviso): Una letra de otra")
