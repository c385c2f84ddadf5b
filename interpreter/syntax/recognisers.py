"""Mistakes that have a message of their own, as data: what the situation looks like, and its code.

The first recogniser that fits decides. Named groups of the patterns are arguments of the message; `mark`
names the group that the caret goes under, else it goes under the word that did not fit.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from interpreter.messages import closest
from interpreter.syntax.branches import SyntaxFault
from interpreter.syntax.keywords import keywords
from interpreter.syntax.situation import Situation

DECLARATIONS = (
    *("total", "set", "value", "condition", "table"),
    *("enum", "kind", "entity", "resource", "zone", "track"),
    *("rule", "window", "action", "whenever", "ability", "change", "example"),
)

_FOREIGN = {
    "return": "give",
    "print": "tell",
    "log": "tell",
    "var": "let",
    "foreach": "for each",
    "break": "stop",
    "exit": "stop",
    "draw": "move",
    "take": "move",
    "switch": "case",
    "match": "case",
    "loop": "repeat",
    "def": "rule",
    "function": "rule",
    "phase": "rule",
    "class": "entity",
    "constant": "total",
    "const": "total",
    "number": "total",
    "type": "entity",
    "event": "whenever",
    "trigger": "whenever",
    "test": "example",
}
_STEPS = ("choose", "end", "give", "let", "make", "may", "move", "repeat", "reveal", "roll", "shuffle", "stop", "tell")
_SIGNS = {"&": "and", "&&": "and", "|": "or", "||": "or", "!": "not", "≤": "<=", "≥": ">=", "≠": "!="}


@dataclass(frozen=True)
class Recogniser:
    """What a situation has to look like. Patterns that are not given fit everything.

    `word`, `line` must fit from the beginning, `before` up to the end, `after` from the beginning; `accepts`
    must all be accepted, `refuses` must not.
    """

    code: str
    kind: str | None = None
    word: str | None = None
    before: str | None = None
    after: str | None = None
    line: str | None = None
    previous: str | None = None
    declaration: str | None = None
    accepts: frozenset[str] = field(default_factory=frozenset)
    refuses: frozenset[str] = field(default_factory=frozenset)
    mark: str | None = None


def _when(code: str, *, accepts: str = "", refuses: str = "", **patterns: str) -> Recogniser:
    return Recogniser(
        code,
        accepts=frozenset(accepts.split()),
        refuses=frozenset(refuses.split()),
        **patterns,
    )


_LABEL = r"^\s*(?:(?:add|replace)\b.*\s)?\w+:"
_HEADS = "|".join(DECLARATIONS)
_BLOCKS = "if|for|repeat|case|may|secretly|choose"

RECOGNISERS = (
    # -------------------------------------------------------------- characters that begin no word
    _when("L0216", kind="CHARACTER", word='"'),
    _when("L0217", kind="CHARACTER", word="'"),
    _when("L0220", kind="CHARACTER", word=r"[;{}]"),
    _when("L0248", kind="CHARACTER", word=r"[&|!≤≥≠]"),
    _when("L0244", kind="CHARACTER", word=r"\.", before=r"\d$", after=r"^\d"),
    _when("L0243", kind="CHARACTER", word=r"\d+[^\W\d]\w*:?"),
    _when("L0219", kind="CHARACTER"),
    _when("L0249", word="/", line=r".*//"),
    # ------------------------------------------------------------------------ else, if, conditions
    _when("L0233", line=r"^\s*(?P<written>elif|elseif|elsif|else\s+if)\b", mark="written"),
    _when("L0241", word="else", after=r"^\s+:"),
    _when("L0240", kind="ELSE_LABEL", accepts="_ELSE"),
    _when("L0251", kind="ELSE_LABEL", before=r"^\s*$"),
    _when("L0259", word="then", before=r"\bif\b"),
    _when("L0221", word="else", before=r"^\s*$"),
    _when("L0257", line=r"^.*\bstop (?P<written>if)\b", mark="written", accepts="_WHEN"),
    _when("L0257", word="(?P<written>if)", accepts="_WHEN"),
    _when("L0230", word="=", before=r"=$"),
    _when("L0230", word=":", after=r"^="),
    _when("L0232", word=">", before=r"<$"),
    _when("L0232", word="<", before=r"[>=]$"),
    _when("L0232", word=">", before=r"=$"),
    _when("L0267", word="[<>=]=?|!=", before=r"(?:[<>=]|!=) [^()\[\]]*$", refuses="COMPARISON EQUAL"),
    _when("L0231", before=r"(?P<operator>!?=)\s*none$", accepts="_OF", mark="operator"),
    _when("L0247", kind="INT", before=r"\bis(?: not)?$"),
    _when("L0271", before=r"\broll (?P<written>[dD]\d+)$", mark="written"),
    # ------------------------------------------------------------------------ colons where none goes
    _when("L0262", word=r".*:", line=rf"^\s*(?:else:\s+)?(?P<head>{_HEADS}|{_BLOCKS})\b.*:$", after="^$"),
    _when("L0262", kind="_NL", line=r"^(?P<head>total|track) \w+:$"),
    # ------------------------------------------------------------------------------ loops and queries
    _when("L0222", before=r"\bfor$", accepts="_EACH"),
    _when("L0225", kind="INT", before=r"\bfirst$"),
    _when(
        "L0223",
        before=r"\b(?P<operator>any|none|count|first|sum|highest|lowest)$",
        accepts="_OF",
        refuses="NAME",
    ),
    _when("L0256", word="where", before=r"\bwhere\b[^()]*$"),
    _when("L0224", word="(?P<written>where|as)", before=r"\b(?:of|for|in|from) [^()]*(?:\([^()]*\))?[^()]*$"),
    _when("L0224", word="(?P<written>by)", before=r"\b(?:first of|move|for each \w+ in) [^()]*(?:\([^()]*\))?$"),
    _when("L0246", accepts="_HIGHEST _LOWEST", refuses="NAME", before=r"\bby$|,$"),
    _when("L0263", word="from", accepts="_IN"),
    _when("L0264", kind="NAME", before=r"\bmove .+$", accepts="_FROM _TO"),
    _when("L0265", word="from", before=r"\bchoose (?:any|.*\w\)?)$", accepts="NAME"),
    _when("L0268", word="until", before=r"\brepeat$"),
    _when("L0254", word="in", before=r"\bwith \w+$"),
    _when("L0254", word="in", before=r"\bchoose (?:.* )?\w+$"),
    _when("L0250", kind="_NL", line=r"^.*\bchoose\b.*\bfrom\b", accepts="_BY"),
    # -------------------------------------------------------------------------------- bodies and places
    _when(
        "L0201",
        kind="KEYWORD",
        word=_HEADS,
        before=r"^\s*$",
        after=r"^\s+\w+\s*(?:$|[(:]|(?:of|in|at|per|with)\b|->)",
    ),
    _when("L0204", kind="_DEDENT", accepts="_INDENT", line=r"^\s*(?P<head>.+)$", mark="head"),
    _when("L0204", kind="$END", accepts="_INDENT", line=r"^\s*(?P<head>.+)$", mark="head"),
    _when("L0227", accepts="_INDENT", previous=r"^\s*may\b"),
    _when("L0214", kind="_INDENT"),
    _when("L0252", kind="_DEDENT", accepts="_THEN"),
    _when("L0255", accepts="_WHEN", declaration="whenever", before=r"^\s*$", refuses="LABEL"),
    _when("L0204", accepts="_INDENT", previous=r"^\s*(?P<head>.+)$"),
    # ----------------------------------------------------------------------------------------- parts
    _when("L0229", line=r"^\s*(?:add |replace )?(?P<label>\w+:)\s+(?:with|when)\b", accepts="_NL"),
    _when("L0242", kind="KEYWORD", word=_BLOCKS, before=_LABEL + "$"),
    _when("L0242", word="one|by", before=_LABEL + r"\s+(?P<word>choose(?: any)?)$", mark="word"),
    _when("L0272", before=_LABEL + "$", accepts="_IS PLUS"),
    _when("L0228", before=_LABEL + "$", accepts="_IS"),
    _when("L0237", before=_LABEL + "$", accepts="PLUS TIMES _AT"),
    _when("L0238", before=_LABEL + "$", accepts="_INCLUDE _EXCLUDE"),
    _when("L0239", before=_LABEL + "$", accepts="_NEEDS _ENOUGH"),
    _when("L0253", accepts="_ADD _DROP _REPLACE", before=r"^\s*$"),
    _when("L0241", after=r"^\s+:", accepts="LABEL"),
    _when("L0241", word=":", line=r".*\w\s+:"),
    _when("L0236", before=r"[(,]$", accepts="LABEL", refuses="INT"),
    _when("L0209", word="=", declaration="entity", before=r"^entity \w+$"),
    _when("L0236", before=r"^track \w+$", accepts="LPAR"),
    _when("L0234", declaration="entity", before=r"^\s+(?P<word>\w+)$", accepts="EQUAL", mark="word"),
    _when(
        "L0234",
        kind="NAME",
        line=r"^\s*\w+(?:\s+\w.*)?$",
        before=r"^\s*$",
        accepts="LABEL",
        refuses="NAME _CASE",
    ),
    _when("L0235", before=r"^\s*$", line=r"^\s*\w", accepts="LABEL", refuses="NAME"),
    _when("L0266", word="when", before=r"^\s*(?:\w+:\s+)?\w.*$", refuses="_WHEN", accepts="_NL"),
    # ------------------------------------------------------------------------------------------ calls
    _when("L0258", kind="_NL", line=r"^\s*(?:before|after)\s+(?P<name>[\w.]+)$", accepts="LPAR", mark="name"),
    _when("L0226", before=r"^\s*(?:\w+:\s+)?(?P<name>\w+)$", accepts="EQUAL LSQB", mark="name"),
    _when("L0226", kind="_NL", before=r"^\s*(?P<name>\w+)$", accepts="LPAR", mark="name"),
    _when("L0226", kind="KEYWORD", before=r"^\s*(?:\w+:\s+)?(?P<name>\w+)$", accepts="LPAR", mark="name"),
    _when("L0226", kind="INT", before=r"^\s*(?:\w+:\s+)?(?P<name>\w+)$", accepts="LPAR", mark="name"),
    _when("L0226", kind="NAME", before=r"^\s*(?:\w+:\s+)?(?P<name>\w+)$", accepts="LPAR", mark="name"),
    # ------------------------------------------------------------------------------------------ names
    _when("L0211", kind="KEYWORD", accepts="NAME"),
)


def recognise(found: Situation) -> SyntaxFault | None:
    """The fault of the first recogniser that fits, or None."""
    if found.open_bracket is not None:
        return SyntaxFault("L0215", found.open_bracket, bracket=found.open_bracket.text)
    if found.place.start == found.start and found.declaration not in DECLARATIONS:
        return _no_declaration(found)
    for recogniser in RECOGNISERS:
        arguments = _fit(recogniser, found)
        if arguments is not None:
            return _fault(recogniser, found, arguments)
    return None


def _no_declaration(found: Situation) -> SyntaxFault:
    word = found.word
    if word.endswith(":") or (word in keywords() and word != "entity"):
        return SyntaxFault("L0207", found.place, word=word)
    suggestion = _FOREIGN.get(word) or closest(word, DECLARATIONS)
    return SyntaxFault("L0202", found.place, suggestion, word=word)


def _fit(recogniser: Recogniser, found: Situation) -> dict[str, tuple[str, int]] | None:
    """The named groups with their offsets in the line, or None when the situation looks different."""
    if recogniser.kind not in (None, found.kind) or recogniser.declaration not in (None, found.declaration):
        return None
    if not recogniser.accepts <= found.accepts or recogniser.refuses & found.accepts:
        return None
    groups: dict[str, tuple[str, int]] = {}
    for pattern, text, whole in (
        (recogniser.word, found.word, True),
        (recogniser.before, found.before, False),
        (recogniser.after, found.after, False),
        (recogniser.line, found.line, False),
        (recogniser.previous, found.previous, False),
    ):
        if pattern is None:
            continue
        match = re.fullmatch(pattern, text) if whole else re.search(pattern, text)
        if match is None:
            return None
        groups.update({name: (match[name], match.start(name)) for name in match.groupdict() if match[name]})
    return groups


def _fault(recogniser: Recogniser, found: Situation, groups: dict[str, tuple[str, int]]) -> SyntaxFault:
    place = found.place
    if recogniser.mark is not None:
        text, offset = groups[recogniser.mark]
        line_start = found.source.text.rfind("\n", 0, place.start) + 1
        place = found.source.span(line_start + offset, line_start + offset + len(text))
    arguments = {name: text for name, (text, _) in groups.items()}
    arguments.setdefault("word", found.word)
    arguments.setdefault("instead", _SIGNS.get(found.word, ""))
    suggestion = None
    if recogniser.code == "L0226":
        suggestion = _FOREIGN.get(arguments["name"]) or closest(arguments["name"], _STEPS)
    return SyntaxFault(recogniser.code, place, suggestion, **arguments)
