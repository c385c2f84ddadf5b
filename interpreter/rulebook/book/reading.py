"""From files to the text of one book. What cannot be read is said with its own message, in bounded time."""

from __future__ import annotations

import errno
import re
import sys
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from interpreter.messages import Diagnostic, Fault
from interpreter.rulebook.book.pdf import pdf_text
from interpreter.text import NO_PLACE, Source, Span

MAX_MEGABYTES = 8
"""The largest book, all its files together. A thick rulebook has half a megabyte; ten times its size in memory must
still be no trouble."""

STDIN = "-"
STDIN_NAME = "<stdin>"

_LIMIT = MAX_MEGABYTES * 1024 * 1024
_KINDS = (
    (b"PK\x03\x04", "DOCX/ODT/ZIP"), (b"\xd0\xcf\x11\xe0", "DOC/XLS"), (b"{\\rtf", "RTF"), (b"\x89PNG", "PNG"),
    (b"\xff\xd8\xff", "JPEG"), (b"GIF8", "GIF"), (b"\x1f\x8b", "GZIP"), (b"Rar!", "RAR"), (b"7z\xbc\xaf", "7Z"),
    (b"\x7fELF", "ELF"), (b"MZ\x90", "EXE"), (b"AT&TFORM", "DJVU"),
)  # fmt: skip
_UTF_16 = (b"\xff\xfe", b"\xfe\xff")
_CYRILLIC_1251 = re.compile(rb"[\xc0-\xff\xa8\xb8]")


@dataclass(frozen=True)
class File:
    """One file of a book. `start` is where its text begins in that of the whole book."""

    source: Source
    start: int
    path: Path | None
    is_text: bool = True


@dataclass(frozen=True)
class Reading:
    """The text of a book and the files it came from, in order."""

    source: Source
    files: tuple[File, ...] = field(repr=False)

    @cached_property
    def _starts(self) -> list[int]:
        return [file.start for file in self.files]

    def file_at(self, offset: int) -> File:
        """The file in which an offset of the whole book lies."""
        return self.files[max(0, bisect_right(self._starts, offset) - 1)]

    def place(self, span: Span) -> Span:
        """A place of the whole book as one in the file where people find it; others are left as they are."""
        if span.source is not self.source or len(self.files) == 1:
            return span
        file = self.file_at(span.start)
        length = len(file.source.text)
        start, end = (min(max(0, offset - file.start), length) for offset in (span.start, span.end))
        return Span(file.source, start, end)


def read_book(names: Sequence[str]) -> Reading:
    """The book in these files, in their order; `-` is what comes in on standard input.

    Raises:
        Fault: some cannot be read; all of them are named.
    """
    files: list[File] = []
    wrong: list[Diagnostic] = []
    start = 0
    for name in names:
        try:
            source, is_text = _read_file(name, _LIMIT - start)
        except Fault as fault:
            wrong += fault.diagnostics
            continue
        files.append(File(source, start, None if name == STDIN else Path(name), is_text))
        start += len(source.text) + 1
    if wrong:
        raise Fault(*wrong)
    if len(files) == 1:
        return Reading(files[0].source, tuple(files))
    return Reading(Source(names[0], "\n".join(file.source.text for file in files)), tuple(files))


def _read_file(name: str, room: int) -> tuple[Source, bool]:
    """The text of a file, and whether it is a text file, which a change can be written to.

    Raises:
        Fault: it cannot be read.
    """
    shown = STDIN_NAME if name == STDIN else name
    data = _bytes_of(name, shown, room)
    if data[:1024].lstrip().startswith(b"%PDF-"):
        return Source(shown, pdf_text(data, shown, max_length=_LIMIT)), False
    text = decoded(data, shown)
    if not text.strip():
        raise Fault.of("L2009", file=shown)
    return Source(shown, text), True


def _bytes_of(name: str, shown: str, room: int) -> bytes:
    try:
        if name == STDIN:
            buffer = getattr(sys.stdin, "buffer", None)
            data = sys.stdin.read(room + 1).encode() if buffer is None else buffer.read(room + 1)
        else:
            with Path(name).open("rb") as file:
                data = file.read(room + 1)
    except (OSError, ValueError) as fault:
        raise Fault(_unreadable(shown, fault)) from None
    if len(data) > room:
        raise Fault.of("L2004", file=shown, limit=MAX_MEGABYTES)
    return bytes(data)


def _unreadable(shown: str, fault: OSError | ValueError) -> Diagnostic:
    number = getattr(fault, "errno", None)
    words = (("file", shown[:200]),)
    if number in (errno.ENOENT, errno.ENOTDIR):
        return Diagnostic("L2001", NO_PLACE, words)
    if number == errno.EISDIR:
        return Diagnostic("L2002", NO_PLACE, words)
    reason = getattr(fault, "strerror", None) or str(fault)
    return Diagnostic("L2003", NO_PLACE, (*words, ("reason", reason)))


def decoded(data: bytes, shown: str) -> str:
    """The text in these bytes, with `\\n` for every line end; a byte order mark is dropped.

    Raises:
        Fault: it is no text, or not UTF-8.
    """
    for beginning, kind in _KINDS:
        if data.startswith(beginning):
            raise Fault.of("L2005", file=shown, kind=kind)
    if not data.startswith(_UTF_16) and b"\0" in data:
        guess = "UTF-16" if data[:400].count(0) > len(data[:400]) // 3 else "NUL"
        raise Fault.of("L2005", file=shown, kind=guess)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        line = data.count(b"\n", 0, fault.start) + 1
        raise Fault.of("L2008", file=shown, line=line, encoding=_likely_encoding(data)) from None
    return normal_lines(text)


def normal_lines(text: str) -> str:
    """A text with `\\n` for every line end."""
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


def _likely_encoding(data: bytes) -> str:
    """What bytes that are not UTF-8 may be: in Cyrillic nearly all letters lie above ASCII."""
    if data.startswith(_UTF_16):
        return "UTF-16"
    sample = data[:200_000]
    high = len(_CYRILLIC_1251.findall(sample))
    low = sum(chr(byte).isalpha() for byte in sample if byte < 128)
    return "windows-1251" if high > low else "windows-1252"
