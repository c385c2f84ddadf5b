"""A long book is checked by two processes, with the findings of one."""

from __future__ import annotations

import os
import pickle
import random
from collections.abc import Iterable, Iterator
from pathlib import Path
from time import sleep

import pytest

from interpreter.rulebook import second, sharing
from interpreter.rulebook.book import plain
from interpreter.rulebook.book.quantities import Quantity
from interpreter.rulebook.book.sentences import Said, Sentence
from interpreter.rulebook.checking import LONG, Context, all_checks, check_book
from interpreter.rulebook.checks.arithmetic import equations_in
from interpreter.rulebook.checks.numbers import judgement_of
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game import plain_verdicts
from interpreter.rulebook.game.knowledge import sentences_of
from interpreter.rulebook.second import NOBODY, Asking, Tickets, second_process
from interpreter.rulebook.sharing import findings_of_two, unpacked
from tests.rulebook.harbour import context

LINES = (
    "The harbour fee of each vessel is its hold, 5 for the berth and 2 for each of the crew.",
    "The harbour fee is 7 for the berth (see 9.9).",
    "Captain Oldcastel pays 4 + 7 = 12 coins. Captain Oldcastle pays nothing.",
    "For example, the Heron loses 1/3 of its hands in a storm; it is told in 1.3.",
    "The mooring costs 3. The parking bay costs 4.",
    "• a trawl, • 2 nets, • 3 boats",
    "The bait of the pond costs 2, that of the sea 3.",
    "Roll 3 dice in a storm, and 2 dice in a calm; round the loss of a storm of 1/2 down.",
    "The the vessel sails by night on the sea TODO",
    "",
)


def book(dice: random.Random) -> str:
    """Many sections of faulty lines in any order."""
    parts = []
    for number in range(1, 30):
        parts.append(f"\n1.{number} Section\n" if number != 17 else "\n## A chapter\n")
        parts += dice.choices(LINES, k=dice.randint(0, 8))
    return "\n".join(parts)


def alone(context: Context) -> list[Finding]:
    """What one process finds."""
    return [each for check in all_checks() for each in check(context)]


def told(sentence: Sentence) -> list[object]:
    """All that is known of a sentence, to be compared with that of another book."""
    own = [getattr(sentence, name) for name in Sentence.__slots__ if name not in ("section", "said")]
    said = [getattr(sentence.said, name) for name in Said.__slots__ if name not in ("quantities", "is_repeated")]
    numbers = [[getattr(each, name) for name in Quantity.__slots__] for each in sentence.quantities]
    return [sentence.section.key, own, said, numbers]


def judged(context: Context) -> list[object]:
    """All that was judged of a book, to be compared with that of another."""
    judgement = judgement_of(context)
    verdicts = [(each.statement.id, each.place, each.holds, each.is_borrowed) for each in judgement.verdicts]
    return [verdicts, [(sentence.place(each), each.values) for sentence, each in judgement.unexplained]]


