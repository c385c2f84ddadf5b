"""Words near each other are found without comparing each with each, just as if each had been."""

from __future__ import annotations

import random

from rapidfuzz.distance import DamerauLevenshtein

from interpreter.rulebook.book.language import StemSet, language
from interpreter.rulebook.book.tokens import Tokens
from interpreter.rulebook.checks.nearness import Near


def test_the_nearest_words_are_those_of_a_full_comparison() -> None:
    dice = random.Random(7)
    words = sorted({"".join(dice.choices("abc", k=dice.randint(3, 7))) for _ in range(300)})
    near = Near(words)
    for _ in range(300):
        word = "".join(dice.choices("abcd", k=dice.randint(3, 7)))
        far = sorted((DamerauLevenshtein.distance(word, other), index) for index, other in enumerate(words))
        assert near.to(word) == [words[index] for distance, index in far[:3] if distance <= 1]


def test_words_are_held_to_stems_without_a_loss() -> None:
    for name, text in {
        "es": "senadores senador popularidades influencia cónsules de años naciones",
        "ca": "senadors senador edificis edifici mà material materials acció accions",
        "en": "senators senate dies taxes taxing hoping hopes kingdom consuls skies",
        "ru": "сенаторы сенатора казна казны ещё голосов голоса легионы",
    }.items():
        stems = language(name).stems
        words = text.split()
        for member in words:
            found = StemSet(stems, [stems[member]])
            assert [word for word in words if found.find(word)] == [
                word for word in words if stems[word] == stems[member]
            ]


def test_places_of_words_with_more_than_a_space_between_them() -> None:
    text = "Each  player\tpays 3\n  coins, (or more)."
    tokens = Tokens(text, 0, len(text))
    assert [text[start:end].lower() for start, end in zip(tokens.starts, tokens.ends, strict=True)] == tokens.words
