"""Runs the command and turns whatever goes wrong into a message and an exit status; never a traceback."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import NoReturn, TextIO

import click

GOOD, FINDINGS, USAGE, INTERRUPTED = 0, 1, 2, 130


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run `lictor` and exit."""
    # Reading a game makes hundreds of thousands of small values that stay: looking for garbage among them so
    # often costs a tenth of the time.
    gc.set_threshold(100_000, 20, 20)
    status = run(arguments)
    # The system takes it all back at once: nothing need be searched or taken apart piece by piece.
    gc.freeze()
    sys.exit(status)


def run(arguments: Sequence[str] | None = None) -> int:
    """Run `lictor` with these arguments (None: those of the process); the exit status."""
    from interpreter.cli.app import lictor
    from interpreter.cli.language import forget_language

    _make_streams_safe()
    forget_language()
    try:
        status = lictor.main(arguments, prog_name="lictor", standalone_mode=False)
        sys.stdout.flush()
        return status if isinstance(status, int) else GOOD
    except click.exceptions.NoArgsIsHelpError as fault:
        click.echo(fault.format_message())
        return GOOD
    except click.ClickException as fault:
        fault.show()
        return fault.exit_code
    except click.exceptions.Exit as leaving:
        return leaving.exit_code
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        _forget_output()
        return FINDINGS
    except OSError as fault:
        return _report_output(fault)
    except Exception as fault:
        return _report(fault)


def _make_streams_safe() -> None:
    """Letters that the terminal cannot show are escaped, no error; a closed stream swallows everything."""
    if sys.stdout is None:
        sys.stdout = _nowhere()
    if sys.stderr is None:
        sys.stderr = _nowhere()
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")


def _nowhere() -> TextIO:
    return open(os.devnull, "w", encoding="utf-8")


def _forget_output() -> None:
    """Nobody reads any more: let the interpreter's last flush go nowhere."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _report_output(fault: OSError) -> int:
    """What is printed can go nowhere: a full disk, a terminal that is gone. Files report for themselves."""
    from interpreter.cli.language import tell
    from interpreter.messages import Fault, reason_of

    _forget_output()
    problem = Fault.of("L1118", reason=reason_of(fault))
    with suppress(OSError, ValueError):
        click.echo(tell(problem.diagnostics), err=True)
    return FINDINGS


def _report(fault: Exception) -> int:
    """A fault of the rules is a finding; anything else is a mistake of ours, told politely."""
    from interpreter.cli.language import tell
    from interpreter.messages import Fault

    if isinstance(fault, Fault):
        click.echo(tell(fault.diagnostics), err=True)
        return FINDINGS
    if os.environ.get("LICTOR_DEBUG"):
        import traceback

        traceback.print_exception(fault, file=sys.stderr)
    where = _place(fault)
    problem = Fault.of("L1199", problem=f"{type(fault).__name__}: {fault}"[:300], place=where)
    click.echo(tell(problem.diagnostics), err=True)
    return FINDINGS


def _place(fault: Exception) -> str:
    """Where in our own files it happened."""
    from interpreter.messages import Piece

    trace = fault.__traceback__
    place: str = Piece("unknown-place")
    while trace is not None:
        name = trace.tb_frame.f_code.co_filename
        if f"{os.sep}interpreter{os.sep}" in name:
            place = f"{name.rpartition(os.sep + 'interpreter' + os.sep)[2]}:{trace.tb_lineno}"
        trace = trace.tb_next
    return place
