"""From an exception in generated code to what went wrong in the rules, and which routines were under way."""

from __future__ import annotations

from collections.abc import Iterator
from types import FrameType, TracebackType

from interpreter.codegen.module import Module
from interpreter.execute.faults import fail
from interpreter.messages import Fault


def fault_of(module: Module, error: KeyError) -> Fault | None:
    """What a failed look-up means; None when it was no look-up of the rules."""
    last: TracebackType | None = error.__traceback__
    while last is not None and last.tb_next is not None:
        last = last.tb_next
    if last is None or last.tb_frame.f_code not in module.codes:
        return None
    column, _ = _columns(last.tb_frame, last.tb_lasti)
    site = module.sites[column]
    return None if site is None else fail(site.code, site.span, **site.words)


def under_way(module: Module, error: BaseException) -> Iterator[tuple[int, int]]:
    """The routines, with the blocks they are in, that were carried out as functions; the outermost first."""
    each: TracebackType | None = error.__traceback__
    while each is not None:
        identifier = module.codes.get(each.tb_frame.f_code, "")
        if identifier.startswith("r") and "x" in identifier:
            column, end = _columns(each.tb_frame, each.tb_lasti)
            site = module.sites[column]
            yield int(identifier[1:].partition("x")[0]), end if site is None else site.block
        each = each.tb_next


def _columns(frame: FrameType, instruction: int) -> tuple[int, int]:
    """The columns of an instruction: the number of its site, 0 for none; and where it ends."""
    _, _, column, end = list(frame.f_code.co_positions())[instruction // 2]
    return column or 0, end or 0
