"""From a document to a manifest: structure by the schema, then what a schema cannot say."""

from __future__ import annotations

import re
from typing import Any, Literal

from interpreter.data.document import Document, Path
from interpreter.data.manifest import (
    Called,
    Cards,
    Domain,
    Edition,
    Goal,
    Manifest,
    Players,
    Ranking,
    RowFiles,
    Seats,
    Setting,
    Shown,
    Swap,
    Variant,
    View,
)
from interpreter.data.named import Named
from interpreter.data.structure import MAX_FINDINGS, check_structure
from interpreter.messages import Diagnostics, closest

SCHEMA = "game.schema.json"


def read_manifest(document: Document, diagnostics: Diagnostics) -> Manifest | None:
    """The manifest in `document`, or None when anything in it was refused."""
    if not check_structure(document, SCHEMA, diagnostics):
        return None
    manifest = _Reader(document).manifest()
    before = len(diagnostics)
    _check_numbers(manifest, diagnostics)
    _check_cards(manifest, diagnostics)
    _check_editions(manifest, diagnostics)
    check_variants(manifest, diagnostics)
    return manifest if len(diagnostics) == before else None


class _Reader:
    """Builds the parts of a manifest from a document that fits the schema."""

    def __init__(self, document: Document) -> None:
        self.document = document

    def get(self, path: Path) -> Any:
        """The value at a path; None when it is left out."""
        return self.document.value_at(path)

    def name(self, *path: str | int) -> Named:
        """The text at a path with its place."""
        return Named(self.get(path), self.document.span(path))

    def maybe(self, *path: str | int) -> Named | None:
        """The same, None when it is left out."""
        return None if self.get(path) is None else self.name(*path)

    def key(self, *path: str | int) -> Named:
        """The key that a path ends with, with its place."""
        return Named(str(path[-1]), self.document.key_span(path))

    def names(self, *path: str | int) -> tuple[Named, ...]:
        """The texts of the list at a path."""
        return tuple(self.name(*path, index) for index in range(len(self.get(path) or ())))

    def under(self, *path: str | int) -> list[tuple[str | int, ...]]:
        """The paths of the entries of the mapping at a path."""
        return [(*path, key) for key in self.get(path) or ()]

    def manifest(self) -> Manifest:
        """All of it."""
        return Manifest(
            source=self.document.source,
            game=self.name("game"),
            format=self.get(("format",)),
            players=self.players(),
            seats=Seats(self.name("seats", "entity"), self.names("seats", "names")),
            repeat=self.name("repeat"),
            rules=self.names("rules"),
            active=self.maybe("active"),
            decider=self.maybe("decider"),
            begin=self.maybe("begin"),
            finish=self.maybe("finish"),
            ranking=self.ranking(),
            library=self.names("library"),
            cards=tuple(self.cards(path) for path in self.under("cards")),
            options=self.names("options"),
            edition=self.maybe("edition"),
            editions=tuple(self.edition(path) for path in self.under("editions")),
            variants=tuple(self.variant(path) for path in self.under("variants")),
            examples=None if self.get(("examples",)) is None else self.names("examples"),
            invariants=self.names("invariants"),
            measures=self.names("measures"),
            called=tuple(Called(self.key(*path), self.name(*path)) for path in self.under("called")),
            view=self.view(),
            languages=self.names("languages"),
        )

    def players(self) -> Players:
        """A number, or a range."""
        value = self.get(("players",))
        low, high = (value, value) if isinstance(value, int) else _bounds(value)
        return Players(low, high, self.document.span(("players",)))

    def ranking(self) -> Ranking | None:
        """Who has won, if the manifest says it."""
        if self.get(("ranking",)) is None:
            return None
        goals = []
        for index, goal in enumerate(self.get(("ranking", "by"))):
            best: Literal["highest", "lowest"] = "highest" if "highest" in goal else "lowest"
            goals.append(Goal(best, self.name("ranking", "by", index, best)))
        return Ranking(tuple(goals), self.maybe("ranking", "among"))

    def cards(self, path: Path) -> Cards:
        """The cards of one entity."""
        copies = self.get((*path, "copies"))
        return Cards(
            entity=self.key(*path),
            rows=self.names(*path, "rows"),
            each=tuple(self.domain(field) for field in self.under(*path, "each")),
            copies=self.name(*path, "copies") if isinstance(copies, str) else 1 if copies is None else copies,
            start=self.maybe(*path, "start"),
            powers=self.maybe(*path, "powers"),
            name_rank=self.maybe(*path, "name_rank"),
            title=self.maybe(*path, "title"),
        )

    def domain(self, path: Path) -> Domain:
        """A field and the values it runs through."""
        value, span = self.get(path), self.document.span(path)
        if ".." not in value:
            return Domain(self.key(*path), span, enum=self.name(*path))
        low, high = _bounds(value)
        return Domain(self.key(*path), span, low=low, high=high)

    def settings(self, path: Path) -> tuple[Setting, ...]:
        """The entries of a `set`."""
        return tuple(
            Setting(self.key(*entry), self.get(entry), self.document.span(entry)) for entry in self.under(*path)
        )

    def swaps(self, path: Path) -> tuple[Swap, ...]:
        """The entries of a `swap`."""
        return tuple(self.swap(entry) for entry in self.under(*path))

    def swap(self, path: Path) -> Swap:
        """A title and what comes instead, file and title told apart."""
        file, _, title = self.get(path).rpartition("/")
        span = self.document.span(path)
        return Swap(self.key(*path), Named(file, span), Named(title, span))

    def edition(self, path: Path) -> Edition:
        """One edition."""
        return Edition(
            id=self.key(*path),
            language=self.name(*path, "language"),
            names=self.maybe(*path, "names"),
            rows=tuple(RowFiles(self.key(*entry), self.names(*entry)) for entry in self.under(*path, "rows")),
            rules=self.names(*path, "rules"),
            settings=self.settings((*path, "set")),
            swaps=self.swaps((*path, "swap")),
            errata=self.names(*path, "errata"),
            cites=self.names(*path, "cites"),
        )

    def variant(self, path: Path) -> Variant:
        """One variant."""
        return Variant(
            id=self.key(*path),
            rules=self.names(*path, "rules"),
            settings=self.settings((*path, "set")),
            swaps=self.swaps((*path, "swap")),
            goes_with=self.names(*path, "with"),
            refuses=self.names(*path, "refuses"),
            cites=self.names(*path, "cites"),
            about=self.maybe(*path, "about"),
        )

    def view(self) -> View:
        """The layout."""
        return View(
            table=self.names("view", "table"),
            seat=self.names("view", "seat"),
            show=tuple(self.shown(path) for path in self.under("view", "show")),
            figures=self.names("view", "figures"),
        )

    def shown(self, path: Path) -> Shown:
        """How one zone is shown."""
        if isinstance(self.get(path), str):
            return Shown(self.key(*path), count=True)
        return Shown(
            zone=self.key(*path),
            by=self.maybe(*path, "by"),
            under=self.names(*path, "under"),
            mark=self.names(*path, "mark"),
        )


