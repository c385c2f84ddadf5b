"""Where games live, and reading their files.

A game is `rulesets/GAME/` with its manifest `game.yaml`, and `cards/GAME/`. A root holds both folders.
Nothing is read from outside the folders of the game and the shared library: names are plain words, and a link
that leads out is refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
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
    """The games of all roots by name, in the order of names. Of equal names the first root counts."""
    roots = tuple(roots)
    found: dict[str, GameFolder] = {}
    for root in roots:
        for folder in _entries(root.rulesets):
            if _NAME.fullmatch(folder.name) and _is_file(folder / MANIFEST):
                found.setdefault(folder.name, GameFolder(folder.name, root, roots))
    return dict(sorted(found.items()))


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

    Their `span` is the place where the file was asked for, such as a word of the manifest.
    """

    name: str
    root: DataRoot
    roots: tuple[DataRoot, ...] = field(repr=False, default=())

    def read_manifest(self, diagnostics: Diagnostics, span: Span | None = None) -> Source | None:
        """`rulesets/GAME/game.yaml`."""
        stem, dot, suffix = MANIFEST.partition(".")
        folder = self.root.rulesets / self.name
        shelf = _Shelf(folder, f"rulesets/{self.name}", dot + suffix, folder)
        return _read([shelf], stem, diagnostics, span)

    def read_rules(self, name: str, diagnostics: Diagnostics, span: Span | None = None) -> Source | None:
        """`rulesets/GAME/rules/NAME.rules`."""
        return _read([self._rules("rules")], name, diagnostics, span)

    def read_variant(self, name: str, diagnostics: Diagnostics, span: Span | None = None) -> Source | None:
        """`rulesets/GAME/variants/NAME.rules`."""
        return _read([self._rules("variants")], name, diagnostics, span)

    def read_edition(self, name: str, diagnostics: Diagnostics, span: Span | None = None) -> Source | None:
        """`rulesets/GAME/editions/NAME.rules`."""
        return _read([self._rules("editions")], name, diagnostics, span)

    def read_example(self, name: str, diagnostics: Diagnostics, span: Span | None = None) -> Source | None:
        """`rulesets/GAME/examples/NAME.rules`."""
        return _read([self._rules("examples")], name, diagnostics, span)

    def read_library(self, name: str, diagnostics: Diagnostics, span: Span | None = None) -> Source | None:
        """`rulesets/library/NAME.rules` of the game's own root, else of the others."""
        others = [root for root in self.roots if root != self.root]
        shelves = [
            _Shelf(root.rulesets / LIBRARY, f"rulesets/{LIBRARY}", ".rules", root.rulesets / LIBRARY)
            for root in (self.root, *others)
        ]
        return _read(shelves, name, diagnostics, span)

    def read_texts(self, language: str, diagnostics: Diagnostics, span: Span | None = None) -> Source | None:
        """`rulesets/GAME/texts/LANGUAGE.ftl`."""
        return _read([self._texts()], language, diagnostics, span)

    def read_cards(self, name: str, diagnostics: Diagnostics, span: Span | None = None) -> Source | None:
        """`cards/GAME/NAME.yaml`."""
        return _read([self._cards()], name, diagnostics, span)

    def read_names(self, name: str, diagnostics: Diagnostics, span: Span | None = None) -> Source | None:
        """`cards/GAME/names/NAME.yaml`."""
        return _read([self._cards("names")], name, diagnostics, span)

    def rules(self) -> list[str]:
        """The names of the game's rule files."""
        return self._rules("rules").names()

    def variants(self) -> list[str]:
        """The names of the game's overlay files for variants."""
        return self._rules("variants").names()

    def editions(self) -> list[str]:
        """The names of the game's overlay files for editions."""
        return self._rules("editions").names()

    def examples(self) -> list[str]:
        """The names of the game's files of examples."""
        return self._rules("examples").names()

    def languages(self) -> list[str]:
        """The languages the game has texts in."""
        return self._texts().names()

    def cards(self) -> list[str]:
        """The names of the game's files of rows."""
        return self._cards().names()

    def _rules(self, kind: str) -> _Shelf:
        folder = self.root.rulesets / self.name
        return _Shelf(folder / kind, f"rulesets/{self.name}/{kind}", ".rules", folder)

    def _texts(self) -> _Shelf:
        folder = self.root.rulesets / self.name
        return _Shelf(folder / "texts", f"rulesets/{self.name}/texts", ".ftl", folder)

    def _cards(self, below: str = "") -> _Shelf:
        folder = self.root.cards / self.name
        title = f"cards/{self.name}" + (f"/{below}" if below else "")
        return _Shelf(folder / below if below else folder, title, ".yaml", folder)


def _read(shelves: list[_Shelf], name: str, diagnostics: Diagnostics, span: Span | None) -> Source | None:
    """The file `name` from the first shelf that has it."""
    first = shelves[0]
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
