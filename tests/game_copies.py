"""Copies of packaged games on disk, for tests that change a file and play."""

from __future__ import annotations

import random
import re
import shutil
from collections.abc import Mapping
from pathlib import Path

from interpreter.data import DataRoot, GameFolder, packaged_folder


def copy_of(game: str, target: Path) -> GameFolder:
    """The game below another folder, which can be given to `load` as a root."""
    for kind in ("rulesets", "cards"):
        source = packaged_folder(kind) / game
        if source.is_dir():
            shutil.copytree(source, target / kind / game)
    shutil.copytree(packaged_folder("rulesets") / "library", target / "rulesets" / "library")
    root = DataRoot(target / "rulesets", target / "cards")
    return GameFolder(game, root, (root,))


def shuffled_copy(game: str, target: Path, chance: random.Random) -> GameFolder:
    """The game with its declarations, files and rows in another order."""
    folder = copy_of(game, target)
    for path in (target / "rulesets" / game / "rules").glob("*.rules"):
        pieces = re.split(r"\n(?=[a-z])", "\n" + path.read_text(encoding="utf-8"))
        head, rest = pieces[0], pieces[1:]
        chance.shuffle(rest)
        path.write_text(head + "\n" + "\n\n".join(rest) + "\n", encoding="utf-8")
    manifest = target / "rulesets" / game / "game.yaml"
    text = manifest.read_text(encoding="utf-8")
    names = re.search(r"^rules: \[(.*)\]", text, re.MULTILINE)
    assert names is not None
    files = names[1].split(", ")
    chance.shuffle(files)
    manifest.write_text(text.replace(names[0], f"rules: [{', '.join(files)}]"), encoding="utf-8")
    for path in (target / "cards" / game).glob("*.yaml"):
        head, *rows = re.split(r"\n(?=- id:)", path.read_text(encoding="utf-8"))
        chance.shuffle(rows)
        path.write_text("\n".join([head, *rows]), encoding="utf-8")
    return folder


def cards_in_files(game: str, target: Path, rows: str, parts: int, chance: random.Random) -> None:
    """Spread the rows of a file of cards, and the abilities with them, over files that are named in any order."""
    copy_of(game, target)
    folder = target / "cards" / game
    head, *cards = re.split(r"\n(?=- id:)", (folder / f"{rows}.yaml").read_text(encoding="utf-8"))
    (folder / f"{rows}.yaml").unlink()
    chance.shuffle(cards)
    names = [f"{'abcdefgh'[place]}_{rows}" for place in chance.sample(range(8), parts)]
    for part, name in enumerate(names):
        (folder / f"{name}.yaml").write_text("\n".join([head, *cards[part::parts]]), encoding="utf-8")
    manifest = target / "rulesets" / game / "game.yaml"
    text = manifest.read_text(encoding="utf-8")
    assert f"rows: [{rows}]" in text
    manifest.write_text(text.replace(f"rows: [{rows}]", f"rows: [{', '.join(names)}]"), encoding="utf-8")


def renamed_copy(game: str, target: Path, names: Mapping[str, str]) -> None:
    """The game with other names for its seats, wherever they are written."""
    copy_of(game, target)
    word = re.compile(rf"\b({'|'.join(names)})\b")
    for path in target.rglob("*"):
        if path.is_file():
            text = path.read_text(encoding="utf-8")
            path.write_text(word.sub(lambda found: names[found[0]], text), encoding="utf-8")
