"""Work that doubles, or goes through long ranges inside of one another, is stopped by both engines within seconds."""

from __future__ import annotations

from pathlib import Path

import pytest
from mini_game import check_mini_game, read_mini_game

from interpreter.codegen import FastEngine
from interpreter.execute import Engine
from interpreter.messages import Fault

COUNT = range(40)
HEAD = "track here: 0..9 = 0\ntrack leader: Player = first of all Player\n"
END = "rule turn\n    work:\n        {}\n        end as done\n"
CHAIN = "".join(f"total t{n}(k: 0..99)\n    a: + t{n + 1}(k)\n    b: + t{n + 1}(k + 1)\n" for n in COUNT)
EITHER = "".join(f"condition c{n}(k: 0..99)\n    a: enough c{n + 1}(k)\n    b: enough c{n + 1}(k + 1)\n" for n in COUNT)
RULES = "".join(
    f"rule r{n}\n    a:\n        choose one by leader\n"
    f"            x: when can r{n + 1}()\n                r{n + 1}()\n"
    f"            y: when can r{n + 1}()\n                r{n + 1}()\n"
    for n in COUNT
)
LAST = "rule r40\n    a:\n        choose one by leader\n            x: when here > 9\n                here = 0\n"
WORK = {
    "recursion": (
        "total far(n: 0..99)\n    a: + far(n - 1) + far(n - 2) when n > 1\n    b: + 1 when n < 2\n"
        + END.format("here = far(70)")
    ),
    "chain of totals": CHAIN + "total t40(k: 0..99)\n    a: + 1\n" + END.format("here = t0(0)"),
    "chain of conditions": (
        EITHER + "condition c40(k: 0..99)\n    a: needs here > k\n" + END.format("if c0(0)\n            here = 1")
    ),
    "chain of can": RULES + LAST + END.format("if can r0()\n            here = 1"),
    "menu": END.format(
        "choose one by leader\n            x: with a from 1 .. 1000 with b from 1 .. 1000 with c from 1 .. 1000 "
        "when a + b + c = 1\n                here = 1\n            y: here = 2"
    ),
    "list": END.format("let l = [leader]\n        repeat while any of l\n            l = [l, l]"),
    "track": "track t(a: 0.., b: 0..): 0..9 = 0\n"
    + END.format("for each n in 1 .. 1000\n            for each m in 1 .. 1000\n                t(n, m) = 1"),
}


@pytest.mark.parametrize("name", WORK)
@pytest.mark.parametrize("kind", [Engine, FastEngine])
def test_it_is_stopped(kind: type[Engine], name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("interpreter.execute.effort.MOST", 100_000)
    game = read_mini_game(f"--- rules/main.rules\n{HEAD}{WORK[name]}")
    outcome = check_mini_game(game, tmp_path)
    assert outcome.program is not None, outcome.diagnostics.in_order()
    engine = kind(outcome.program)
    state = engine.new_game(2, 1)
    with pytest.raises(Fault) as caught:
        engine.advance(state)
    assert caught.value.diagnostics[0].code == "L0931"
    engine.expressions.effort.renew()
    assert engine.expressions.effort.left == 100_000  # whatever is asked next begins anew
