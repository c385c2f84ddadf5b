"""Text to declarations. A mistake costs its own declaration one diagnostic; the others are returned."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from itertools import islice
from typing import TypeVar

from interpreter.messages import Diagnostics
from interpreter.syntax import tree as ast
from interpreter.syntax.branches import Branches, SyntaxFault
from interpreter.syntax.build_declarations import DeclarationBuilder
from interpreter.syntax.build_expressions import ExpressionBuilder
from interpreter.syntax.cut import Piece, cut
from interpreter.syntax.depth import MAX_DEPTH, too_deep
from interpreter.syntax.reader import reader
from interpreter.text import Source, find_unicode_fault

MAX_DECLARATION = 100_000
"""Longest text of one declaration, in characters."""

MAX_DECLARATIONS = 2000
"""Most declarations of one file; what stands below them is not read."""

_PLAIN = re.compile(r"[\n\t\x20-\x7e]*\Z")
_UNICODE_CODES = {"control": "L0101", "bidi": "L0102", "mixed": "L0103"}

Built = TypeVar("Built")


def parse_rules(source: Source, diagnostics: Diagnostics) -> list[ast.AnyDeclaration]:
    """The declarations of a file, in their order; those with a mistake are reported and left out."""
    builder = DeclarationBuilder(source)
    pieces = list(islice(cut(source.text), MAX_DECLARATIONS + 1))
    if len(pieces) > MAX_DECLARATIONS:
        start = pieces.pop().start
        place = source.span(start, start + 1)
        diagnostics.extend([SyntaxFault("L0270", place, limit=MAX_DECLARATIONS).diagnostic])
    parsed = [_guarded(diagnostics, partial(_parse_piece, builder, piece)) for piece in pieces]
    return [declaration for declaration in parsed if declaration is not None]


def parse_ability(
    title: ast.Identifier, source: Source, start: int, end: int, diagnostics: Diagnostics
) -> ast.Ability | None:
    """The ability that stands indented in `source.text[start:end]`, such as a block scalar of a YAML file.

    `title` names it. The places in the result point into `source`. None when the text has a mistake. A
    line must stand above the text, as the key does in YAML.
    """
    start = source.text.rfind("\n", 0, start) + 1
    if not source.text[start:end].strip():
        return ast.Ability(title, (), (), (), (), span=title.span)
    builder = DeclarationBuilder(source)
    # The line end before the block lets its first line count as indented.
    before = max(start - 1, 0)

    def build() -> ast.Ability:
        return builder.ability(_parse(source, before, end, "ability_text"), title)

    return _guarded(diagnostics, build)


def parse_expression(source: Source, diagnostics: Diagnostics) -> ast.Expression | None:
    """The one expression that a text consists of, or None when it has a mistake."""
    builder = ExpressionBuilder(source)

    def build() -> ast.Expression:
        return builder.inner(_parse(source, 0, len(source.text), "expression_text"))

    return _guarded(diagnostics, build)


def _guarded(diagnostics: Diagnostics, build: Callable[[], Built]) -> Built | None:
    try:
        return build()
    except SyntaxFault as fault:
        diagnostics.extend([fault.diagnostic])
        return None


def _parse_piece(builder: DeclarationBuilder, piece: Piece) -> ast.AnyDeclaration:
    if piece.indented:
        from interpreter.syntax.faults import indented_text

        raise indented_text(builder.source, piece.start)
    return builder.declaration(_parse(builder.source, piece.start, piece.end, "declaration"))


def _parse(source: Source, start: int, end: int, what: str) -> Branches:
    _check_characters(source, start, end)
    if end - start > MAX_DECLARATION:
        raise SyntaxFault("L0205", source.span(start, start + 1), limit=MAX_DECLARATION)
    read = reader().read(source.text, start, end, what)
    if read is None:
        # Lark takes long to load and to read, but knows where a text does not fit and what would have fitted.
        from interpreter.syntax.lark_reader import read_with_lark

        read = read_with_lark(source, start, end, what)
    found, depth_bound = read
    if depth_bound > MAX_DEPTH:
        _check_depth(source, found)
    return found


def _check_characters(source: Source, start: int, end: int) -> None:
    if _PLAIN.match(source.text, start, end):
        return
    fault = find_unicode_fault(source.text[start:end])
    if fault is not None:
        place = source.span(start + fault.offset, start + fault.offset + fault.length)
        shown = " ".join(f"U+{ord(character):04X}" for character in place.text[:8])
        raise SyntaxFault(_UNICODE_CODES[fault.kind], place, shown=shown)


def _check_depth(source: Source, found: Branches) -> None:
    deep = too_deep(found)
    if deep is not None:
        raise SyntaxFault("L0206", source.span(deep.start_pos, deep.end_pos), limit=MAX_DEPTH)
