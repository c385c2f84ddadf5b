"""The pages of the specification as games: their fenced blocks, put together with the game of the examples.

The info string of a block says what it is: `rules` (checked with the other blocks of its page),
`rules variant NAME`, `rules broken CODE` (added to the page it gives exactly that code), `example` (carried
out and holds), `example broken CODE`, `yaml game`, `yaml cards/NAME`. Blocks of `example_game.md` are part of
every page; a page that declares a name of it declares it anew.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from mini_game import MiniGame

PAGES = Path(__file__).parents[2] / "docs" / "language"
GAME = "example_game.md"
_FENCE = re.compile(r"(?ms)^```([^\n]*)\n(.*?)^```$")
_DECLARATION = re.compile(r"(?m)^(?=[a-z])")
_NAME = re.compile(r"\w+ (\w+)")


@dataclass(frozen=True)
class Block:
    """A fenced block of a page."""

    page: str
    line: int
    info: tuple[str, ...]
    text: str

    @property
    def title(self) -> str:
        """How tests call it."""
        return f"{self.page}:{self.line}"

    @property
    def code(self) -> str | None:
        """The code that a broken block gives."""
        return self.info[-1] if "broken" in self.info else None


def pages() -> list[str]:
    """The names of all pages."""
    return sorted(path.name for path in PAGES.glob("*.md"))


def blocks(page: str) -> list[Block]:
    """The fenced blocks of a page."""
    text = (PAGES / page).read_text(encoding="utf-8")
    found = []
    for fence in _FENCE.finditer(text):
        line = text.count("\n", 0, fence.start()) + 1
        found.append(Block(page, line, tuple(fence[1].split()), fence[2]))
    return found


def broken_blocks() -> list[Block]:
    """All blocks that show a mistake."""
    return [block for page in pages() for block in blocks(page) if block.code is not None]


def page_game(page: str, broken: Block | None = None) -> MiniGame:
    """The game of a page: that of the examples, the page's blocks, and one broken block.

    What a block declares, the broken one first and the game of the examples last, is not declared again.
    """
    game = MiniGame()
    own = [block for block in blocks(page) if block.code is None]
    if broken is not None:
        own = [block for block in own if block.info != ("example",)]
    layers = [[] if broken is None else [broken], own, [] if page == GAME else blocks(GAME)]
    declared: set[str] = set()
    for name, layer in zip(("broken", "page", "game"), layers, strict=True):
        new: set[str] = set()
        for block in layer:
            file = _file(block)
            if file == "rules":
                kept = [part for part in _DECLARATION.split(block.text) if _declares(part) not in declared]
                new.update(filter(None, map(_declares, kept)))
                file = f"rules/{name}.rules"
                game.files[file] = game.files.get(file, "") + "".join(kept)
            elif file is not None and (name != "game" or file not in game.files):
                game.files[file] = game.files.get(file, "") + block.text
        declared |= new
    game.directives["with"] = broken.info[2] if broken is not None and "variant" in broken.info else ""
    return game


def game_with(own: MiniGame) -> MiniGame:
    """A game of its own files, completed by the game of the examples."""
    texts = "\n".join(text for file, text in own.files.items() if file.startswith("rules/"))
    declared = set(filter(None, map(_declares, _DECLARATION.split(texts))))
    for block in blocks(GAME):
        file = _file(block)
        if file == "rules":
            kept = [part for part in _DECLARATION.split(block.text) if _declares(part) not in declared]
            own.files["rules/game.rules"] = own.files.get("rules/game.rules", "") + "".join(kept)
        elif file is not None:
            own.files.setdefault(file, block.text)
    return own


def _declares(text: str) -> str | None:
    found = _NAME.match(text)
    return found[1] if found else None


def _file(block: Block) -> str | None:
    match block.info:
        case ("rules",) | ("rules", "broken", _):
            return "rules"
        case ("rules", "variant", name) | ("rules", "variant", name, "broken", _):
            return f"variants/{name}.rules"
        case ("example",) | ("example", "broken", _):
            return "examples/page.rules"
        case ("yaml", "game"):
            return "game.yaml"
        case ("yaml", name) if name.startswith("cards/"):
            return f"{name}.yaml"
        case _:
            return None
