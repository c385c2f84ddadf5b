"""Where games live, and reading their files.

A game is `rulesets/GAME/` with its manifest `game.yaml`, and `cards/GAME/`. A root holds both folders.
Nothing is read from outside the folders of the game and the shared library: names are plain words, and a link
that leads out is refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path

from interpreter.data.characters import shorten
from interpreter.messages import Diagnostics, closest
from interpreter.text import Source, Span, read_source

MANIFEST = "game.yaml"
LIBRARY = "library"

_NAME = re.compile(r"(?=.{1,100}$)[A-Za-z0-9][A-Za-z0-9_-]*(/[A-Za-z0-9][A-Za-z0-9_-]*)*")


@dataclass(frozen=True)
class DataRoot:
    """A place that holds games: the folder of rulesets and the folder of cards."""

    rulesets: Path
    cards: Path


def packaged_folder(kind: str) -> Path:
    """The folder `rulesets`, `cards` or `schemas` that comes with the program."""
    package = Path(str(files("interpreter")))
    packed = package / "_data" / kind
    return packed if packed.is_dir() else package.parent / kind


def data_roots(extra: Sequence[Path] = ()) -> tuple[DataRoot, ...]:
    """All roots: the `extra` ones first, so that a user's game hides a packaged one of the same name."""
    own = [DataRoot(root / "rulesets", root / "cards") for root in extra]
    return (*own, DataRoot(packaged_folder("rulesets"), packaged_folder("cards")))


def find_games(roots: Iterable[DataRoot]) -> dict[str, GameFolder]:
    """The games of all roots by name, in the order of names.

    Of equal names the first root counts, unless its manifest `extends` the game: then that of the next root lies
    below it.
    """
    roots = tuple(roots)
    holders: dict[str, list[DataRoot]] = {}
    for root in roots:
        for folder in _entries(root.rulesets):
            if _NAME.fullmatch(folder.name) and _is_file(folder / MANIFEST):
                holders.setdefault(folder.name, []).append(root)
    return {name: _stacked(name, holders[name], roots) for name in sorted(holders)}


def _stacked(name: str, holders: Sequence[DataRoot], roots: tuple[DataRoot, ...]) -> GameFolder:
    """The folder of a game with those that it extends below it."""
    first, *others = holders
    if not _extends(first.rulesets / name / MANIFEST):
        return GameFolder(name, first, roots)
    below = _stacked(name, others, roots) if others else None
    return GameFolder(name, first, roots, below, extends=True)


def _extends(manifest: Path) -> bool:
    """Whether a manifest extends another; the strict reader looks at it properly later."""
    try:
        with manifest.open("rb") as file:
            return re.search(rb"(?m)^extends[ \t]*:", file.read(100_000)) is not None
    except OSError:
        return False


def _entries(folder: Path) -> list[Path]:
    """What lies in a folder, in the order of names; nothing when it cannot be read."""
    try:
        return sorted(folder.iterdir())
    except OSError:
        return []


def _is_file(path: Path) -> bool:
    """Whether there is a plain file; devices and pipes are none, reading them may never end."""
    try:
        return path.is_file()
    except OSError:
        return False


@dataclass(frozen=True)
class _Shelf:
    """A folder of files of one kind: where it is, how sources from it are called, and how file names end."""

    folder: Path
    title: str
    suffix: str
    limit: Path = field(repr=False)

    def names(self) -> list[str]:
        """The names of the files on the shelf, without their ending."""
        found = (entry.name.removesuffix(self.suffix) for entry in _entries(self.folder)
                 if entry.name.endswith(self.suffix) and _is_file(entry))  # fmt: skip
        return sorted(name for name in found if _NAME.fullmatch(name))

    def shown(self, name: str) -> str:
        """The name of the source for the file `name`."""
        return f"{self.title}/{name}{self.suffix}"

    def path(self, name: str) -> Path:
        """Where the file `name` should be."""
        return self.folder / f"{name}{self.suffix}"


