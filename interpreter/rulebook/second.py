"""A second process that works at the same time, where the machine has a processor for it.

It begins as a copy of this one, so it knows all that is known here, and what it makes comes back in bytes. Whoever asks
for it must be able to do the work alone: there may be none, and it may be lost.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from queue import SimpleQueue
from typing import BinaryIO

_SIZE = 8
"""Bytes of the number that says how long what follows is."""

Task = Callable[[], bytes]


class Second:
    """What a second process makes, task by task."""

    def __init__(self, results: BinaryIO | None) -> None:
        self._results = results

    def take(self) -> bytes | None:
        """What the next task made, waited for; None if there is no such process, or no longer."""
        if self._results is None:
            return None
        size = self._results.read(_SIZE)
        made = self._results.read(int.from_bytes(size)) if len(size) == _SIZE else b""
        if made and len(made) == int.from_bytes(size):
            return made
        self._results = None
        return None


NOBODY = Second(None)


@contextmanager
def second_process(tasks: Iterable[Task]) -> Iterator[Second]:
    """A process that does the tasks one after the other; it ends at the latest when it is no longer needed."""
    started = _start(tasks) if may_fork() else None
    if started is None:
        yield NOBODY
        return
    process, results = started
    try:
        with results:
            yield Second(results)
    finally:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)


def may_fork() -> bool:
    """Whether there is a second processor, and nothing in this process that a copy of it would lack."""
    processors = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 1
    return hasattr(os, "fork") and processors > 1 and threading.active_count() == 1


def _start(tasks: Iterable[Task]) -> tuple[int, BinaryIO] | None:
    """The number of a process that has begun with the tasks, and what it sends; None where none can be made."""
    try:
        out, into = os.pipe()
    except OSError:
        return None
    try:
        process = os.fork()
    except OSError:
        os.close(out)
        os.close(into)
        return None
    if process:
        os.close(into)
        return process, os.fdopen(out, "rb")
    # The copy never leaves here: whatever else this process has begun is not its business.
    try:
        os.close(out)
        with os.fdopen(into, "wb") as pipe:
            _work(tasks, pipe)
    finally:
        os._exit(0)


def _work(tasks: Iterable[Task], pipe: BinaryIO) -> None:
    """Do the tasks; what they make is sent beside the work, since it is taken only when it is needed."""
    made: SimpleQueue[bytes] = SimpleQueue()
    sender = threading.Thread(target=_send, args=(made, pipe), daemon=True)
    sender.start()
    try:
        for task in tasks:
            made.put(task())
    finally:
        made.put(b"")
        sender.join()


def _send(made: SimpleQueue[bytes], pipe: BinaryIO) -> None:
    with suppress(BrokenPipeError):
        while each := made.get():
            pipe.write(len(each).to_bytes(_SIZE))
            pipe.write(each)
            pipe.flush()
