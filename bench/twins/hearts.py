"""Hearts, by hand: a generator that gives `(seat, options, number)` and is sent the number of an option, or several.

A card is a number in the order of the names `clubs_10` to `spades_9`.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from interpreter.runtime import permutation, seed_state

Asked = tuple[int, tuple[int, ...], int | None]
HEARTS = 2
RANKS = (10, 11, 12, 13, 14, 2, 3, 4, 5, 6, 7, 8, 9)
RANK = RANKS * 4
TWO_OF_CLUBS = RANKS.index(2)
QUEEN_OF_SPADES = 3 * 13 + RANKS.index(12)
MOON = 26
LOSING_SCORE = 100
DISTANCES = (1, 3, 2, 0)
PENALTY = tuple(1 if card // 13 == HEARTS else 13 if card == QUEEN_OF_SPADES else 0 for card in range(52))


def play(seats: int, seed: int, log: list[tuple[Any, ...]]) -> Generator[Asked, Any, list[int]]:
    """A game; it returns the points."""
    random = seed_state(seed)
    points = [0] * seats
    deck = list(range(52))
    leader, passing = 0, 3
    while True:
        passing = (passing + 1) % 4
        random, order = permutation(random, 52)
        log.append(("shuffle", order))
        deck = [deck[index] for index in order]
        hands: list[list[int]] = [[] for _ in range(seats)]
        for turn in range(seats):
            hands[(leader + turn) % seats] = deck[turn * 13 : turn * 13 + 13]
        log.append(("dealt", DISTANCES[passing]))
        if DISTANCES[passing]:
            yield from pass_cards(hands, leader, DISTANCES[passing], log)
        leader = next(seat for seat, hand in enumerate(hands) if TWO_OF_CLUBS in hand)
        taken: list[list[int]] = [[] for _ in range(seats)]
        broken = False
        for trick in range(1, 14):
            leader, broken = yield from play_trick(hands, taken, leader, trick, broken, log)
        score(points, taken, leader, log)
        if max(points) >= LOSING_SCORE:
            return points
        deck = [card for cards in taken for card in cards]


def pass_cards(
    hands: list[list[int]], leader: int, distance: int, log: list[tuple[Any, ...]]
) -> Generator[Asked, Any, None]:
    """Everybody chooses three cards before anybody gets some."""
    seats = len(hands)
    parcels: list[list[int]] = [[] for _ in hands]
    for turn in range(seats):
        seat = (leader + turn) % seats
        choice = yield seat, tuple(hands[seat]), 3
        log.append(("answer", seat, choice))
        parcels[seat] = [hands[seat][index] for index in choice]
        hands[seat] = [card for card in hands[seat] if card not in parcels[seat]]
    for turn in range(seats):
        seat = (leader + turn) % seats
        hands[(seat + distance) % seats] += parcels[seat]


def play_trick(
    hands: list[list[int]], taken: list[list[int]], leader: int, trick: int, broken: bool, log: list[tuple[Any, ...]]
) -> Generator[Asked, Any, tuple[int, bool]]:
    """Each plays a card; the new leader, and whether hearts are broken."""
    seats = len(hands)
    played: list[int] = [-1] * seats
    for turn in range(seats):
        seat = (leader + turn) % seats
        options = playable(hands[seat], seat == leader, played[leader] // 13, trick, broken)
        card = options[0]
        if len(options) > 1:
            choice = yield seat, options, None
            log.append(("answer", seat, choice))
            card = options[choice]
        hands[seat].remove(card)
        played[seat] = card
        log.append(("plays", seat, card))
        if card // 13 == HEARTS and not broken:
            broken = True
            log.append(("broken", seat))
    led = played[leader] // 13
    leader = max((seat for seat in range(seats) if played[seat] // 13 == led), key=lambda seat: RANK[played[seat]])
    log.append(("takes", leader, sum(PENALTY[card] for card in played)))
    taken[leader] += played
    return leader, broken


def playable(hand: list[int], leads: bool, led: int, trick: int, broken: bool) -> tuple[int, ...]:
    """The cards that may be played."""
    cards = hand
    if leads:
        if trick == 1:
            return (TWO_OF_CLUBS,)
        if not broken:
            cards = [card for card in hand if card // 13 != HEARTS] or hand
    else:
        cards = [card for card in hand if card // 13 == led] or hand
        if trick == 1:
            cards = [card for card in cards if not PENALTY[card]] or cards
    return tuple(cards)


def score(points: list[int], taken: list[list[int]], leader: int, log: list[tuple[Any, ...]]) -> None:
    """Add what everybody gained."""
    seats = len(points)
    gains = [sum(PENALTY[card] for card in cards) for cards in taken]
    shooter = gains.index(MOON) if MOON in gains else None
    if shooter is not None:
        log.append(("moon", shooter))
        gains = [0 if seat == shooter else MOON for seat in range(seats)]
    for turn in range(seats):
        seat = (leader + turn) % seats
        points[seat] += gains[seat]
        log.append(("scores", seat, gains[seat], points[seat]))
