"""Cases held against the rates of the rules (L2101), their throws (L2102), and what they begin with (L2103)."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.data.folders import DataRoot, GameFolder
from interpreter.messages import Diagnostics
from interpreter.rulebook.checks.givens import givens_against_the_sums
from interpreter.rulebook.checks.own_items import totals_with_own_items
from interpreter.rulebook.checks.rates import amounts_against_the_rates
from interpreter.rulebook.checks.verdicts import verdicts_against_the_throws
from interpreter.rulebook.game.rates import read_rates
from interpreter.rulebook.game.verdicts import read_verdicts
from tests.rulebook.harbour import HARBOUR, context, findings, told

RATES = (
    HARBOUR.replace(
        "quay_3: {name: Quay 3, gender: n}\n",
        "quay_3: {name: Quay 3, gender: n}\n"
        "coin: {name: coin, gender: n}\ncod: {name: cod, gender: n}\neel: {name: eel, gender: n}\n"
        "prize: {name: prize, gender: n}\nlamp: {name: Lamp, gender: n}\ncandle: {name: candle, gender: n}\n"
        "tide: {name: tide, gender: n}\nraft: {name: raft, gender: n}\n",
    )
    + """\
--- book/rates.yaml
- {each: [boat, raft], pays: coin, by: [berth]}
- {each: [boat, raft], pays: coin, figure: 2}
- {each: [prize], of: [cod, eel], pays: coin, figure: 3}
- {each: [net], within: [lamp], pays: coin, figure: 1/2}
- {named: [lamp], pays: coin, figure: 3}
- {each: [boat, raft], done: [loss], pays: candle, figure: 1}
- {each: [boat, raft], when: [storm], figure: 1/2}
- {named: [tide], pays: tide, figure: 100}
--- book/verdicts.yaml
- about: [fog]
  fails_from: 10
  words: {en: {succeeds: [gets through], fails: [turns back]}}
