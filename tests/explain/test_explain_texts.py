"""Everything that a few games of the box tell, in each of their languages: nothing is missing or raw."""

from __future__ import annotations

import pytest

from bench.texts import Heard, combinations_of, listen


def problems(heard: Heard) -> list[str]:
    return [f"{fault} ({where}): {example}" for (fault, where), example in sorted(heard.faults.items())]


@pytest.mark.parametrize(("game", "games"), [("gloria_a_roma", 1), ("hearts", 1), ("liars_dice", 2)])
def test_every_sentence_is_whole_in_every_language(game: str, games: int) -> None:
    heard = listen(game, combinations_of(game, variants=False)[0], 11, games)
    assert heard.sentences > 1_000
    assert problems(heard) == []


def test_a_missing_text_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from bench import texts
    from interpreter.explain import Speaker

    plain = Speaker.say

    def forgetful(self: Speaker, identifier: str, arguments: object = None) -> str:
        found = plain(self, identifier, arguments)  # type: ignore[arg-type]
        return "[bids]" if identifier == "tell-bids" else found

    monkeypatch.setattr(Speaker, "say", forgetful)
    heard = texts.listen("liars_dice", combinations_of("liars_dice", variants=False)[0], 1, 1)
    assert any("a text is missing" in each for each in problems(heard))


def test_a_plural_form_that_no_game_shows_is_told_with_another_number() -> None:
    heard = listen("gloria_a_roma", combinations_of("gloria_a_roma", variants=False)[0], 1, 1)
    points = {key: heard.retold["ru", "tell-final_score", key] for key in ("one", "few", "many")}
    assert "1 очко" in points["one"]
    assert "2 очка" in points["few"]
    assert "5 очков" in points["many"]
