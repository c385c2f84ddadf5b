"""Reading a game and making one of base, edition and variants."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from hashlib import blake2b

from interpreter.compose.cards import CardReader
from interpreter.compose.linked import CardSet, Linked, Origin
from interpreter.compose.overlay import Overlay, apply_overlays, check_names
from interpreter.compose.parsed import MAX_KEPT, manifest_of, rules_of
from interpreter.data import (
    Edition,
    GameFolder,
    Manifest,
    Named,
    Setting,
    Variant,
    game_manifest,
)
from interpreter.messages import Diagnostics, closest
from interpreter.syntax import tree as T
from interpreter.text import Source


def compose(
    folder: GameFolder,
    diagnostics: Diagnostics,
    *,
    edition: str | None = None,
    variants: Sequence[str] = (),
    options: Mapping[str, int] | None = None,
) -> Linked | None:
    """The game in `folder` with an edition (None: the default) and variants; None when it cannot be read.

    `options` set fixed totals that the manifest lists. Findings go to `diagnostics`.
    """
    before = len(diagnostics.errors)
    manifest = _manifest(folder, diagnostics)
    if manifest is None:
        return None
    chosen = _edition(manifest, edition, diagnostics)
    taken = _variants(manifest, variants, diagnostics)
    if taken is None or (chosen is None and edition is not None):
        return None
    base: dict[str, T.AnyDeclaration] = {}
    examples: list[T.Example] = []
    for node in _base(folder, manifest, diagnostics):
        _enter(base, examples, node, diagnostics)
    overlays = _overlays(folder, chosen, taken, diagnostics)
    own: list[T.Example] = []
    for overlay in overlays:
        own += [node for node in overlay.declarations if isinstance(node, T.Example)]
    overlays = [Overlay(o.name, tuple(n for n in o.declarations if not isinstance(n, T.Example))) for o in overlays]
    known = [edition.id.text for edition in manifest.editions]
    check_names(overlays, [*known, *(variant.id.text for variant in manifest.variants)], diagnostics)
    declarations, bases, brought = apply_overlays(base, overlays, diagnostics)
    origins = [*brought]
    origins += _settings(declarations, manifest, chosen, taken, options or {}, diagnostics)
    reader = CardReader(folder, manifest, declarations, diagnostics)
    cards = reader.read(chosen, taken)
    abilities = dict(reader.abilities)
    for name in sorted(declarations):
        node = declarations[name]
        if isinstance(node, T.Ability):
            abilities[name] = node
            del declarations[name]
    _check_over(abilities, cards, reader, manifest, diagnostics)
    listed = folder.examples() if manifest.examples is None else [each.text for each in manifest.examples]
    for name in listed:
        text = folder.read_example(name, diagnostics)
        parsed = [] if text is None else _parse(text, diagnostics)
        for node in parsed:
            if isinstance(node, T.Example):
                examples.append(node)
            else:
                diagnostics.report("L0418", node.span)
    linked = Linked(
        manifest.game.text,
        manifest,
        chosen.id.text if chosen is not None else "",
        tuple(sorted(variant.id.text for variant in taken)),
        chosen.language.text if chosen is not None else (manifest.languages[0].text if manifest.languages else "en"),
        declarations,
        abilities,
        cards,
        tuple(examples),
        tuple(own),
        bases=bases,
        origins=(*origins, *reader.origins),
    )
    return replace(linked, digest=_digest(linked), broken=len(diagnostics.errors) > before)


def _manifest(folder: GameFolder, diagnostics: Diagnostics) -> Manifest | None:
    if folder.extends:
        return game_manifest(folder, diagnostics)
    source = folder.read_manifest(diagnostics)
    return None if source is None else manifest_of(source, diagnostics)


def _check_over(
    abilities: Mapping[str, T.Ability],
    cards: Mapping[str, CardSet],
    reader: CardReader,
    manifest: Manifest,
    diagnostics: Diagnostics,
) -> None:
    """What a handler is `over` must be a card of the game, also one that this edition leaves out."""
    names = [over for title in sorted(abilities) for h in abilities[title].handlers for over in h.over]
    titles = {row.title for entity in cards for row in cards[entity].rows}
    titles.update(name.text for name in manifest.seats.names)
    missing = [name for name in names if name.text not in titles]
    if missing:
        titles |= reader.all_titles()
    for name in missing:
        if name.text not in titles:
            diagnostics.report("L0411", name.span, name=name.text, what="a card", suggestion=closest(name.text, titles))


def _edition(manifest: Manifest, name: str | None, diagnostics: Diagnostics) -> Edition | None:
    if name is None:
        default = manifest.edition
        return None if default is None else manifest.find_edition(default.text)
    found = manifest.find_edition(name)
    if found is None:
        known = [each.id.text for each in manifest.editions]
        diagnostics.report(
            "L1102",
            None,
            edition=name,
            game=manifest.game.text,
            known=", ".join(known) or "none",
            suggestion=closest(name, known),
        )
    return found


def _variants(manifest: Manifest, names: Iterable[str], diagnostics: Diagnostics) -> tuple[Variant, ...] | None:
    found = []
    for name in sorted(set(names)):
        variant = manifest.find_variant(name)
        if variant is None:
            known = [each.id.text for each in manifest.variants]
            diagnostics.report(
                "L1103",
                None,
                variant=name,
                game=manifest.game.text,
                known=", ".join(known) or "none",
                suggestion=closest(name, known),
            )
            return None
        found.append(variant)
    taken = {variant.id.text for variant in found}
    for variant in found:
        for other in variant.refuses:
            if other.text in taken:
                diagnostics.report("L0414", other.span, one=variant.id.text, other=other.text)
                return None
        for other in variant.goes_with:
            if other.text not in taken:
                diagnostics.report("L0417", other.span, one=variant.id.text, other=other.text)
                return None
    return tuple(found)


def _base(folder: GameFolder, manifest: Manifest, diagnostics: Diagnostics) -> list[T.AnyDeclaration]:
    nodes: list[T.AnyDeclaration] = []
    sources: list[Source | None] = [folder.read_library(n.text, diagnostics, n.span) for n in manifest.library]
    sources += [folder.read_rules(n.text, diagnostics, n.span) for n in manifest.rules]
    for source in sources:
        if source is None:
            diagnostics.lose_file()
        else:
            nodes += _parse(source, diagnostics)
    return nodes


def _parse(source: Source, diagnostics: Diagnostics) -> list[T.AnyDeclaration]:
    """The declarations of a file. The words of those that cannot be read may be names that others use."""
    before = len(diagnostics)
    nodes = rules_of(source, diagnostics)
    if len(diagnostics) > before:
        starts = {node.span.start for node in nodes}
        pieces = list(re.finditer(r"(?m)^[^\s#)\]}]", source.text))
        ends = [piece.start() for piece in pieces[1:]] + [len(source.text)]
        for piece, end in zip(pieces, ends, strict=True):
            if piece.start() not in starts:
                diagnostics.lose(re.findall(r"\w+", source.text[piece.start() : end]))
    return nodes


def _enter(
    base: dict[str, T.AnyDeclaration],
    examples: list[T.Example],
    node: T.AnyDeclaration,
    diagnostics: Diagnostics,
) -> None:
    if isinstance(node, T.Example):
        examples.append(node)
        return
    if isinstance(node, T.Change):
        diagnostics.report("L0419", node.span, name=node.name.text)
        return
    known = base.get(node.name.text)
    if known is not None:
        diagnostics.report("L0540", node.name.span, name=node.name.text, related=[(known.name.span, "declared there")])
        return
    base[node.name.text] = node


def _overlays(
    folder: GameFolder, edition: Edition | None, variants: Sequence[Variant], diagnostics: Diagnostics
) -> list[Overlay]:
    overlays = []

    def read(name: str, files: Sequence[Named], edition_file: bool) -> None:
        nodes: list[T.AnyDeclaration] = []
        for file in files:
            reader = folder.read_edition if edition_file else folder.read_variant
            source = reader(file.text, diagnostics, file.span)
            if source is None:
                diagnostics.lose_file()
            else:
                nodes += _parse(source, diagnostics)
        if nodes:
            overlays.append(Overlay(name, tuple(nodes)))

    if edition is not None:
        read(edition.id.text, edition.rules, True)
    for variant in variants:
        read(variant.id.text, variant.rules, False)
    return overlays


def _settings(
    declarations: dict[str, T.AnyDeclaration],
    manifest: Manifest,
    edition: Edition | None,
    variants: Sequence[Variant],
    options: Mapping[str, int],
    diagnostics: Diagnostics,
) -> list[Origin]:
    """Set fixed totals: the edition's, then the variants' (which must agree), then the table's options.

    Gives who set which.
    """
    chosen: dict[str, tuple[Setting, str]] = {}
    origins: list[Origin] = []
    if edition is not None:
        chosen.update({s.total.text: (s, "") for s in edition.settings})
    for variant in variants:
        for setting in variant.settings:
            other = chosen.get(setting.total.text)
            if other is not None and other[1] and other[0].value != setting.value:
                diagnostics.report("L0416", setting.span, one=other[1], other=variant.id.text, what=setting.total.text)
            chosen[setting.total.text] = (setting, variant.id.text)
    for setting, variant_id in chosen.values():
        _set(declarations, setting.total, setting.value, diagnostics)
        by = variant_id or (edition.id.text if edition is not None else "")
        origins.append(Origin("setting", by, setting.total.text, None, setting.total.span, str(setting.value)))
    for name in sorted(options):
        known = [each.text for each in manifest.options]
        if name not in known:
            diagnostics.report(
                "L1104", None, option=name, known=", ".join(known) or "none", suggestion=closest(name, known)
            )
            continue
        _set(declarations, Named(name), options[name], diagnostics)
    return origins


def _set(declarations: dict[str, T.AnyDeclaration], total: Named, value: int, diagnostics: Diagnostics) -> None:
    node = declarations.get(total.text)
    if not isinstance(node, T.FixedTotal):
        fixed = [name for name, each in declarations.items() if isinstance(each, T.FixedTotal)]
        diagnostics.report(
            "L0440", total.span, name=total.text, what="a fixed total", suggestion=closest(total.text, fixed)
        )
        return
    base = node.type.base
    if isinstance(base, T.RangeType):
        low, high = base.low, base.high
        if (low is not None and value < low) or (high is not None and value > high):
            diagnostics.report("L0415", total.span, name=total.text, value=value, range=base.span.text)
            return
    number: T.Expression = T.Number(abs(value), span=node.value.span)
    if value < 0:
        number = T.Unary("-", number, span=node.value.span)
    declarations[total.text] = replace(node, value=number)


def _digest(linked: Linked) -> str:
    """A fingerprint of everything that can change a game."""
    manifest = linked.manifest
    content: list[str] = [
        "1",
        linked.game,
        f"{manifest.players.low}..{manifest.players.high}",
        ",".join(name.text for name in manifest.seats.names),
        *(str(each) for each in (manifest.begin, manifest.repeat, manifest.finish, manifest.active)),
    ]
    if manifest.ranking is not None:
        content.append(str(manifest.ranking.among))
        content += [f"{goal.best} {goal.by}" for goal in manifest.ranking.by]
    for name in sorted(linked.declarations):
        content.append(_plain(linked.declarations[name]))
    for title in sorted(linked.abilities):
        content.append(_plain(linked.abilities[title]))
    for entity in sorted(linked.cards):
        content.append(_card_text(linked.cards[entity]))
    return blake2b("\n".join(content).encode(), digest_size=16).hexdigest()


_texts: dict[int, tuple[T.Declaration, str]] = {}
"""The canonical text of trees, by identity; the tree is kept so that its identity is not used again."""


def _plain(node: T.Declaration) -> str:
    known = _texts.get(id(node))
    if known is None:
        if len(_texts) >= 4 * MAX_KEPT:
            _texts.clear()
        known = _texts[id(node)] = (node, repr(replace(node, cites=())))
    return known[1]


def _card_text(cards: CardSet) -> str:
    rows = [f"{row.title} {row.copies} {sorted(row.values.items())}" for row in cards.rows]
    return f"{cards.entity} {cards.start} {cards.powers}\n" + "\n".join(rows)
