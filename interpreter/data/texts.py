"""Texts of a game in one language: reading, rendering.

A text is a Fluent message. Names of things are messages `name-TITLE` with attributes for gender and forms
(`.the`, `.of`, `.genitive`, ...); texts say them with `NAME($x, form: "of")` and choose by `GENDER($x)`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from interpreter.data.characters import shorten
from interpreter.data.fluent_bundle import Argument, Bundle, NameMissing, TextFunction, TextName
from interpreter.data.fluent_syntax import parse_entries
from interpreter.data.named import Named
from interpreter.data.text_entries import Pattern, Selector, TextEntry
from interpreter.messages import Diagnostics, Fault, closest
from interpreter.text import Source

MAX_FINDINGS = 100

BUILT_IN = frozenset({"NAME", "GENDER", "NUMBER"})
"""Functions that texts may call without a caller's help."""

_HOUSE_LANGUAGES = frozenset({"ca", "en", "es", "ru"})
"""Known without asking the library, which takes long to load."""

_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")


@dataclass(frozen=True)
class Texts:
    """The messages of one language. `messages` and `terms` are by id; ids of terms begin with `-`."""

    language: str
    sources: tuple[Source, ...]
    messages: Mapping[str, TextEntry] = field(repr=False)
    terms: Mapping[str, TextEntry] = field(repr=False)
    functions: Mapping[str, TextFunction] = field(repr=False, compare=False, default_factory=dict)

    @cached_property
    def _bundle(self) -> Bundle:
        return Bundle(self.language, {**self.messages, **self.terms}, self.functions)

    def with_functions(self, functions: Mapping[str, TextFunction]) -> Texts:
        """The same texts with functions of the caller; `NAME` and `GENDER` may be given anew."""
        table = {**self.functions, **functions}
        return Texts(self.language, self.sources, self.messages, self.terms, table)

    def has(self, name: str, attribute: str | None = None) -> bool:
        """Whether there is a message with a value, or with this attribute."""
        entry = self.messages.get(name)
        if entry is None:
            return False
        return entry.value is not None if attribute is None else attribute in entry.attributes

    def format(
        self, name: str, arguments: Mapping[str, Argument] | None = None, *, attribute: str | None = None
    ) -> str:
        """The message `name`, or its attribute, with its arguments filled in.

        Raises:
            Fault: there is no such message, an argument or a name is missing, or anything else went wrong.
        """
        if not self.has(name, attribute):
            shown = name if attribute is None else f"{name}.{attribute}"
            meant = closest(name, self.messages)
            raise Fault.of("L0816", suggestion=meant, id=shown, language=self.language)
        text, errors = self._bundle.format(name, attribute, arguments or {})
        for error in errors:
            span = self.messages[name].id.span
            if isinstance(error, NameMissing):
                raise Fault.of("L0818", span, title=error, id=name, language=self.language)
            raise Fault.of("L0817", span, id=name, language=self.language, problem=error)
        return text

    def name(self, title: str, form: str | None = None, fields: Mapping[str, Argument] | None = None) -> str:
        """How a title is called, in a form such as `of`; in its plain form when it has no such.

        Raises:
            Fault: nothing says how it is called.
        """
        try:
            return self._bundle.call_by_name(TextName(title, fields or {}), form)
        except NameMissing:
            key = f"name-{title}"
            raise Fault.of("L0816", id=key, language=self.language) from None
        except Exception as error:
            span = self.messages[f"name-{title}"].id.span
            raise Fault.of("L0817", span, id=f"name-{title}", language=self.language, problem=error) from error

    def variables(self, name: str) -> frozenset[str]:
        """The variables that the value of a message needs, also those of messages it refers to."""
        found: set[str] = set()
        seen: set[str] = set()
        waiting = [name]
        while waiting:
            key = waiting.pop()
            pattern = self._pattern(key)
            if key in seen or pattern is None:
                continue
            seen.add(key)
            found.update(variable.text for variable in pattern.variables)
            waiting.extend(reference.text for reference in pattern.references if reference.text[0] != "-")
        return frozenset(found)

    def _pattern(self, reference: str) -> Pattern | None:
        name, _, attribute = reference.partition(".")
        entry = self.terms.get(name) if name.startswith("-") else self.messages.get(name)
        if entry is None:
            return None
        return entry.attributes.get(attribute) if attribute else entry.value

    def patterns(self) -> Iterator[tuple[str, Pattern]]:
        """All patterns, each with its id or `id.attribute`, in the order of the files."""
        for name, entry in (*self.messages.items(), *self.terms.items()):
            if entry.value is not None:
                yield name, entry.value
            for attribute, pattern in entry.attributes.items():
                yield f"{name}.{attribute}", pattern

    def selectors(self) -> Iterator[tuple[str, Selector]]:
        """All choices, each with the id or `id.attribute` of its pattern."""
        for name, pattern in self.patterns():
            for selector in pattern.selectors:
                yield name, selector


