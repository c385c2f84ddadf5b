"""The answers to a question as a numbered list, and what somebody types as an answer."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from interpreter.cli.screen import Screen
from interpreter.explain import Speaker, options, pass_text, prompt
from interpreter.messages import closest
from interpreter.runtime import PASS
from interpreter.session import Decision, Session
from interpreter.session.answers import Choice
from interpreter.session.standing import may_stand

_TIMES = re.compile(r"(\d{1,6})\s*[x×*х]\s*(.+)", re.IGNORECASE)  # the last of them is a Cyrillic letter
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
    """A question as it is put to somebody: its sentence, the options in words, what passing is called.

    Where several are chosen, options that are alike make one line: `groups` has for each line the options by number.
    """

    speaker: Speaker
    decision: Decision
    sentence: str
    texts: tuple[str, ...]
    passing: str | None
    groups: tuple[tuple[int, ...], ...] = ()

    @classmethod
    def of(cls, speaker: Speaker, session: Session) -> Menu:
        """The menu of what is pending, as the one who is asked sees it."""
        decision, state = session.pending, session.state
        assert decision is not None
        pending = decision.pending
        chance = decision.kind == "chance"
        seat = None if chance else pending.seat
        passing = pass_text(speaker, state, pending) if decision.passable else None
        sentence = prompt(speaker, state, pending, seat)
        if chance:
            return cls(speaker, decision, sentence, (), passing)
        groups = decision.groups
        values = [pending.options[group[0]] for group in groups]
        texts = tuple(options(speaker, state, pending, seat, values))
        return cls(speaker, decision, sentence, texts, passing, groups)

    @cached_property
    def labels(self) -> list[str]:
        """The labels of the lines."""
        return [self.decision.labels[group[0]] for group in self.groups]

    @property
    def _counts(self) -> bool:
        """Whether there are kinds with amounts to choose from."""
        return any(len(group) > 1 for group in self.groups)

    # ----------------------------------------------------------------------------------- showing

    def show(self, screen: Screen) -> None:
        """The sentence and the numbered options."""
        screen.line(self.sentence, 0, 2)
        if self.decision.kind == "amount":
            self._show_amount(screen)
        elif len(self.texts) > MOST:
            self._show_forms(screen)
        elif self._counts:
            screen.choices([self._counted(text, group) for text, group in zip(self.texts, self.groups, strict=True)])
        else:
            screen.choices(self.texts)
        if self.passing is not None:
            screen.choice("-" if self.decision.kind == "amount" else "0", self.passing)

    def _counted(self, text: str, group: tuple[int, ...]) -> str:
        """A kind with how many there are of it."""
        return text if len(group) == 1 else self.speaker.say("cli-kind", {"kind": text, "count": len(group)})

    def hint(self) -> str:
        """How to answer, in a few words."""
        say, decision = self.speaker.say, self.decision
        if decision.kind == "some":
            low, high = self._least, self._most
            if self._counts:
                key = "cli-choose-count" if len(self.groups) == 1 else "cli-choose-kinds"
                return say(key, {"low": low, "high": high, "range": "same" if low == high else "apart"})
            same = "same" if low == high else "apart"
            return say("cli-choose-some", {"low": low, "high": high, "range": same})
        if decision.kind == "chance":
            _, _, sizes = decision.pending.options
            return say("cli-choose-dice", {"dice": ", ".join(f"1-{size}" for size in sizes)})
        return say("cli-choose-window" if may_stand(decision) else "cli-choose")

    @property
    def _least(self) -> int:
        return self.decision.low or 0

    @property
    def _most(self) -> int:
        return self.decision.high if self.decision.high is not None else self.decision.count

    def _show_amount(self, screen: Screen) -> None:
        numbers = [int(value) for value in self.decision.pending.options]
        if len(numbers) > 2 and numbers == list(range(numbers[0], numbers[-1] + 1)):
            screen.line(self.speaker.say("cli-choose-amount", {"low": numbers[0], "high": numbers[-1]}), 2)
        else:
            screen.line(", ".join(str(number) for number in numbers), 2)

    def _show_forms(self, screen: Screen) -> None:
        """Many options: the first of each branch, and the others by an example of how to type them."""
        branches: dict[str, list[int]] = {}
        for index, label in enumerate(self.labels):
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
        return text if self.texts.count(text) == 1 else self.labels[index].replace(",", "")

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
        others = [plain(text) for text in (*self.labels, *self.texts)]
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
        labels = [plain(label) for label in self.labels]
        texts = [plain(text) for text in self.texts]
        if words in self.decision.labels:
            index = self.decision.labels.index(words)
            return next(line for line, group in enumerate(self.groups) if index in group)
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
        """The lines that are meant, each with its number; what a card does stands behind a dash, and is left out."""
        shown = [f"({index + 1}) {self.texts[index].partition(' – ')[0]}" for index in found[:6]]
        meanings = "; ".join(shown) + ("; …" if len(found) > 6 else "")
        return self.speaker.say("cli-ambiguous", {"given": words[:60], "meanings": meanings})

    def _several(self, words: str) -> Choice:
        low, high = self._least, self._most
        if self._passes(words) or not words:
            if self.passing is not None and (words or low):
                return PASS
            if low == 0:
                return ()
            if words:
                return self._pass()
        chosen: list[int] = []
        for line, count in self._amounts(words):
            left = [index for index in self.groups[line] if index not in chosen]
            if count > len(left):
                raise NotUnderstood(self._too_many(line))
            chosen += left[:count]
        if not low <= len(chosen) <= high:
            wanted = str(low) if low == high else self.speaker.say("cli-range", {"low": low, "high": high})
            raise NotUnderstood(self.speaker.say("cli-count-wrong", {"count": len(chosen), "wanted": wanted}))
        return tuple(sorted(chosen))

    def _amounts(self, words: str) -> list[tuple[int, int]]:
        """Lines and how many of each: `2`, `5x1 2`, and of one kind alone an amount."""
        if self._counts and plain(words) in map(plain, self.speaker.say("cli-word-all").split(",")):
            return [(line, len(group)) for line, group in enumerate(self.groups)]
        if self._counts and len(self.groups) == 1 and words.isdecimal() and len(words) < 10:
            return [(0, int(words))]
        found = []
        for word in self._split(words):
            times = _TIMES.fullmatch(word)
            found.append((self._one(times[2].strip()), int(times[1])) if times else (self._one(word), 1))
        return found

    def _too_many(self, line: int) -> str:
        count = len(self.groups[line])
        if count == 1:
            return self.speaker.say("cli-twice", {"word": self.texts[line]})
        return self.speaker.say("cli-too-many", {"word": self.texts[line], "count": count})

    def _split(self, words: str) -> Sequence[str]:
        """Numbers have blanks or commas between them, words commas."""
        numbers = words.replace(",", " ").split()
        if all(number.isdecimal() or _TIMES.fullmatch(number) for number in numbers):
            return numbers
        return [word.strip() for word in words.split(",") if word.strip()]
