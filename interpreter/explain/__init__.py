"""Tells people what happens in a game, what they may do and why, in any language it has texts in.

In: an engine, a state, log entries and questions; the texts of a language. Out: sentences, and plain data
laid out for people (`Table`, `Scores`, `Reasoning`, `Refusal`). What a viewer may not see is told as hidden.
A missing text never breaks anything: its id is shown in square brackets, in words.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from interpreter.explain.grounding import asked_for, grounds
    from interpreter.explain.passed_over import Unasked, unasked
    from interpreter.explain.past import Line, Past, may_explain, reasoning_of
    from interpreter.explain.questions import option, options, pass_text, prompt
    from interpreter.explain.reasoning import Reasoning, cited, in_lines, in_one_line, why
    from interpreter.explain.refusing import Refusal, left_out, refusals
    from interpreter.explain.scores import Scores, score_table
    from interpreter.explain.speaker import PUBLIC, Speaker, Viewer
    from interpreter.explain.table import Board, Fact, Item, Pile, Table, piles_of, table_view
    from interpreter.explain.text_check import Needs, check_texts, needs_of
    from interpreter.explain.words import complete_texts, game_texts, house_texts, readable

_HOMES = {
    "Board": "interpreter.explain.table",
    "Fact": "interpreter.explain.table",
    "Item": "interpreter.explain.table",
    "Line": "interpreter.explain.past",
    "Needs": "interpreter.explain.text_check",
    "PUBLIC": "interpreter.explain.speaker",
    "Past": "interpreter.explain.past",
    "Pile": "interpreter.explain.table",
    "Reasoning": "interpreter.explain.reasoning",
    "Refusal": "interpreter.explain.refusing",
    "Scores": "interpreter.explain.scores",
    "Speaker": "interpreter.explain.speaker",
    "Table": "interpreter.explain.table",
    "Unasked": "interpreter.explain.passed_over",
    "Viewer": "interpreter.explain.speaker",
    "asked_for": "interpreter.explain.grounding",
    "check_texts": "interpreter.explain.text_check",
    "cited": "interpreter.explain.reasoning",
    "complete_texts": "interpreter.explain.words",
    "game_texts": "interpreter.explain.words",
    "grounds": "interpreter.explain.grounding",
    "house_texts": "interpreter.explain.words",
    "in_lines": "interpreter.explain.reasoning",
    "in_one_line": "interpreter.explain.reasoning",
    "left_out": "interpreter.explain.refusing",
    "may_explain": "interpreter.explain.past",
    "needs_of": "interpreter.explain.text_check",
    "option": "interpreter.explain.questions",
    "options": "interpreter.explain.questions",
    "pass_text": "interpreter.explain.questions",
    "piles_of": "interpreter.explain.table",
    "prompt": "interpreter.explain.questions",
    "readable": "interpreter.explain.words",
    "reasoning_of": "interpreter.explain.past",
    "refusals": "interpreter.explain.refusing",
    "score_table": "interpreter.explain.scores",
    "table_view": "interpreter.explain.table",
    "unasked": "interpreter.explain.passed_over",
    "why": "interpreter.explain.reasoning",
}


def __getattr__(name: str) -> Any:
    """Load a part when it is first asked for: checking texts needs no engine."""
    if name not in _HOMES:
        raise AttributeError(name)
    return getattr(import_module(_HOMES[name]), name)


__all__ = [
    "PUBLIC",
    "Board",
    "Fact",
    "Item",
    "Line",
    "Needs",
    "Past",
    "Pile",
    "Reasoning",
    "Refusal",
    "Scores",
    "Speaker",
    "Table",
    "Unasked",
    "Viewer",
    "asked_for",
    "check_texts",
    "cited",
    "complete_texts",
    "game_texts",
    "grounds",
    "house_texts",
    "in_lines",
    "in_one_line",
    "left_out",
    "may_explain",
    "needs_of",
    "option",
    "options",
    "pass_text",
    "piles_of",
    "prompt",
    "readable",
    "reasoning_of",
    "refusals",
    "score_table",
    "table_view",
    "unasked",
    "why",
]
