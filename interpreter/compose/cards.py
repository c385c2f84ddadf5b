"""Cards: rows read from files, made from domains, swapped by editions and variants."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

from interpreter.compose.linked import CardSet, Origin, RowData, RowValue
from interpreter.compose.parsed import ability_of, document_of, rows_of
from interpreter.data import (
    Cards,
    Edition,
    GameFolder,
    Manifest,
    Named,
    Swap,
    Variant,
)
from interpreter.data.rows import CardRow, read_names
from interpreter.data.shapes import (
    BooleanKind,
    EnumKind,
    FieldKind,
    IntegerKind,
    ListKind,
    OptionalKind,
    RowField,
    RowShape,
    TitleKind,
)
from interpreter.messages import Diagnostics, closest
from interpreter.syntax import tree as T
from interpreter.text import Source

MAX_THINGS = 20_000
"""More cards and made things than any game has; each has its place in every state."""

Declarations = Mapping[str, T.AnyDeclaration]


class CardReader:
    """Reads the cards of a composed game. After `read`, `abilities` holds the rule text of the cards."""

    def __init__(
        self,
        folder: GameFolder,
        manifest: Manifest,
        declarations: Declarations,
        diagnostics: Diagnostics,
    ) -> None:
        self.folder = folder
        self.manifest = manifest
        self.declarations = declarations
        self.diagnostics = diagnostics
        self.abilities: dict[str, T.Ability] = {}
        self.origins: list[Origin] = []

    def read(self, edition: Edition | None, variants: tuple[Variant, ...]) -> dict[str, CardSet]:
        """All cards by entity, rows in the order of their titles."""
        swaps = self._swaps(edition, variants)
        used: set[str] = set()
        sets = {}
        for cards in self.manifest.cards:
            entity = cards.entity.text
            node = self.declarations.get(entity)
            if not isinstance(node, T.Entity):
                continue  # the check of the manifest reports it
            if cards.each:
                rows = self._each(cards)
            elif cards.rows:
                rows = self._rows(cards, node, edition, swaps, used)
            else:
                copies = cards.copies if isinstance(cards.copies, int) else 1
                rows = [RowData(entity.lower(), copies, {}, cards.entity.span)]
            rows.sort(key=lambda row: row.title)
            sets[entity] = CardSet(
                entity,
                tuple(rows),
                cards.start.text if cards.start is not None else None,
                cards.start.span if cards.start is not None else None,
                cards.powers.text if cards.powers is not None else None,
            )
        for title, swap in swaps.items():
            if title not in used:
                self.diagnostics.report("L0451", swap.title.span, title=title)
        return sets

    def _swaps(self, edition: Edition | None, variants: tuple[Variant, ...]) -> dict[str, Swap]:
        """Which titles are exchanged; a variant wins over the edition, two variants must agree."""
        swaps: dict[str, Swap] = {}
        if edition is not None:
            swaps.update({swap.title.text: swap for swap in edition.swaps})
        owner: dict[str, Variant] = {}
        for variant in sorted(variants, key=lambda each: each.id.text):
            for swap in variant.swaps:
                other = owner.get(swap.title.text)
                if other is not None:
                    self.diagnostics.report(
                        "L0416",
                        swap.title.span,
                        one=other.id.text,
                        other=variant.id.text,
                        what=swap.title.text,
                    )
                owner[swap.title.text] = variant
                swaps[swap.title.text] = swap
        for title, swap in swaps.items():
            by = owner[title].id.text if title in owner else edition.id.text if edition is not None else ""
            text = f"{swap.file.text}/{swap.instead.text}"
            self.origins.append(Origin("swap", by, title, None, swap.title.span, text))
        return swaps

    def shape(self, node: T.Entity, cards: Cards) -> RowShape:
        """The columns that rows of an entity have."""
        ranked = cards.name_rank.text if cards.name_rank is not None else None
        copies = cards.copies.text if isinstance(cards.copies, Named) else None
        fields = tuple(
            RowField(
                item.name.text,
                self._kind(item.type.type),
                item.type.default is None and not item.type.type.optional,
            )
            for item in node.fields
            if isinstance(item, T.Field) and item.name.text != ranked
        )
        return RowShape(node.name.text, fields, copies)

    def _kind(self, written: T.TypeExpression) -> FieldKind:
        kind: FieldKind
        base = written.base
        if isinstance(base, T.RangeType):
            kind = IntegerKind(base.low, base.high)
        elif isinstance(base, T.DiceType):
            kind = IntegerKind(base.count, base.count * base.sides)
        elif base.name.text == "Boolean":
            kind = BooleanKind()
        else:
            node = self.declarations.get(base.name.text)
            if isinstance(node, T.Enumeration):
                kind = EnumKind(base.name.text, tuple(member.text for member in node.members))
            else:
                kind = TitleKind(base.name.text)
        if written.is_list:
            kind = ListKind(kind)
        return OptionalKind(kind) if written.optional else kind

    def _each(self, cards: Cards) -> list[RowData]:
        domains: list[list[RowValue]] = []
        combinations = cards.copies if isinstance(cards.copies, int) else 1
        for domain in cards.each:
            if domain.enum is None:
                combinations *= max(0, domain.high + 1 - domain.low)
                if combinations > MAX_THINGS:
                    self._too_many(cards, combinations)
                    return []
                domains.append(list(range(domain.low, domain.high + 1)))
                continue
            node = self.declarations.get(domain.enum.text)
            if not isinstance(node, T.Enumeration):
                enums = [n for n, d in self.declarations.items() if isinstance(d, T.Enumeration)]
                self.diagnostics.report(
                    "L0440",
                    domain.enum.span,
                    name=domain.enum.text,
                    what="an enum",
                    suggestion=closest(domain.enum.text, enums),
                )
                return []
            domains.append([member.text for member in node.members])
            combinations *= len(node.members)
            if combinations > MAX_THINGS:
                self._too_many(cards, combinations)
                return []
        names = [domain.field.text for domain in cards.each]
        copies = cards.copies if isinstance(cards.copies, int) else 1
        rows = []
        for values in product(*domains):
            given = dict(zip(names, values, strict=True))
            if cards.title is not None:
                title = cards.title.text.format(**given)
            else:
                title = "_".join([cards.entity.text.lower(), *(str(value) for value in values)])
            rows.append(RowData(title, copies, given, cards.entity.span))
        return rows

    def _too_many(self, cards: Cards, count: int) -> None:
        entity = cards.entity
        self.diagnostics.report("L0453", entity.span, entity=entity.text, count=count, limit=MAX_THINGS)

    def _rows(
        self,
        cards: Cards,
        node: T.Entity,
        edition: Edition | None,
        swaps: Mapping[str, Swap],
        used: set[str],
    ) -> list[RowData]:
        shape = self.shape(node, cards)
        files = cards.rows
        if edition is not None:
            own = next((each for each in edition.rows if each.entity.text == node.name.text), None)
            files = own.files if own is not None else files
        found: dict[str, tuple[CardRow, Source]] = {}
        for file in files:
            for row, source in self._file(file, shape):
                if row.id.text in found:
                    self.diagnostics.report("L0450", row.id.span, title=row.id.text)
                found[row.id.text] = (row, source)
        for title in list(found):
            swap = swaps.get(title)
            if swap is None:
                continue
            used.add(title)
            del found[title]
            before = len(self.diagnostics)
            other = next(((r, s) for r, s in self._file(swap.file, shape) if r.id.text == swap.instead.text), None)
            if other is None and len(self.diagnostics) > before:
                continue  # the row may be one of those that were refused
            if other is None:
                self.diagnostics.report("L0452", swap.instead.span, title=swap.instead.text, file=swap.file.text)
            else:
                found[swap.instead.text] = other
        ranks = self._ranks(cards, edition, found, swaps)
        return [self._row(cards, row, source, ranks) for row, source in found.values()]

    def _file(self, name: Named, shape: RowShape) -> list[tuple[CardRow, Source]]:
        source = self.folder.read_cards(name.text, self.diagnostics, name.span)
        if source is None:
            self.diagnostics.lose_file()
            return []
        return [(row, source) for row in rows_of(source, shape, self.diagnostics)]

    def _ranks(
        self,
        cards: Cards,
        edition: Edition | None,
        found: Mapping[str, tuple[CardRow, Source]],
        swaps: Mapping[str, Swap],
    ) -> dict[str, int]:
        """The alphabet of the edition: the rank of every title, frozen as data.

        A card that stands for another and is not in it has the rank of the other.
        """
        if cards.name_rank is None or edition is None or edition.names is None:
            return {}
        source = self.folder.read_names(edition.names.text, self.diagnostics, edition.names.span)
        document = None if source is None else document_of(source, self.diagnostics)
        if document is None:
            return {}
        order = document.value_at(("order",))
        listed = set(map(str, order)) if isinstance(order, list) else set()
        new = {s.instead.text: title for title, s in swaps.items() if s.instead.text not in listed}
        titles = [title for title in found if title not in new]
        ranks = read_names(document, titles, self.diagnostics, self.all_titles()) or {}
        return {**ranks, **{title: ranks[old] for title, old in new.items() if old in ranks}}

    def all_titles(self) -> set[str]:
        """The ids in all files of cards: an alphabet may rank cards that this edition leaves out."""
        titles: set[str] = set()
        for name in self.folder.cards():
            quiet = Diagnostics()
            source = self.folder.read_cards(name, quiet)
            document = None if source is None else document_of(source, quiet)
            rows = None if document is None else document.value
            if isinstance(rows, list):
                titles |= {str(row["id"]) for row in rows if isinstance(row, dict) and "id" in row}
        return titles

    def _row(self, cards: Cards, row: CardRow, source: Source, ranks: Mapping[str, int]) -> RowData:
        values: dict[str, RowValue] = {name: _plain(value) for name, value in row.values.items()}
        if cards.name_rank is not None and row.id.text in ranks:
            values[cards.name_rank.text] = ranks[row.id.text]
        if row.ability is not None:
            title = T.Identifier(row.id.text, span=row.id.span)
            ability = ability_of(title, source, *row.ability, self.diagnostics)
            if ability is not None:
                self.abilities[row.id.text] = ability
        copies = row.copies if isinstance(cards.copies, Named) else cards.copies
        return RowData(row.id.text, copies, values, row.id.span)


def _plain(value: object) -> RowValue:
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value if isinstance(value, (int, str, bool)) else None
