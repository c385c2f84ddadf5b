"""Which overlays can have anything to do with each other.

An edition or variant writes names (what it declares, changes, sets, swaps) and mentions names. Two of them can
only interact where one writes what the other writes or mentions. Where they do not, each part of the two together
is a part of one of them alone, so checking each alone has checked them together.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields

from interpreter.compose.linked import Linked
from interpreter.compose.parsed import document_of, rules_of
from interpreter.data import Edition, GameFolder, Named, Swap, Variant
from interpreter.messages import Diagnostics
from interpreter.syntax import tree as T


@dataclass(frozen=True)
class Reach:
    """The names that an overlay writes, and those that it mentions."""

    written: frozenset[str]
    mentioned: frozenset[str]

    def meets(self, other: Reach) -> bool:
        """Whether the two can have anything to do with each other."""
        return bool(self.written & (other.written | other.mentioned) or other.written & self.mentioned)


def reach_of(folder: GameFolder, base: Linked, overlay: Edition | Variant) -> Reach:
    """What an edition or variant of a game writes and mentions; `base` is the game without it."""
    written: set[str] = {setting.total.text for setting in overlay.settings}
    mentioned: set[str] = set()
    for node in _declarations(folder, overlay):
        written.add(node.name.text)
        if isinstance(node, T.Change):
            written |= _brought(node.operations)
        mentioned |= names_in(node)
    for swap in overlay.swaps:
        written |= {swap.title.text, swap.instead.text}
        for ability in _abilities(folder, base, swap):
            written |= _targets(ability)
            mentioned |= names_in(ability)
    if isinstance(overlay, Edition):
        written |= {f"rows of {each.entity.text}" for each in overlay.rows}
    return Reach(frozenset(written), frozenset(mentioned - written))


def _declarations(folder: GameFolder, overlay: Edition | Variant) -> list[T.AnyDeclaration]:
    read = folder.read_edition if isinstance(overlay, Edition) else folder.read_variant
    nodes: list[T.AnyDeclaration] = []
    for file in overlay.rules:
        source = read(file.text, Diagnostics())
        if source is not None:
            nodes += rules_of(source, Diagnostics())
    return [node for node in nodes if not isinstance(node, T.Example)]


def _brought(operations: Sequence[T.Operation]) -> set[str]:
    """The new names that added parts bring into sight: fields and members."""
    found: set[str] = set()
    for operation in operations:
        if isinstance(operation, (T.Add, T.Replace)):
            part = operation.part
            if isinstance(part, T.Identifier):
                found.add(part.text)
            elif isinstance(part, (T.Field, T.DerivedField)):
                found.add(part.name.text)
    return found


def _abilities(folder: GameFolder, base: Linked, swap: Swap) -> list[T.Ability]:
    """The ability that goes and the one that comes."""
    found = [base.abilities[swap.title.text]] if swap.title.text in base.abilities else []
    text = _ability_text(folder, swap.file, swap.instead)
    if text is not None:
        found.append(text)
    return found


def _ability_text(folder: GameFolder, file: Named, title: Named) -> T.Ability | None:
    from interpreter.compose.parsed import ability_of

    source = folder.read_cards(file.text, Diagnostics())
    document = None if source is None else document_of(source, Diagnostics())
    if source is None or document is None or not isinstance(document.value, list):
        return None
    for index, row in enumerate(document.value):
        if isinstance(row, dict) and row.get("id") == title.text:
            block = document.block((index, "ability"))
            if block is not None:
                name = T.Identifier(title.text, span=document.span((index, "id")))
                return ability_of(name, source, *block, Diagnostics())
    return None


def _targets(ability: T.Ability) -> set[str]:
    found = {change.name.text for change in (*ability.changes, *ability.always)}
    return found | {handler.rule.text for handler in ability.handlers}


def names_in(node: object) -> set[str]:
    """All names that stand in a tree."""
    found: set[str] = set()
    todo: list[object] = [node]
    while todo:
        each = todo.pop()
        if isinstance(each, tuple):
            todo.extend(each)
        elif isinstance(each, T.Node):
            if isinstance(each, (T.Identifier, T.Name)):
                found.add(each.text)
            if isinstance(each, T.Cell) and each.name is not None:
                found.add(each.name)
            todo.extend(getattr(each, item.name) for item in fields(each) if item.name != "span")
    return found
