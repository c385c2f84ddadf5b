"""What cases reckon by the rules from what they have told: for each, as many as, all that was paid (L2101, L2094)."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.rulebook.checks.arithmetic import arithmetic_of_the_text
from interpreter.rulebook.checks.case_rates import amounts_from_what_is_told
from tests.rulebook.harbour import HARBOUR, findings, told

GAME = (
    HARBOUR.replace(
        "quay_3: {name: Quay 3, gender: n}\n",
        "quay_3: {name: Quay 3, gender: n}\n"
        "coin: {name: coin, gender: n}\ncast: {name: cast, gender: n}\ncod: {name: cod, gender: n}\n"
        "eel: {name: eel, gender: n}\nyard: {name: yard, gender: n}\nlamp: {name: Lamp, gender: n}\n"
        "tide: {name: spring tide, gender: n}\nfame: {name: fame, gender: n}\nhiring: {name: hiring, gender: n}\n",
    ).replace(
        "quay_3: {name: Muelle 3, gender: m}\n",
        "quay_3: {name: Muelle 3, gender: m}\n"
        "coin: {name: moneda, gender: f}\ncast: {name: lance, gender: m}\ncod: {name: bacalao, gender: m}\n"
        "eel: {name: anguila, gender: f}\nyard: {name: astillero, gender: m}\nlamp: {name: Lámpara, gender: f}\n"
        "tide: {name: marea viva, gender: f}\nfame: {name: fama, gender: f}\nhiring: {name: contrato, gender: m}\n",
    )
    + """\
--- book/rates.yaml
- {named: [yard], times: [boat], pays: coin, figure: 2}
- {named: [lamp], level: [fame], pays: cast, figure: 1}
- {each: [net], of: [cod, eel], besides: [0, 1], doubled: [tide], pays: cast, figure: 1}
- {gathered: [hiring], pays: coin, figure: 1}
"""
)

CHECKS = (amounts_from_what_is_told, arithmetic_of_the_text)


def wrong(folder: Path, text: str, language: str = "en") -> list[str]:
    return told(findings(folder, f"# 1 A\n\n{text}\n", language, game=GAME, checks=CHECKS))


@pytest.mark.parametrize(("language", "text", "right", "other"), [
    ("en", "Example: five boats are built. The yard earns {}.", (10, 2), 12),
    ("es", "Ejemplo: se construyen cinco barcos. El astillero gana {}.", (10,), 12),
    ("en", "Example: she has fame 4. Her fame goes up to 4 + 2 = 6. With the Lamp she makes {} casts.", (6,), 4),
    ("es", "Ejemplo: Ana tiene fama 4. La fama sube a 4 + 2 = 6. Con la Lámpara hace {} lances.", (6,), 4),
    ("en", "Example: her fame becomes six, and the Lamp lets her think up to {} times.", (6,), 4),
    ("en", "Example: Ann fishes with three eel nets: she makes {} casts.", (3, 4), 5),
    ("en", "Example: Ann fishes with three eel nets. She makes {} casts: one of her own and three more.", (3, 4), 5),
    ("en", "Example: Ann has two cod nets at spring tide: she makes (1 + 2) x 2 = {} casts.", (), 6),
    ("en", "Example: Ann has two cod nets at spring tide: she makes {} casts.", (4, 5), 6),
    ("es", "Ejemplo: Ana pesca con tres redes de anguila: hace {} lances.", (3, 4), 5),
])  # fmt: skip
def test_an_amount_follows_from_what_is_told(
    tmp_path: Path, language: str, text: str, right: tuple[int, ...], other: int
) -> None:
    for value in right:
        assert wrong(tmp_path, text.format(value), language) == []
    assert wrong(tmp_path, text.format(other), language) == [f"L2101 {other}"]


@pytest.mark.parametrize("text", [
    "Five boats are built. The yard earns 12 coins.",  # no made-up case
    "Example: the yard earns 12 coins.",  # for how many boats, nobody knows
    "Example: five boats are built. The yard earns 2 coins for each.",
    "Example: five boats are built; the yard stands there, and she gains 12 coins.",
    "Example: five boats are built. The yard needs 7 nets.",
    "Example: her fame is 6. With the Lamp she makes 4 casts of her own and 2 casts for another.",
    "Example: with the Lamp she makes 4 casts.",
    "Example: she has fame 4. It goes up to 4 + 2 = 6. With the Lamp she makes 6 casts.",
    "Example: her fame is 6. With the Lamp she gets 4 coins.",
    "Example: she has five nets, and makes 2 casts.",  # nets of which kind?
    "Example: she has five eel nets, two of them torn: 3 casts.",
    "Example: she has five eel nets. He is late. She makes 2 casts.",
    "Example: she has at most five eel nets, and makes 2 casts.",
])  # fmt: skip
def test_what_does_not_follow_is_left_alone(tmp_path: Path, text: str) -> None:
    assert wrong(tmp_path, text) == []


HIRED = {
    "en": "Hiring: throw two dice.\n\nExample: the base is 8 - 2 = 6. Ann pays 3 coins and brings it to 9; the others "
    "pay 4, it falls to 5. The dice show 4, so he takes {} coins with him.",
    "es": "Contrato: tira dos dados.\n\nEjemplo: la base es 8 - 2 = 6. Ana gasta 3 monedas y la sube a 9; los demás "
    "gastan 4 y la bajan a 5. Los dados dan 4, y él se lleva {} monedas.",
}


@pytest.mark.parametrize("language", HIRED)
def test_all_that_is_paid_comes_to_somebody(tmp_path: Path, language: str) -> None:
    assert wrong(tmp_path, HIRED[language].format(7), language) == []
    assert wrong(tmp_path, HIRED[language].format(8), language) == ["L2094 8"]
    elsewhere = HIRED[language].format(8).replace("Hiring", "Fog").replace("Contrato", "Niebla")
    assert wrong(tmp_path, elsewhere, language) == []


def test_what_somebody_had_before_may_be_counted(tmp_path: Path) -> None:
    text = HIRED["en"].replace("the base", "he has 2 coins. The base")
    assert [wrong(tmp_path, text.format(value)) for value in (7, 9)] == [[], []]
    assert wrong(tmp_path, text.format(8)) == ["L2094 8"]
