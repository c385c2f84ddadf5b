"""The final scoring: who was ranked by what, and what each number is made of."""

from __future__ import annotations

from dataclasses import dataclass

from interpreter.check import resolved as R
from interpreter.explain.speaker import Speaker
from interpreter.runtime import State


@dataclass(frozen=True)
class ScoreRow:
    """A line of the scoring: its name, a number for each seat (None: nothing), citations; is it a sum?"""

    name: str
    numbers: tuple[int | None, ...]
    is_total: bool
    cites: tuple[tuple[str | None, str], ...] = ()


@dataclass(frozen=True)
class Scores:
    """All seats, the best first, and the lines of the scoring. No lines: the game counts nothing."""

    seats: tuple[str, ...]
    winners: tuple[bool, ...]
    rows: tuple[ScoreRow, ...]


def score_table(speaker: Speaker, state: State) -> Scores:
    """The scoring of a game by the manifest's ranking; before its end, as it stands now."""
    ranking = speaker.engine.ranking(state) if state.outcome is None else state.outcome.ranking
    won = () if state.outcome is None else state.outcome.winners
    seats = tuple(seat for seat, _ in ranking)
    rows: list[ScoreRow] = []
    goals = speaker.program.manifest.ranking
    for number, goal in enumerate(() if goals is None else goals.by):
        function = speaker.program.functions.get(goal.by.text)
        whole = tuple(figures[number] for _, figures in ranking)
        if function is not None:
            rows += _parts(speaker, state, function, seats)
        cites = () if function is None else function.cites
        rows.append(ScoreRow(speaker.figure(goal.by.text), whole, True, cites))
    names = tuple(speaker.seat(seat) for seat in seats)
    return Scores(names, tuple(seat in won for seat in seats), tuple(rows))


def _parts(speaker: Speaker, state: State, function: R.Function, seats: tuple[int, ...]) -> list[ScoreRow]:
    """A line for each part that brought something to anybody; none when there is one part alone."""
    found: dict[str, dict[int, int]] = {}
    for seat in seats:
        _, shares = speaker.engine.shares(state, function.name, [seat] if function.parameters else [])
        for share in shares:
            signed = -share.value if share.part.operator == "-" else share.value
            sign = {"*": "× ", "at most": "≤ ", "at least": "≥ "}.get(share.part.operator, "")
            numbers = found.setdefault(sign + speaker.part(function, share.part), {})
            numbers[seat] = numbers.get(seat, 0) + signed
    if len(found) < 2:
        return []
    return [
        ScoreRow(name, tuple(numbers.get(seat) for seat in seats), False)
        for name, numbers in found.items()
        if any(numbers.values())
    ]
