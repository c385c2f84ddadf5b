"""The words of every diagnostic code, read from TOML."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Literal

from interpreter.messages.pieces import pieces


@dataclass(frozen=True)
class Entry:
    """The words of one code. `message` and `cure` are templates; `explanation` is the long text.

    `bad` and `good` are a small example that shows the mistake and its cure. `unknown` marks a code about a name that
    is not declared: beside a declaration that cannot be read it says nothing new. `cure_of_none` is the cure where
    nothing of the kind is there that could be proposed. `language` is the one its words are in.
    """

    code: str
    severity: Literal["error", "warning", "note"]
    title: str
    message: str
    cure: str
    explanation: str
    bad: str = ""
    good: str = ""
    unknown: bool = False
    cure_of_none: str = ""
    language: str = "en"


@cache
def catalogue(language: str = "en") -> dict[str, Entry]:
    """All entries of a language, by code; in English where that language has none.

    How grave a code is and whether it is about an unknown name stands in English alone.
    """
    if language == "en":
        return _read("en", {})
    english = catalogue()
    base = language.partition("-")[0]
    if base == "en" or base not in languages():
        return english
    return {**english, **_read(base, english)}


@cache
def languages() -> tuple[str, ...]:
    """The languages that have a catalogue."""
    folder = files("interpreter") / "messages" / "catalogue"
    return tuple(sorted(each.name for each in folder.iterdir() if each.is_dir() and each.name.isalpha()))


def _read(language: str, english: dict[str, Entry]) -> dict[str, Entry]:
    entries: dict[str, Entry] = {}
    folder = files("interpreter") / "messages" / "catalogue" / language
    for file in sorted(folder.iterdir(), key=lambda item: item.name):
        if not file.name.endswith(".toml"):
            continue
        for code, words in tomllib.loads(file.read_text(encoding="utf-8")).items():
            known = english.get(code)
            if known is None:
                entries[code] = Entry(code=code, severity=words.pop("severity", "error"), **words)
            else:  # what a translation leaves out stays as it is in English
                words = {name: text for name, text in words.items() if name not in ("severity", "unknown")}
                entries[code] = replace(known, language=language, **words)
    return entries


def explanation(code: str, language: str = "en") -> str | None:
    """The long text of a code for `lictor explain`, or None when there is no such code."""
    entry = catalogue(language).get(code.upper())
    if entry is None:
        return None
    said = pieces(entry.language)
    parts = [f"{entry.code} ({said[entry.severity]}): {entry.title}", "", entry.explanation.strip()]
    if entry.bad:
        parts += ["", said["not-so"], "", *(f"    {line}" for line in entry.bad.strip("\n").splitlines())]
    if entry.good:
        parts += ["", said["but-so"], "", *(f"    {line}" for line in entry.good.strip("\n").splitlines())]
    return "\n".join(parts) + "\n"
