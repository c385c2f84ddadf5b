"""`lictor odds`: how likely each row of a table is whose key is thrown with dice."""

from __future__ import annotations

import json
from collections.abc import Sequence

import click

from interpreter.check import resolved as R
from interpreter.check.odds import row_odds
from interpreter.cli.opening import open_ruleset
from interpreter.messages import Fault, closest
from interpreter.syntax import tree as T


def show_odds(
    game: str,
    table: str | None,
    roots: Sequence[str],
    edition: str | None,
    variants: Sequence[str],
    *,
    as_json: bool,
) -> int:
    """Print the odds of one table, or of all whose key is thrown.

    Raises:
        Fault: there is no such game or table.
    """
    ruleset = open_ruleset(game, roots, edition, tuple(variants))
    thrown = {name: shape for name, shape in ruleset.program.tables.items() if shape.dice}
    if table is not None and table not in thrown:
        raise Fault.of("L1120", table=table, known=", ".join(thrown) or "none", suggestion=closest(table, thrown))
    wanted = [table] if table is not None else sorted(thrown)
    if not wanted:
        click.echo(f"{game}: no table has a key that is thrown (such as dice: 2d6)")
    for name in wanted:
        rows = _rows(ruleset.linked.declarations[name], thrown[name])
        if as_json:
            click.echo(json.dumps({"table": name, "rows": rows}, ensure_ascii=False))
        else:
            _print(name, thrown[name], rows)
    return 0


def _rows(node: object, shape: R.TableShape) -> list[dict[str, object]]:
    assert isinstance(node, T.Table)
    found: list[dict[str, object]] = []
    for number, chance in row_odds(shape):
        cells = [cell.span.text for cell in node.rows[number].cells]
        found.append({"row": cells, "odds": str(chance), "percent": round(float(chance) * 100, 2)})
    return found


def _print(name: str, shape: R.TableShape, rows: list[dict[str, object]]) -> None:
    keys = [key for key, _ in shape.keys]
    dice = ", ".join(f"{keys[at]}: {count}d{sides}" for at, count, sides in shape.dice)
    click.echo(f"{name} ({dice})")
    for row in rows:
        cells = row["row"]
        assert isinstance(cells, list)
        shown = "".join(f"{cell:<12}" for cell in cells)
        click.echo(f"  {shown} {row['percent']:>6} %   {row['odds']}")
