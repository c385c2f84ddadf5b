"""From a failed parse to the one message that teaches best."""

from __future__ import annotations

from lark.exceptions import UnexpectedInput

from interpreter.syntax.branches import SyntaxFault
from interpreter.syntax.layout import LayoutFault
from interpreter.syntax.limits import MAX_BRACKETS, MAX_INDENTATIONS
from interpreter.syntax.recognisers import DECLARATIONS, recognise
from interpreter.syntax.situation import Situation, expected, next_word, situation_of, word_at
from interpreter.text import Source

_ENDS = {
    "_NL": "the end of the line",
    "_DEDENT": "the end of the indented lines",
    "$END": "the end of the declaration",
}


def indented_text(source: Source, start: int) -> SyntaxFault:
    """What to say of text before the first declaration that does not stand in column one."""
    place = word_at(source, start)
    return SyntaxFault("L0201" if place.text in DECLARATIONS else "L0203", place, word=place.text)


def explain_layout(source: Source, fault: LayoutFault) -> SyntaxFault:
    """What to say of broken indentation or brackets."""
    start, end = fault.token.start_pos or 0, fault.token.end_pos or 0
    if fault.situation == "tab":
        tab = source.text.index("\t", source.text.rfind("\n", start, end))
        return SyntaxFault("L0213", source.span(tab, tab + 1))
    if fault.situation == "indentation":
        place = next_word(source, source.text.rfind("\n", start, end))
        return SyntaxFault("L0201" if place.text in DECLARATIONS else "L0212", place, word=place.text)
    if fault.situation == "bracket_open":
        return SyntaxFault("L0215", source.span(start, end), bracket=fault.token.value)
    if fault.situation == "bracket_stray":
        return SyntaxFault("L0218", source.span(start, end), bracket=fault.token.value)
    if fault.token.value.strip():
        return SyntaxFault("L0206", source.span(start, end), limit=MAX_BRACKETS)
    return SyntaxFault("L0206", next_word(source, start), limit=MAX_INDENTATIONS)


def explain_unexpected(source: Source, start: int, end: int, error: UnexpectedInput) -> SyntaxFault:
    """What to say of a word that does not fit."""
    found = situation_of(source, start, end, error)
    return recognise(found) or _plain(found)


def _plain(found: Situation) -> SyntaxFault:
    shown = _ENDS.get(found.kind) or f"`{found.word}`"
    return SyntaxFault("L0299", found.place, found=shown, expected=expected(found.accepts))
