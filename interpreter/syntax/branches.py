"""Reading lark's trees: children by name, tokens by kind, and the faults that only a built tree shows."""

from __future__ import annotations

from typing import TypeAlias

from lark import Tree
from lark.lexer import Token

from interpreter.messages import Diagnostic
from interpreter.text import Span

Branches: TypeAlias = "Tree[Token]"


class SyntaxFault(Exception):
    """One mistake in one declaration, on its way to the diagnostics."""

    def __init__(self, code: str, span: Span, suggestion: str | None = None, **arguments: object) -> None:
        super().__init__(code)
        words = tuple((name, str(value)) for name, value in arguments.items())
        self.diagnostic = Diagnostic(code, span, words, suggestion=suggestion)


def trees(tree: Branches, *names: str) -> list[Branches]:
    """The children that are trees; with names, only those called so."""
    return [
        child for child in tree.children if isinstance(child, Tree) and (not names or child.data in names)
    ]


def tree(parent: Branches, *names: str) -> Branches | None:
    """The first child of one of these names, or None."""
    for child in parent.children:
        if isinstance(child, Tree) and child.data in names:
            return child
    return None


def tokens(tree: Branches, *kinds: str) -> list[Token]:
    """The children that are tokens; with kinds, only those of such a kind."""
    return [
        child for child in tree.children if isinstance(child, Token) and (not kinds or child.type in kinds)
    ]


def first_token(tree: Branches) -> Token:
    """The first token among the children; the grammar promises one."""
    return tokens(tree)[0]


def only_tree(parent: Branches) -> Branches:
    """The first child that is a tree; the grammar promises one."""
    return trees(parent)[0]
