"""What overlays were written against: a file of fingerprints beside a game's rules.

`rulesets/GAME/bases.yaml` holds, for each edition and variant, the fingerprint of every part that it replaces or
drops. When the base rules change such a part, the overlay may no longer mean what its author meant.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from interpreter.compose.linked import Base
from interpreter.messages import Diagnostics

Known = Mapping[str, Mapping[str, str]]


def check_bases(bases: Iterable[Base], known: Known, diagnostics: Diagnostics) -> None:
    """Report each part that is no longer what an overlay replaced, and those never recorded."""
    for base in bases:
        recorded = known.get(base.overlay, {}).get(base.key)
        if recorded is None:
            diagnostics.report("L0435", base.span, overlay=base.overlay, key=base.key)
        elif recorded != base.digest:
            diagnostics.report("L0434", base.span, overlay=base.overlay, key=base.key)


def dump_bases(bases: Iterable[Base]) -> str:
    """The text of `bases.yaml` for these parts."""
    table: dict[str, dict[str, str]] = {}
    for base in bases:
        table.setdefault(base.overlay, {})[base.key] = base.digest
    lines = [
        "# What editions and variants were written against: fingerprints of the parts that they replace or drop.",
        "# `lictor check` says when the base has moved; `lictor check --accept` records it as it is now.",
    ]
    for overlay in sorted(table):
        lines.append(f"{overlay}:")
        lines += [f'  {key}: "{digest}"' for key, digest in sorted(table[overlay].items())]
    return "\n".join(lines) + "\n" if table else "{}\n"
