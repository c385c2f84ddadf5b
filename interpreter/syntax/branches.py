"""What a text is made of before it is a tree: branches and words; their children by name and kind, and faults."""

from __future__ import annotations

from interpreter.messages import Diagnostic
from interpreter.text import Span


class Word:
    """A word of the text that is kept, with the terminal of the grammar that it is."""

    __slots__ = ("end_pos", "start_pos", "type", "value")

    def __init__(self, type: str, value: str, start_pos: int, end_pos: int) -> None:
        self.type = type
        self.value = value
        self.start_pos = start_pos
        self.end_pos = end_pos


class Branches:
    """What a rule of the grammar found, by the rule's name."""

    __slots__ = ("children", "data", "end_pos", "start_pos")

    def __init__(self, data: str, children: list[Branches | Word], start_pos: int, end_pos: int) -> None:
        self.data = data
        self.children = children
        self.start_pos = start_pos
        self.end_pos = end_pos


class SyntaxFault(Exception):
    """One mistake in one declaration, on its way to the diagnostics."""

    def __init__(self, code: str, span: Span, suggestion: str | None = None, **arguments: object) -> None:
        super().__init__(code)
        words = tuple((name, str(value)) for name, value in arguments.items())
        self.diagnostic = Diagnostic(code, span, words, suggestion=suggestion)


def trees(tree: Branches, *names: str) -> list[Branches]:
    """The children that are trees; with names, only those called so."""
    return [child for child in tree.children if isinstance(child, Branches) and (not names or child.data in names)]


def tree(parent: Branches, *names: str) -> Branches | None:
    """The first child of one of these names, or None."""
    for child in parent.children:
        if isinstance(child, Branches) and child.data in names:
            return child
    return None


def tokens(tree: Branches, *kinds: str) -> list[Word]:
    """The children that are tokens; with kinds, only those of such a kind."""
    return [child for child in tree.children if isinstance(child, Word) and (not kinds or child.type in kinds)]


def first_token(tree: Branches) -> Word:
    """The first token among the children; the grammar promises one."""
    return tokens(tree)[0]


def only_tree(parent: Branches) -> Branches:
    """The first child that is a tree; the grammar promises one."""
    return trees(parent)[0]
