"""Files become the text of a book, and what cannot be read is answered clearly and soon."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path

import pytest

from interpreter.messages import Fault
from interpreter.rulebook.book import pdf
from interpreter.rulebook.book.reading import MAX_MEGABYTES, read_book


def refused(*files: object) -> list[tuple[str, str]]:
    """The codes and messages with which a book is refused."""
    with pytest.raises(Fault) as caught:
        read_book([str(file) for file in files])
    return [(each.code, each.message) for each in caught.value.diagnostics]


def written(folder: Path, content: bytes | str, name: str = "libro.txt") -> Path:
    path = folder / name
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def test_a_book_is_its_text(tmp_path: Path) -> None:
    reading = read_book([str(written(tmp_path, "﻿1.07 Foro\r\nTexto\rFin\n".encode()))])
    assert reading.source.text == "1.07 Foro\nTexto\nFin\n"


def test_several_files_are_one_book_in_their_order(tmp_path: Path) -> None:
    first, second = written(tmp_path, "uno\ndos", "b.txt"), written(tmp_path, "tres\ncuatro", "a.txt")
    reading = read_book([str(first), str(second)])
    assert reading.source.text == "uno\ndos\ntres\ncuatro"
    span = reading.source.span(*(reading.source.text.index("cuatro") + n for n in (0, 6)))
    placed = reading.place(span)
    assert (placed.source.name, placed.line, placed.text) == (str(second), 2, "cuatro")


def test_a_book_from_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO("Текст".encode())))
    reading = read_book(["-"])
    assert (reading.source.name, reading.source.text) == ("<stdin>", "Текст")


def test_files_that_are_not_there(tmp_path: Path) -> None:
    assert refused(tmp_path / "a.txt", tmp_path / "b.txt") == [
        ("L2001", f"there is no file '{tmp_path / 'a.txt'}'"),
        ("L2001", f"there is no file '{tmp_path / 'b.txt'}'"),
    ]
    assert refused(tmp_path)[0][0] == "L2002"
    assert refused("a\0b")[0][0] == "L2003"


def test_a_file_too_large_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "big.txt"
    with path.open("wb") as file:
        file.truncate(50 * 1024 * 1024)
    assert refused(path) == [("L2004", f"'{path}' is too large: a book may have {MAX_MEGABYTES} MB")]
    if os.path.exists("/dev/zero"):
        assert refused("/dev/zero")[0][0] == "L2004"


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (b"PK\x03\x04 word/document.xml", "DOCX"),
        (b"\x89PNG\r\n", "PNG"),
        (b"Texto\0con nulos", "NUL"),
        (b"{\\rtf1 hola}", "RTF"),
        ("texto en UTF-16".encode("utf-16-le"), "UTF-16"),
    ],
)
def test_files_that_are_no_text(tmp_path: Path, content: bytes, kind: str) -> None:
    ((code, message),) = refused(written(tmp_path, content))
    assert code == "L2005" and kind in message


@pytest.mark.parametrize(
    ("text", "encoding", "guess"),
    [
        ("Primera línea\nLa facción elige", "latin-1", "windows-1252"),
        ("Первая строка\nФракция выбирает", "cp1251", "windows-1251"),
        ("texto", "utf-16", "UTF-16"),
    ],
)
def test_text_that_is_not_utf_8(tmp_path: Path, text: str, encoding: str, guess: str) -> None:
    ((code, message),) = refused(written(tmp_path, text.encode(encoding)))
    assert code == "L2008" and guess in message and "from line 1 on" in message


@pytest.mark.parametrize("content", [b"", b" \r\n\t\n", b"\xef\xbb\xbf"])
def test_an_empty_book(tmp_path: Path, content: bytes) -> None:
    assert refused(written(tmp_path, content))[0][0] == "L2009"


def test_a_pdf_without_a_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pdf.importlib, "import_module", _missing)
    ((code, message),) = refused(written(tmp_path, b"%PDF-1.7\n...", "libro.pdf"))
    assert code == "L2006" and "no library" in message


def _missing(name: str) -> object:
    raise ImportError(name)


class _Page:
    def __init__(self, text: str) -> None:
        self.text = text

    def extract_text(self) -> str:
        return self.text


class _Library:
    """Stands for pypdf."""

    pages = ("1.01 Inicio", "1.02 Fin")

    @classmethod
    def PdfReader(cls, file: io.BytesIO) -> type[_Library]:
        if b"broken" in file.read():
            raise ValueError("no trailer")
        return type("Reader", (), {"pages": [_Page(text) for text in cls.pages]})


def test_a_pdf_with_a_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pdf.importlib, "import_module", lambda name: _Library)
    reading = read_book([str(written(tmp_path, b"%PDF-1.7\n", "libro.pdf"))])
    assert reading.source.text == "1.01 Inicio\n\n1.02 Fin"
    assert not reading.files[0].is_text
    ((code, message),) = refused(written(tmp_path, b"%PDF-1.7 broken", "roto.pdf"))
    assert code == "L2007" and "no trailer" in message
    monkeypatch.setattr(_Library, "pages", ("", " "))
    assert refused(written(tmp_path, b"%PDF-1.7\n", "fotos.pdf"))[0][0] == "L2019"


def test_a_real_pdf(tmp_path: Path) -> None:
    text = "BT /F1 24 Tf 72 700 Td (Chapter 7 costs 20 coins) Tj ET"
    objects = [
        "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R "
        "/Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>",
        f"<< /Length {len(text)} >>\nstream\n{text}\nendstream",
    ]
    content = "%PDF-1.4\n"
    places = []
    for number, each in enumerate(objects, 1):
        places.append(len(content))
        content += f"{number} 0 obj\n{each}\nendobj\n"
    table = "".join(f"{place:010} 00000 n \n" for place in places)
    trailer = f"trailer << /Size 5 /Root 1 0 R >>\nstartxref\n{len(content)}\n%%EOF"
    content += f"xref\n0 5\n0000000000 65535 f \n{table}{trailer}"
    assert "costs 20 coins" in read_book([str(written(tmp_path, content, "libro.pdf"))]).source.text
