"""Characters that hide or imitate others."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

_BIDI = {chr(code) for code in (*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200E, 0x200F, 0x061C)}


@dataclass(frozen=True)
class UnicodeFault:
    """A character that a rules file may not hold. `kind` is `control`, `bidi` or `mixed`."""

    kind: str
    offset: int
    length: int


def _script(char: str) -> str:
    name = unicodedata.name(char, "")
    return name.split(" ", 1)[0] if char.isalpha() else ""


def find_unicode_fault(text: str) -> UnicodeFault | None:
    """The first control character, bidirectional control or word that mixes scripts, or None."""
    if text.isascii() and text.isprintable():
        return None
    word_start = -1
    scripts: set[str] = set()
    for offset, char in enumerate(text):
        if char in _BIDI:
            return UnicodeFault("bidi", offset, 1)
        if char not in "\n\t\r" and unicodedata.category(char) in ("Cc", "Cs", "Co"):
            return UnicodeFault("control", offset, 1)
        if char.isalnum() or char == "_":
            if word_start < 0:
                word_start, scripts = offset, set()
            script = _script(char)
            if script:
                scripts.add(script)
            if len(scripts) > 1:
                end = offset
                while end < len(text) and (text[end].isalnum() or text[end] == "_"):
                    end += 1
                return UnicodeFault("mixed", word_start, end - word_start)
        else:
            word_start = -1
    return None


def escape_controls(text: str) -> str:
    """`text` with control and bidirectional characters written as escapes, so that a terminal stays safe."""
    if text.isprintable():
        return text
    return "".join(
        char
        if char in "\n\t" or (char.isprintable() and char not in _BIDI) or char in "\u00a0\u202f\u2009"
        else f"\\u{ord(char):04x}"
        for char in text
    )
