"""The other commands, wrong words, and what a shell sees."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import click
import pytest

from tests.cli.running import lictor

COMMAND = [sys.executable, "-m", "interpreter.cli"]


@pytest.mark.parametrize(
    ("arguments", "code", "hint"),
    [
        (["play", "gloria"], "L1101", "gloria_a_roma"),
        (["play", "gloria_a_roma", "--edition", "v"], "L1102", "ca, iv"),
        (["play", "gloria_a_roma", "--variant", "alternate"], "L1103", "alternates"),
        (["play", "gloria_a_roma", "--option", "petition=3"], "L1104", "petition_size"),
        (["play", "gloria_a_roma", "--option", "petition_size=x"], "L1108", "NAME=NUMBER"),
        (["play", "hearts", "--lang", "fr"], "L1105", "ca, en, es, ru"),
        (["play", "hearts", "--human", "anab"], "L1011", "ana"),
        (["play", "hearts", "--human", "7"], "L1011", "ana, bea, carles, dora"),
        (["play", "hearts", "--players", "2"], "L1010", "4"),
        (["play", "hearts", "--bot", "rondom"], "L1106", "random"),
        (["play", "hearts", "--script", "/no/such/file"], "L1107", "no such file"),
        (["play", "hearts", "--root", "/no/such/folder"], "L1107", "no such folder"),
        (["check", "herts"], "L1113", "hearts"),
        (["fmt", "herts"], "L1113", "hearts"),
        (["fmt", "README.md"], "L1113", "hearts"),
        (["test", "herts"], "L1101", "hearts"),
        (["explain", "L1"], "L1110", ""),
    ],
)
def test_each_wrong_word_has_its_own_message(arguments: list[str], code: str, hint: str) -> None:
    said = lictor(*arguments)
    assert said.status == 1
    assert said.err.startswith(f"error {code}:")
    assert hint in said.err
    assert said.out == ""


@pytest.mark.parametrize("arguments", [["sing"], ["play"], ["play", "hearts", "--nope"], ["play", "x", "--seed", "y"]])
def test_wrong_usage_has_status_two(arguments: list[str]) -> None:
    assert lictor(*arguments).status == 2


def test_games_lists_what_there_is() -> None:
    said = lictor("games")
    assert said.status == 0
    assert "gloria_a_roma  –  " in said.out
    assert "editions   ca (usual), iv" in said.out
    assert "Coses" not in said.out and "Llavor" not in said.out
    assert "Daus del mentider" in lictor("games", "--lang", "ca").out


def test_explain_describes_a_code() -> None:
    said = lictor("explain", "l0704")
    assert said.out.startswith("L0704 (error):")


def test_shipped_games_have_nothing_to_complain_about() -> None:
    for game in ("gloria_a_roma", "hearts", "liars_dice"):
        said = lictor("check", game)
        assert said.status == 0, said.out
        assert "nothing to complain about" in said.out


def test_examples_are_run_by_name_with_their_citations() -> None:
    said = lictor("test", "liars_dice")
    assert said.status == 0
    assert "ok   liars_dice: " in said.out
    assert "all of them hold" in said.lines[-1]
    assert "ok   liars_dice + exact_call: an exact bid costs the bidder" in said.out


GAME = """\
game: coin
format: 1
players: "1..2"
seats: {entity: Player, names: [ana, bea]}
repeat: turn
library: [seats]
rules: [coin]
languages: [en]
view: {figures: [wealth]}
ranking: {by: [highest: wealth]}
"""

RULES = """\
entity Player
    coins: 0..9 = 0

total wealth(player: Player)
    coins:  + player.coins
    gift:   + 1

rule turn
    take:
        for each player in all Player
            choose number from 1 .. 3 by player
            player.coins += number
            tell takes(player, number)
        end as done

example a_coin_counts
    given
        ana.coins = 3
    then
        wealth(ana) = 4
