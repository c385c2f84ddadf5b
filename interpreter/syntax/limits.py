"""The layout's own tokens, and how far brackets and indentation may go."""

from __future__ import annotations

LINE_END, INDENT, DEDENT = "_NL", "_INDENT", "_DEDENT"

MAX_BRACKETS = 50
MAX_INDENTATIONS = 40
