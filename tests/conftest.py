"""Puts this folder on the path, so that tests of every folder may import `mini_game`."""

from __future__ import annotations

from collections.abc import Iterator

import pytest


@pytest.fixture(scope="session", autouse=True)
def no_language() -> Iterator[None]:
    """Messages must not depend on the language of whoever runs the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LC_ALL", "C.UTF-8")
        yield