"""

TEXTS = """\
game = Coins
about = Take some.
name-ana = Ann
name-bea = Bea
name-Player = player
tell-takes = { NAME($player) } takes { $number }.
ask-turn-take = How many?
end-done = Done.
figure-wealth = wealth
part-wealth-coins = coins
part-wealth-gift = gift
"""


def _own_game(root: Path, *, rules: str = RULES, texts: str = TEXTS) -> str:
    folder = root / "rulesets" / "coin"
    (folder / "rules").mkdir(parents=True)
    (folder / "texts").mkdir()
    (root / "cards").mkdir()
    (folder / "game.yaml").write_text(GAME)
    (folder / "rules" / "coin.rules").write_text(rules)
    (folder / "texts" / "en.ftl").write_text(texts)
    return str(root)


def test_a_game_of_ones_own_is_played_checked_and_tested(tmp_path: Path) -> None:
    root = _own_game(tmp_path)
    said = lictor("play", "coin", "--root", root, "--human", "1", "--players", "1", typed=["2"])
    assert said.status == 0, said.err
    assert "Ann takes 2." in said.out
    assert "An amount from 1 to 3" in said.out
    assert [line.split() for line in said.lines if "wealth" in line] == [["wealth", "3"]]
    assert lictor("check", "--root", root).status == 0
    assert lictor("check", f"{root}/rulesets/coin/rules/coin.rules").status == 0
    assert lictor("test", "coin", "--root", root).out.startswith("ok   coin: a coin counts")


def test_a_failing_example_says_how_the_number_came_about(tmp_path: Path) -> None:
    root = _own_game(tmp_path, rules=RULES.replace("= 4", "= 5"))
    said = lictor("test", "coin", "--root", root)
    assert said.status == 1
    assert "FAIL coin: a coin counts" in said.out
    assert "wealth = 4: + coins 3, + gift 1" in said.out


def test_check_shows_the_place_and_the_texts_that_are_missing(tmp_path: Path) -> None:
    wrong = RULES.replace("player.coins += number", "player.coinz += number")
    root = _own_game(tmp_path, rules=wrong, texts=TEXTS.replace("tell-takes", "tell-tokes"))
    said = lictor("check", "--root", root)
    assert said.status == 1
    assert "did you mean 'coins'?" in said.out and "^^^^^" in said.out
    (tmp_path / "rulesets" / "coin" / "rules" / "coin.rules").write_text(RULES)
    said = lictor("check", "--root", root)
    assert said.status == 1
    assert "'en' lacks 1 that the rules use: tell-takes" in said.out
    assert "no rule, card or table shows 'tell-tokes'" in said.out
    assert "'tell-takes' is used here, with $number and $player: rulesets/coin/rules/coin.rules:" in said.out
    (tmp_path / "rulesets" / "coin" / "texts" / "en.ftl").unlink()
    said = lictor("check", "--root", root)
    assert "error L0350" in said.out and "--> rulesets/coin/game.yaml:" in said.out


def test_check_says_when_the_base_of_an_overlay_has_moved(tmp_path: Path) -> None:
    root = _own_game(tmp_path)
    folder = tmp_path / "rulesets" / "coin"
    (folder / "variants").mkdir()
    (folder / "variants" / "rich.rules").write_text("change wealth(player)\n    replace gift: + 3\n")
    (folder / "game.yaml").write_text(GAME + "variants: {rich: {rules: [rich]}}\n")
    assert lictor("check", "--root", root, "--accept").status == 0
    assert "L0434" not in lictor("check", "--root", root).out
    rules = folder / "rules" / "coin.rules"
    rules.write_text(RULES.replace("gift:   + 1", "gift:   + 2").replace("= 4", "= 5"))
    said = lictor("check", "--root", root)
    assert "warning L0434: 'wealth.gift'" in said.out
    assert said.status == 0


def test_a_missing_text_is_shown_as_words_in_brackets(tmp_path: Path) -> None:
    texts = TEXTS.replace("tell-takes", "tell-tokes").replace("name-bea", "name-bee")
    root = _own_game(tmp_path, texts=texts)
    said = lictor("play", "coin", "--root", root, "--players", "2", "--seed", "1")
    assert said.status == 0
    assert any(line.startswith("  [takes: Ann, ") for line in said.lines)
    assert any(line.startswith("  [takes: bea, ") for line in said.lines)


def test_fmt_lays_out_files_and_only_looks_with_check(tmp_path: Path) -> None:
    root = _own_game(tmp_path, rules=RULES.replace("    gift:   + 1", "    gift: +   1"))
    file = tmp_path / "rulesets" / "coin" / "rules" / "coin.rules"
    assert lictor("fmt", root, "--check").status == 1
    assert "gift: +   1" in file.read_text()
    assert lictor("fmt", root).status == 0
    assert "    gift:   + 1" in file.read_text()
    assert lictor("fmt", root, "--check").status == 0


def test_a_mistake_of_ours_is_told_politely(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*arguments: object) -> int:
        raise RuntimeError("nobody thought of this")

    monkeypatch.setattr("interpreter.cli.codes.explain_code", broken)
    said = lictor("explain", "L0704")
    assert said.status == 1
    assert "error L1199" in said.err and "nobody thought of this" in said.err
    assert "Traceback" not in said.err


def test_help_loads_nothing_but_click() -> None:
    code = "import sys, interpreter.cli.app; print(sorted({'lark', 'fluent', 'ruamel'} & {*sys.modules}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_closed_input_and_a_closed_output_are_quiet() -> None:
    closed = subprocess.run(
        f"{sys.executable} -m interpreter.cli play liars_dice --human ana --lang en <&-",
        shell=True, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert closed.returncode == 1
    assert closed.stderr.strip() == "The input ended before the game did."
    cut = subprocess.run(
        f"{sys.executable} -m interpreter.cli play hearts --seed 1 | head -1",
        shell=True, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert cut.stderr == "" and len(cut.stdout.splitlines()) == 1


def test_letters_that_a_terminal_lacks_are_escaped() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "latin-1", "PYTHONUTF8": "0"}
    done = subprocess.run(
        [*COMMAND, "games", "--lang", "ru"],
        capture_output=True, encoding="latin-1", env=environment, check=True,
    )  # fmt: skip
    assert "\\u041a" in done.stdout


def test_a_game_without_texts_shows_its_dice_and_figures(tmp_path: Path) -> None:
    root = _own_game(tmp_path)
    folder = tmp_path / "rulesets" / "coin"
    kept = [line for line in GAME.splitlines() if not line.startswith(("languages", "view"))]
    (folder / "game.yaml").write_text("\n".join(kept))
    (folder / "texts" / "en.ftl").unlink()
    rules = RULES.partition("rule turn")[0] + "track pot: 0..9 = 3\n\nrule turn\n    throw:\n"
    rules += "        roll 1d6 as die\n        pot = die\n        ana.coins = 2\n"
    rules += "        may by ana else: end as done\n        end as done\n"
    (folder / "rules" / "coin.rules").write_text(rules)
    arguments = ("play", "coin", "--root", root, "--human", "1", "--players", "1", "--seed", "1", "--lang", "ca")
    said = lictor(*arguments, typed=["taula", "sí"])
    assert said.status == 0, said.err
    roll = next(line.strip() for line in said.lines if "[roll: " in line)
    die = roll.removeprefix("[roll: ").removesuffix("]")
    assert f"[pot] {die}; ana: [coins] 2" in said.lines
    assert [line.split() for line in said.lines if line.startswith("  [pot]")] == [["[pot]", die]]


def test_a_game_is_named_like_its_folder(tmp_path: Path) -> None:
    root = _own_game(tmp_path)
    manifest = tmp_path / "rulesets" / "coin" / "game.yaml"
    manifest.write_text(manifest.read_text().replace("game: coin", "game: coins"))
    said = lictor("check", "coin", "--root", root)
    assert said.status == 1
    assert "error L0360: 'game' is 'coins', but must be 'coin', the name of its folder" in said.out


def test_no_example_of_a_name_is_no_success(tmp_path: Path) -> None:
    root = _own_game(tmp_path)
    said = lictor("test", "coin", "--root", root, "--only", "zzz")
    assert (said.status, said.lines) == (1, ["there are no examples whose name holds 'zzz'"])
    assert lictor("test", "coin", "--root", root).lines[-1] == "1 example, and it holds"


def test_output_that_goes_nowhere_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    real = click.echo
    monkeypatch.setattr(click, "echo", lambda text="", **kept: real(text, **kept) if kept.get("err") else full())
    said = lictor("games")
    assert said.status == 1
    assert "error L1118: what is said cannot be written: No space left on device" in said.err


def test_bots_do_not_go_round_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("interpreter.cli.bots.LONGEST", 300)
    rules = RULES.partition("rule turn")[0] + "rule turn\n    ask:\n        may by ana else: ana.coins = 1\n"
    root = _own_game(tmp_path, rules=rules)
    for more in ((), ("--json",)):
        said = lictor("play", "coin", "--root", root, "--players", "1", "--seed", "1", *more)
        assert said.status == 1
        assert "error L1050: the game has not ended after 300 answers" in said.err
