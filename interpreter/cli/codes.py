"""`lictor explain`: the long text of a code."""

from __future__ import annotations

import re

import click

from interpreter.cli.language import message_language
from interpreter.messages import Fault, catalogue, closest, explanation


def explain_code(code: str) -> int:
    """Print what a code means, in the language of messages if its catalogue has it.

    Raises:
        Fault: there is no such code.
    """
    number = re.fullmatch(r"[lL]?0*([0-9]{1,4})", code.strip())
    text = explanation(f"L{int(number[1]):04}" if number else code, message_language())
    if text is None:
        raise Fault.of("L1110", written=code[:40], suggestion=closest(code.upper(), catalogue()))
    click.echo(text, nl=False)
    return 0
