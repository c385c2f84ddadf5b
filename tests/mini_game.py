"""Games built from one text, for tests.

The text is cut by lines such as `--- rules/main.rules`, `--- variants/winter.rules`, `--- cards/charms.yaml`
or `--- game.yaml`. What stands before the first of them is directives (`variants: winter`, `edition: second`,
`options: size=3`, `seats: 2`, `dice: 3 4`) and remarks (`# ...`). A text without such a line is one file of
rules. What a manifest leaves out, an entity `Player` and a rule `turn` where nobody declares them, are
filled in.

A faulty place is marked below its line by a remark: in `#   ^ L0501` the arrow stands under the place, and
`#< L0501` means the column of the `#` itself.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from interpreter.check import check_example, check_program
from interpreter.check.program import Program
from interpreter.check.symbols import Symbols
from interpreter.compose import Linked, compose
from interpreter.data import DataRoot, GameFolder, packaged_folder
from interpreter.execute import Engine
from interpreter.messages import Diagnostics, Fault
from interpreter.runtime import State

NAME = "mini"
_CUT = re.compile(r"--- (\S+)")
_MARK = re.compile(r"\s*#(?:( *)\^|<) *(L\d{4})\s*")
_MANIFEST = """\
game: mini
format: 1
players: "1..3"
seats: {entity: Player, names: [ana, bea, carles]}
repeat: turn
library: [seats]
"""
_DEFAULTS = {
    r"(?m)^entity Player\b": "entity Player\n",
    r"(?m)^rule turn\b": "rule turn\n    work: end as done\n",
}


@dataclass(frozen=True)
class Mark:
    """A place in a file and the code that is expected there."""

    code: str
    file: str
    line: int
    column: int


@dataclass
class MiniGame:
    """The files of a small game and how it is to be taken."""

    files: dict[str, str] = field(default_factory=dict)
    directives: dict[str, str] = field(default_factory=dict)

    @property
    def marks(self) -> list[Mark]:
        """The places at which the text expects findings."""
        found = []
        for file, text in self.files.items():
            lines = text.split("\n")
            for number, line in enumerate(lines, start=1):
                mark = _MARK.fullmatch(line)
                if mark:
                    column = line.index("^" if "^" in line else "#") + 1
                    found.append(Mark(mark[2], _shown(file), number - 1, column))
        return found

    def words(self, directive: str) -> list[str]:
        """The words of a directive."""
        return self.directives.get(directive, "").split()

    def write(self, folder: Path) -> GameFolder:
        """The files on disk under `folder`, which is a root for games."""
        texts = {name: text for name, text in self.files.items() if name.endswith(".rules")}
        rules = [name for name in texts if name.startswith("rules/")]
        missing = [
            text for pattern, text in _DEFAULTS.items() if not any(re.search(pattern, texts[name]) for name in rules)
        ]
        files = dict(self.files)
        if missing:
            files["rules/filled_in.rules"] = "\n".join(missing)
        files["game.yaml"] = self._manifest(files)
        for name, text in files.items():
            path = folder / ("cards" if name.startswith("cards/") else "rulesets") / NAME
            path = path / name.removeprefix("cards/")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        root = DataRoot(folder / "rulesets", folder / "cards")
        shared = DataRoot(packaged_folder("rulesets"), packaged_folder("cards"))
        return GameFolder(NAME, root, (root, shared))

    def _manifest(self, files: dict[str, str]) -> str:
        own = files.get("game.yaml", "")
        keys = set(re.findall(r"(?m)^(\w+):", own))
        lines = [line for line in _MANIFEST.splitlines() if line.partition(":")[0] not in keys]
        if "rules" not in keys:
            names = [name[6:-6] for name in files if name.startswith("rules/")]
            lines.append(f"rules: [{', '.join(names)}]")
        for kind in ("variants", "editions"):
            names = [name[len(kind) + 1 : -6] for name in files if name.startswith(f"{kind}/")]
            if names and kind not in keys:
                extra = "language: en, " if kind == "editions" else ""
                lines.append(f"{kind}:")
                lines += [f"  {name}: {{{extra}rules: [{name}]}}" for name in names]
        # The own part comes first: places in it are those of the text.
        return own + "\n".join(["", *lines, ""] if own else [*lines, ""])


@dataclass
class Outcome:
    """What became of a text: each stage that was reached, and all findings."""

    diagnostics: Diagnostics
    linked: Linked | None = None
    program: Program | None = None
    symbols: Symbols | None = None


def _shown(file: str) -> str:
    if file.startswith("cards/"):
        return f"cards/{NAME}/{file[6:]}"
    return f"rulesets/{NAME}/{file}"


def read_mini_game(text: str) -> MiniGame:
    """The sections of a text."""
    game = MiniGame()
    if not re.search(r"(?m)^--- ", text):
        game.files["rules/main.rules"] = text
        return game
    current: str | None = None
    for line in text.split("\n"):
        cut = _CUT.fullmatch(line)
        if cut:
            current = cut[1]
            game.files[current] = ""
        elif current is not None:
            game.files[current] += line + "\n"
        elif ":" in line and not line.startswith("#"):
            name, _, value = line.partition(":")
            game.directives[name.strip()] = value.strip()
    return game


def check_mini_game(
    game: MiniGame, folder: Path, *, edition: str | None = None, variants: Sequence[str] = ()
) -> Outcome:
    """The game composed and checked, examples too."""
    outcome = Outcome(Diagnostics())
    options = dict(option.split("=") for option in game.words("options"))
    outcome.linked = compose(
        game.write(folder),
        outcome.diagnostics,
        edition=edition or game.directives.get("edition"),
        variants=[*variants, *game.words("variants")],
        options={name: int(value) for name, value in options.items()},
    )
    if outcome.linked is not None:
        outcome.program, outcome.symbols = check_program(outcome.linked, outcome.diagnostics)
        for example in outcome.linked.examples:
            check_example(outcome.symbols, example)
    return outcome


def start_mini_game(program: Program, game: MiniGame) -> tuple[Engine, State]:
    """The engine and a state at the first question, or at the end."""
    engine = Engine(program)
    engine.check_invariants = True
    state = engine.new_game(int(game.directives.get("seats", "2")), int(game.directives.get("seed", "1")))
    state.chance = tuple(
        tuple(int(each) if each.isdigit() else each for each in throw.split())
        for throw in game.directives.get("dice", "").split(",")
        if throw.strip()
    )
    engine.advance(state)
    return engine, state


def play_mini_game(program: Program, game: MiniGame, diagnostics: Diagnostics) -> State | None:
    """The game up to its first question or its end; a fault is put among the findings."""
    try:
        return start_mini_game(program, game)[1]
    except Fault as fault:
        diagnostics.extend(fault.diagnostics)
        return None
