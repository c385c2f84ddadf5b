"""Tells people what happens in a game, what they may do and why, in any language it has texts in.

In: an engine, a state, log entries and questions; the texts of a language. Out: sentences, and plain data
laid out for people (`Table`, `Scores`, `Reasoning`, `Refusal`). What a viewer may not see is told as hidden.
A missing text never breaks anything: its id is shown in square brackets, in words.
"""

from interpreter.explain.grounds import asked_for, grounds
from interpreter.explain.past import Line, Past, may_explain, reasoning_of
from interpreter.explain.questions import option, options, pass_text, prompt
from interpreter.explain.refusals import Refusal, left_out, refusals
from interpreter.explain.scores import Scores, score_table
from interpreter.explain.speaker import PUBLIC, Speaker, Viewer
from interpreter.explain.table import Board, Fact, Item, Pile, Table, piles_of, table_view
from interpreter.explain.text_check import Needs, check_texts, needs_of
from interpreter.explain.unasked import Unasked, unasked
from interpreter.explain.why import Reasoning, cited, in_lines, in_one_line, why
from interpreter.explain.words import complete_texts, game_texts, house_texts, readable

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
