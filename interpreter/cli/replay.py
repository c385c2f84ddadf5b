"""`lictor replay`: a saved game told from its beginning."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from interpreter.cli.opening import open_speaker, paths_of
from interpreter.cli.screen import Screen
from interpreter.cli.tell import Teller, title_lines
from interpreter.explain import Viewer
from interpreter.messages import Fault, closest
from interpreter.session import read_save, resume


def tell_save(name: str, lang: str | None, seat: str | None, roots: Sequence[str], plain: bool) -> int:
    """Play a save again, comparing every record, and tell it; what it tells is what a seat knew, else all.

    Raises:
        Fault: it is no save, or the game goes another way than it did.
    """
    data = read_save(Path(name))
    kept = resume(data, roots=paths_of(roots))
    session = kept.ruleset.replay(data)
    viewer: Viewer = None
    if seat is not None:
        viewer = session.ruleset.naming.seat_of(seat)
        if viewer is None or seat not in session.seats:
            there = ", ".join(session.seats)
            raise Fault.of("L1011", seat=seat[:80], there=there, suggestion=closest(seat, session.seats))
    speaker = open_speaker(session.ruleset, roots, lang or session.table.language or None)
    screen = Screen(plain=plain)
    first, *others = title_lines(speaker, session)
    screen.strong(first)
    for line in others:
        screen.line(line)
    teller = Teller(speaker, screen)
    teller.tell(session, viewer)
    if session.is_over:
        teller.tell_end(session)
    return 0
