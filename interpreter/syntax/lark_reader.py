"""Reads rules with lark: what our own reader has given up on, most of it to say what is wrong."""

from __future__ import annotations

from typing import cast

from lark import TextSlice, Tree
from lark.exceptions import UnexpectedInput
from lark.lexer import Token

from interpreter.syntax.branches import Branches, Word
from interpreter.syntax.faults import explain_layout, explain_unexpected
from interpreter.syntax.grammar import layout, parser
from interpreter.syntax.layout import LayoutFault
from interpreter.text import Source


def read_with_lark(source: Source, start: int, end: int, what: str) -> tuple[Branches, int]:
    """The branches of a part of a source and a bound for how deep they may nest.

    Raises:
        SyntaxFault: it does not fit.
    """
    try:
        found = parser().parse(TextSlice(source.text, start, end), start=what)
    except LayoutFault as fault:
        raise explain_layout(source, fault) from None
    except UnexpectedInput as error:
        raise explain_unexpected(source, start, end, error) from None
    return _branches(found), layout().depth_bound


def _branches(root: Tree[Token]) -> Branches:
    """Lark's tree as branches; without recursion, because it may be deep."""
    whole = _bare(root)
    waiting = [(root, whole)]
    while waiting:
        tree, found = waiting.pop()
        for child in tree.children:
            if isinstance(child, Token):
                start, end = cast(int, child.start_pos), cast(int, child.end_pos)
                found.children.append(Word(child.type, child.value, start, end))
            else:
                found.children.append(inner := _bare(child))
                waiting.append((child, inner))
    return whole


def _bare(tree: Tree[Token]) -> Branches:
    return Branches(str(tree.data), [], tree.meta.start_pos, tree.meta.end_pos)
