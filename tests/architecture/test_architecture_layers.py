"""The architecture: layers import one way only, and no game is inside."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

INTERPRETER = Path(__file__).parents[2] / "interpreter"
LAYERS = (
    "text", "messages", "syntax", "data", "compose", "check", "ir", "runtime", "execute", "codegen", "session",
    "explain", "players", "simulate", "rulebook", "cli",
)  # fmt: skip
MODULES = sorted(INTERPRETER.rglob("*.py"))
_GAME_WORDS = re.compile(
    r"(?i)\b(senator|senate|consul|legion|republic|roman|rome|unrest|mortality|faction|statesman|gloria|legionary"
    r"|craftsman|laborer|merchant|patron|architect|clientele|stockpile|vault|hearts|queen|spades)s?\b"
)


def imported(path: Path) -> set[str]:
    """The layers that a module imports, also inside of functions; types for annotations alone do not count."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            node.body = []
    found: set[str] = set()
    for node in ast.walk(tree):
        names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        for name in names:
            parts = name.split(".")
            if parts[0] == "interpreter" and len(parts) > 1:
                found.add(parts[1])
    return found


def test_every_folder_is_a_layer() -> None:
    folders = {path.name for path in INTERPRETER.iterdir() if (path / "__init__.py").is_file()}
    assert folders == set(LAYERS)


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_imports_only_those_before_it(layer: str) -> None:
    allowed = set(LAYERS[: LAYERS.index(layer) + 1])
    wrong = {
        f"{path.relative_to(INTERPRETER)} imports {other}"
        for path in (INTERPRETER / layer).rglob("*.py")
        for other in imported(path) & set(LAYERS) - allowed
    }
    assert not wrong, sorted(wrong)


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_says_what_it_is_for(layer: str) -> None:
    door = ast.parse((INTERPRETER / layer / "__init__.py").read_text(encoding="utf-8"))
    assert len(ast.get_docstring(door) or "") > 40


def test_the_interpreter_knows_no_game() -> None:
    found = [
        f"{path.relative_to(INTERPRETER)}:{number}: {line.strip()}"
        for path in [*MODULES, *INTERPRETER.rglob("*.lark")]
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), start=1)
        if _GAME_WORDS.search(line)
    ]
    assert not found, found


def test_the_runtime_needs_the_standard_library_alone() -> None:
    for path in (INTERPRETER / "runtime").rglob("*.py"):
        assert imported(path) <= {"runtime"}
        assert "lark" not in path.read_text(encoding="utf-8")
