"""The text of a PDF, where a library that reads one is installed."""

from __future__ import annotations

import importlib
import io
from collections.abc import Callable

from interpreter.messages import Fault

EXTRA = "pip install 'lictor[pdf]'"
"""What brings a library that reads PDFs."""


def pdf_text(data: bytes, shown: str, *, max_length: int) -> str:
    """The text of all pages, an empty line between them. Lines are as they were set.

    Raises:
        Fault: no library is installed, it cannot read the file, or there is no text in it.
    """
    reader = _pypdf() or _pdfminer()
    if reader is None:
        raise Fault.of("L2006", file=shown, extra=EXTRA)
    try:
        text = reader(data, max_length)
    except Exception as fault:  # libraries raise all kinds of errors for a damaged file
        raise Fault.of("L2007", file=shown, reason=f"{type(fault).__name__}: {fault}"[:200]) from None
    if not text.strip():
        raise Fault.of("L2019", file=shown)
    return text.replace("\r\n", "\n").replace("\r", "\n").replace("\0", "")[:max_length]


def _pypdf() -> Callable[[bytes, int], str] | None:
    try:
        library = importlib.import_module("pypdf")
    except ImportError:
        return None

    def read(data: bytes, max_length: int) -> str:
        pages: list[str] = []
        length = 0
        for page in library.PdfReader(io.BytesIO(data)).pages:
            pages.append(page.extract_text())
            length += len(pages[-1])
            if length > max_length:
                break
        return "\n\n".join(pages)

    return read


def _pdfminer() -> Callable[[bytes, int], str] | None:
    try:
        library = importlib.import_module("pdfminer.high_level")
    except ImportError:
        return None

    def read(data: bytes, max_length: int) -> str:
        return str(library.extract_text(io.BytesIO(data))).replace("\f", "\n\n")

    return read
