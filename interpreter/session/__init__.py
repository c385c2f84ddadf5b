"""Games in play: decisions by label, views, the log, saves, undo, replay.

In: a game's name, or a checked program. Out: `Ruleset`, which starts and restores `Session`s; a session
offers `Decision`s and takes answers. Everything that comes out names titles and places, never numbers of
things.
"""

from interpreter.runtime import PASS
from interpreter.session.decision import Decision, Option
from interpreter.session.example_result import ExampleResult, Failure
from interpreter.session.examples import run_example
from interpreter.session.naming import PASS_WORD, Datum
from interpreter.session.restore import resume
from interpreter.session.ruleset import Ruleset, check, load
from interpreter.session.saves import check_place, read_save, write_save
from interpreter.session.session import Session
from interpreter.session.table import Result, Standing, Table
from interpreter.session.views import View

__all__ = [
    "PASS",
    "PASS_WORD",
    "Datum",
    "Decision",
    "ExampleResult",
    "Failure",
    "Option",
    "Result",
    "Ruleset",
    "Session",
    "Standing",
    "Table",
    "View",
    "check",
    "check_place",
    "load",
    "read_save",
    "resume",
    "run_example",
    "write_save",
]
