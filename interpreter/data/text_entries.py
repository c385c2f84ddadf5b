"""What is known of the texts of a language without saying them: their ids and what each of them uses."""

from __future__ import annotations

from dataclasses import dataclass, field

from interpreter.data.named import Named
from interpreter.text import Span

CATEGORIES = ("zero", "one", "two", "few", "many", "other")


@dataclass(frozen=True)
class Selector:
    """A choice in a pattern. `keys` are its variants with their places; `variable` is what it looks at."""

    variable: str
    keys: tuple[Named, ...]
    plain: bool
    span: Span

    @property
    def is_plural(self) -> bool:
        """Whether it chooses by plural category: it names one besides `other`, or has only `other`."""
        words = [key.text for key in self.keys if not key.text[0].isdigit() and key.text[0] != "-"]
        known = all(word in CATEGORIES for word in words)
        return self.plain and known and (len(self.keys) == 1 or any(word != "other" for word in words))


@dataclass(frozen=True)
class Pattern:
    """What one pattern uses: variables, functions with their form, references, and its choices."""

    variables: tuple[Named, ...] = ()
    functions: tuple[Named, ...] = ()
    references: tuple[Named, ...] = ()
    selectors: tuple[Selector, ...] = ()


@dataclass(frozen=True)
class TextEntry:
    """A message, or a term (its id begins with `-`): its value if it has one, and its attributes."""

    id: Named
    value: Pattern | None
    attributes: dict[str, Pattern] = field(default_factory=dict)
