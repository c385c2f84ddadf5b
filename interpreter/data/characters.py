"""Characters that no data file may hold, found fast in long texts."""

from __future__ import annotations

import re
from typing import Literal

from interpreter.text import find_unicode_fault

CharacterFault = Literal["control", "bidi", "hidden"]

# One scan over the text picks the suspects; `text.find_unicode_fault` then names the kind. The hidden ones
# are line ends that editors do not show as such, byte order marks and joiners without width.
_SUSPECT = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069"
    "\ud800-\udfff\ue000-\uf8ff\ufeff\ufffe\uffff\U000f0000-\U0010ffff]"
)


def find_character_fault(text: str) -> tuple[CharacterFault, int] | None:
    """Kind and offset of the first character that is refused in data files and texts, or None."""
    found = _SUSPECT.search(text)
    if found is None:
        return None
    fault = find_unicode_fault(found.group())
    if fault is not None and fault.kind == "bidi":
        return "bidi", found.start()
    return ("control" if fault is not None else "hidden"), found.start()


def code_point(char: str) -> str:
    """The usual name of a character that cannot be shown, such as `U+202E`."""
    return f"U+{ord(char):04X}"


def shorten(text: str, limit: int = 40) -> str:
    """`text`, cut so that it fits into a message."""
    return text if len(text) <= limit else text[: limit - 3] + "..."
