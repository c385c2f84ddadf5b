"""The wheel carries rules, cards and schemas: it plays in an empty environment, away from the checkout."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(target)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return next(target.glob("*.whl"))


def test_the_wheel_holds_the_data_and_nothing_else_at_the_top(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    tops = {name.split("/")[0] for name in names}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"interpreter"}
    assert "interpreter/_data/rulesets/gloria_a_roma/game.yaml" in names
    assert "interpreter/_data/cards/gloria_a_roma/orders.yaml" in names
    assert "interpreter/_data/schemas/game.schema.json" in names


def test_the_wheel_plays_in_an_empty_environment(wheel: Path, tmp_path: Path) -> None:
    home = tmp_path / "environment"
    venv.create(home)
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}

    def run(*command: str) -> str:
        done = subprocess.run(command, cwd=tmp_path, env=clean, capture_output=True, text=True, timeout=170)
        assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
        return done.stdout

    # The pip at hand sets it up, and nothing is compiled that is not used: both take longer than the game.
    pip = [sys.executable, "-m", "pip", "--python", str(home / "bin" / "python"), "--disable-pip-version-check"]
    run(*pip, "install", "--quiet", "--no-compile", str(wheel))
    lictor = str(home / "bin" / "lictor")
    assert "gloria_a_roma" in run(lictor, "games")
    told = run(lictor, "play", "gloria_a_roma", "--seed", "753", "--players", "3")
    assert "Guanya" in told or "guanyen" in told.lower()
