"""The answers to a question as a numbered list, and what somebody types as an answer."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from interpreter.cli.screen import Screen
from interpreter.explain import Speaker, options, pass_text, prompt
from interpreter.messages import closest
from interpreter.runtime import PASS
from interpreter.session import Decision, Session
from interpreter.session.answers import Choice

MOST = 40
"""More options than this are shown by their forms and examples."""


class NotUnderstood(Exception):
    """What was typed is no answer; the text says why and what would be."""


def plain(text: str) -> str:
    """A text for comparing: small letters without accents, and blanks in place of punctuation."""
    split = unicodedata.normalize("NFKD", text.casefold())
    kept = [c for c in split if not unicodedata.combining(c)]
    return " ".join("".join(c if c.isalnum() or c == "-" else " " for c in kept).split())


@dataclass(frozen=True)
class Menu:
    """A question as it is put to somebody: its sentence, the options in words, what passing is called."""

    speaker: Speaker
    decision: Decision
    sentence: str
    texts: tuple[str, ...]
    passing: str | None

    @classmethod
    def of(cls, speaker: Speaker, session: Session) -> Menu:
        """The menu of what is pending, as the one who is asked sees it."""
        decision, state = session.pending, session.state
        assert decision is not None
        pending = decision.pending
        chance = decision.kind == "chance"
        seat = None if chance else pending.seat
        texts = () if chance else tuple(options(speaker, state, pending, seat))
        passing = pass_text(speaker, state, pending) if decision.passable else None
        return cls(speaker, decision, prompt(speaker, state, pending, seat), texts, passing)

    # ----------------------------------------------------------------------------------- showing

    def show(self, screen: Screen) -> None:
        """The sentence and the numbered options."""
        screen.line(self.sentence, 0, 2)
        if self.decision.kind == "amount":
            self._show_amount(screen)
        elif len(self.texts) > MOST:
            self._show_forms(screen)
        else:
            screen.choices(self.texts)
        if self.passing is not None:
            screen.choice("-" if self.decision.kind == "amount" else "0", self.passing)

    def hint(self) -> str:
        """How to answer, in a few words."""
        say, decision = self.speaker.say, self.decision
        if decision.kind == "some":
            low, high = decision.low or 0, decision.high if decision.high is not None else len(self.texts)
            same = "same" if low == high else "apart"
            return say("cli-choose-some", {"low": low, "high": high, "range": same})
        if decision.kind == "chance":
            _, _, sizes = decision.pending.options
            return say("cli-choose-dice", {"dice": ", ".join(f"1-{size}" for size in sizes)})
        return say("cli-choose")

    def _show_amount(self, screen: Screen) -> None:
        numbers = [int(value) for value in self.decision.pending.options]
        if len(numbers) > 2 and numbers == list(range(numbers[0], numbers[-1] + 1)):
            screen.line(self.speaker.say("cli-choose-amount", {"low": numbers[0], "high": numbers[-1]}), 2)
        else:
            screen.line(", ".join(str(number) for number in numbers), 2)

    def _show_forms(self, screen: Screen) -> None:
        """Many options: the first of each branch, and the others by an example of how to type them."""
        branches: dict[str, list[int]] = {}
        for index, label in enumerate(self.decision.labels):
            branches.setdefault(label.split(", ")[0] if self._is_menu else "", []).append(index)
        shown = max(3, MOST // (2 * len(branches)))
        for indices in branches.values():
            if indices[0] == 0:
                screen.choices(self.texts[: min(shown, len(indices))])
            else:
                for index in indices[:shown]:
                    screen.choice(str(index + 1), self.texts[index])
            if len(indices) > shown:
                last = indices[-1]
                example = self._typed(last)
                left = len(indices) - shown
                screen.choice("…", self.speaker.say("cli-more", {"count": left, "example": example}))

    def _typed(self, index: int) -> str:
        """What to type for an option: its words, or its label where others read the same."""
        text = self.texts[index]
        return text if self.texts.count(text) == 1 else self.decision.labels[index].replace(",", "")

    @property
    def _is_menu(self) -> bool:
        return self.decision.kind in ("menu", "action")

    # ----------------------------------------------------------------------------------- reading

    def read(self, typed: str) -> Choice | str:
        """The choice that was typed; for real dice the text itself.

        Raises:
            NotUnderstood: it is no answer.
        """
        words = typed.strip()
        if self.decision.kind == "chance":
            return words
        if self.decision.kind == "some":
            return self._several(words)
        if self._passes(words):
            return self._pass()
        return self._one(words)

    def _passes(self, words: str) -> bool:
        known = [word.strip() for word in self.speaker.say("cli-word-pass").split(",")]
        if self.passing is not None:
            known.append(self.passing)
        marks = ("-",) if self.decision.kind == "amount" else ("-", "0")
        wanted = plain(words)
        if words in marks or wanted in [plain(word) for word in ("pass", *known)]:
            return True
        others = [plain(text) for text in (*self.decision.labels, *self.texts)]
        is_begun = bool(wanted) and self.passing is not None and plain(self.passing).startswith(wanted)
        return is_begun and not any(other.startswith(wanted) for other in others)

    def _pass(self) -> Choice:
        if self.passing is None:
            raise NotUnderstood(self.speaker.say("cli-no-pass"))
        return PASS

    def _one(self, words: str) -> int:
        if words.isdecimal() and len(words) < 10:
            number = int(words)
            if self.decision.kind == "amount":
                if number in self.decision.pending.options:
                    return self.decision.pending.options.index(number)
            elif 1 <= number <= len(self.texts):
                return number - 1
        return self._by_words(words)

    def _by_words(self, words: str) -> int:
        wanted = plain(words)
        labels = [plain(label) for label in self.decision.labels]
        texts = [plain(text) for text in self.texts]
        if words in self.decision.labels:
            return self.decision.labels.index(words)
        for compare in (str.__eq__, str.startswith, str.__contains__):
            if not wanted:
                break
            found = {i for known in (labels, texts) for i, text in enumerate(known) if compare(text, wanted)}
            if len(found) == 1:
                return found.pop()
            if found:
                raise NotUnderstood(self._ambiguous(words, sorted(found)))
        said = self.speaker.say("cli-unknown", {"given": words[:60]})
        meant = closest(wanted, [*labels, *texts])
        if meant is not None:
            known = labels if meant in labels else texts
            said += " " + self.speaker.say("cli-did-you-mean", {"word": self.texts[known.index(meant)]})
        raise NotUnderstood(said)

    def _ambiguous(self, words: str, found: list[int]) -> str:
        meanings = "; ".join(self.texts[index] for index in found[:6]) + ("; …" if len(found) > 6 else "")
        return self.speaker.say("cli-ambiguous", {"given": words[:60], "meanings": meanings})

    def _several(self, words: str) -> Choice:
        low = self.decision.low or 0
        high = self.decision.high if self.decision.high is not None else len(self.texts)
        if self._passes(words) or not words:
            if self.passing is not None and (words or low):
                return PASS
            if low == 0:
                return ()
            if words:
                return self._pass()
        chosen = [self._one(word) for word in self._split(words)]
        for index in chosen:
            if chosen.count(index) > 1:
                raise NotUnderstood(self.speaker.say("cli-twice", {"word": self.texts[index]}))
        if not low <= len(chosen) <= high:
            wanted = str(low) if low == high else self.speaker.say("cli-range", {"low": low, "high": high})
            raise NotUnderstood(self.speaker.say("cli-count-wrong", {"count": len(chosen), "wanted": wanted}))
        return tuple(sorted(chosen))

    def _split(self, words: str) -> Sequence[str]:
        """Numbers have blanks or commas between them, words commas."""
        numbers = words.replace(",", " ").split()
        if all(number.isdecimal() for number in numbers):
            return numbers
        return [word.strip() for word in words.split(",") if word.strip()]
