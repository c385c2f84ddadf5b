"""Checks of texts that need more than one file, or knowledge of a language."""

from __future__ import annotations

from interpreter.data.named import Named
from interpreter.data.text_entries import CATEGORIES
from interpreter.data.texts import Texts
from interpreter.messages import Diagnostics

NEEDED_CATEGORIES: dict[str, tuple[str, ...]] = {
    # Fractions are `other` in Russian. Spanish and Catalan have a `many` for millions; games do not need it.
    "ru": ("one", "few", "many", "other"),
    "en": ("one", "other"),
    "es": ("one", "other"),
    "ca": ("one", "other"),
}

KNOWN_CATEGORIES: dict[str, tuple[str, ...]] = {
    # Of the languages of the house, because the library reads all it knows of a language to tell.
    "ru": ("one", "few", "many", "other"),
    "en": ("one", "other"),
    "es": ("one", "many", "other"),
    "ca": ("one", "many", "other"),
}


def needed_categories(language: str) -> tuple[str, ...]:
    """The plural categories that every plural choice in a language has to name."""
    base = language.partition("-")[0]
    return NEEDED_CATEGORIES.get(base) or usable_categories(language)


def usable_categories(language: str) -> tuple[str, ...]:
    """The plural categories that numbers of a language can have."""
    base = language.partition("-")[0]
    if base in KNOWN_CATEGORIES:
        return KNOWN_CATEGORIES[base]
    from babel import Locale

    tags = {*Locale.parse(language.replace("-", "_")).plural_form.tags, "other"}
    return tuple(category for category in CATEGORIES if category in tags)


def check_plurals(texts: Texts, diagnostics: Diagnostics) -> None:
    """Report plural choices that lack a category of their language, name a useless one, or name one twice."""
    needed, usable = needed_categories(texts.language), usable_categories(texts.language)
    for name, selector in texts.selectors():
        seen: dict[str, Named] = {}
        for key in selector.keys:
            if key.text in seen:
                related = [(seen[key.text].span, "first written here")]
                diagnostics.report("L0821", key.span, related=related, key=key, id=name)
            seen.setdefault(key.text, key)
        if not selector.is_plural:
            continue
        missing = [category for category in needed if category not in seen]
        if missing:
            diagnostics.report(
                "L0814",
                selector.span,
                id=name,
                missing=", ".join(missing),
                language=texts.language,
                needed=", ".join(needed),
            )
        for key in seen.values():
            if key.text in CATEGORIES and key.text not in usable:
                words = ", ".join(usable)
                diagnostics.report("L0815", key.span, key=key, id=name, language=texts.language, usable=words)


def compare_texts(reference: Texts, other: Texts, diagnostics: Diagnostics) -> None:
    """Report where `other` differs from `reference`: missing and extra messages, other variables.

    Names are compared by their ids alone: which figures and forms a name needs is up to its language.
    """
    missing = [entry.id for name, entry in reference.messages.items() if name not in other.messages]
    if missing:
        # One finding a language: a translation that has just begun would otherwise drown everything else.
        shown = ", ".join(name.text for name in missing[:8]) + (", ..." if len(missing) > 8 else "")
        place = other.sources[0].span(0, 0)
        related = [(name.span, f"'{name}' is here") for name in missing[:8]]
        diagnostics.report("L0819", place, related=related, language=other.language, count=len(missing), ids=shown)
    for name, entry in other.messages.items():
        if name not in reference.messages:
            diagnostics.report("L0820", entry.id.span, id=name, reference=reference.language)
        elif not name.startswith("name-"):
            _compare_variables(reference, other, name, diagnostics)


def _compare_variables(reference: Texts, other: Texts, name: str, diagnostics: Diagnostics) -> None:
    wanted, used = reference.variables(name), other.variables(name)
    theirs, ours = reference.messages[name].id, other.messages[name].id
    related = [(theirs.span, f"in '{reference.language}'")]
    unknown, unused = sorted(used - wanted), sorted(wanted - used)
    if unknown:
        words = ", ".join(f"${each}" for each in unknown)
        known = ", ".join(f"${each}" for each in sorted(wanted)) or "none"
        diagnostics.report("L0822", ours.span, related=related, id=name, variables=words, known=known)
    elif unused:
        words = ", ".join(f"${each}" for each in unused)
        diagnostics.report("L0823", ours.span, related=related, id=name, variables=words, reference=reference.language)
