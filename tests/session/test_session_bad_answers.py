"""Answers by number that are not offered change nothing."""

from __future__ import annotations

import pytest

from interpreter.messages import Fault
from interpreter.session import load


@pytest.mark.parametrize("choice", [99, -7, (0, 1)])
def test_a_number_that_is_not_offered(choice: int | tuple[int, ...]) -> None:
    session = load("liars_dice").start(2, 1)
    before = session.save()
    with pytest.raises(Fault) as caught:
        session.answer_index(choice)
    assert caught.value.diagnostics[0].code == "L1009"
    assert session.save() == before
