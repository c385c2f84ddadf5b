"""What a book has lost since it was bound: sections, and references that now name other ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from interpreter.rulebook.beside.binding_checks import find_section
from interpreter.rulebook.book.citing import Reference, references_of
from interpreter.rulebook.checking import Context
from interpreter.rulebook.finding import Finding


def sections_that_are_gone(context: Context) -> Iterator[Finding]:
    """Sections that the bindings took a fingerprint of, and that the book has no more."""
    for key in context.bindings.fingerprints:
        if find_section(context, key) is None and not _is_told_elsewhere(context, key):
            yield Finding.of("L2034", context.bindings.place("fingerprints", key, key=True), section=key)


def _is_told_elsewhere(context: Context, key: str) -> bool:
    """Whether another part of the bindings names the section too: then that says so."""
    bindings = context.bindings
    return any(key in part for part in (bindings.sections, bindings.states, bindings.worked))


def references_that_changed(context: Context) -> Iterator[Finding]:
    """References that the bindings say a section makes, and that it makes no more."""
    if not context.bindings.refers:
        return
    here: dict[str, list[Reference]] = {}
    for reference in references_of(context):
        here.setdefault(reference.section.key, []).append(reference)
    for named, numbers in context.bindings.refers.items():
        key = find_section(context, named)
        if key is None:
            continue
        found = here.get(key, [])
        gone = Counter(numbers) - Counter(reference.number for reference in found)
        new = Counter(reference.number for reference in found) - Counter(numbers)
        strange = [reference for reference in found if new[reference.number] > 0]
        bound = [(context.bindings.place("refers", named), context.say("book-bound-here"))]
        for order, number in enumerate(gone.elements()):
            if order < len(strange):
                instead = strange[order]
                span = context.book.span(instead.start, instead.end)
                yield Finding.of(
                    "L2045", span, key, related=bound, suggestion=number, number=number, written=instead.number
                )
            else:
                heading = context.book.heading(context.book.by_key[key])
                yield Finding.of("L2046", heading, key, related=bound, number=number)


def references_by_section(context: Context) -> dict[str, tuple[str, ...]]:
    """The references of each section, in the order of the text."""
    found: dict[str, list[str]] = {}
    for reference in references_of(context):
        found.setdefault(reference.section.key, []).append(reference.number)
    return {key: tuple(numbers) for key, numbers in found.items()}
