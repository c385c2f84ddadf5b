"""References that are not set apart as all others of the book are: a number in the middle of a sentence."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.rulebook.book.citing import Reference, is_led, references_of
from interpreter.rulebook.checking import Context
from interpreter.rulebook.finding import Finding

ENOUGH = 8
"""How many references must stand in brackets before one without them is a slip."""

FEW = 8
"""One bare reference to so many in brackets is a slip; more are a habit."""

_BRACKET = 60


def bare_references(context: Context) -> Iterator[Finding]:
    """Numbers of sections without brackets and without a word such as `see`, where the book brackets them."""
    set_apart, bare = 0, list[Reference]()
    for each in references_of(context):
        if _in_brackets(context.book.text, each):
            set_apart += 1
        elif not is_led(context.book, each.start):
            bare.append(each)
    if set_apart < ENOUGH or len(bare) * FEW > set_apart:
        return
    for each in bare:
        yield Finding.of(
            "L2047", context.book.span(each.start, each.end), each.section.key,
            suggestion=f"({each.number})", number=each.number, times=set_apart,
        )  # fmt: skip


def _in_brackets(text: str, reference: Reference) -> bool:
    before = text[max(0, reference.start - _BRACKET) : reference.start]
    opened = max(before.rfind("("), before.rfind("["))
    return opened > max(before.rfind(")"), before.rfind("]"), before.rfind("\n"))
