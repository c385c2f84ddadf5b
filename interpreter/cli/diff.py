"""`lictor diff`: what an edition or variant changes, part by part."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

import click

from interpreter.cli.opening import folder_of, show
from interpreter.cli.screen import Screen
from interpreter.compose import Difference, Linked, Origin, Side, compose, differences
from interpreter.messages import Diagnostics, Fault

MARKS = {"added": "+", "removed": "-", "changed": "~"}


@dataclass(frozen=True)
class Wanted:
    """A game with an edition (None: the usual one) and variants."""

    game: str
    edition: str | None
    variants: tuple[str, ...]


def show_differences(first: str, second: str, roots: Sequence[str], *, as_json: bool) -> int:
    """Print what the second game does otherwise than the first; differing is no fault.

    Raises:
        Fault: one of them cannot be read, or they are not the same game.
    """
    one = read_wanted(first, None)
    other = read_wanted(second, one)
    if one.game != other.game:
        raise Fault.of("L1117", one=one.game, other=other.game)
    before, after = _composed(one, roots), _composed(other, roots)
    if before is None or after is None:
        return 1
    found = differences(before, after)
    if as_json:
        click.echo(json.dumps(as_data(before, after, found), ensure_ascii=False, indent=2))
    else:
        Report(Screen(), before, after).show(found)
    return 0


def read_wanted(written: str, same: Wanted | None) -> Wanted:
    """What `GAME[:EDITION][+VARIANT...]` means; `:EDITION` and `+VARIANT` alone mean that of the first game.

    Raises:
        Fault: it is not written so.
    """
    match = re.fullmatch(r"([\w-]*)(?::([\w-]+))?((?:\+[\w-]+)*)", written.replace(" ", ""))
    if match is None or (not match[1] and (same is None or not (match[2] or match[3]))):
        raise Fault.of("L1116", written=written[:80])
    names = tuple(name for name in match[3].split("+") if name)
    if match[1] or same is None:
        return Wanted(match[1], match[2], names)
    return Wanted(same.game, match[2] or same.edition, names)


def _composed(wanted: Wanted, roots: Sequence[str]) -> Linked | None:
    """The game, or None after its faults have been shown."""
    diagnostics = Diagnostics()
    folder = folder_of(wanted.game, roots)
    linked = compose(folder, diagnostics, edition=wanted.edition, variants=wanted.variants)
    if linked is None or linked.broken:
        show(diagnostics.in_order())
        return None
    return linked


def title_of(linked: Linked) -> str:
    """A composed game as it is written on the command line."""
    edition = f":{linked.edition}" if linked.edition else ""
    return linked.game + edition + "".join(f"+{name}" for name in linked.variants)


class Report:
    """The differences as lines for people."""

    def __init__(self, screen: Screen, before: Linked, after: Linked) -> None:
        self.screen = screen
        self.before = before
        self.after = after

    def show(self, found: Sequence[Difference]) -> None:
        """All of them: settings first, then what is grouped by declaration or card."""
        self.screen.strong(f"{title_of(self.before)} -> {title_of(self.after)}")
        if not found:
            self.screen.line("There is no difference in rules or cards.")
            return
        settings = [each for each in found if each.sort == "setting"]
        if settings:
            self.screen.write()
            self.screen.strong("settings")
        for each in settings:
            self._setting(each)
        others = [each for each in found if each.sort != "setting"]
        for subject, group in groupby(others, lambda each: each.subject):
            self.screen.write()
            self.screen.strong(subject)
            for each in group:
                self._difference(each)
        self._summary(found)

    def _setting(self, each: Difference) -> None:
        assert each.before is not None and each.after is not None
        name = each.subject.partition(" ")[2]
        self.screen.line(f"~ {name}: {each.before.text} -> {each.after.text}", 2)
        self._sources(each)

    def _difference(self, each: Difference) -> None:
        if each.sort == "swap":
            self._swap(each)
        elif each.sort in ("order", "figure"):
            self._figures(each)
        else:
            self._part(each)

    def _swap(self, each: Difference) -> None:
        words = {
            "added": "swapped for {after}",
            "removed": "no longer swapped for {before}",
            "changed": "swapped for {after}, no longer for {before}",
        }[each.kind]
        before, after = (side.text if side is not None else "" for side in (each.before, each.after))
        self.screen.line(f"{MARKS[each.kind]} {words.format(before=before, after=after)}", 2)
        self._sources(each)

    def _figures(self, each: Difference) -> None:
        count = len(each.cards)
        cards = f"{count} card{'' if count == 1 else 's'}"
        if each.sort == "order":
            assert each.before is not None and each.after is not None
            names = f"order of the names '{each.after.text}' instead of '{each.before.text}'"
            self.screen.line(f"~ {each.part}: {names}: {cards} with another rank", 2)
            self._sources(each)
            return
        listed = "; ".join(f"{title} {before} -> {after}" for title, before, after in each.cards)
        self.screen.line(f"~ {each.part} of {cards}: {listed}", 2)

    def _part(self, each: Difference) -> None:
        whole = "" if each.part is None else f" {each.part}"
        self.screen.line(f"{MARKS[each.kind]}{whole or f' {each.kind}'}", 2)
        for mark, side, linked in (("-", each.before, self.before), ("+", each.after, self.after)):
            if side is None:
                continue
            for line in side.text.splitlines():
                self.screen.write(f"      {mark} {line}".rstrip())
            self._source(side, linked, dropped=not side.text)

    def _sources(self, each: Difference) -> None:
        for side, linked in ((each.before, self.before), (each.after, self.after)):
            if side is not None:
                self._source(side, linked)

    def _source(self, side: Side, linked: Linked, *, dropped: bool = False) -> None:
        """Who says so, and where."""
        if side.place is None or not side.place.source.name:
            return
        by = " and ".join(owner(linked, origin) for origin in side.by) or "base"
        self.screen.write(f"        {'dropped by ' if dropped else ''}{by}, {side.place}")

    def _summary(self, found: Sequence[Difference]) -> None:
        kinds = [each.kind for each in found]
        words = [f"{kinds.count(kind)} {kind}" for kind in MARKS if kind in kinds]
        self.screen.write()
        self.screen.line(", ".join(words))


def owner(linked: Linked, origin: Origin) -> str:
    """An overlay by what it is and its name."""
    kind = "variant" if linked.manifest.find_variant(origin.overlay) is not None else "edition"
    return f"{kind} {origin.overlay}"


def as_data(before: Linked, after: Linked, found: Sequence[Difference]) -> dict[str, object]:
    """The differences as plain data."""
    return {
        "before": _game_data(before),
        "after": _game_data(after),
        "differences": [_data(before, after, each) for each in found],
    }


def _game_data(linked: Linked) -> dict[str, object]:
    return {
        "game": linked.game, "edition": linked.edition or None, "variants": list(linked.variants),
        "digest": linked.digest,
    }  # fmt: skip


def _data(before: Linked, after: Linked, each: Difference) -> dict[str, object]:
    data: dict[str, object] = {
        "sort": each.sort, "kind": each.kind, "subject": each.subject, "part": each.part,
        "before": _side_data(before, each.before), "after": _side_data(after, each.after),
    }  # fmt: skip
    if each.cards:
        data["cards"] = {title: [one, other] for title, one, other in each.cards}
    return data


def _side_data(linked: Linked, side: Side | None) -> dict[str, object] | None:
    if side is None:
        return None
    by = [owner(linked, origin) for origin in side.by]
    return {"text": side.text, "place": None if side.place is None else str(side.place), "by": by}
