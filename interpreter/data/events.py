"""Parsing events of ruamel.yaml, from its C parser or its pure one, with faults in our own codes.

The two engines differ at the edges, and the C parser is the normative one. It takes tabs and some odd places
of `#` and quotes that the pure parser refuses (tabs we refuse beforehand). `...` followed by a bare document
is a fault in C and a second document in pure (we refuse both alike). Lone surrogate escapes are a fault in C
and text in pure (refused afterwards). An empty value is placed behind its colon in C and on the next line in
pure (we place it at its key). In brackets C ends unquoted text at a question mark and may take it for the
mark of a complex key: that mark is refused everywhere, so such text is refused or read alike, never misread.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Literal

Engine = Literal["c", "pure"]

# (context, problem, code, whether the start of the context is the better place). The first that matches both.
_FAULTS: tuple[tuple[str, str, str, bool], ...] = (
    (r"quoted scalar", r"unexpected (end of stream|document separator)", "L0318", True),
    (r"quoted scalar", r"escape|hexadecimal|hexdecimal", "L0319", False),
    (r"flow (sequence|mapping)", r"expected ',' or", "L0320", True),
    (r"", r"mapping values are not allowed", "L0321", False),
    (r"block (mapping|collection|sequence)", r"expected", "L0322", False),
    (r"simple key", r"expected ':'", "L0323", True),
    (r"next token", r"cannot start any token", "L0324", False),
    (r"", r"expected <?'?<?document start", "L0306", False),
)


@cache
def c_parser() -> Any:
    """The class of the C parser, or None where `ruamel.yaml.clib` is not installed."""
    try:
        from ruamel.yaml.cyaml import CSafeLoader
    except ImportError:
        return None
    # Only the loader is exported in the open; its first base is the bare parser.
    return CSafeLoader.__mro__[1]


def events(text: str, engine: Engine | None) -> Iterator[Any]:
    """The events of `text`; without `engine`, from the C parser if there is one."""
    parser_class = None if engine == "pure" else c_parser()
    if parser_class is not None:
        parser = parser_class(text)
        while parser.check_event():
            yield parser.get_event()
        return
    from ruamel.yaml.main import YAML

    yield from YAML(typ="safe", pure=True).parse(text)


def classify_fault(fault: Any, length: int) -> tuple[str, int, str]:
    """Code, offset and the engine's own words of a `YAMLError`, for a text of `length` characters."""
    problem = str(getattr(fault, "problem", None) or fault).partition("\n")[0]
    context = str(getattr(fault, "context", None) or "")
    marks = [getattr(fault, name, None) for name in ("context_mark", "problem_mark")]
    first, last = (None if mark is None else min(mark.index, length) for mark in marks)
    for context_pattern, problem_pattern, code, at_context in _FAULTS:
        if re.search(context_pattern, context) and re.search(problem_pattern, problem):
            offset = first if at_context and first is not None else last
            return code, offset or 0, problem
    return "L0301", (last if last is not None else first) or 0, problem
