"""Puts the folder of the language's pages on the path: faults are taken from its game."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "language"))