@dataclass(frozen=True)
class GameFolder:
    """The files of one game. Reading methods return the source, or report why not and return None.

    Their `span` is the place where the file was asked for, such as a word of the manifest. The folder of one that
    `extends` a game has that game `below` it: files of the game come first, its own beside them.
    """

    name: str
    root: DataRoot
    roots: tuple[DataRoot, ...] = field(repr=False, default=())
    below: GameFolder | None = field(repr=False, default=None)
    extends: bool = False

    def read_manifest(self, diagnostics: Diagnostics, span: Span | None = None) -> Source | None:
        """`rulesets/GAME/game.yaml`."""
        stem, dot, suffix = MANIFEST.partition(".")
        folder = self.root.rulesets / self.name
        shelf = _Shelf(folder, f"{self._prefix}rulesets/{self.name}", dot + suffix, folder)
        return _read([shelf], stem, diagnostics, span)

    def read_rules(self, name: str, diagnostics: Diagnostics, span: Span | None = None) -> Source | None:
        """`rulesets/GAME/rules/NAME.rules`."""
        return _read(self._rules("rules"), name, diagnostics, span)

    def read_variant(self, name: str, diagnostics: Diagnostics, span: Span | None = None) -> Source | None:
        """`rulesets/GAME/variants/NAME.rules`."""
        return _read(self._rules("variants"), name, diagnostics, span)

    def read_edition(self, name: str, diagnostics: Diagnostics, span: Span | None = None) -> Source | None:
        """`rulesets/GAME/editions/NAME.rules`."""
        return _read(self._rules("editions"), name, diagnostics, span)

    def read_example(self, name: str, diagnostics: Diagnostics, span: Span | None = None) -> Source | None:
        """`rulesets/GAME/examples/NAME.rules`."""
        return _read(self._rules("examples"), name, diagnostics, span)

    def read_library(self, name: str, diagnostics: Diagnostics, span: Span | None = None) -> Source | None:
        """`rulesets/library/NAME.rules` of the game's own root, else of the others."""
        others = [root for root in self.roots if root != self.root]
        shelves = [
            _Shelf(root.rulesets / LIBRARY, f"rulesets/{LIBRARY}", ".rules", root.rulesets / LIBRARY)
            for root in (self.root, *others)
        ]
        return _read(shelves, name, diagnostics, span)

    def read_texts(self, language: str, diagnostics: Diagnostics, span: Span | None = None) -> Source | None:
        """`rulesets/GAME/texts/LANGUAGE.ftl`; of one that extends a game its own alone."""
        return _read([self._texts()[-1]], language, diagnostics, span)

    def read_cards(self, name: str, diagnostics: Diagnostics, span: Span | None = None) -> Source | None:
        """`cards/GAME/NAME.yaml`."""
        return _read(self._cards(), name, diagnostics, span)

    def read_names(self, name: str, diagnostics: Diagnostics, span: Span | None = None) -> Source | None:
        """`cards/GAME/names/NAME.yaml`."""
        return _read(self._cards("names"), name, diagnostics, span)

    def rules(self) -> list[str]:
        """The names of the game's rule files."""
        return _names(self._rules("rules"))

    def variants(self) -> list[str]:
        """The names of the game's overlay files for variants."""
        return _names(self._rules("variants"))

    def editions(self) -> list[str]:
        """The names of the game's overlay files for editions."""
        return _names(self._rules("editions"))

    def examples(self) -> list[str]:
        """The names of the game's files of examples."""
        return _names(self._rules("examples"))

    def languages(self) -> list[str]:
        """The languages the game has texts in."""
        return _names(self._texts())

    def cards(self) -> list[str]:
        """The names of the game's files of rows."""
        return _names(self._cards())

    def text_sources(self, language: str) -> Iterator[Source]:
        """The files of the texts in a language as they are, its own before those of the game that it extends."""
        source = self.read_texts(language, Diagnostics()) if language in self.own_languages() else None
        if source is not None:
            yield source
        if self.below is not None:
            yield from self.below.text_sources(language)

    def own_languages(self) -> list[str]:
        """The languages that have a file of texts in this very folder."""
        return self._texts()[-1].names()

    def clashes(self) -> list[str]:
        """Own files that nobody reads, since the game that is extended has one of the same name."""
        stacks = [*map(self._rules, ("rules", "variants", "editions", "examples")), self._cards(), self._cards("names")]
        return [
            stack[-1].shown(name)
            for stack in stacks
            for name in stack[-1].names()
            if any(name in shelf.names() for shelf in stack[:-1])
        ]

    @property
    def _prefix(self) -> str:
        """What tells the files of an extension from those of the game: the name of its root."""
        return f"{self.root.rulesets.parent.resolve().name}/" if self.extends else ""

    def _rules(self, kind: str) -> list[_Shelf]:
        folder = self.root.rulesets / self.name
        own = _Shelf(folder / kind, f"{self._prefix}rulesets/{self.name}/{kind}", ".rules", folder)
        return [*(self.below._rules(kind) if self.below is not None else ()), own]

    def _texts(self) -> list[_Shelf]:
        folder = self.root.rulesets / self.name
        own = _Shelf(folder / "texts", f"{self._prefix}rulesets/{self.name}/texts", ".ftl", folder)
        return [*(self.below._texts() if self.below is not None else ()), own]

    def _cards(self, kind: str = "") -> list[_Shelf]:
        folder = self.root.cards / self.name
        title = f"{self._prefix}cards/{self.name}" + (f"/{kind}" if kind else "")
        own = _Shelf(folder / kind if kind else folder, title, ".yaml", folder)
        return [*(self.below._cards(kind) if self.below is not None else ()), own]


def _names(shelves: Iterable[_Shelf]) -> list[str]:
    return sorted({name for shelf in shelves for name in shelf.names()})


def _read(shelves: list[_Shelf], name: str, diagnostics: Diagnostics, span: Span | None) -> Source | None:
    """The file `name` from the first shelf that has it."""
    first = shelves[-1] if len(shelves) > 1 and shelves[-1].limit != shelves[0].limit else shelves[0]
    if not _NAME.fullmatch(name):
        diagnostics.report("L0351", span, name=shorten(name))
        return None
    for shelf in shelves:
        if _is_file(shelf.path(name)):
            return _read_file(shelf, name, diagnostics, span)
    there = sorted({known for shelf in shelves for known in shelf.names()})
    diagnostics.report(
        "L0350",
        span,
        file=first.shown(name),
        suggestion=closest(name, there),
        there=", ".join(there[:12]) or "none",
    )
    return None


def _read_file(shelf: _Shelf, name: str, diagnostics: Diagnostics, span: Span | None) -> Source | None:
    path, shown = shelf.path(name), shelf.shown(name)
    try:
        real = path.resolve(strict=True)
        # The limit itself may not be a link either; the folder that a person gave as root may.
        if not real.is_relative_to(shelf.limit.parent.resolve(strict=True) / shelf.limit.name):
            diagnostics.report("L0352", span, file=shown)
            return None
        return read_source(real, shown)
    except UnicodeDecodeError as fault:
        diagnostics.report("L0353", span, file=shown, byte=fault.start)
    except ValueError:
        diagnostics.report("L0354", span, file=shown)
    except OSError as fault:
        diagnostics.report("L0355", span, file=shown, reason=fault.strerror or "unknown")
    return None
