"""Where several are chosen, things that are alike are one line with how many there are."""

from __future__ import annotations

import pytest

from interpreter.cli.menu import Menu, NotUnderstood
from interpreter.cli.opening import cli_texts
from interpreter.cli.screen import Screen
from interpreter.explain import Speaker, complete_texts
from interpreter.messages import Fault
from interpreter.session import Session
from tests.session.playing import fair, play


def asked(how: str) -> tuple[Session, Menu]:
    """Ana has three peppers and a salt, and chooses among them."""
    session = play(fair().start(2, 1), [how])
    assert session.pending is not None and session.pending.kind == "some"
    program = session.ruleset.program
    texts = complete_texts(program, None, "en", cli_texts("en"))
    return session, Menu.of(Speaker(session.ruleset.engine, texts), session)


def test_alike_things_are_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    _, menu = asked("pick")
    menu.show(Screen(plain=True))
    shown = capsys.readouterr().out
    assert "there are 3" in shown and shown.count("epper") == 1 and len(menu.groups) == 2
    assert "2x1" in menu.hint()


@pytest.mark.parametrize(
    ("typed", "chosen"),
    [("", ()), ("1", (0,)), ("2x1", (0, 1)), ("1 1", (0, 1)), ("1, 2", (0, 3)), ("1x1 1×2", (0, 3)), ("2 х 1", (0, 1)),
     ("pepper, salt", (0, 3)), ("2x pepper", (0, 1)), ("pepper 2", (0,))],
)  # fmt: skip
def test_kinds_are_chosen_with_amounts(typed: str, chosen: tuple[int, ...]) -> None:
    assert asked("pick")[1].read(typed) == chosen


@pytest.mark.parametrize("typed", ["4x1", "2x2", "2 2", "3x1", "1x3", "all", "0x"])
def test_no_more_than_there_are_or_may_be(typed: str) -> None:
    with pytest.raises(NotUnderstood):
        asked("pick")[1].read(typed)


def test_of_one_kind_alone_an_amount_is_asked() -> None:
    session = play(fair().start(2, 1), ["hide, salt", "swear", "no", "pick"])
    menu = Menu.of(asked("pick")[1].speaker, session)
    assert len(menu.groups) == 1 and menu.hint().startswith("How many?")
    assert menu.read("2") == (0, 1) and menu.read("0") == () and menu.read("2x1") == (0, 1)
    with pytest.raises(NotUnderstood):
        menu.read("all")  # there are three, of which two may be chosen


def test_labels_said_again_mean_the_next_alike() -> None:
    session, _ = asked("sort")
    session.answer("pepper, pepper")
    assert session.journal.steps[-1].choice == (0, 1)
    session, _ = asked("sort")
    with pytest.raises(Fault):
        session.answer("salt, salt")