def _bounds(text: str) -> tuple[int, int]:
    low, _, high = text.replace(" ", "").partition("..")
    return int(low), int(high or low)


def _check_numbers(manifest: Manifest, diagnostics: Diagnostics) -> None:
    """Ranges go upwards, and there are seats enough."""
    players = manifest.players
    if players.low > players.high:
        diagnostics.report("L0365", players.span, low=players.low, high=players.high)
    elif len(manifest.seats.names) < players.high:
        names = manifest.seats.names
        span = names[0].span.to(names[-1].span)
        diagnostics.report("L0366", span, seats=len(names), players=players.high)
    for cards in manifest.cards:
        for domain in cards.each:
            if domain.low > domain.high:
                diagnostics.report("L0365", domain.span, low=domain.low, high=domain.high)


def _check_cards(manifest: Manifest, diagnostics: Diagnostics) -> None:
    """Cards come from rows or from combinations; a column of copies needs rows; patterns name fields."""
    for cards in manifest.cards:
        if cards.rows and cards.each:
            span = cards.each[0].field.span
            diagnostics.report("L0367", span, entity=cards.entity)
        elif isinstance(cards.copies, Named) and not cards.rows:
            diagnostics.report("L0368", cards.copies.span, column=cards.copies, entity=cards.entity)
        if cards.title is not None:
            _check_title(cards, cards.title, diagnostics)


def _check_title(cards: Cards, title: Named, diagnostics: Diagnostics) -> None:
    fields = [domain.field.text for domain in cards.each]
    for field in re.findall(r"\{(\w+)\}", title.text):
        if field not in fields:
            known = ", ".join(fields) or "none"
            meant = closest(field, fields)
            diagnostics.report("L0369", title.span, suggestion=meant, field=field, known=known)
            return


def _check_editions(manifest: Manifest, diagnostics: Diagnostics) -> None:
    """The default edition exists, and editions bring rows only for entities that have cards."""
    known = [edition.id.text for edition in manifest.editions]
    if manifest.edition is not None and manifest.edition.text not in known:
        _report_unknown("edition", manifest.edition, known, diagnostics)
    entities = [cards.entity.text for cards in manifest.cards]
    for edition in manifest.editions:
        for rows in edition.rows:
            if rows.entity.text not in entities:
                _report_unknown("entity with cards", rows.entity, entities, diagnostics)


def read_variants(document: Document) -> tuple[Variant, ...]:
    """The variants of a document that fits its schema."""
    reader = _Reader(document)
    return tuple(reader.variant(path) for path in reader.under("variants"))


def check_variants(manifest: Manifest, diagnostics: Diagnostics) -> None:
    """Variants that are named exist, are others, and are not both expected and refused."""
    known = {variant.id.text: variant for variant in manifest.variants}
    before = len(diagnostics)
    for variant in manifest.variants:
        if len(diagnostics) - before >= MAX_FINDINGS:
            break
        for other in (*variant.goes_with, *variant.refuses):
            if other == variant.id:
                diagnostics.report("L0371", other.span, variant=other)
            elif other.text not in known:
                _report_unknown("variant", other, list(known), diagnostics)
        for other in variant.refuses:
            if other in variant.goes_with:
                diagnostics.report("L0372", other.span, variant=variant.id, other=other)


def _report_unknown(kind: str, name: Named, known: list[str], diagnostics: Diagnostics) -> None:
    meant = closest(name.text, known)
    diagnostics.report("L0370", name.span, suggestion=meant, kind=kind, name=name, known=", ".join(known) or "none")
