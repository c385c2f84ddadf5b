"""Rules text to syntax trees.

In: a `Source`. Out: declarations (`interpreter.syntax.tree`), and diagnostics for what cannot be read; or the
same text in its canonical layout (`format_rules`). A file is cut at column one and each declaration is parsed
alone, so one mistake costs one diagnostic and one declaration. Nothing is resolved here: names, types and
meaning belong to later passes.
"""

from interpreter.syntax.format import format_rules
from interpreter.syntax.keywords import COMPARED_NAMES, keywords, language_words
from interpreter.syntax.parse import parse_ability, parse_expression, parse_rules

__all__ = [
    "COMPARED_NAMES",
    "format_rules",
    "keywords",
    "language_words",
    "parse_ability",
    "parse_expression",
    "parse_rules",
]
