"""From a failed parse to the one message that teaches best."""

from __future__ import annotations

from lark.exceptions import UnexpectedInput

from interpreter.syntax.branches import SyntaxFault
from interpreter.syntax.layout import LayoutFault
from interpreter.text import Source


def indented_text(source: Source, start: int) -> SyntaxFault:
    """What to say of text before the first declaration that does not stand in column one."""
    return SyntaxFault("L0201", source.span(start, start + 1))


def explain_layout(source: Source, fault: LayoutFault) -> SyntaxFault:
    """What to say of broken indentation or brackets."""
    return SyntaxFault("L0201", source.span(fault.token.start_pos or 0, fault.token.end_pos or 0))


def explain_unexpected(source: Source, start: int, end: int, error: UnexpectedInput) -> SyntaxFault:
    """What to say of a word that does not fit."""
    place = error.pos_in_stream if error.pos_in_stream is not None and error.pos_in_stream >= 0 else start
    return SyntaxFault("L0299", source.span(place, place + 1), found="this", expected="something else")
