"""Reads Fluent texts that have no mistake, many times faster than the library's parser.

It knows the whole grammar but explains nothing: where anything is out of the ordinary it gives up, and the library
reads the text and says what is wrong. A test holds both to the same result.
"""

from __future__ import annotations

import re

from interpreter.data.characters import shorten
from interpreter.data.named import Named
from interpreter.data.text_entries import Pattern, Selector, TextEntry
from interpreter.text import Source

_ID = "[A-Za-z][A-Za-z0-9_-]*"
_NUMBER = r"-?[0-9]+(?:\.[0-9]+)?"
# A line goes on with the pattern of those above it when it is indented and begins with none of these, or with `{`.
_NEXT_LINE = r"\n(?:[ \n]*\n)?(?: *(?=\{)| +(?=[^ \n{}.\[*]))"

_between_entries = re.compile(r"(?: *\n|#{1,3}(?: [^\n]*(?:\n|\Z)|\n))*(?: *\Z)?").match
_entry = re.compile(f"(-?)({_ID}) *=").match
_attribute = re.compile(rf"[ \n]*\.({_ID}) *=").match
_value_starts = re.compile(f" *(?:(?=[^ \\n])|{_NEXT_LINE})").match
_next_line = re.compile(_NEXT_LINE).match
_words = re.compile(r"[^{}\n]*").match
_blank = re.compile(r"[ \n]*").match
_expression = re.compile(
    rf"(?P<variable>\$(?P<name>{_ID}))|(?P<number>{_NUMBER})|(?P<term>-{_ID}(?:\.{_ID})?)|(?P<word>{_ID})|(?P<inner>\{{)"
    r'|(?P<string>"(?:[^"\\\n]|\\["\\]|\\u[0-9A-Fa-f]{4}|\\U[0-9A-Fa-f]{6})*")'
).match
_called = re.compile(r"[ \n]*\(").match
_function = re.compile("[A-Z][A-Z0-9_-]*").fullmatch
_member = re.compile(rf"\.{_ID}").match
_named_value = re.compile(rf'[ \n]*(?:{_NUMBER}|"(?:[^"\\\n]|\\["\\]|\\u[0-9A-Fa-f]{{4}}|\\U[0-9A-Fa-f]{{6}})*")').match
_choice = re.compile(r"-> *\n[ \n]*").match
_variant = re.compile(rf"(\*?)\[[ \n]*({_NUMBER}|{_ID})[ \n]*\]").match


_WORDS_ALONE = Pattern()


class Unusual(Exception):
    """Something that is a mistake, or two entries of one id: for the library to read."""


def read_entries(source: Source) -> dict[str, TextEntry]:
    """The messages and terms of a text by id.

    Raises:
        Unusual: not all of it is as it should be.
    """
    return _Reader(source).entries()


