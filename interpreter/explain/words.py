"""The texts of one game in one language, made complete: what is missing gets a readable default.

Names of things are found under `name-TITLE`. What the viewer may not see is called `hidden-ENTITY`; it
becomes a name too, so that every text can say it in any form.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from interpreter.check.program import Program
from interpreter.data import GameFolder, Texts, join_texts, read_texts
from interpreter.messages import Diagnostics
from interpreter.text import Source, Span

HOUSE_LANGUAGES = ("ca", "en", "es", "ru")
"""The languages that the house itself speaks."""

HIDDEN = "hidden-"


def readable(identifier: str) -> str:
    """An id as words: `bid_or_doubt` is `bid or doubt`."""
    return identifier.replace("_", " ").replace("-", " ")


def hidden_title(entity: str) -> str:
    """The title under which a thing of this entity is named that the viewer may not see."""
    return f"{HIDDEN}{entity}"


@cache
def house_texts(language: str, package: str = "interpreter.explain") -> Texts:
    """The house's own words in a language; in English where it does not speak it."""
    base = language.partition("-")[0]
    known = base if base in HOUSE_LANGUAGES else "en"
    name = f"{known}.ftl"
    content = (files(package) / "texts" / name).read_text(encoding="utf-8")
    diagnostics = Diagnostics()
    texts = read_texts(Source(f"{package}/texts/{name}", content), language, diagnostics)
    assert texts is not None, [str(each.message) for each in diagnostics]
    return texts


def game_texts(folder: GameFolder, language: str, diagnostics: Diagnostics, span: Span | None = None) -> Texts | None:
    """The texts of a game in a language, or None when they cannot be read. `span` is where they are asked for."""
    below = folder.below
    if below is None:
        source = folder.read_texts(language, diagnostics, span)
        return None if source is None else read_texts(source, language, diagnostics)
    # What an extension says comes beside the texts of the game, and before them where both say it.
    known = game_texts(below, language, diagnostics, span) if language in below.languages() else None
    if language not in folder.own_languages():
        return known
    source = folder.read_texts(language, diagnostics, span)
    others = () if known is None else (known,)
    own = None if source is None else read_texts(source, language, diagnostics, others=others)
    return known if own is None else join_texts(own, *others)


def complete_texts(program: Program, texts: Texts | None, language: str, *more: Texts) -> Texts:
    """A game's texts joined with the house's and with defaults for every name that is missing.

    `more` are further texts of the house, such as those of a program that shows the game.
    """
    house = house_texts(language)
    known = join_texts(house, *more) if texts is None else join_texts(texts, house, *more)
    lines = [*_missing_names(program, known), *_hidden_names(program, known)]
    if not lines:
        return known
    diagnostics = Diagnostics()
    source = Source("defaults.ftl", "\n".join(lines) + "\n")
    made = read_texts(source, language, diagnostics, others=(known,))
    return known if made is None else join_texts(known, made)


def _missing_names(program: Program, texts: Texts) -> list[str]:
    wanted: dict[str, str] = {}
    for title in program.titles:
        wanted[title.name] = title.name
    for entity in program.entities:
        wanted[entity] = entity
    for name, members in program.enums.items():
        wanted.update({f"{name}-{member}": member for member in members})
    return [
        f"name-{key} = {readable(word)}"
        for key, word in wanted.items()
        if key.replace("-", "").replace("_", "").isascii() and not texts.has(f"name-{key}")
    ]


def _hidden_names(program: Program, texts: Texts) -> list[str]:
    lines = []
    for entity in program.entities:
        key = hidden_title(entity)
        if not texts.has(key):
            lines.append(f"name-{key} = {{ say-hidden }}")
            continue
        lines.append(f"name-{key} = {{ {key} }}")
        for attribute in texts.messages[key].attributes:
            lines.append(f"    .{attribute} = {{ {key}.{attribute} }}")
    return lines
