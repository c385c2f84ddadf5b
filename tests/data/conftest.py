"""Settings for the tests of data files."""

from __future__ import annotations

import sys
from pathlib import Path

from hypothesis import settings

sys.path.insert(0, str(Path(__file__).parent))

settings.register_profile("data", max_examples=150, deadline=None, derandomize=True)
settings.load_profile("data")