class _Reader:
    """Goes through one text once; `at` is where it is."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.text = source.text
        self.at = 0
        self.variables: list[Named] = []
        self.functions: list[Named] = []
        self.references: list[Named] = []
        self.selectors: list[Selector] = []

    def entries(self) -> dict[str, TextEntry]:
        """All entries."""
        found: dict[str, TextEntry] = {}
        text = self.text
        while True:
            between = _between_entries(text, self.at)
            assert between is not None
            self.at = between.end()
            if self.at == len(text):
                return found
            head = _entry(text, self.at)
            if head is None:
                raise Unusual
            name = Named(head[1] + head[2], self.source.span(head.start(), head.end(2)))
            if name.text in found:
                raise Unusual
            self.at = head.end()
            value = self._value()
            attributes = self._attributes()
            if value is None and (head[1] or not attributes):
                raise Unusual
            found[name.text] = TextEntry(name, value, attributes)

    def _attributes(self) -> dict[str, Pattern]:
        found: dict[str, Pattern] = {}
        while (head := _attribute(self.text, self.at)) is not None:
            self.at = head.end()
            value = self._value()
            if value is None or head[1] in found:
                raise Unusual
            found[head[1]] = value
        return found

    def _value(self) -> Pattern | None:
        """The pattern behind an equals sign, or None when there is none."""
        start = _value_starts(self.text, self.at)
        if start is None:
            return None
        self.at = start.end()
        if not self._pattern():
            return _WORDS_ALONE
        found = Pattern(tuple(self.variables), tuple(self.functions), tuple(self.references), tuple(self.selectors))
        for each in (self.variables, self.functions, self.references, self.selectors):
            each.clear()
        return found

    def _pattern(self) -> bool:
        """Go through a pattern up to its last line end; whether there is more in it than words."""
        text = self.text
        at = self.at
        more = False
        while True:
            words = _words(text, at)
            assert words is not None
            at = words.end()
            sign = text[at : at + 1]
            if sign == "{":
                self.at = at + 1
                self._placeable()
                at, more = self.at, True
            elif sign == "\n" and (line := _next_line(text, at)) is not None:
                at = line.end()
            elif sign == "}":
                raise Unusual
            else:
                self.at = at
                return more

    def _placeable(self) -> None:
        """What stands in braces; the first brace is behind us."""
        self._skip()
        start, place = self.at, len(self.selectors)
        kind = self._inline()
        end = self.at
        self._skip()
        choice = _choice(self.text, self.at)
        if choice is not None:
            if kind in ("word", "member", "term", "inner"):
                raise Unusual
            self.at = choice.end()
            keys = self._variants()
            span = self.source.span(start, end)
            plain = kind in ("variable", "NUMBER")
            self.selectors.insert(place, Selector(shorten(span.text), keys, plain, span))
        elif kind == "term member":
            raise Unusual
        if self.text[self.at : self.at + 1] != "}":
            raise Unusual
        self.at += 1

    def _variants(self) -> tuple[Named, ...]:
        keys: list[Named] = []
        usual = 0
        while (head := _variant(self.text, self.at)) is not None:
            usual += bool(head[1])
            keys.append(Named(head[2], self.source.span(head.start(2), head.end(2))))
            self.at = head.end()
            start = _value_starts(self.text, self.at)
            if start is None:
                raise Unusual
            self.at = start.end()
            self._pattern()
            self._skip()
        if usual != 1:
            raise Unusual
        return tuple(keys)

    def _inline(self) -> str:
        """Go through one expression; its kind, of a function its name."""
        found = _expression(self.text, self.at)
        if found is None:
            raise Unusual
        start, kind = self.at, found.lastgroup
        self.at = found.end()
        if kind == "variable":
            self.variables.append(Named(found["name"], self.source.span(start, self.at)))
        elif kind == "inner":
            self._placeable()
        elif kind == "term":
            name = found["term"].partition(".")[0]
            self._call(self.references, name, start)
            return "term member" if "." in found["term"] else "term"
        elif kind == "word":
            return self._word(found["word"], start)
        assert kind is not None
        return kind

    def _word(self, word: str, start: int) -> str:
        """A function that is called, or a message that is referred to."""
        if _called(self.text, self.at):
            if not _function(word):
                raise Unusual
            self._call(self.functions, word, start)
            return word
        member = _member(self.text, self.at)
        if member is not None:
            self.at = member.end()
        self.references.append(Named(self.text[start : self.at], self.source.span(start, self.at)))
        return "word" if member is None else "member"

    def _call(self, names: list[Named], name: str, start: int) -> None:
        """The arguments of what is called so. It begins before them and is named before what they name."""
        place = len(names)
        self._arguments()
        names.insert(place, Named(name, self.source.span(start, self.at)))

    def _arguments(self) -> None:
        """The arguments in parentheses, if there are any."""
        bracket = _called(self.text, self.at)
        if bracket is None:
            return
        self.at = bracket.end()
        self._skip()
        named: set[str] = set()
        while self.text[self.at : self.at + 1] != ")":
            known, start = len(self.references), self.at
            kind = self._inline()
            name = self.text[start : self.at]
            self._skip()
            if self.text[self.at : self.at + 1] == ":":
                value = _named_value(self.text, self.at + 1)
                if kind != "word" or value is None or name in named:
                    raise Unusual
                del self.references[known:]
                named.add(name)
                self.at = value.end()
                self._skip()
            elif named:
                raise Unusual
            if self.text[self.at : self.at + 1] != ",":
                break
            self.at += 1
            self._skip()
        if self.text[self.at : self.at + 1] != ")":
            raise Unusual
        self.at += 1

    def _skip(self) -> None:
        blank = _blank(self.text, self.at)
        assert blank is not None
        self.at = blank.end()
