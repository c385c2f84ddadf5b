"""What differs between two composed games, part by part, and which overlay brought it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from interpreter.compose.linked import Linked, Origin, RowData
from interpreter.compose.parts import PartList, labelled_parts, menu_of, part_label
from interpreter.syntax import tree as T
from interpreter.text import Span

Kind = Literal["added", "removed", "changed"]
Sort = Literal["part", "setting", "swap", "figure", "order"]


@dataclass(frozen=True)
class Side:
    """What one of the two games has: its text, where that stands, and what brought it (nothing: the base)."""

    text: str
    place: Span | None
    by: tuple[Origin, ...] = ()


@dataclass(frozen=True)
class Difference:
    """One difference: of what (`total hand_target`, `card circus`), which part, and what both sides have.

    `before` is None for what was added, `after` for what was removed. A `setting` is a fixed total set by an
    edition or variant, a `swap` a card that stands for another. A `figure` is a field of cards, an `order` the
    alphabet by which cards are ranked: then `cards` hold each title with both values.
    """

    sort: Sort
    kind: Kind
    subject: str
    part: str | None
    before: Side | None
    after: Side | None
    cards: tuple[tuple[str, str, str], ...] = ()


def differences(one: Linked, other: Linked) -> list[Difference]:
    """Everything in which `other` differs from `one`, by subject; parts in the order of their declaration."""
    finder = _Finder(one, other)
    found = [*finder.declarations(), *finder.swaps(), *finder.abilities(), *finder.cards(), *finder.figures()]
    return sorted(found, key=lambda each: each.subject)


def laid_out(span: Span) -> str:
    """The text at a place, its later lines indented as little as they can be."""
    first, *rest = span.text.rstrip().splitlines() or [""]
    depths = [len(line) - len(line.lstrip()) for line in rest if line.strip()]
    least = min(depths, default=0)
    if not first.strip():
        return "\n".join(line[least:] for line in rest)
    return "\n".join([first, *(f"    {line[least:]}" if line.strip() else "" for line in rest)])


def kind_of(node: T.AnyDeclaration) -> str:
    """A declaration by its kind and name."""
    names = {"FixedTotal": "total", "Enumeration": "enum"}
    name = type(node).__name__
    return f"{names.get(name, name.lower())} {node.name.text}"


class _Finder:
    def __init__(self, one: Linked, other: Linked) -> None:
        self.one = one
        self.other = other
        self._origins = [_by_subject(one), _by_subject(other)]

    def _side(self, index: int, node: T.Node | None, subject: str, part: str | None) -> Side | None:
        if node is None:
            return None
        return Side(laid_out(node.span), node.span, self._by(index, subject, part))

    def _by(self, index: int, subject: str, part: str | None) -> tuple[Origin, ...]:
        own = self._origins[index].get((subject, part), ())
        return own if own or part is None else self._origins[index].get((subject, None), ())

    def _entry(
        self,
        kind: Kind,
        shown: str,
        part: str | None,
        one: T.Node | None,
        other: T.Node | None,
        subject: str | None = None,
    ) -> Difference:
        """A difference; `subject` is the name under which origins know what is `shown`."""
        name = subject or shown.partition(" ")[2]
        before, after = self._side(0, one, name, part), self._side(1, other, name, part)
        return Difference("part", kind, shown, part, before, after)

    # ------------------------------------------------------------------------------ declarations

    def declarations(self) -> Iterator[Difference]:
        """Totals, sets, rules and so on, part by part."""
        old, new = self.one.declarations, self.other.declarations
        for name in sorted({*old, *new}):
            before, after = old.get(name), new.get(name)
            if before is None and after is not None:
                yield self._entry("added", kind_of(after), None, None, after)
            elif after is None and before is not None:
                yield self._entry("removed", kind_of(before), None, before, None)
            elif before is not None and after is not None and before != after:
                yield from self._inside(before, after)

    def _inside(self, before: T.AnyDeclaration, after: T.AnyDeclaration) -> Iterator[Difference]:
        shown = kind_of(after)
        if isinstance(before, T.FixedTotal) and isinstance(after, T.FixedTotal):
            yield self._fixed(before, after)
            return
        old, new = labelled_parts(before, None), labelled_parts(after, None)
        if old is None or new is None or kind_of(before) != shown:
            yield self._entry("changed", shown, None, before, after)
            return
        found = list(self._parts(shown, after.name.text, before, after, old, new))
        yield from found
        labels = [part_label(part, before) for part in old], [part_label(part, after) for part in new]
        if not found and labels[0] != labels[1]:
            sides = [Side(", ".join(each), node.span) for each, node in zip(labels, (before, after), strict=True)]
            yield Difference("part", "changed", shown, None, sides[0], sides[1])

    def _fixed(self, before: T.FixedTotal, after: T.FixedTotal) -> Difference:
        name = after.name.text
        by = [
            tuple(each for key in ((name, None), (name, name)) for each in self._origins[index].get(key, ()))
            for index in (0, 1)
        ]
        is_set = any(origin.sort == "setting" for side in by for origin in side)
        sides = [
            Side(_value(node.value), _last_place(origins) or node.span, origins)
            for node, origins in zip((before, after), by, strict=True)
        ]
        return Difference("setting" if is_set else "part", "changed", kind_of(after), None, sides[0], sides[1])

    def _parts(
        self,
        shown: str,
        subject: str,
        before: T.AnyDeclaration,
        after: T.AnyDeclaration,
        one: PartList,
        other: PartList,
    ) -> Iterator[Difference]:
        old = {part_label(part, before): part for part in one}
        new = {part_label(part, after): part for part in other}
        for label in [*old, *(label for label in new if label not in old)]:
            first, second = old.get(label), new.get(label)
            if first == second:
                continue
            menus = menu_of(before, label), menu_of(after, label)
            if menus[0] is not None and menus[1] is not None and _alike_but_menu(first, second):
                branches: list[PartList] = [[*menus[0].branches], [*menus[1].branches]]
                yield from self._parts(f"{shown}.{label}", f"{subject}.{label}", before, after, *branches)
                continue
            kind: Kind = "added" if first is None else "removed" if second is None else "changed"
            found = self._entry(kind, shown, label, first, second, subject)
            yield self._with_operations(found, subject, label)

    def _with_operations(self, found: Difference, subject: str, label: str) -> Difference:
        """A part that only got a condition reads alike on both sides: the operation says what became of it.

        A dropped part names the operation that dropped it.
        """
        sides = [found.before, found.after]
        for index, side in enumerate(sides):
            by = self._by(index, subject, label)
            own = next((each for each in by if each.part == label), None)
            if side is None and own is not None:
                sides[index] = Side("", own.span, by)
            elif side is not None and own is not None and own.text.startswith("drop"):
                sides[index] = replace(side, text=own.text, place=own.span)
        return replace(found, before=sides[0], after=sides[1])

    # ------------------------------------------------------------------------------------- cards

    def swaps(self) -> Iterator[Difference]:
        """Cards that stand for others on one side only."""
        found: list[dict[str, Origin]] = [
            {each.subject: each for each in linked.origins if each.sort == "swap"} for linked in (self.one, self.other)
        ]
        for title in sorted({*found[0], *found[1]}):
            pair = [side.get(title) for side in found]
            texts = ["" if each is None else each.text for each in pair]
            if texts[0] == texts[1]:
                continue
            kind: Kind = "added" if pair[0] is None else "removed" if pair[1] is None else "changed"
            sides = [None if each is None else Side(each.text, each.span, (each,)) for each in pair]
            yield Difference("swap", kind, f"card {title}", None, sides[0], sides[1])

    def abilities(self) -> Iterator[Difference]:
        """What cards can do."""
        old, new = self.one.abilities, self.other.abilities
        for title in sorted({*old, *new}):
            before, after = old.get(title), new.get(title)
            if before != after:
                kind: Kind = "added" if before is None else "removed" if after is None else "changed"
                yield self._entry(kind, f"card {title}", "ability", before, after)

    def cards(self) -> Iterator[Difference]:
        """Cards that one side alone has."""
        old, new = _rows(self.one), _rows(self.other)
        for title in sorted({*old, *new}):
            if title not in old:
                after = Side(_figures(new[title][1]), new[title][1].span)
                yield Difference("part", "added", f"card {title}", None, None, after)
            elif title not in new:
                before = Side(_figures(old[title][1]), old[title][1].span)
                yield Difference("part", "removed", f"card {title}", None, before, None)

    def figures(self) -> Iterator[Difference]:
        """Fields that differ, each with all cards in which it does."""
        old, new = _rows(self.one), _rows(self.other)
        changed: dict[tuple[str, str], list[tuple[str, str, str]]] = {}
        places: dict[tuple[str, str], tuple[Span, Span]] = {}
        for title in sorted({*old} & {*new}):
            entity, before = old[title]
            _, after = new[title]
            values = {**before.values, "copies": before.copies}
            others = {**after.values, "copies": after.copies}
            for name in sorted({*values, *others}):
                if values.get(name) != others.get(name):
                    key = (entity, name)
                    pair = (title, _shown(values.get(name)), _shown(others.get(name)))
                    changed.setdefault(key, []).append(pair)
                    places.setdefault(key, (before.span, after.span))
        for entity, name in sorted(changed):
            yield self._figure(entity, name, tuple(changed[entity, name]), places[entity, name])

    def _figure(
        self, entity: str, name: str, cards: tuple[tuple[str, str, str], ...], places: tuple[Span, Span]
    ) -> Difference:
        shape = self.one.manifest.find_cards(entity)
        if shape is not None and shape.name_rank is not None and shape.name_rank.text == name:
            sides = [_alphabet(linked) for linked in (self.one, self.other)]
            return Difference("order", "changed", f"cards {entity}", name, sides[0], sides[1], cards)
        sides = [Side("", place) for place in places]
        return Difference("figure", "changed", f"cards {entity}", name, sides[0], sides[1], cards)


def _by_subject(linked: Linked) -> Mapping[tuple[str, str | None], tuple[Origin, ...]]:
    found: dict[tuple[str, str | None], tuple[Origin, ...]] = {}
    for each in linked.origins:
        key = (each.subject, each.part)
        found[key] = (*found.get(key, ()), each)
    return found


def _last_place(origins: tuple[Origin, ...]) -> Span | None:
    return origins[-1].span if origins else None


def _alike_but_menu(one: T.NewPart | None, other: T.NewPart | None) -> bool:
    """Whether two steps differ in the branches of their menu alone."""
    if not isinstance(one, T.Step) or not isinstance(other, T.Step):
        return False
    return _without_branches(one) == _without_branches(other)


def _without_branches(step: T.Step) -> T.Step:
    body = tuple(replace(each, branches=()) if isinstance(each, T.Menu) else each for each in step.body)
    return replace(step, body=body)


def _value(node: T.Expression) -> str:
    if isinstance(node, T.Number):
        return str(node.value)
    if isinstance(node, T.Unary) and isinstance(node.operand, T.Number):
        return f"-{node.operand.value}"
    return laid_out(node.span)


def _alphabet(linked: Linked) -> Side:
    """The names by which an edition ranks its cards."""
    edition = linked.manifest.find_edition(linked.edition)
    if edition is None or edition.names is None:
        return Side("none", None)
    origin = Origin("part", edition.id.text, edition.names.text, None, edition.names.span)
    return Side(edition.names.text, edition.names.span, (origin,))


def _rows(linked: Linked) -> dict[str, tuple[str, RowData]]:
    return {row.title: (entity, row) for entity, cards in linked.cards.items() for row in cards.rows}


def _figures(row: RowData) -> str:
    return ", ".join(f"{name}: {_shown(value)}" for name, value in sorted(row.values.items()))


def _shown(value: object) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