"""
)


def wrong(folder: Path, text: str) -> list[str]:
    checks = (amounts_against_the_rates, verdicts_against_the_throws, givens_against_the_sums)
    return told(findings(folder, f"# 1 Fog\n\n{text}\n", game=RATES, checks=checks))


@pytest.mark.parametrize(("text", "right", "other"), [
    ("Example: two boats lie there, which cost {} coins.", (4, 10), 6),
    ("Example: nine boats and six rafts at 2 coins need {} coins.", (30,), 32),
    ("Eight boats and four rafts cost {} coins.", (24, 60), 50),
    ("Example: the prizes for cod and eel, {} coins; that for cod is nobody's.", (6,), 9),
    ("Example: the Lamp with seven nets, which gives {} coins.", (3,), 4),
    ("Example: the Lamp gives {} more.", (3,), 5),
    ("Example: a storm comes; the loss is 3 boats and 2 rafts. She draws {} candles.", (5,), 3),
    ("Example: she has 9 boats and 4 rafts. In a storm she would have lost {} boats.", (5,), 4),
])  # fmt: skip
def test_an_amount_at_a_rate_of_the_rules(tmp_path: Path, text: str, right: tuple[int, ...], other: int) -> None:
    for value in right:
        assert wrong(tmp_path, text.format(value)) == []
    assert wrong(tmp_path, text.format(other)) == [f"L2101 {other}"]


def test_a_rate_that_is_told_wrongly(tmp_path: Path) -> None:
    text = "Example: nine boats and six rafts at 3 coins need {} coins."
    assert wrong(tmp_path, text.format(30)) == ["L2101 3"]
    assert wrong(tmp_path, text.format(45)) == []  # it is reckoned with, and the rate is for others to judge
    assert wrong(tmp_path, text.format(40)) == ["L2101 40"]


@pytest.mark.parametrize("text", [
    "Two boats cost 6 coins.",  # a rule, and a rate of its own
    "Example: a boat or a raft costs 7 coins.",
    "Example: every two boats cost 6 coins.",
    "Example: three nets and two boats cost 50 coins.",  # nobody knows what nets cost
    "Example: two boats cost 6 coins each.",
    "Example: two boats and the rest of her things cost at least 6 coins.",
    "Example: the loss is 3 boats and both rafts. She draws 5 candles.",
    "Example: she has 9 boats. A storm is near, and she sells 2 boats.",
])  # fmt: skip
def test_what_is_at_no_rate(tmp_path: Path, text: str) -> None:
    assert wrong(tmp_path, text) == []


def test_what_is_named_without_a_number_counts_as_the_rules_have_it(tmp_path: Path) -> None:
    text = "# 1 A\n\nExample: there lie 64 coins. The tide and 7 coins from the pond bring it to {} coins.\n"
    assert told(findings(tmp_path, text.format(171), game=RATES)) == []
    assert told(findings(tmp_path, text.format(161), game=RATES)) == ["L2094 161"]


@pytest.mark.parametrize(("text", "found"), [
    ("Example: 8 - 2 = 6. She throws a 5, and gets through.", []),
    ("Example: 8 - 2 = 6. She throws a 7, and gets through.", ["L2102 gets through"]),
    ("Example: 8 - 2 = 6. She throws a 5: she turns back.", ["L2102 turns back"]),
    ("Example: 8 - 6 = 2. She pays 4 coins: 6. She throws a 5, and gets through.", []),
    ("Example: 8 - 2 = 6. She throws a 5. So she turns back.", ["L2102 turns back"]),
    ("Example: 18 - 2 = 16. She throws an 11, and gets through.", ["L2102 gets through"]),
    ("Example: 8 - 2 = 6. She needs 9 or less. She throws an 8, so she turns back.", ["L2102 turns back"]),
    ("Example: 8 - 2 = 6. She throws a 7, and never gets through.", []),
    ("Example: she throws a 7, and gets through.", []),
])  # fmt: skip
def test_a_throw_and_its_verdict(tmp_path: Path, text: str, found: list[str]) -> None:
    assert wrong(tmp_path, text) == found
    clear = context(tmp_path, f"# 1 Sea\n\n{text}\n", game=RATES)
    assert list(verdicts_against_the_throws(clear)) == []  # of these throws the rules say nothing


@pytest.mark.parametrize(("text", "found"), [
    ("Example: Ann (hold {}, crew 12) has a berth of 10 and 2 nets. That is {} + 12 - 10 - 7 - 2 = 6.", "{}"),
    ("Example: Ann (hold 3, crew 12) has a berth of {} and 2 nets. That is 3 + 12 - {} - 7 - 2 = 6.", "{}"),
    ("Example: Ann (hold {}, crew 9) has 4 nets. That is {} + 4 = 16.", ""),  # a sum of something else
])  # fmt: skip
def test_a_case_reckons_with_what_it_begins_with(tmp_path: Path, text: str, found: str) -> None:
    assert wrong(tmp_path, text.format(5, 5)) == []
    assert wrong(tmp_path, text.format(8, 5)) == ([f"L2103 {found.format(8)}"] if found else [])


def test_two_numbers_may_stand_in_a_sum_as_one(tmp_path: Path) -> None:
    text = "Example: Ann (hold 3, crew {}) has a berth of 8 and 2 nets. That is 8 - 8 - 2 = -2."
    assert wrong(tmp_path, text.format(5)) == []
    assert wrong(tmp_path, text.format(4)) == ["L2103 3, crew 4"]


@pytest.mark.parametrize(("text", "codes"), [
    ("- {each: boat, pays: coin, figure: 2}\n", []),
    ("a: b\n", ["L2181"]), ("- a\n", ["L2181"]), ("- {each: boat, figure: 2}\n", ["L2181"]),
    ("- {each: boat, pays: coin, figure: two}\n", ["L2181"]),
    ("- {each: boat, pays: coin, by: nothing}\n", ["L2181"]),
    ("- {each: boat, pays: coin, figure: 2, what: 1}\n", ["L2183"]),
])  # fmt: skip
def test_mistakes_in_the_file_of_rates_are_told(tmp_path: Path, text: str, codes: list[str]) -> None:
    diagnostics = Diagnostics()
    read = read_rates(_file(tmp_path, "rates.yaml", text), [], diagnostics)
    assert [each.code for each in diagnostics] == codes
    assert len(read) == (0 if "L2181" in codes else 1)


@pytest.mark.parametrize(("text", "codes"), [
    ("- {about: fog, fails_from: 10, words: {en: {fails: [turns back]}}}\n", []),
    ("a: b\n", ["L2181"]), ("- a\n", ["L2181"]), ("- {about: fog, words: {}}\n", ["L2181"]),
])  # fmt: skip
def test_mistakes_in_the_file_of_verdicts_are_told(tmp_path: Path, text: str, codes: list[str]) -> None:
    diagnostics = Diagnostics()
    read = read_verdicts(_file(tmp_path, "verdicts.yaml", text), "en", diagnostics)
    assert [each.code for each in diagnostics] == codes
    assert len(read) == (0 if codes else 1)


def _file(folder: Path, name: str, text: str) -> GameFolder:
    book = folder / "rulesets" / "harbour" / "book"
    book.mkdir(parents=True)
    (book / name).write_text(text, encoding="utf-8")
    return GameFolder("harbour", DataRoot(folder / "rulesets", folder / "cards"))


OWN = """\
# 1 Things

- Lamp: up to 7 nets are held.
- Prize: nothing.

# 2 Cases

- Raft: the limit rises by 4; with the Lamp it comes to {}.

Example: the crew is 2 + 2 = 4. With the Lamp there is room for {} nets. With the Lamp there are 3 cod.
"""


def test_what_a_thing_adds_by_its_own_item(tmp_path: Path) -> None:
    def found(one: int, other: int) -> list[str]:
        return told(findings(tmp_path, OWN.format(one, other), game=RATES, checks=[totals_with_own_items]))

    assert found(11, 11) == []
    assert found(10, 12) == ["L2094 10", "L2094 12"]
    assert found(40, 3) == []  # something else
