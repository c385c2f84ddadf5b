"""The manifest of a game folder, also of one that only adds to a game of another root."""

from __future__ import annotations

from dataclasses import replace

from interpreter.data.document import Document
from interpreter.data.folders import GameFolder
from interpreter.data.manifest import Manifest, Variant
from interpreter.data.manifest_reader import check_variants, read_manifest, read_variants
from interpreter.data.named import Named
from interpreter.data.structure import check_structure
from interpreter.data.yaml import load_yaml
from interpreter.messages import Diagnostics

SCHEMA = "extension.schema.json"


def game_manifest(folder: GameFolder, diagnostics: Diagnostics) -> Manifest | None:
    """What the manifest of a folder says, together with that of the game it extends; None after a report."""
    source = folder.read_manifest(diagnostics)
    document = None if source is None else load_yaml(source, diagnostics)
    if document is None:
        return None
    if not folder.extends:
        return read_manifest(document, diagnostics)
    return _extended(folder, document, diagnostics)


def _extended(folder: GameFolder, document: Document, diagnostics: Diagnostics) -> Manifest | None:
    if not check_structure(document, SCHEMA, diagnostics):
        return None
    span = document.span(("extends",))
    name = document.value_at(("extends",))
    if name != folder.name:
        diagnostics.report("L0373", span, name=name, folder=folder.name)
        return None
    if folder.below is None:
        diagnostics.report("L0374", span, name=name)
        return None
    base = game_manifest(folder.below, diagnostics)
    if base is None:
        return None
    before = len(diagnostics)
    for file in folder.clashes():
        diagnostics.report("L0375", span, file=file, game=name)
    own = read_variants(document)
    known = {variant.id.text: variant for variant in base.variants}
    for variant in own:
        if variant.id.text in known:
            there = known[variant.id.text].id.span
            diagnostics.report(
                "L0376", variant.id.span, name=variant.id.text, game=name, related=[(there, "of the game")]
            )
    merged = replace(
        base, variants=(*base.variants, *own), languages=_languages(document, base), extended_by=_own(base, own)
    )
    check_variants(merged, diagnostics)
    return merged if len(diagnostics) == before else None


def _own(base: Manifest, variants: tuple[Variant, ...]) -> tuple[Named, ...]:
    return (*base.extended_by, *(variant.id for variant in variants))


def _languages(document: Document, base: Manifest) -> tuple[Named, ...]:
    known = {name.text for name in base.languages}
    listed = document.value_at(("languages",))
    own = [
        Named(str(language), document.span(("languages", index)))
        for index, language in enumerate(listed if isinstance(listed, list) else ())
    ]
    return (*base.languages, *(name for name in own if name.text not in known))