def reckoned(context: Context) -> list[object]:
    """All that a book reckons, to be compared with that of another."""
    return [(sentence.start, sentence.section.key, equation) for sentence, equation in equations_in(context)]


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("has_second", [True, False])
def test_two_find_what_one_finds(seed: int, has_second: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(second, "may_fork", lambda: has_second)
    text = book(random.Random(seed))
    one, two = context(tmp_path / "one", text), context(tmp_path / "two", text)
    found = alone(one)
    assert len(found) > 40
    assert findings_of_two(two, all_checks()) == found
    assert list(map(told, sentences_of(two).with_titles())) == list(map(told, sentences_of(one).with_titles()))
    assert sentences_of(two).headings == sentences_of(one).headings
    assert judged(two) == judged(one) and len(judgement_of(one).verdicts) > 20
    assert reckoned(two) == reckoned(one) and len(reckoned(one)) > 5
    assert all(each.section is two.book.by_key[each.section.key] for each in sentences_of(two).with_titles())


STAGES = {
    "counts": (sharing, "counts_of", 1),
    "sentences": (plain.Writer, "piece", 1),
    "checks of sections": (sharing, "_made", 1),
    "judgement": (plain_verdicts, "to_bytes", 1),
    "findings": (sharing, "_made", 2),
}
"""What the second process is about to make when it is lost, and for which time."""


@pytest.mark.parametrize("stage", STAGES)
def test_what_a_lost_process_owes_is_made_here(stage: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(second, "may_fork", lambda: True)
    place, name, time = STAGES[stage]
    own, made, times = os.getpid(), getattr(place, name), list[object]()

    def lost(*given: object) -> object:
        if os.getpid() != own:
            times.append(given)
            if len(times) == time:
                os._exit(1)
        return made(*given)

    monkeypatch.setattr(place, name, lost)
    text = book(random.Random(3))
    assert findings_of_two(context(tmp_path / "two", text), all_checks()) == alone(context(tmp_path / "one", text))


def test_places_of_findings_are_in_the_book_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(second, "may_fork", lambda: True)
    checked = context(tmp_path, book(random.Random(7)))
    found = findings_of_two(checked, all_checks())
    assert found and all(each.span.source is checked.reading.source for each in found)


def test_only_long_books_are_shared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bool] = []
    monkeypatch.setattr(second, "may_fork", lambda: bool(asked.append(True)))
    check_book(context(tmp_path / "short", LINES[0]))
    assert not asked
    check_book(context(tmp_path / "long", f"{LINES[0]}\n\n" * (LONG // len(LINES[0]))))
    assert asked


def test_each_piece_of_work_is_had_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(second, "may_fork", lambda: True)
    pieces = list(range(200))
    with Tickets(len(pieces)) as tickets:
        work = tickets.shared(pieces[::-1])
        with second_process(lambda _: iter([bytes(work)])) as process:
            own = list(tickets.shared(pieces[:150]))
            others = list(process.take() or b"")
    assert own == pieces[: len(own)] and [*own, *reversed(others)] == pieces and len(others) >= 50


def test_without_another_process_all_work_is_had_here() -> None:
    with Tickets(3) as tickets:
        assert list(tickets.shared("abcd")) == ["a", "b", "c"]


@pytest.mark.parametrize("quick", ["first", "second"])
def test_who_is_quick_does_more(quick: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(second, "may_fork", lambda: True)
    own, shared = os.getpid(), Tickets.shared

    def slowly(tickets: Tickets, pieces: Iterable[object]) -> Iterator[object]:
        if (os.getpid() == own) == (quick == "second"):
            sleep(0.5)  # the other one has had all that it may have
        return shared(tickets, pieces)

    text = book(random.Random(5))
    found = alone(context(tmp_path / "one", text))
    monkeypatch.setattr(Tickets, "shared", slowly)
    assert findings_of_two(context(tmp_path / "two", text), all_checks()) == found


def test_results_come_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(second, "may_fork", lambda: True)
    made = [bytes([65 + number]) * size for number, size in enumerate((1, 300_000, 20))]
    with second_process(lambda _: iter(made)) as process:
        assert [process.take() for _ in made] == made
        assert process.take() is None


def test_a_process_that_fails_makes_nothing_more(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(second, "may_fork", lambda: True)

    def work(_: Asking) -> Iterator[bytes]:
        yield b"good"
        yield bytes(1 // 0)
        yield b"never"

    with second_process(work) as process:
        assert [process.take() for _ in range(3)] == [b"good", None, None]
        process.give(b"too late" * 100_000)
    assert capfd.readouterr() == ("", "")


def test_a_process_is_given_what_it_asks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(second, "may_fork", lambda: True)

    def work(asking: Asking) -> Iterator[bytes]:
        yield b"first"
        yield bytes(reversed(asking() or b""))
        yield b"nothing" if asking() is None else b"more"

    with second_process(work) as process:
        assert process.take() == b"first"
        process.give(b"abc" * 100_000)
        assert process.take() == b"cba" * 100_000
    with second_process(work) as process:
        assert process.take() == b"first"  # and it is given nothing, and ended


def test_a_process_that_nobody_waits_for_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(second, "may_fork", lambda: True)
    with second_process(lambda _: iter([b"x" * 10_000_000, b"y"])) as process:
        assert process is not NOBODY


def test_without_a_second_process_nothing_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(second, "may_fork", lambda: False)
    with second_process(lambda _: iter([b"good"])) as process:
        assert process.take() is None


@pytest.mark.parametrize("foreign", [Path, print, Context])
def test_nothing_but_findings_is_made_of_bytes(foreign: object, tmp_path: Path) -> None:
    with pytest.raises(pickle.UnpicklingError):
        unpacked(context(tmp_path, LINES[0]), pickle.dumps(foreign))
