"""Unquoted words of a data file: YAML 1.2 core, without floats."""

from __future__ import annotations

import re
from typing import Literal

_INTEGER = re.compile(r"[-+]?[0-9]+")
_HEXADECIMAL = re.compile(r"0x[0-9a-fA-F]+")
_OCTAL = re.compile(r"0o[0-7]+")
_FLOAT = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?|[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN)")
_WORDS: dict[str, bool | None] = {
    "": None, "~": None, "null": None, "Null": None, "NULL": None,
    "true": True, "True": True, "TRUE": True, "false": False, "False": False, "FALSE": False,
}  # fmt: skip

MAX_NUMBER_LENGTH = 18
"""Digits of the longest number; figures of games are far smaller, and huge ones are slow to read."""

ScalarFault = Literal["float", "leading_zero", "long_number"]


def plain_scalar(text: str) -> tuple[str | int | bool | None, ScalarFault | None]:
    """The value of an unquoted word, and what is wrong with it. Faulty words keep their text as value."""
    if text in _WORDS:
        return _WORDS[text], None
    if text[0] not in "+-.0123456789":
        return text, None
    if _INTEGER.fullmatch(text):
        return _integer(text)
    for pattern, base in ((_HEXADECIMAL, 16), (_OCTAL, 8)):
        if pattern.fullmatch(text):
            return (text, "long_number") if len(text) > MAX_NUMBER_LENGTH else (int(text, base), None)
    return text, "float" if _FLOAT.fullmatch(text) else None


def _integer(text: str) -> tuple[str | int, ScalarFault | None]:
    digits = text.lstrip("+-")
    if len(digits) > 1 and digits[0] == "0":
        return text, "leading_zero"
    if len(digits) > MAX_NUMBER_LENGTH:
        return text, "long_number"
    return int(text), None
