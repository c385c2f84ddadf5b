"""Things whose fields name other things."""

from __future__ import annotations

from interpreter.session import load


def test_cards_that_name_each_other_are_shown_by_name() -> None:
    session = load("republic_of_rome").start(3, 1)
    for seat in session.seats:
        view = repr(session.view(seat).data)
        assert "cato" in view or "deck" in view
        assert session.log_for(seat) is not None
