"""What each construct becomes: the nodes that later passes meet, and their places."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeVar

import pytest

from interpreter.messages import Diagnostics, render_diagnostics
from interpreter.syntax import parse_ability, parse_expression, parse_rules
from interpreter.syntax import tree as ast
from interpreter.text import NO_PLACE, Source, read_source

CORPUS = sorted((Path(__file__).parent / "corpus").glob("*.rules"))
Wanted = TypeVar("Wanted", bound=ast.Node)


def node(kind: type[Wanted], *values: Any, **named: Any) -> Wanted:
    """A node without a place; places do not count when trees are compared."""
    return kind(*values, span=NO_PLACE, **named)


def word(text: str) -> ast.Identifier:
    return node(ast.Identifier, text)


def name(text: str) -> ast.Name:
    return node(ast.Name, text)


def number(value: int) -> ast.Number:
    return node(ast.Number, value)


def query(source: ast.Expression, bound: str | None = None, where: ast.Expression | None = None) -> ast.Query:
    return node(ast.Query, source, word(bound) if bound else None, where)


def declared(text: str) -> Any:
    diagnostics = Diagnostics()
    found = parse_rules(Source("text.rules", text), diagnostics)
    assert not len(diagnostics), render_diagnostics(diagnostics)
    (only,) = found
    return only


def expression(text: str) -> ast.Expression:
    diagnostics = Diagnostics()
    found = parse_expression(Source("text", text), diagnostics)
    assert found is not None, render_diagnostics(diagnostics)
    return found


def steps(*lines: str) -> tuple[ast.Statement, ...]:
    rule = declared("rule r\n    s:\n" + "".join(f"        {line}\n" for line in lines))
    return tuple(rule.steps[0].body)


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_the_corpus_is_read_without_a_diagnostic(path: Path) -> None:
    diagnostics = Diagnostics()
    source = read_source(path, path.name)
    found = parse_rules(source, diagnostics)
    assert not len(diagnostics), render_diagnostics(diagnostics)
    assert len(found) > 10
    for each in found:
        assert source.text[each.name.span.start : each.name.span.end].rstrip(":") == each.name.text
        assert source.line_column(each.span.start)[1] == 1


def test_the_corpus_holds_every_node() -> None:
    found = "".join(repr(parse_rules(read_source(path, path.name), Diagnostics())) for path in CORPUS)
    plain = (ast.Node, ast.Declaration)
    kinds = [kind for kind in vars(ast).values() if isinstance(kind, type) and issubclass(kind, ast.Node)]
    assert [kind.__name__ for kind in kinds if kind not in plain and f"{kind.__name__}(" not in found] == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1 + 2 * 3", node(ast.Binary, "+", number(1), node(ast.Binary, "*", number(2), number(3)))),
        ("1 - 2 - 3", node(ast.Binary, "-", node(ast.Binary, "-", number(1), number(2)), number(3))),
        (
            "(1 - x) / -2",
            node(ast.Binary, "/", node(ast.Binary, "-", number(1), name("x")), node(ast.Unary, "-", number(2))),
        ),
        (
            "not a and b or c",
            node(
                ast.Binary,
                "or",
                node(ast.Binary, "and", node(ast.Unary, "not", name("a")), name("b")),
                name("c"),
            ),
        ),
        ("not a = 1", node(ast.Unary, "not", node(ast.Binary, "=", name("a"), number(1)))),
        ("a != b", node(ast.Binary, "!=", name("a"), name("b"))),
        ("a not in b.c", node(ast.Binary, "not in", name("a"), node(ast.Dot, name("b"), word("c")))),
        ("x is none", node(ast.IsNone, name("x"), False)),
        ("x is not none", node(ast.IsNone, name("x"), True)),
        ("x is not Jack", node(ast.IsKind, name("x"), word("Jack"), True)),
        ("none", node(ast.Nothing)),
        (
            "count of a.b > 2",
            node(ast.Binary, ">", node(ast.Aggregate, "count", node(ast.Dot, name("a"), word("b"))), number(2)),
        ),
        ("none of all Man", node(ast.Aggregate, "none", node(ast.AllOf, word("Man")))),
        (
            "highest of it.age for s",
            node(ast.Reduction, "highest", node(ast.Dot, name("it"), word("age")), name("s")),
        ),
        ("can go(x)", node(ast.Can, node(ast.Call, word("go"), (node(ast.Argument, None, name("x")),)))),
        ("t[a, 1].total", node(ast.Dot, node(ast.Lookup, name("t"), (name("a"), number(1))), word("total"))),
        ("f(x: yes)", node(ast.Call, word("f"), (node(ast.Argument, word("x"), node(ast.Truth, True)),))),
        ("(a when c else none)", node(ast.Either, name("c"), name("a"), node(ast.Nothing))),
        ("[a, 1]", node(ast.ListLiteral, (name("a"), number(1)))),
        ("(s as x where x)", query(name("s"), "x", name("x"))),
        (
            "(s where it by highest a, lowest b)",
            node(
                ast.Sorted,
                query(name("s"), None, name("it")),
                (node(ast.SortKey, "highest", name("a")), node(ast.SortKey, "lowest", name("b"))),
            ),
        ),
    ],
)
def test_expressions(text: str, expected: ast.Expression) -> None:
    assert expression(text) == expected


@pytest.mark.parametrize("text", ["0 .. n", "0..n", "0.. n", "0 ..n"])
def test_a_range_of_values_with_and_without_spaces(text: str) -> None:
    (choice,) = steps(f"choose x from {text} by p")
    assert isinstance(choice, ast.Choose)
    assert choice.source == node(ast.RangeSource, number(0), name("n"))


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("choose x from s by p", None),
        ("choose 3 x from s by p", (number(3), number(3))),
        ("choose 3 of x from s by p", (number(3), number(3))),
        ("choose 0 .. n of x from s by p", (number(0), name("n"))),
        ("choose 1..4 x from s by p", (number(1), number(4))),
        ("choose any x from s by p", (None, None)),
        ("choose any of x from s by p", (None, None)),
    ],
)
def test_how_many_are_chosen(text: str, count: tuple[object, object] | None) -> None:
    (choice,) = steps(text)
    assert isinstance(choice, ast.Choose)
    assert choice.count == (None if count is None else node(ast.Count, *count))
    assert (choice.name, choice.source, choice.by) == (word("x"), query(name("s")), name("p"))
    assert choice.body is None and not choice.may


def test_may_with_body_and_else() -> None:
    (choice,) = steps("may choose x from s by p ask key(1)", "    go()", "else: stop s when x")
    assert choice == node(
        ast.Choose,
        word("x"),
        query(name("s")),
        name("p"),
        may=True,
        ask=node(ast.Text, word("key"), (node(ast.Argument, None, number(1)),)),
        body=(node(ast.Perform, node(ast.Call, word("go"), ())),),
        otherwise=(node(ast.Stop, word("s"), name("x")),),
    )
    (short,) = steps("may by p else: pass")
    assert short == node(ast.Consent, name("p"), None, None, (node(ast.DoNothing),))


def test_else_if_nests() -> None:
    (found,) = steps("if a", "    pass", "else: if b", "    pass", "else: stop")
    inner = node(ast.If, name("b"), (node(ast.DoNothing),), (node(ast.Stop),))
    assert found == node(ast.If, name("a"), (node(ast.DoNothing),), (inner,))


def test_menu_branches() -> None:
    (menu,) = steps(
        "choose one by p",
        "    sell: with c from s with n from 1 .. 2 when n else poor",
        "        go()",
        "    rest: pass",
    )
    assert isinstance(menu, ast.Menu)
    sell, rest = menu.branches
    assert [generator.name.text for generator in sell.generators] == ["c", "n"]
    assert sell.when == name("n") and sell.reason == node(ast.Text, word("poor"))
    assert rest == node(ast.Branch, word("rest"), (), None, None, (node(ast.DoNothing),))
    assert not menu.repeated and not menu.may


def test_writes_and_moves() -> None:
    assert steps("f(a) = 1", "a.b += 2 as c") == (
        node(ast.Write, node(ast.Call, word("f"), (node(ast.Argument, None, name("a")),)), "=", number(1)),
        node(ast.Write, node(ast.Dot, name("a"), word("b")), "+=", number(2), word("c")),
    )
    assert steps("move 2 from a to b as c", "move [a] to b") == (
        node(ast.MoveSome, number(2), name("a"), name("b"), word("c")),
        node(ast.MoveThing, node(ast.ListLiteral, (name("a"),)), name("b")),
    )


def test_ends() -> None:
    key = node(ast.Text, word("k"))
    assert steps("end as k", "end as k for none", "end as k for p", "end x") == (
        node(ast.EndGame, key),
        node(ast.EndGame, key, nobody=True),
        node(ast.EndGame, key, name("p")),
        node(ast.EndThing, name("x")),
    )


def test_windows_say_who_may_pass() -> None:
    forms = {"ask p": "must", "ask p or pass": "may", "ask all P from p until all pass": "until all pass"}
    for text, passing in forms.items():
        window = declared(f"window w\n    {text}\n")
        assert window.passing == passing


def test_changes() -> None:
    change = declared(
        "change rule_a.step(holder, x) with one_more over a, b\n"
        "    add before l p: + 1\n"
        "    add s: go()\n"
        "    add m\n"
        "    add row a ..3 none\n"
        "    add bar: when x else poor\n        go()\n"
        "    add f: 0..3? = 1 clamped seen by owner until turn\n"
        "    drop move if any when c else k\n"
        "    drop row 1..\n"
    )
    assert (change.step, change.head) == (word("step"), (name("holder"), name("x")))
    assert (change.with_overlay, change.over) == (word("one_more"), (word("a"), word("b")))
    parts = [type(operation.part).__name__ for operation in change.operations[:6]]
    assert parts == ["TotalPart", "Step", "Identifier", "Row", "Branch", "Field"]
    assert change.operations[0].place == node(ast.Place, "before", word("l"))
    assert change.operations[6] == node(ast.Drop, word("move"), True, name("c"), node(ast.Text, word("k")))
    assert change.operations[7] == node(ast.DropRow, node(ast.Row, (node(ast.Cell, "range", 1, None),)))
    assert declared("change a\n    drop x\n").head is None
    assert declared("change a()\n    drop x\n").head == ()


def test_cells_of_rows() -> None:
    table = declared("table t(a: 1..6) -> b: Boolean\n    -1 2..3 ..4 5.. six yes none\n")
    kinds = [(cell.kind, cell.low, cell.high, cell.name, cell.truth) for cell in table.rows[0].cells]
    assert kinds == [
        ("number", -1, -1, None, None),
        ("range", 2, 3, None, None),
        ("range", None, 4, None, None),
        ("range", 5, None, None, None),
        ("name", None, None, "six", None),
        ("truth", None, None, None, True),
        ("none", None, None, None, None),
    ]


def test_names_are_composed() -> None:
    decomposed = declared("rule cafe\u0301\n    s: pass\n")
    assert decomposed.name.text == "caf\u00e9"


def test_places_are_those_of_the_file() -> None:
    text = "# above\ntotal early: 0..3 = 1\n\nset s of T\n    a: include b  # why\n\n# below\nkind K = A or B\n"
    source = Source("f.rules", text)
    early, whole, kind = parse_rules(source, Diagnostics())
    assert isinstance(whole, ast.Set)
    part = whole.parts[0]
    assert str(part.span) == "f.rules:5:5" and part.span.text == "a: include b"
    assert whole.span.text == "set s of T\n    a: include b"
    assert part.label.span.text == "a"
    assert (early.span.text, kind.span.text) == ("total early: 0..3 = 1", "kind K = A or B")


YAML = """\
- id: lamp
  ability: |
    # a remark
    change score(holder)
        add lamp: + {part}

    after go(holder)
        pass
- id: next
"""


def ability(part: str) -> tuple[ast.Ability | None, Diagnostics]:
    source = Source("cards.yaml", YAML.format(part=part))
    start = source.text.index("# a remark") - 4
    end = source.text.index("- id: next")
    diagnostics = Diagnostics()
    title = ast.Identifier("lamp", span=source.span(6, 10))
    return parse_ability(title, source, start, end, diagnostics), diagnostics


def test_an_ability_in_yaml() -> None:
    found, diagnostics = ability("2")
    assert found is not None and not len(diagnostics)
    assert found.name.text == "lamp"
    assert str(found.changes[0].span) == "cards.yaml:4:5"
    assert str(found.handlers[0].span) == "cards.yaml:7:5"
    assert found.handlers[0].body == (node(ast.DoNothing),)


def test_a_mistake_in_an_ability() -> None:
    found, diagnostics = ability("2 if yes")
    assert found is None
    assert [(each.code, str(each.span)) for each in diagnostics] == [("L0257", "cards.yaml:5:23")]
