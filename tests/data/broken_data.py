"""The corpus of broken files `broken/KIND/CODE_what.ext`; expected findings in `broken/expected.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path

from interpreter.data import (
    BooleanKind,
    EnumKind,
    IntegerKind,
    ListKind,
    OptionalKind,
    RowField,
    RowShape,
    TextName,
    TitleKind,
    check_plurals,
    compare_texts,
    load_yaml,
    read_manifest,
    read_names,
    read_rows,
    read_texts,
)
from interpreter.messages import Diagnostic, Diagnostics, Fault
from interpreter.text import Source

BROKEN = Path(__file__).parent / "broken"

MATERIAL = EnumKind("Material", ("brick", "wood"))
SHAPE = RowShape(
    "Building",
    (
        RowField("cost", IntegerKind(1, 3)),
        RowField("material", MATERIAL, required=False),
        RowField("materials", ListKind(MATERIAL), required=False),
        RowField("ruined", BooleanKind(), required=False),
        RowField("twin", OptionalKind(TitleKind("Building")), required=False),
    ),
    copies="copies",
)


def broken_files() -> list[str]:
    """All files of the corpus, as `KIND/NAME.ext`."""
    files = (path for path in BROKEN.glob("*/*") if path.stem != "reference")
    return sorted(str(path.relative_to(BROKEN)) for path in files)


def expected() -> dict[str, dict[str, object]]:
    """What is expected of each file: code, line, column, cure."""
    return tomllib.loads((BROKEN / "expected.toml").read_text(encoding="utf-8"))


def findings(file: str) -> list[Diagnostic]:
    """Everything that is reported about a file of the corpus."""
    kind = file.partition("/")[0]
    source = Source(file, (BROKEN / file).read_text(encoding="utf-8"))
    diagnostics = Diagnostics()
    if file.endswith(".ftl"):
        _read_text_file(kind, source, diagnostics)
        return diagnostics.in_order()
    document = load_yaml(source, diagnostics)
    if document is not None:
        if kind == "manifest":
            assert read_manifest(document, diagnostics) is None
        elif kind == "rows":
            read_rows(document, SHAPE, diagnostics)
        elif kind == "names":
            assert read_names(document, ["arch", "wall"], diagnostics) is None
    return diagnostics.in_order()


def _read_text_file(kind: str, source: Source, diagnostics: Diagnostics) -> None:
    _, _, language = source.name.removesuffix(".ftl").partition("@")
    texts = read_texts(source, language or "en", diagnostics)
    if texts is None:
        return
    if kind == "texts":
        check_plurals(texts, diagnostics)
    elif kind == "compare":
        text = (BROKEN / "compare" / "reference.ftl").read_text(encoding="utf-8")
        reference = read_texts(Source("compare/reference.ftl", text), "en", diagnostics)
        assert reference is not None
        compare_texts(reference, texts, diagnostics)
    else:
        try:
            texts.format("tell", {"player": TextName("ana")})
        except Fault as fault:
            diagnostics.extend(fault.diagnostics)
