"""The chapters for editors, carried out: their files are written, their commands run, what they show compared.

A block ```` ```yaml mine/PATH ```` (or `rules`, `ftl`) is a file, written where it says. A block ```` ```console ````
holds commands after `$`, each followed by all that it prints. `python -m tests.guide.guide_pages` writes into the
chapters what the commands print now, to be read and committed.
"""

from __future__ import annotations

import os
import re
import shlex
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.cli.running import lictor

GUIDE = Path(__file__).parents[2] / "docs" / "guide"
_BLOCK = re.compile(r"(?ms)^```(\w+)(?: (\S+))?\n(.*?)^```$")


def pages() -> list[str]:
    """The chapters whose commands are carried out."""
    return sorted(path.name for path in GUIDE.glob("*.md") if "```console" in path.read_text(encoding="utf-8"))


def carried_out(text: str, folder: Path) -> str:
    """The chapter as it is when its commands are carried out in a folder."""
    before = Path.cwd()
    os.chdir(folder)
    try:
        pieces: list[str] = []
        end = 0
        for block in _BLOCK.finditer(text):
            pieces.append(text[end : block.start()])
            pieces.append(_block(block, folder))
            end = block.end()
        return "".join([*pieces, text[end:]])
    finally:
        os.chdir(before)


def _block(block: re.Match[str], folder: Path) -> str:
    kind, name, content = block.groups()
    if kind == "console":
        return "```console\n" + "\n".join(_run(content)) + "\n```"
    if name is not None:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    return block[0]


def _run(content: str) -> Iterator[str]:
    commands = re.findall(r"(?m)^\$ (.*)$", content)
    for number, command in enumerate(commands):
        if number:
            yield ""
        yield f"$ {command}"
        words, _, typed = command.partition(" < ")
        arguments = shlex.split(words)
        assert arguments[0] == "lictor"
        lines = typed.strip("'").split("; ") if typed else ()
        said = lictor(*arguments[1:], typed=lines)
        printed = re.sub(r" \(\d+\.\d s\)", "", said.err.strip("\n") + "\n" + said.out.strip("\n"))
        yield printed.strip("\n")


def write_all() -> None:
    """Put what the commands print now into the chapters."""
    os.environ["COLUMNS"] = "100"
    for name in pages():
        path = GUIDE / name
        with tempfile.TemporaryDirectory() as folder:
            path.write_text(carried_out(path.read_text(encoding="utf-8"), Path(folder)), encoding="utf-8")


if __name__ == "__main__":
    write_all()
    sys.exit(0)
