"""Mends what can be mended safely: plans the changes, shows them, and writes them so that nothing is ever lost."""

from __future__ import annotations

import errno
import os
import re
import shutil
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from interpreter.messages import Fault
from interpreter.rulebook.book.reading import File, Reading, normal_lines
from interpreter.rulebook.finding import Edit, Finding
from interpreter.text import Source, escape_controls

ORIGINAL = ".orig"
AROUND = 36
"""Letters shown on each side of a change."""


@dataclass(frozen=True)
class FileFix:
    """The changes of one file by their places, none over another, and the code each comes from."""

    file: File
    edits: tuple[tuple[Edit, str], ...]


def plan_fixes(found: Iterable[Finding], reading: Reading) -> list[FileFix]:
    """The safe changes that findings carry, by file. Of two over each other the first counts.

    Raises:
        Fault: one is in a file that is no text file, such as a PDF.
    """
    by_source: dict[int, list[tuple[Edit, str]]] = {id(file.source): [] for file in reading.files}
    for each in found:
        wanted = by_source.get(id(each.span.source))
        if wanted is not None:
            wanted += [(edit, each.code) for edit in each.edits]
    fixes = []
    for file in reading.files:
        edits: list[tuple[Edit, str]] = []
        for edit, code in sorted(by_source[id(file.source)], key=lambda one: (one[0].start, one[0].end)):
            if not edits or edit.start >= edits[-1][0].end:
                edits.append((edit, code))
        if edits and (file.path is None or not file.is_text):
            raise Fault.of("L2169", file=file.source.name)
        if edits:
            fixes.append(FileFix(file, tuple(edits)))
    return fixes


def show_fix(fix: FileFix) -> Iterator[str]:
    """The lines that show each change: the place, then what stands there, then what will. Not whole lines: a paragraph
    of a book is often one."""
    source = fix.file.source
    for edit, code in fix.edits:
        span = source.span(edit.start, edit.end)
        before, after = _around(source, edit)
        old = source.text[edit.start : edit.end]
        yield f"@@ {span} {code} @@"
        yield f"- {_shown(before + old + after)}"
        yield f"+ {_shown(before + edit.text + after)}"


def _around(source: Source, edit: Edit) -> tuple[str, str]:
    before = source.text[max(0, edit.start - AROUND) : edit.start].rpartition("\n")[2]
    after = source.text[edit.end : edit.end + AROUND].partition("\n")[0]
    return before, after


def _shown(text: str) -> str:
    """A text with everything that a terminal would not show, written as its number."""
    return escape_controls(text.replace("\n", "⏎").replace("\t", " ")).replace("\u00ad", "\\u00ad")


def fixed_text(written: str, source: Source, edits: Iterable[Edit], name: str) -> str:
    """The text as it is in the file (`written`, with its own line ends) after the changes.

    Raises:
        Fault: the file is no longer what was read.
    """
    if normal_lines(written) != source.text:
        raise Fault.of("L2170", file=name)
    drops = [match.start() - count for count, match in enumerate(re.finditer("\r\n", written))]
    parts: list[str] = []
    place, dropped = 0, 0

    def raw(offset: int) -> int:
        """Where an offset of the read text lies in the file, in which some line ends are two characters."""
        nonlocal dropped
        while dropped < len(drops) and drops[dropped] < offset:
            dropped += 1
        return offset + dropped

    for edit in edits:
        parts.append(written[place : raw(edit.start)])
        parts.append(edit.text)
        place = raw(edit.end)
    parts.append(written[place:])
    return "".join(parts)


def write_fix(fix: FileFix) -> Path:
    """Write the changes of a file; where its original is kept now.

    Raises:
        Fault: the file has changed since it was read, or something cannot be written; then nothing is changed.
    """
    assert fix.file.path is not None, "plan_fixes refuses what is no file"
    path = fix.file.path
    shown = fix.file.source.name
    try:
        data = path.read_bytes()
        mark = b"\xef\xbb\xbf" if data.startswith(b"\xef\xbb\xbf") else b""
        written = data.decode("utf-8-sig")
    except (OSError, UnicodeDecodeError):
        raise Fault.of("L2170", file=shown) from None
    content = mark + fixed_text(written, fix.file.source, (edit for edit, _ in fix.edits), shown).encode("utf-8")
    return replace_kept(path, data, content)


def replace_kept(path: Path, old: bytes, new: bytes) -> Path:
    """Put new content into a file and keep the old beside it; where that is.

    Both are written whole under other names first, so that a full disk or a loss of power leaves one or the other,
    never a half of either. An original that was kept before is never written over.

    Raises:
        Fault: something cannot be written; then the file is as it was.
    """
    target = path.resolve()  # the file that a link leads to is changed, the link stays
    beside = target.with_name(f".{target.name}.writing")
    kept: Path | None = None
    try:
        if not os.access(target, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        kept = _keep(target, old)
        _write_whole(beside, new)
        shutil.copymode(target, beside)
        beside.replace(target)
        _settle(target.parent)
    except OSError as fault:
        for left in (beside, kept):
            if left is not None:
                with suppress(OSError):
                    left.unlink(missing_ok=True)
        raise Fault.of("L2168", file=path, reason=fault.strerror or str(fault)) from None
    return kept


def write_new(path: Path, content: bytes) -> None:
    """Write a file that was not there before, whole or not at all.

    Raises:
        Fault: it cannot be written.
    """
    beside = path.with_name(f".{path.name}.writing")
    try:
        _write_whole(beside, content)
        beside.replace(path)
    except OSError as fault:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
        raise Fault.of("L2168", file=path, reason=fault.strerror or str(fault)) from None


def _keep(target: Path, old: bytes) -> Path:
    """Write the original under the first name that is free."""
    for number in range(1, 1000):
        kept = target.with_name(target.name + ORIGINAL + ("" if number == 1 else f".{number}"))
        try:
            with kept.open("xb"):
                pass  # the name is taken now; what is written comes in one piece
        except FileExistsError:
            continue
        beside = target.with_name(f".{kept.name}.writing")
        try:
            _write_whole(beside, old)
            shutil.copymode(target, beside)
            beside.replace(kept)
        except OSError:
            for left in (beside, kept):
                with suppress(OSError):
                    left.unlink(missing_ok=True)
            raise
        return kept
    raise FileExistsError(errno.EEXIST, "too many originals are kept")


def _write_whole(path: Path, content: bytes) -> None:
    with path.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _settle(folder: Path) -> None:
    """Make the change of names last, where the system can."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
