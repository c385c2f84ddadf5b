"""Renders messages through fluent.runtime; the only place that knows it.

Numbers are written without grouping, arguments without isolating marks, and every error of the library is
returned, because it would otherwise be hidden in the text.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, TypeAlias

from interpreter.data.fluent_syntax import library_resource
from interpreter.data.text_entries import TextEntry


@dataclass(frozen=True)
class TextName:
    """A thing with a name in every language, such as a card: its title, and the figures its name may use."""

    title: str
    fields: Mapping[str, Argument] = field(default_factory=dict)


Argument: TypeAlias = "str | int | bool | TextName | Sequence[Argument] | None"
"""What a message can be given. Truth values read `yes` and `no` in choices, None reads `none`."""

TextFunction: TypeAlias = Callable[..., str | int]
"""A function that texts may call: positional values as they were given, named ones as text or numbers."""


@cache
def _library() -> Any:
    """The classes we build on, made at first use because the library loads slowly."""
    from fluent.runtime import FluentBundle
    from fluent.runtime.types import FluentType, fluent_number

    class Handle(FluentType):
        """A name or list on its way through the library."""

        def __init__(self, value: Any, bundle: Bundle) -> None:
            self.value, self.bundle = value, bundle

        def format(self, locale: Any) -> str:
            return self.bundle.show(self.value, None)

    return FluentBundle, fluent_number, Handle


MAX_NAME_DEPTH = 16
MAX_NAMES = 1000
"""Names that one name may lead to, in depth and in all."""


class NameMissing(Exception):
    """No message says how a title is called."""


class Bundle:
    """The messages of one language, ready to be rendered. `entries` are messages and terms by id.

    The library is slow, so it gets an entry when it is first said, with those it refers to.
    """

    def __init__(self, language: str, entries: Mapping[str, TextEntry], functions: Mapping[str, TextFunction]) -> None:
        bundle_class, _, _ = _library()
        table: dict[str, Callable[..., Any]] = {
            "NUMBER": _number,
            **{name: self.call(function) for name, function in functions.items()},
        }
        table.setdefault("NAME", self.name)
        table.setdefault("GENDER", self.gender)
        self.functions = frozenset((*table, "DATETIME"))
        self.bundle = bundle_class([language], functions=table, use_isolating=False)
        self.entries = entries
        self.given: set[str] = set()
        self.depth = 0
        self.said = 0

    def format(
        self, name: str, attribute: str | None, arguments: Mapping[str, Argument]
    ) -> tuple[str, list[Exception]]:
        """A message or its attribute with arguments, and all that went wrong."""
        self.said = 0
        return self.fill(name, attribute, arguments)

    def fill(self, name: str, attribute: str | None, arguments: Mapping[str, Argument]) -> tuple[str, list[Exception]]:
        """The same inside of another message."""
        message = self.message(name)
        pattern = message.value if attribute is None else message.attributes[attribute]
        given = {key: self.wrap(value) for key, value in arguments.items()}
        try:
            text, errors = self.bundle.format_pattern(pattern, given)
        except Exception as fault:  # names are said while the library puts the text together
            return "", [fault]
        return str(text), errors

    def message(self, name: str) -> Any:
        """The library's message of an id that is known."""
        if name not in self.given:
            wanted = {name: self.entries[name]}
            for entry in (waiting := [*wanted.values()]):
                patterns = (entry.value, *entry.attributes.values())
                named = [each.text for pattern in patterns if pattern for each in pattern.references]
                for key in (each.partition(".")[0] for each in named):
                    if key not in wanted and key not in self.given and key in self.entries:
                        wanted[key] = self.entries[key]
                        waiting.append(wanted[key])
            self.given.update(wanted)
            self.bundle.add_resource(library_resource(wanted.values()))
        return self.bundle.get_message(name)

    def wrap(self, value: Argument) -> Any:
        """An argument as the library takes it."""
        _, number, handle = _library()
        if isinstance(value, str):
            return value
        if value is None or isinstance(value, bool):
            return {True: "yes", False: "no", None: "none"}[value]
        if isinstance(value, int):
            return number(value, useGrouping=False)
        return handle(value, self)

    def show(self, value: Argument, form: str | None) -> str:
        """A value as text; names in a form, lists with the language's commas and its word for and."""
        if isinstance(value, TextName):
            return self.say(value, form)
        if isinstance(value, int) and not isinstance(value, bool):
            return str(int(value))
        if isinstance(value, (str, int)) or value is None:
            return str(self.wrap(value))
        from babel.lists import format_list

        shown = [self.show(item, form) for item in value]
        return format_list(shown, locale=self.bundle.locales[0].replace("-", "_")) if shown else ""

    def call_by_name(self, name: TextName, form: str | None) -> str:
        """A name in a form, not as a part of another message. Raises what went wrong."""
        self.said = 0
        return self.say(name, form)

    def say(self, name: TextName, form: str | None) -> str:
        """A name in a form, in its plain form when it has no other."""
        key = f"name-{name.title}"
        if key not in self.entries:
            raise NameMissing(name.title)
        attribute = form if form in self.entries[key].attributes else None
        # The library limits the parts of one message; names are messages of their own and need a limit too.
        self.said += 1
        if self.depth >= MAX_NAME_DEPTH or self.said >= MAX_NAMES:
            raise RecursionError(f"the name of {name.title} leads to too many others")
        self.depth += 1
        try:
            text, errors = self.fill(key, attribute, name.fields)
        finally:
            self.depth -= 1
        if errors:
            raise errors[0]
        return text

    def name(self, value: Any, form: Any = None) -> str:
        """The function NAME of texts: `NAME($card, form: "genitive")`."""
        return self.show(self.unwrap(value), None if form is None else str(form))

    def gender(self, value: Any) -> str:
        """The function GENDER of texts: the attribute `gender` of a name, `none` when it has none."""
        given = self.unwrap(value)
        name = TextName(given) if isinstance(given, str) else given
        if not isinstance(name, TextName) or f"name-{name.title}" not in self.entries:
            raise NameMissing(str(getattr(name, "title", name)))
        if "gender" not in self.entries[f"name-{name.title}"].attributes:
            return "none"
        return self.say(name, "gender")

    def unwrap(self, value: Any) -> Any:
        """What was given to `wrap`. A bare text is a title."""
        _, _, handle = _library()
        if isinstance(value, handle):
            return value.value
        return TextName(value) if isinstance(value, str) else value

    def call(self, function: TextFunction) -> Callable[..., Any]:
        """A caller's function with plain values in and out."""

        def wrapped(*values: Any, **named: Any) -> Any:
            return self.wrap(function(*(self.unwrap(value) for value in values), **named))

        return wrapped


def _number(value: Any, **options: Any) -> Any:
    """The function NUMBER of texts, without grouping unless it is asked for."""
    _, number, _ = _library()
    return number(int(value), **{"useGrouping": False, **options})
