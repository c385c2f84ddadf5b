"""Playing at a keyboard, as somebody at the table would see it."""

from __future__ import annotations

import json
import os
import random
from pathlib import Path

import jsonschema
import pytest

from interpreter.data import packaged_folder
from tests.cli.running import lictor

GOLDEN = Path(__file__).parent / "golden"
SMALL = ("--option", "dice_each=2", "--seed", "1", "--lang", "en")


@pytest.mark.parametrize("language", ["en", "ca"])
def test_bots_play_a_game_that_is_told_to_its_end(language: str) -> None:
    said = lictor("play", "liars_dice", "--option", "dice_each=2", "--seed", "4", "--lang", language)
    golden = GOLDEN / f"liars_dice.{language}.txt"
    if os.environ.get("LICTOR_WRITE_GOLDEN"):
        golden.write_text(said.out, encoding="utf-8")
    assert (said.status, said.err) == (0, "")
    assert said.out == golden.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", ["ca", "es", "ru", "en"])
def test_a_whole_gloria_is_told_without_a_missing_text(language: str) -> None:
    said = lictor("play", "gloria_a_roma", "--seed", "1", "--lang", language)
    assert said.status == 0, said.err
    assert "[" not in said.out.replace("[ca ", "")  # ids stand in brackets where a text is missing
    assert "{" not in said.out
    assert all(len(line) <= 80 for line in said.lines if "[ca " not in line)


def test_the_scoring_is_laid_out_by_parts_with_its_citation() -> None:
    said = lictor("play", "gloria_a_roma", "--seed", "1", "--lang", "ca")
    scoring = said.lines[said.lines.index("-- La puntuació --") :]
    names = [line.strip().split("  ")[0] for line in scoring[2:7]]
    assert names == ["influència", "tresor", "bonificacions de mercader", "punts", "cartes a la mà"]
    total = next(line for line in scoring if line.strip().startswith("punts"))
    assert total.endswith("[ca Final i puntuació]")
    assert scoring[-1].startswith("Guany")


def test_the_edition_speaks_its_own_language() -> None:
    said = lictor("play", "gloria_a_roma", "--edition", "iv", "--human", "1", "--seed", "1")
    assert "edition iv" in said.lines[0]


def test_a_person_answers_by_number_by_label_and_by_words() -> None:
    said = lictor("play", "liars_dice", *SMALL, "--human", "ana", typed=["8", "bid 6 1", "6 dice showing 6", "quit"])
    assert said.status == 0
    told = [line.strip() for line in said.lines]
    assert "Anna: 2 dice showing 2." in told
    assert "Anna: 6 dice showing 1." in told
    assert told[-1] == "The game was stopped; nothing was saved (next time: “save”, or --save FILE)."


def test_what_cannot_be_understood_is_asked_again_with_a_hint() -> None:
    said = lictor("play", "liars_dice", *SMALL, "--human", "ana", typed=["bid", "9 dice", "pass", "quit"])
    assert "can mean: (1) one die showing 1; (2) one die showing 2;" in said.out
    assert "is none of the answers." in said.out
    assert "You may not pass here." in said.out


def test_why_not_gives_the_reason_of_the_rules() -> None:
    said = lictor("play", "liars_dice", *SMALL, "--human", "ana", typed=["why not", "quit"])
    assert "I doubt it – There is no bid yet." in said.out


def test_why_shows_where_a_number_comes_from() -> None:
    said = lictor("play", "gloria_a_roma", "--seed", "1", "--human", "bea", typed=["per què límit de clients", "surt"])
    told = [line.strip() for line in said.lines]
    assert "límit de clients (Bea) = 2 [ca Les sis accions]" in told
    assert "+ 2 influència inicial" in told


def test_the_table_hides_what_others_hold() -> None:
    said = lictor("play", "liars_dice", *SMALL, "--human", "ana", typed=["table", "quit"])
    own, *others = [line for line in said.lines if line.strip().startswith("cup  ")]
    assert own.split(")")[0].strip().startswith("cup") and "," in own
    assert [line.split()[-1] for line in others] == ["2", "2"]


def test_two_people_hand_over_the_keyboard() -> None:
    said = lictor("play", "liars_dice", *SMALL, "--human", "Anna", "--human", "2", typed=["", "1", "", "I doubt it"])
    assert said.status == 1  # nobody answered to the end
    for_bea = said.out.partition("Pass the keyboard to Bea.")[2]
    assert "Anna: one die showing 1." in for_bea
    assert "the input ended" in said.err.lower()


def test_an_answer_can_be_taken_back_against_bots_alone() -> None:
    said = lictor("play", "hearts", "--seed", "1", "--human", "ana", "--lang", "en", typed=["1 2 3", "undo", "quit"])
    assert said.status == 0
    assert "Taken back." in said.out or "cannot be taken back" in said.out


def test_save_resume_and_replay_tell_the_same_game(tmp_path: Path) -> None:
    save = str(tmp_path / "game.json")
    first = lictor("play", "liars_dice", *SMALL, "--human", "ana", "--save", save, typed=["8", "quit"])
    assert first.status == 0
    again = lictor("play", "liars_dice", "--resume", save, "--lang", "en", typed=["quit"])
    assert again.out.splitlines()[-2].startswith("Number or words")
    assert lictor("play", "--resume", save, "--lang", "en", typed=["quit"]).out == again.out
    told = lictor("replay", save, "--lang", "en", "--seat", "ana")
    sentences = [line for line in told.lines if line.startswith("  ")]
    assert sentences and all(line in first.out for line in sentences)


