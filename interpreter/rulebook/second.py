"""A second process that works at the same time, where the machine has a processor for it.

It begins as a copy of this one, so it knows all that is known here; what either makes goes to the other in bytes.
Whoever asks for it must be able to do the work alone: there may be none, and it may be lost.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from queue import SimpleQueue
from typing import BinaryIO, Self, TypeVar

Piece = TypeVar("Piece")

_SIZE = 8
"""Bytes of the number that says how long what follows is."""

Asking = Callable[[], bytes | None]
"""Waits for what the other process gives next; None if nothing comes any more."""

Work = Callable[[Asking], Iterator[bytes]]
"""What a second process does: piece by piece what it makes, and it may ask for something in between."""


class Second:
    """What a second process makes, piece by piece, and the way to give it something."""

    def __init__(self, results: BinaryIO | None, given: BinaryIO | None) -> None:
        self._results = results
        self._given = given

    def take(self) -> bytes | None:
        """What is made next, waited for; None if there is no such process, or no longer."""
        made = None if self._results is None else _received(self._results)
        if made is None:
            self._results = None
        return made

    def give(self, made: bytes) -> None:
        """Give the process what it asks for."""
        if self._given is not None:
            with suppress(BrokenPipeError):
                _send(made, self._given)


NOBODY = Second(None, None)


class Tickets:
    """A number of pieces of work that two processes share out while they do them: each piece is had by whoever is first
    to ask."""

    def __init__(self, number: int) -> None:
        """A ticket is a byte in a pipe, so the system gives each to one process alone; `number` is at most 4,096."""
        self._tickets, giving = os.pipe()
        os.write(giving, bytes(number))
        os.close(giving)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self._tickets)

    def shared(self, pieces: Iterable[Piece]) -> Iterator[Piece]:
        """The first of some pieces, one for each ticket that this process is given when it asks for the next."""
        return (piece for piece in pieces if os.read(self._tickets, 1))


@contextmanager
def second_process(work: Work) -> Iterator[Second]:
    """A process that does some work; it ends at the latest when it is no longer needed."""
    started = _start(work) if may_fork() else None
    if started is None:
        yield NOBODY
        return
    process, results, given = started
    try:
        with results, suppress(BrokenPipeError), given:
            yield Second(results, given)
    finally:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)


def may_fork() -> bool:
    """Whether there is a second processor, and nothing in this process that a copy of it would lack."""
    processors = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 1
    return hasattr(os, "fork") and processors > 1 and threading.active_count() == 1


def _start(work: Work) -> tuple[int, BinaryIO, BinaryIO] | None:
    """The number of a process that has begun with some work, what it sends, and the way to it; None where none can be
    made."""
    ends: list[int] = []
    try:
        ends += os.pipe()
        ends += os.pipe()
        process = os.fork()
    except OSError:
        for end in ends:
            os.close(end)
        return None
    out, into, asked, given = ends
    if process:
        os.close(into)
        os.close(asked)
        return process, os.fdopen(out, "rb"), os.fdopen(given, "wb")
    # The copy never leaves here: whatever else this process has begun is not its business.
    try:
        os.close(out)
        os.close(given)
        with os.fdopen(into, "wb") as pipe, os.fdopen(asked, "rb") as question:
            _do(work(lambda: _received(question)), pipe)
    finally:
        os._exit(0)


def _do(work: Iterator[bytes], pipe: BinaryIO) -> None:
    """Do some work; what it makes is sent beside it, since it is taken only when it is needed."""
    made: SimpleQueue[bytes] = SimpleQueue()
    sender = threading.Thread(target=_send_all, args=(made, pipe), daemon=True)
    sender.start()
    try:
        for each in work:
            made.put(each)
    finally:
        made.put(b"")
        sender.join()


def _send_all(made: SimpleQueue[bytes], pipe: BinaryIO) -> None:
    with suppress(BrokenPipeError):
        while each := made.get():
            _send(each, pipe)


def _send(made: bytes, pipe: BinaryIO) -> None:
    pipe.write(len(made).to_bytes(_SIZE))
    pipe.write(made)
    pipe.flush()


def _received(pipe: BinaryIO) -> bytes | None:
    """The next piece that comes through a pipe, None where it ends."""
    size = pipe.read(_SIZE)
    made = pipe.read(int.from_bytes(size)) if len(size) == _SIZE else b""
    return made if made and len(made) == int.from_bytes(size) else None
