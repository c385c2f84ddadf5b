"""Strategies that write rules text, for the property tests of this folder."""

from __future__ import annotations

from hypothesis import strategies as st

NAMES = st.sampled_from(["crate", "harbour", "Captain", "x", "été", "leader_2", "_odd", "inn", "ifs", "nota"])
NUMBERS = st.integers(0, 99).map(str)
SPACE = st.sampled_from([" ", "  ", "\t", "   "])


def _spaced(*parts: st.SearchStrategy[str] | str) -> st.SearchStrategy[str]:
    strategies = [st.just(part) if isinstance(part, str) else part for part in parts]
    return st.tuples(SPACE, *strategies).map(lambda found: found[0].join(found[1:]))


def _postfixes(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    values = st.lists(inner, max_size=2).map(", ".join)
    return st.one_of(
        NAMES,
        NUMBERS,
        st.sampled_from(["yes", "no"]),
        st.tuples(NAMES, NAMES).map(".".join),
        st.tuples(NAMES, st.sampled_from(["", "value: ", "x:"]), values).map(
            lambda found: f"{found[0]}({found[1] if found[2] else ''}{found[2]})"
        ),
        st.tuples(NAMES, inner).map(lambda found: f"{found[0]}[{found[1]}]"),
        values.map(lambda found: f"[{found}]"),
        inner.map(lambda found: f"({found})"),
        _spaced("all", NAMES),
        st.tuples(_spaced(NAMES, "as", NAMES, "where", inner)).map(lambda found: f"({found[0]})"),
        st.tuples(_spaced(NAMES, "where", inner, "by", "highest", NAMES)).map(lambda found: f"({found[0]})"),
        st.tuples(_spaced(inner, "when", inner, "else", inner)).map(lambda found: f"({found[0]})"),
    )


def _longer(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    postfix = _postfixes(inner)
    grouped = inner.map(lambda found: f"({found})")
    return st.one_of(
        postfix,
        _spaced(grouped, st.sampled_from(["+", "-", "*", "/", "and", "or", "=", "!=", "<=", ">", "in"]), grouped),
        postfix.map(lambda found: f"-{found}"),
        _spaced("not", grouped),
        _spaced(postfix, "is", st.sampled_from(["none", "not none", "Barge", "not Barge"])),
        _spaced(st.sampled_from(["count", "any", "none", "first"]), "of", postfix),
        _spaced(st.sampled_from(["sum", "highest", "lowest"]), "of", postfix, "for", postfix),
    )


EXPRESSIONS = st.recursive(st.one_of(NAMES, NUMBERS), _longer, max_leaves=8)
POSTFIXES = _postfixes(EXPRESSIONS)
SOURCES = st.one_of(POSTFIXES, _spaced(NAMES, "as", NAMES, "where", EXPRESSIONS), _spaced(NUMBERS, "..", NAMES))
RANGES = st.sampled_from(["1..4", "1 .. 4", "0..n", "0.. n"])

SIMPLE = st.one_of(
    _spaced("let", NAMES, "=", EXPRESSIONS),
    _spaced(NAMES, st.sampled_from(["=", "+=", "-="]), EXPRESSIONS),
    _spaced("move", NUMBERS, "from", POSTFIXES, "to", POSTFIXES),
    _spaced("roll", st.sampled_from(["1d6", "fare(x)"]), "as", NAMES),
    _spaced("stop", NAMES, "when", EXPRESSIONS),
    _spaced("give", EXPRESSIONS),
    _spaced(
        "choose",
        st.sampled_from(["", "3", "3 of", "any", "any of", "0 .. n", "x of"]),
        NAMES,
        "from",
        SOURCES,
        "by",
        NAMES,
    ),
    st.sampled_from(["pass", "go()", "tell done(x, y: 3)", "end as ended for none", "shuffle x.y"]),
)
COMMENTS = st.sampled_from(["", "", "", "# a remark", "  #odd#"])


@st.composite
def blocks(draw: st.DrawFn, depth: int) -> list[str]:
    """Lines of statements, indented by four spaces a level, some with comments and blank lines."""
    pad = "    " * depth
    lines: list[str] = []
    for _ in range(draw(st.integers(1, 3))):
        lines += draw(st.sampled_from([[], [], [""], ["# in column one"], [pad + "# here"]]))
        lines += draw(statements(depth))
    return lines


@st.composite
def statements(draw: st.DrawFn, depth: int) -> list[str]:
    """One statement at a depth: a simple one or, higher up, one with a body."""
    pad = "    " * depth
    comment = draw(COMMENTS)
    if depth > 4 or draw(st.booleans()):
        label = draw(st.sampled_from(["", "", "step: ", "move:   "]))
        return [pad + label + draw(SIMPLE) + comment]
    head = draw(
        st.one_of(
            _spaced("if", EXPRESSIONS),
            _spaced("for", "each", NAMES, "in", st.one_of(SOURCES, RANGES)),
            _spaced("repeat", "while", EXPRESSIONS),
            _spaced("may", "choose", NAMES, "from", SOURCES, "by", NAMES),
            st.just("label:"),
        )
    )
    lines = [pad + head + comment, *draw(blocks(depth + 1))]
    if head.split()[0] in ("if", "may") and draw(st.booleans()):
        lines += [pad + "else:", *draw(blocks(depth + 1))]
    return lines


@st.composite
def declarations(draw: st.DrawFn) -> str:
    """A rule, total, set or condition as somebody in a hurry might type it."""
    name = draw(NAMES)
    kind = draw(st.sampled_from(["rule", "total", "set", "condition"]))
    if kind == "rule":
        body = [line for step in ("one_step", "b") for line in [f"    {step}:", *draw(blocks(2))]]
        return "\n".join([f"rule {name}(a: 0..3, b: list of Card?)", *body]) + "\n"
    parts = {
        "total": _spaced(st.sampled_from(["+", "-", "*", "at most", "at least"]), EXPRESSIONS),
        "set": _spaced(st.sampled_from(["include", "exclude"]), POSTFIXES),
        "condition": _spaced(st.sampled_from(["needs", "enough"]), EXPRESSIONS),
    }[kind]
    labels = draw(st.lists(st.sampled_from(["a", "long_label", "move", "x"]), min_size=1, max_size=3))
    head = f"set {name} of Card" if kind == "set" else f"{kind} {name}"
    return "\n".join([head, *(f"    {label}:{draw(SPACE)}{draw(parts)}{draw(COMMENTS)}" for label in labels)]) + "\n"