def read_texts(
    source: Source,
    language: str,
    diagnostics: Diagnostics,
    *,
    others: tuple[Texts, ...] = (),
    functions: frozenset[str] = BUILT_IN,
) -> Texts | None:
    """The texts in `source`, or None when anything in it was refused.

    `others` are texts of the same language that these refer to and will be joined with; `functions` are the
    names of those that may be called.
    """
    if not _LANGUAGE.fullmatch(language) or not _known_language(language):
        diagnostics.report("L0810", source.span(0, 0), language=language)
        return None
    before = len(diagnostics)
    parsed = parse_entries(source, diagnostics)
    if parsed is None:
        return None
    entries, lost = parsed
    messages = {name: entry for name, entry in entries.items() if name[0] != "-"}
    terms = {name: entry for name, entry in entries.items() if name[0] == "-"}
    texts = Texts(language, (source,), messages, terms)
    whole = join_texts(texts, *others)
    _check_references(texts, whole, lost, diagnostics)
    _check_functions(texts, functions, diagnostics)
    _check_circles(texts, whole, diagnostics)
    return texts if len(diagnostics) == before else None


def join_texts(first: Texts, *others: Texts) -> Texts:
    """Several texts of one language as one. Of equal ids the first counts."""
    messages = dict(first.messages)
    terms = dict(first.terms)
    functions = dict(first.functions)
    for other in others:
        messages = {**other.messages, **messages}
        terms = {**other.terms, **terms}
        functions = {**other.functions, **functions}
    sources = (*first.sources, *(source for other in others for source in other.sources))
    return Texts(first.language, sources, messages, terms, functions)


def _known_language(language: str) -> bool:
    if language in _HOUSE_LANGUAGES:
        return True
    from babel import Locale, UnknownLocaleError

    try:
        Locale.parse(language.replace("-", "_"))
    except (UnknownLocaleError, ValueError):
        return False
    return True


def _check_references(texts: Texts, whole: Texts, lost: frozenset[str], diagnostics: Diagnostics) -> None:
    """Messages and terms that are referred to exist; those that could not be read have a finding already."""
    before = len(diagnostics)
    for _, pattern in texts.patterns():
        for reference in pattern.references:
            if len(diagnostics) - before >= MAX_FINDINGS:
                return
            name = reference.text.partition(".")[0]
            if name not in lost and whole._pattern(reference.text) is None:
                known = whole.terms if name[0] == "-" else whole.messages
                meant = closest(name, known)
                diagnostics.report("L0811", reference.span, suggestion=meant, id=reference)


def _check_functions(texts: Texts, functions: frozenset[str], diagnostics: Diagnostics) -> None:
    """Functions that are called exist."""
    for _, pattern in texts.patterns():
        for function in pattern.functions:
            if function.text not in functions:
                known = ", ".join(sorted(functions))
                meant = closest(function.text, functions)
                diagnostics.report("L0812", function.span, suggestion=meant, name=function, known=known)


def _check_circles(texts: Texts, whole: Texts, diagnostics: Diagnostics) -> None:
    """No message leads back to itself. Each pattern is entered once, so that no text can make this slow."""
    trail: dict[str, None] = {}
    done: set[str] = set()
    waiting: list[tuple[str, Named | None]] = []
    for start, _ in texts.patterns():
        waiting.append((start, None))
        while waiting:
            name, reference = waiting.pop()
            if name in trail and reference is None:
                # The second meeting without a reference is the mark to leave it.
                del trail[name]
                done.add(name)
            elif name in trail and reference is not None:
                names = [*trail, name]
                circle = " -> ".join(names[names.index(name) :])
                diagnostics.report("L0813", reference.span, circle=shorten(circle, 100))
            elif name not in done:
                pattern = whole._pattern(name)
                trail[name] = None
                waiting.append((name, None))
                waiting.extend((each.text, each) for each in reversed(pattern.references if pattern else ()))
