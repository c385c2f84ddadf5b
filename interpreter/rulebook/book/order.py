"""The order in which the blocks of a text are to be read.

Posts of a forum, or pages that were copied, may stand in any order. A block begins where a separator stands; it
follows another when its first number is the next one after the other's last: `B)` after `A)`, `6.-` after `5.-`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from interpreter.rulebook.book.document import Section
from interpreter.rulebook.book.numbering import Numbering, letter_place, ordinal

Mark = tuple[str, str, tuple[int, ...]]
"""A number in its series: what kind of series, which one, and the place in it."""


@dataclass(frozen=True)
class Block:
    """Sections from `first` up to but without `stop`, by index; the marks of the first and last numbers in it."""

    first: int
    stop: int
    opens: Mark | None
    closes: tuple[Mark, ...]


def mark_of(section: Section, numbering: Numbering) -> Mark | None:
    """The place of a section in its series, or None without a number."""
    number = section.number
    if number is None:
        return None
    if section.form == "decimal":
        path = numbering.path(number)
        return ("decimal", "", path) if path else None
    if section.form == "chapter":
        word, _, numeral = number.rpartition(" ")
        place = ordinal(numeral)
        return ("chapter", word, (place,)) if place else None
    if section.form == "lettered":
        return ("letter", number[0], (int(number[1:]),))
    place = letter_place(number) if section.form == "letter" else ordinal(number)
    return (section.form, "", (place,)) if place else None


def follows(one: Mark, other: Mark) -> bool:
    """Whether a mark is the next one after another."""
    if one[0] != other[0]:
        return False
    if one[0] == "decimal":
        first, second = one[2], other[2]
        if second == (*first, 1):
            return True
        size = len(second)
        return size <= len(first) and second[:-1] == first[: size - 1] and second[-1] == first[size - 1] + 1
    if one[1] == other[1]:
        return other[2][0] == one[2][0] + 1
    if one[0] != "letter":
        return False
    if not one[1]:
        return other[2][0] == 1 and letter_place(other[1]) == one[2][0]
    return not other[1] and other[2][0] == (letter_place(one[1]) or 0) + 1


def _nearly_follows(one: Mark, other: Mark) -> bool:
    """Whether a lettered mark follows another with one left out between them."""
    if one[0] != "letter" or other[0] != "letter":
        return False
    if one[1] == other[1]:
        return other[2][0] == one[2][0] + 2
    return not one[1] and other[2][0] == 2 and letter_place(other[1]) == one[2][0]


def blocks_of(sections: Sequence[Section], starts: Iterable[int], numbering: Numbering) -> list[Block]:
    """The blocks that begin at the offsets `starts`; the first begins with the text. Blocks of noise alone are none."""
    opening = set(starts)
    if not opening:
        return []
    cuts = [index for index, section in enumerate(sections) if index == 0 or section.start in opening]
    found = []
    for first, stop in zip(cuts, [*cuts[1:], len(sections)], strict=True):
        inside = sections[first:stop]
        if all(section.kind == "noise" for section in inside):
            continue
        marks = [mark for section in inside if (mark := mark_of(section, numbering)) is not None]
        # The last mark of every kind: after the chapter 5 with its A to C may come D as well as the chapter 6.
        closes = {(mark[0], mark[1]) if mark[0] == "chapter" else (mark[0], ""): mark for mark in marks}
        found.append(Block(first, stop, marks[0] if marks else None, tuple(closes.values())))
    return found


def predecessors(blocks: Sequence[Block]) -> dict[int, int]:
    """For each block that is the continuation of exactly one other: which. By index in `blocks`."""
    found: dict[int, int] = {}
    closing: dict[str, list[tuple[int, Mark]]] = {}
    for index, block in enumerate(blocks):
        for mark in block.closes:
            closing.setdefault(mark[0], []).append((index, mark))
    for index, block in enumerate(blocks):
        if block.opens is None:
            continue
        others = closing.get(block.opens[0], ())
        before = list(dict.fromkeys(at for at, mark in others if at != index and follows(mark, block.opens)))
        if not before:
            before = list(
                dict.fromkeys(at for at, mark in others if at != index and _nearly_follows(mark, block.opens))
            )
        if index and index - 1 in before:
            found[index] = index - 1
        elif len(before) == 1:
            found[index] = before[0]
    return found


def join_blocks(sections: tuple[Section, ...], starts: Sequence[int], numbering: Numbering) -> tuple[Section, ...]:
    """The sections, with those of a block that continues another one put where they belong: their parents named."""
    blocks = blocks_of(sections, starts, numbering)
    if len(blocks) < 2 or len(blocks) > 500:
        return sections
    changed = list(sections)
    for index, before in sorted(predecessors(blocks).items(), key=lambda pair: -pair[0]):
        block, other = blocks[index], blocks[before]
        opens = block.opens
        last = next((s for s in reversed(changed[other.first : other.stop]) if s.number), None)
        same = next(
            (
                section
                for section in reversed(changed[other.first : other.stop])
                if opens
                and (mark := mark_of(section, numbering))
                and (follows(mark, opens) or _nearly_follows(mark, opens))
            ),
            None,
        )
        if same is None or last is None or opens is None or opens[0] not in ("letter",):
            continue
        opened = [mark for mark in (mark_of(same, numbering),) if mark is not None]
        inside = opened[0][1] == "" and opens[1] != ""
        parent = same.key if inside else same.parent
        lower = same.level if inside else max(0, same.level - 1)
        for place in range(block.first, block.stop):
            section = changed[place]
            if section.kind == "noise":
                continue
            if section.kind == "fragment" and place == block.first:
                changed[place] = replace(section, parent=last.key, level=last.level + 1)
            elif not section.parent and section.form in ("letter", "lettered"):
                changed[place] = replace(section, parent=parent, level=section.level + lower)
            elif section.form in ("ordinal", "chapter") and not section.parent:
                break
            else:
                changed[place] = replace(section, level=section.level + lower)
    return tuple(changed)
