"""`lictor games`: what there is."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.cli.opening import cli_texts, folders, open_texts, show
from interpreter.cli.screen import Screen
from interpreter.data import GameFolder, Manifest, game_manifest
from interpreter.messages import Diagnostics, Fault


def show_games(roots: Sequence[str], lang: str | None) -> int:
    """List all games; 1 when a manifest cannot be read."""
    screen = Screen(plain=True)
    found = folders(roots)
    if lang is not None:
        cli_texts(lang)
    status = 0
    for number, folder in enumerate(found.values()):
        if number:
            screen.write()
        diagnostics = Diagnostics()
        manifest = read_game(folder, diagnostics)
        show(diagnostics.in_order())
        if manifest is None:
            status = 1
            continue
        _show(screen, folder, manifest, lang)
    if not found:
        screen.write("There are no games.")
    return status


def read_game(folder: GameFolder, diagnostics: Diagnostics) -> Manifest | None:
    """The manifest of a game, or None after a report."""
    return game_manifest(folder, diagnostics)


def _show(screen: Screen, folder: GameFolder, manifest: Manifest, lang: str | None) -> None:
    title, about = _words(folder, manifest, lang)
    screen.write(f"{folder.name}  –  {title}" if title else folder.name)
    if about:
        screen.line(about, 2, 0)
    low, high = manifest.players.low, manifest.players.high
    facts = {
        "players": str(low) if low == high else f"{low}-{high}",
        "editions": ", ".join(_edition(manifest, each.id.text) for each in manifest.editions),
        "variants": ", ".join(each.id.text for each in manifest.variants),
        "options": ", ".join(name.text for name in manifest.options),
        "languages": ", ".join(name.text for name in manifest.languages),
    }
    for name, value in facts.items():
        if value:
            screen.row(name, value, 11)


def _edition(manifest: Manifest, name: str) -> str:
    usual = manifest.edition is not None and manifest.edition.text == name
    return f"{name} (usual)" if usual else name


def _words(folder: GameFolder, manifest: Manifest, lang: str | None) -> tuple[str, str]:
    """The name of a game and what it is about, in the language asked for, else English, else its first."""
    listed = [name.text for name in manifest.languages]
    if not listed:
        return "", ""
    chosen = lang if lang in listed else "en" if "en" in listed else listed[0]
    try:
        texts = open_texts(folder, chosen, listed)
        if texts is None:
            return "", ""
        return tuple(texts.format(key) if texts.has(key) else "" for key in ("game", "about"))  # type: ignore[return-value]
    except Fault:
        return "", ""
