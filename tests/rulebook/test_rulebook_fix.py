"""Mending: shown first, written whole, the original kept."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from interpreter.messages import Fault
from interpreter.rulebook.beside import fix as fixing
from interpreter.rulebook.beside.fix import fixed_text, plan_fixes, replace_kept, show_fix, write_fix
from interpreter.rulebook.book.outline import find_outline
from interpreter.rulebook.book.reading import read_book
from interpreter.rulebook.checking import Context, check_book
from interpreter.rulebook.checks.damage import damaged_characters
from interpreter.rulebook.finding import Edit, Finding
from interpreter.text import Source

TEXT = "El patriciÃ¡n pierde ј\nde la tropa.\n"
MENDED = "El patricián pierde ¼\nde la tropa.\n"


def book(path: Path, content: str | bytes = TEXT) -> Path:
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def fixes_of(*paths: Path) -> list[fixing.FileFix]:
    reading = read_book([str(path) for path in paths])
    context = Context(reading, find_outline(reading.source, "es"))
    return plan_fixes(check_book(context, [damaged_characters]), reading)


def test_changes_are_shown_before_anything_is_written(tmp_path: Path) -> None:
    path = book(tmp_path / "libro.txt")
    (fix,) = fixes_of(path)
    assert list(show_fix(fix)) == [
        f"@@ {path}:1:11 L2012 @@",
        "- El patriciÃ¡n pierde ј",
        "+ El patricián pierde ј",
        f"@@ {path}:1:22 L2014 @@",
        "- El patriciÃ¡n pierde ј",
        "+ El patriciÃ¡n pierde ¼",
    ]
    assert path.read_text(encoding="utf-8") == TEXT and os.listdir(tmp_path) == ["libro.txt"]


def test_the_original_is_kept(tmp_path: Path) -> None:
    path = book(tmp_path / "libro.txt")
    (fix,) = fixes_of(path)
    kept = write_fix(fix)
    assert path.read_text(encoding="utf-8") == MENDED
    assert kept.name == "libro.txt.orig" and kept.read_text(encoding="utf-8") == TEXT
    assert sorted(os.listdir(tmp_path)) == ["libro.txt", "libro.txt.orig"]


def test_an_original_is_never_written_over(tmp_path: Path) -> None:
    book(tmp_path / "libro.txt.orig", "el primero")
    (fix,) = fixes_of(book(tmp_path / "libro.txt"))
    assert write_fix(fix).name == "libro.txt.orig.2"
    assert (tmp_path / "libro.txt.orig").read_text() == "el primero"


def test_line_ends_and_the_mark_of_byte_order_stay(tmp_path: Path) -> None:
    content = b"\xef\xbb\xbf" + ("uno\r\ndos\rtres\n" + TEXT.replace("\n", "\r\n") + "ј\r\n").encode()
    path = book(tmp_path / "libro.txt", content)
    (fix,) = fixes_of(path)
    write_fix(fix)
    expected = "uno\r\ndos\rtres\n" + MENDED.replace("\n", "\r\n") + "¼\r\n"
    assert path.read_bytes() == b"\xef\xbb\xbf" + expected.encode()


def test_each_file_of_a_book_gets_its_own_changes(tmp_path: Path) -> None:
    first, second = book(tmp_path / "a.txt", "sin falta\n"), book(tmp_path / "b.txt")
    (fix,) = fixes_of(first, second)
    write_fix(fix)
    assert second.read_text(encoding="utf-8") == MENDED and not (tmp_path / "a.txt.orig").exists()


def test_a_book_that_changed_meanwhile_is_left_alone(tmp_path: Path) -> None:
    path = book(tmp_path / "libro.txt")
    (fix,) = fixes_of(path)
    book(path, TEXT + "Otra línea.\n")
    with pytest.raises(Fault) as caught:
        write_fix(fix)
    assert caught.value.diagnostics[0].code == "L2170"
    assert os.listdir(tmp_path) == ["libro.txt"]


def test_a_disk_that_is_full_leaves_everything_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = book(tmp_path / "libro.txt")
    (fix,) = fixes_of(path)
    whole = fixing._write_whole

    for failing in (1, 2):
        calls = 0

        def write(target: Path, content: bytes, failing: int = failing) -> None:
            nonlocal calls
            calls += 1
            whole(target, content[: len(content) // 2] if calls == failing else content)
            if calls == failing:
                raise OSError(28, "No space left on device")

        monkeypatch.setattr(fixing, "_write_whole", write)
        with pytest.raises(Fault) as caught:
            write_fix(fix)
        assert caught.value.diagnostics[0].code == "L2168"
        assert path.read_text(encoding="utf-8") == TEXT and os.listdir(tmp_path) == ["libro.txt"]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    real = book(tmp_path / "real" / "libro.txt")
    link = tmp_path / "libro.txt"
    link.symlink_to(real)
    replace_kept(link, real.read_bytes(), b"nuevo")
    assert link.is_symlink() and real.read_bytes() == b"nuevo"
    assert (tmp_path / "real" / "libro.txt.orig").read_text(encoding="utf-8") == TEXT


def test_what_is_no_text_file_is_refused() -> None:
    context_reading = read_book([__file__])
    file = context_reading.files[0]
    pdf = type(context_reading)(file.source, (type(file)(file.source, 0, file.path, is_text=False),))
    found = Finding.of("L2014", file.source.span(0, 1), edit=Edit(0, 1, "x"), letter="a", name="b", meant="c")
    with pytest.raises(Fault) as caught:
        plan_fixes([found], pdf)
    assert caught.value.diagnostics[0].code == "L2169"


def test_of_two_changes_over_each_other_the_first_counts(tmp_path: Path) -> None:
    reading = read_book([str(book(tmp_path / "libro.txt", "abcdef"))])
    spans = ((0, 3, "x"), (2, 4, "y"), (4, 5, "z"))
    found = [
        Finding.of("L2012", reading.source.span(start, end), edit=Edit(start, end, text), written="a", meant="b")
        for start, end, text in spans
    ]
    (fix,) = plan_fixes(found, reading)
    edits = [edit for edit, _ in fix.edits]
    assert fixed_text("abcdef", reading.source, edits, "x") == "xdzf"


def test_a_change_at_the_end_of_a_line_of_two_characters() -> None:
    source = Source("x", "ab\ncd\nef")
    assert fixed_text("ab\r\ncd\r\nef", source, [Edit(1, 2, "B"), Edit(3, 5, "CD"), Edit(7, 8, "F")], "x") == (
        "aB\r\nCD\r\neF"
    )
    assert fixed_text("ab\r\ncd\r\nef", source, [Edit(2, 3, " ")], "x") == "ab cd\r\nef"
