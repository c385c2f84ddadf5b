"""Sources and places in them.

In: text from a file or a string. Out: `Source` (text with a name and line table) and `Span` (a place in a
source). Knows nothing of rules, games or messages.
"""

from interpreter.text.source import NO_PLACE, Source, Span, read_source
from interpreter.text.unicode import UnicodeFault, escape_controls, find_unicode_fault

__all__ = [
    "NO_PLACE",
    "Source",
    "Span",
    "UnicodeFault",
    "escape_controls",
    "find_unicode_fault",
    "read_source",
]
