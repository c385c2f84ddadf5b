"""Reads Fluent resources into an inventory of our own; the only place that knows the library's tree."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from interpreter.data.characters import code_point, find_character_fault, shorten
from interpreter.data.fluent_reader import Unusual, read_entries
from interpreter.data.named import Named
from interpreter.data.text_entries import Pattern, Selector, TextEntry
from interpreter.messages import Diagnostics
from interpreter.text import Source

MAX_DEPTH = 64
"""Nesting of braces and parentheses; the library's parser is recursive."""

_ENTRY = re.compile(r"(-?)([A-Za-z][\w-]*)[ ]*=")
_QUOTED_OR_COMMENT = re.compile(r'"[^"\n]*"|^#[^\n]*', re.MULTILINE)
_JUNK_CODES = {"E0010": "L0803", "E0005": "L0804", "E0012": "L0804", "E0020": "L0805", "E0027": "L0806"}
_CLOSERS = ('"}"', "}")


def parse_entries(source: Source, diagnostics: Diagnostics) -> tuple[dict[str, TextEntry], frozenset[str]] | None:
    """The entries by id, and the ids that could not be read; None if hopeless."""
    fault = find_character_fault(source.text)
    if fault is not None:
        char = source.text[fault[1]]
        diagnostics.report("L0802", source.span(fault[1], fault[1] + 1), character=code_point(char))
        return None
    deep = _too_deep(source.text)
    if deep is not None:
        diagnostics.report("L0809", source.span(deep, deep + 1), limit=MAX_DEPTH)
        return None
    try:
        return read_entries(source), frozenset()
    except Unusual:
        return parse_with_library(source, diagnostics)


def parse_with_library(source: Source, diagnostics: Diagnostics) -> tuple[dict[str, TextEntry], frozenset[str]]:
    """The same by the library, which is slow but knows what is wrong."""
    from fluent.syntax import FluentParser

    body = FluentParser().parse(source.text).body
    lost = _report_junk(source, body, diagnostics)
    return _entries(source, body, diagnostics), lost


def library_resource(entries: Iterable[TextEntry]) -> Any:
    """The library's tree of entries that were read before."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Resource

    parser = FluentParser(with_spans=False)
    texts = (each.id.span.source.text[each.id.span.start :] for each in entries)
    return Resource([parser.parse_entry(text) for text in texts])


def _too_deep(text: str) -> int | None:
    """Where nesting passes the limit; quotes and comments do not count."""
    text = _QUOTED_OR_COMMENT.sub(lambda found: " " * len(found.group()), text)
    depth = 0
    for found in re.finditer(r"[{}()]", text):
        depth = depth + 1 if found.group() in "{(" else max(0, depth - 1)
        if depth > MAX_DEPTH:
            return found.start()
    return None


def _kind(node: Any) -> str:
    return type(node).__name__


def _report_junk(source: Source, body: list[Any], diagnostics: Diagnostics) -> frozenset[str]:
    """Report what the parser could not read; the ids that stand there, so that they are not called unknown.

    A piece of junk that begins no entry is the rest of the one before, and no second mistake.
    """
    lost: set[str] = set()
    previous = ""
    for item in body:
        if _kind(item) == "Junk":
            entry = _ENTRY.match(item.content)
            if entry:
                lost.add(entry.group(1) + entry.group(2))
            if entry or previous != "Junk":
                _report_one_junk(source, item, diagnostics)
        previous = _kind(item)
    return frozenset(lost)


def _report_one_junk(source: Source, junk: Any, diagnostics: Diagnostics) -> None:
    text, start = source.text, junk.span.start
    found = junk.annotations[0]
    offset = min(max(found.span.start, start), max(start, junk.span.end - 1))
    if text[offset : offset + 1] in ("", "\n"):
        offset = max(start, len(text[:offset].rstrip()) - 1)
    code = _JUNK_CODES.get(found.code, "L0801")
    if found.code == "E0020":
        offset = text.rfind('"', start, offset + 1)
    if found.code == "E0003" and "}" in str(found.arguments):
        code = "L0807"
        brace = text.rfind("{", start, offset + 1)
        offset = brace if brace >= 0 else offset
    entry = _ENTRY.match(junk.content)
    name = entry.group(1) + entry.group(2) if entry else shorten(junk.content.strip().partition("\n")[0], 20)
    span = source.span(offset, offset + 1)
    diagnostics.report(code, span, id=shorten(name), problem=str(found.message))


def _entries(source: Source, body: list[Any], diagnostics: Diagnostics) -> dict[str, TextEntry]:
    """The messages and terms by id; of two with one id the first counts and the second is reported."""
    entries: dict[str, TextEntry] = {}
    for item in body:
        if _kind(item) not in ("Message", "Term"):
            continue
        mark = "-" if _kind(item) == "Term" else ""
        name = Named(mark + item.id.name, source.span(item.id.span.start - len(mark), item.id.span.end))
        if name.text in entries:
            related = [(entries[name.text].id.span, "first written here")]
            diagnostics.report("L0808", name.span, related=related, id=shorten(name.text))
            continue
        attributes: dict[str, Pattern] = {}
        for attribute in item.attributes:
            if attribute.id.name in attributes:
                span = source.span(attribute.id.span.start, attribute.id.span.end)
                diagnostics.report("L0808", span, id=shorten(f"{name}.{attribute.id.name}"))
            attributes.setdefault(attribute.id.name, _pattern(source, attribute.value))
        value = None if item.value is None else _pattern(source, item.value)
        entries[name.text] = TextEntry(name, value, attributes)
    return entries


def _pattern(source: Source, pattern: Any) -> Pattern:
    """What a pattern uses, in the order of its text."""
    variables: list[Named] = []
    functions: list[Named] = []
    references: list[Named] = []
    selectors: list[Selector] = []
    for node in _nodes(pattern):
        span = source.span(node.span.start, node.span.end)
        match _kind(node):
            case "VariableReference":
                variables.append(Named(node.id.name, span))
            case "FunctionReference":
                functions.append(Named(node.id.name, span))
            case "MessageReference":
                attribute = f".{node.attribute.name}" if node.attribute else ""
                references.append(Named(node.id.name + attribute, span))
            case "TermReference":
                references.append(Named("-" + node.id.name, span))
            case "SelectExpression":
                selectors.append(_selector(source, node))
    return Pattern(tuple(variables), tuple(functions), tuple(references), tuple(selectors))


def _nodes(pattern: Any) -> Iterator[Any]:
    """All expressions of a pattern with those inside them, in the order of the text, without recursion."""
    waiting = list(reversed(pattern.elements))
    while waiting:
        node = waiting.pop()
        match _kind(node):
            case "Placeable":
                waiting.append(node.expression)
                continue
            case "TextElement":
                continue
            case "SelectExpression":
                inner = [node.selector]
                for variant in node.variants:
                    inner.extend(variant.value.elements)
                waiting.extend(reversed(inner))
            case "FunctionReference" | "TermReference":
                if node.arguments is not None:
                    waiting.extend(reversed(node.arguments.positional))
        yield node


def _selector(source: Source, node: Any) -> Selector:
    """A choice: what it looks at and its variants."""
    selector = node.selector
    plain = _kind(selector) == "VariableReference"
    if _kind(selector) == "FunctionReference" and selector.id.name == "NUMBER":
        plain = True
    keys = []
    for variant in node.variants:
        key = variant.key
        text = key.name if _kind(key) == "Identifier" else key.value
        keys.append(Named(text, source.span(key.span.start, key.span.end)))
    span = source.span(selector.span.start, selector.span.end)
    return Selector(shorten(span.text), tuple(keys), plain, span)