def test_a_save_of_another_game_is_refused(tmp_path: Path) -> None:
    save = str(tmp_path / "game.json")
    lictor("play", "liars_dice", *SMALL, "--save", save)
    said = lictor("play", "hearts", "--resume", save)
    assert (said.status, "L1114" in said.err) == (1, True)


def test_an_altered_save_is_refused(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    lictor("play", "liars_dice", *SMALL, "--save", str(save))
    save.write_text(save.read_text().replace('"seed": 1', '"seed": 2'))
    said = lictor("replay", str(save))
    assert (said.status, "L1033" in said.err) == (1, True)


def test_a_script_answers_and_bots_go_on(tmp_path: Path) -> None:
    script = tmp_path / "answers.txt"
    script.write_text("# two answers\nbid 2 3\n\nI doubt it\n")
    said = lictor("play", "liars_dice", *SMALL, "--script", str(script))
    told = [line.strip() for line in said.lines]
    assert told.index("Anna: 2 dice showing 3.") + 1 == told.index("Bea does not believe Anna’s bid.")
    assert "(The script has ended; the bots go on.)" in told
    assert said.status == 0


def test_a_wrong_line_of_a_script_is_named(tmp_path: Path) -> None:
    script = tmp_path / "answers.txt"
    script.write_text("bid 2 3\n\nsing\n")
    said = lictor("play", "liars_dice", *SMALL, "--script", str(script))
    assert said.status == 1
    assert "L1111: line 3 of" in said.err


@pytest.mark.parametrize(("game", "seats"), [("gloria_a_roma", 3), ("hearts", 4), ("liars_dice", 3)])
def test_whatever_is_typed_no_game_breaks(game: str, seats: int) -> None:
    chance = random.Random(game)
    words = ["", "1", "2", "3", "0", "1 2 3", "1 2", "-", "?", "t", "why", "why not", "u", "l", "x{", "9" * 9]
    humans = [word for seat in range(1, seats + 1) for word in ("--human", str(seat))]
    typed = [chance.choice(words) for _ in range(120)]
    said = lictor("play", game, "--players", str(seats), "--seed", "5", *humans, typed=typed)
    assert said.status in (0, 1)
    assert "L1199" not in said.err and "Traceback" not in said.err


def _misfits(spoken: list[object]) -> list[str]:
    """Where lines differ from their schema."""
    schema = json.loads((packaged_folder("schemas") / "play_lines.schema.json").read_text())
    check = jsonschema.Draft202012Validator({**schema, "oneOf": [{"$ref": "#/$defs/written"}]})
    return [error.message for each in spoken for error in check.iter_errors(each)]


def test_json_lines_carry_the_same_game() -> None:
    said = lictor(
        "play", "liars_dice", *SMALL, "--json", "--human", "ana",
        typed=[json.dumps({"answer": "bid, 2, 2"}), "nonsense", json.dumps({"do": "quit"})],
    )  # fmt: skip
    spoken = [json.loads(line) for line in said.lines]
    assert _misfits(spoken) == []
    kinds = [each["kind"] for each in spoken]
    assert kinds[0] == "start" and "decision" in kinds and kinds[-1] == "refused"
    question = next(each for each in spoken if each["kind"] == "decision")
    assert {"label": "bid, 2, 2", "text": "2 dice showing 2"} in question["options"]
    assert "Anna: 2 dice showing 2." in [each.get("text") for each in spoken]


def test_a_whole_game_as_json_lines_fits_its_schema() -> None:
    said = lictor("play", "liars_dice", *SMALL, "--json")
    spoken = [json.loads(line) for line in said.lines]
    assert _misfits(spoken) == []
    assert spoken[-1]["kind"] == "end"


def test_real_dice_are_asked_of_the_table() -> None:
    said = lictor(
        "play", "liars_dice", "--option", "dice_each=1", "--dice", "asked", "--lang", "en", "--players", "2",
        "--human", "1", typed=["3", "9", "4", "quit"],
    )  # fmt: skip
    assert "What do the dice show?" in said.out
    assert "'9' is no outcome" in said.out


def test_who_leaves_at_the_handing_over_sees_no_hand() -> None:
    said = lictor("play", "liars_dice", *SMALL, "--human", "1", "--human", "2", typed=["", "1", "quit"])
    assert said.status == 0
    assert "The game was stopped" in said.out
    assert "Bea: raise the bid" not in said.out


def test_many_answers_are_shown_with_words_that_may_be_typed() -> None:
    said = lictor("play", "liars_dice", "--seed", "1", "--human", "ana", "--lang", "ca", typed=["15 daus de 6", "quit"])
    assert "com ara «15 daus de 6»" in " ".join(said.out.split())
    assert "  Anna: 15 daus de 6." in said.lines


def test_passing_may_be_shortened_like_any_answer() -> None:
    arguments = ("play", "gloria_a_roma", "--seed", "5", "--lang", "ca", "--human", "ana", "--human", "bea")
    said = lictor(*arguments, "--players", "2", typed=["", "pensa", "quit"])
    assert "Què agafes?" in said.out
