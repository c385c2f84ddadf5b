"""Diagnostics: what is wrong, where, and what to do about it.

In: reports from any layer (`Diagnostics.report`). Out: `Diagnostic` values, rendered as text or JSON, and the
long explanation of each code. The words live in `catalogue/LANGUAGE/*.toml`, one file a layer; those of parts that
are put into messages in `pieces/LANGUAGE.toml`.
"""

from interpreter.messages.catalogue import Entry, catalogue, explanation, languages
from interpreter.messages.diagnostic import Diagnostic, Diagnostics, Fault, Severity
from interpreter.messages.pieces import Piece, reason_of
from interpreter.messages.render import render_diagnostic, render_diagnostics, to_json
from interpreter.messages.suggest import closest

__all__ = [
    "Diagnostic",
    "Diagnostics",
    "Entry",
    "Fault",
    "Piece",
    "Severity",
    "catalogue",
    "closest",
    "explanation",
    "languages",
    "reason_of",
    "render_diagnostic",
    "render_diagnostics",
    "to_json",
]
