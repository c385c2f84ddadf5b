"""Lays tables and scorings out in lines of text."""

from __future__ import annotations

from interpreter.cli.screen import Screen, padded, width_of
from interpreter.explain import Board, Item, Pile, Scores, Speaker, Table, cited
from interpreter.explain.values import folded


def show_table(screen: Screen, speaker: Speaker, table: Table) -> None:
    """The whole table: what is common, then a block for each seat."""
    screen.heading(speaker.say("cli-table"))
    names = [fact.name for fact in table.facts] + [pile.name for pile in table.piles]
    names += [pile.name for board in table.boards for pile in board.piles]
    column = min(24, max((width_of(name) for name in names), default=0)) + 2
    for fact in table.facts:
        screen.row(fact.name, fact.value, column)
    for pile in table.piles:
        screen.row(pile.name, pile_words(speaker, pile), column)
    for board in table.boards:
        _show_board(screen, speaker, board, column)


def _show_board(screen: Screen, speaker: Speaker, board: Board, column: int) -> None:
    mark = f" ({speaker.say('cli-active')})" if board.is_active else ""
    screen.write()
    screen.strong(f"{board.seat}{mark}")
    figures = " · ".join(f"{fact.name} {fact.value}" for fact in board.figures)
    if figures:
        screen.line(figures, 2, 2)
    for pile in board.piles:
        if pile.count:
            screen.row(pile.name, pile_words(speaker, pile), column)


def pile_words(speaker: Speaker, pile: Pile) -> str:
    """What lies in a zone: how many, and which where they may be seen."""
    if not pile.count:
        return speaker.say("cli-nothing-there")
    if not pile.groups:
        return str(pile.count)
    # A word that each name says already, such as the material of a site, is not said again.
    plain = all(
        len(items) == 1 and items[0].under == () and (not word or word in items[0].name) for word, items in pile.groups
    )
    parts = []
    for word, items in pile.groups:
        words = ", ".join(folded_items(speaker, items))
        parts.append(f"{word}: {words}" if word and not plain else words)
    return f"({pile.count}) {(', ' if plain else '; ').join(parts)}"


def folded_items(speaker: Speaker, items: tuple[Item, ...]) -> list[str]:
    """Items as words, with their marks and what lies under them."""
    found = []
    for item in items:
        words = folded([item.name] * item.count)[0]
        notes = list(item.marks)
        for pile in item.under:
            inner = [", ".join(folded_items(speaker, group)) for _, group in pile.groups] or [str(pile.count)]
            notes.append(f"{pile.name}: {', '.join(inner)}")
        found.append(f"{words} [{'; '.join(notes)}]" if notes else words)
    return found


def show_scores(screen: Screen, scores: Scores) -> None:
    """The scoring: a line for each part, a column for each seat, the best first."""
    names = max((width_of(row.name) for row in scores.rows), default=0) + 2
    widths = [max(6, width_of(seat) + 2) for seat in scores.seats]
    if names + sum(widths) > screen.width - 2:
        _show_scores_by_seat(screen, scores)
        return
    heads = zip(scores.seats, widths, strict=True)
    screen.strong("  " + " " * names + "".join(padded(seat, width, right=True) for seat, width in heads))
    for row in scores.rows:
        numbers = "".join(
            padded("" if number is None else str(number), width, right=True)
            for number, width in zip(row.numbers, widths, strict=True)
        )
        name = f"  {row.name}" if row.is_total else f"    {row.name}"
        line = padded(name, names + 2) + numbers
        if row.is_total:
            screen.strong(line + (f"  {cited(row.cites).strip()}" if row.cites else ""))
        else:
            screen.write(line.rstrip())


def _show_scores_by_seat(screen: Screen, scores: Scores) -> None:
    """The same for many seats or narrow screens: a sentence each."""
    for index, seat in enumerate(scores.seats):
        parts: list[str] = []
        for row in scores.rows:
            number = row.numbers[index]
            if number is None:
                continue
            if not row.is_total:
                parts.append(f"{number} {row.name}")
                continue
            made = f" = {' + '.join(parts)}" if parts else ""
            screen.line(f"{seat}: {row.name} {number}{made}{cited(row.cites)}", 2)
            parts = []
