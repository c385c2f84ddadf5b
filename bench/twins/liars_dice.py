"""Liar's Dice, by hand: a generator that gives `(seat, options, None)` and is sent the number of an option."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from interpreter.runtime import seed_state, throw_dice

Asked = tuple[int, list[tuple[str, int, int]], int | None]
WILD = 1
DICE_EACH = 5


def play(seats: int, seed: int, log: list[tuple[Any, ...]]) -> Generator[Asked, int, int]:
    """A game; it returns the winner."""
    random = seed_state(seed)
    cups = [[0] * DICE_EACH for _ in range(seats)]
    speaker = 0
    while True:
        for seat, cup in enumerate(cups):
            for index in range(len(cup)):
                random, shown = throw_dice(random, 1, 6)
                cup[index] = shown[0]
                log.append(("roll", shown, seat))
        in_play = sum(len(cup) for cup in cups)
        log.append(("rolled", speaker, in_play))
        number, face, bidder = 0, 1, 0
        while True:
            options = bids(number, face, in_play)
            choice = 0
            if len(options) > 1:
                choice = yield speaker, options, None
                log.append(("answer", speaker, choice))
            what, new_number, new_face = options[choice]
            if what == "doubt":
                log.append(("doubts", speaker, bidder))
                break
            number, face, bidder = new_number, new_face, speaker
            log.append(("bids", speaker, number, face))
            speaker = next_in(cups, speaker)
        matching = sum(die == face or (die == WILD and face != WILD) for cup in cups for die in cup)
        log.append(("reveal", [list(cup) for cup in cups]))
        for seat, cup in enumerate(cups):
            if cup:
                log.append(("shows", seat, tuple(cup)))
        log.append(("counted", matching, face, number))
        loser = bidder if matching < number else speaker
        del cups[loser][0]
        log.append(("loses", loser, len(cups[loser])))
        speaker = loser if cups[loser] else next_in(cups, loser)
        if sum(bool(cup) for cup in cups) == 1:
            return speaker


def bids(number: int, face: int, in_play: int) -> list[tuple[str, int, int]]:
    """What may be said: every higher bid, and a doubt when there is a bid."""
    if number == 0:
        return [("bid", n, f) for n in range(1, in_play + 1) for f in range(1, 7)]
    options = [("bid", number, f) for f in range(face + 1, 7)] if number <= in_play else []
    options += [("bid", n, f) for n in range(number + 1, in_play + 1) for f in range(1, 7)]
    options.append(("doubt", 0, 0))
    return options


def next_in(cups: list[list[int]], seat: int) -> int:
    """The next to the left who has dice."""
    while True:
        seat = (seat + 1) % len(cups)
        if cups[seat]:
            return seat
