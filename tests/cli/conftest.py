"""A terminal of one width for all tests of the command."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Transcripts must not depend on the window that the tests run in."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("NO_COLOR", raising=False)
