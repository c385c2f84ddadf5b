"""Sources and places in them, and what trees over them are made of.

In: text from a file or a string. Out: `Source` (text with a name and line table), `Span` (a place in a source) and
`frozen` (for classes of nodes). Knows nothing of rules, games or messages.
"""

from interpreter.text.frozen import frozen
from interpreter.text.source import NO_PLACE, Source, Span, read_source
from interpreter.text.unicode import UnicodeFault, escape_controls, find_unicode_fault

__all__ = [
    "NO_PLACE",
    "Source",
    "Span",
    "UnicodeFault",
    "escape_controls",
    "find_unicode_fault",
    "frozen",
    "read_source",
]
