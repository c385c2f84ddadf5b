"""Texts against rules: what the rules need is there in every language, with the arguments it gets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from interpreter.check import resolved as R
from interpreter.check.program import Program
from interpreter.check.types import ThingType, Type
from interpreter.data import Texts, check_plurals, compare_texts
from interpreter.ir.walk import walk
from interpreter.messages import Diagnostics, closest
from interpreter.text import Span

MAX_LISTED = 40
MAX_PLACES = 10


@dataclass(frozen=True)
class Use:
    """A text that is needed: what it may use (None: whatever it likes), and where it is asked for."""

    arguments: frozenset[str] | None
    span: Span | None


@dataclass
class Needs:
    """The texts of one or more programs of a game: those they need, and those they would use."""

    required: dict[str, Use] = field(default_factory=dict)
    welcome: dict[str, Use] = field(default_factory=dict)
    parts: dict[str, dict[str, Span]] = field(default_factory=dict)
    """For the name of each total, set and so on the texts of its parts: who names the one names the others."""

    counted: list[Program] = field(default_factory=list)
    """The programs."""

    def count(self, program: Program) -> None:
        """Take over what a program needs; once, however often it is given."""
        if not any(program is each for each in self.counted):
            self.counted.append(program)
            self.add(needs_of(program))

    def need(self, identifier: str, span: Span | None, arguments: Iterable[str] | None = None) -> None:
        """Note a text that must be there."""
        _note(self.required, identifier, span, arguments)

    def like(self, identifier: str, span: Span | None, arguments: Iterable[str] | None = None) -> None:
        """Note a text that may be there."""
        _note(self.welcome, identifier, span, arguments)

    def add(self, other: Needs) -> None:
        """Take over what another program needs."""
        for identifier, use in other.required.items():
            _note(self.required, identifier, use.span, use.arguments)
        for identifier, use in other.welcome.items():
            _note(self.welcome, identifier, use.span, use.arguments)
        for identifier, parts in other.parts.items():
            self.parts.setdefault(identifier, {}).update(parts)


Fields: TypeAlias = dict[str, list[str]]
"""The names of the fields of each entity."""

Question: TypeAlias = R.ChooseOne | R.ChooseSome | R.AskConsent | R.ChooseBranch


def _note(table: dict[str, Use], identifier: str, span: Span | None, arguments: Iterable[str] | None) -> None:
    known = table.get(identifier)
    given = None if arguments is None else frozenset(arguments)
    if known is not None:
        given = None if given is None or known.arguments is None else given | known.arguments
        span = known.span
    table[identifier] = Use(given, span)


def needs_of(program: Program) -> Needs:
    """The texts of a program."""
    needs = Needs()
    fields = _fields_of(program)
    asked, tried = _found_in_routines(program)
    needs.need("game", program.manifest.game.span, ())
    needs.need("about", program.manifest.game.span, ())
    repeat = program.manifest.repeat
    needs.like(f"heading-{repeat.text}", repeat.span, ("number", "active"))
    for use in program.messages.values():
        needs.need(use.id, use.span, _with_fields(fields, use.arguments))
    _names(program, needs, fields)
    _questions(program, needs, fields, asked)
    _functions(program, needs, tried)
    _layout(program, needs, fields)
    return needs


def _fields_of(program: Program) -> Fields:
    """The fields of each entity, those it has and those that are worked out."""
    fields = {name: [column.name for column in entity.columns] for name, entity in program.entities.items()}
    for name in program.functions:
        entity, dot, own = name.partition(".")
        if dot and entity in fields:
            fields[entity].append(own)
    return fields


def _found_in_routines(program: Program) -> tuple[list[Question], list[R.CanPerform]]:
    """What is asked in the routines, and the rules of which they look whether they can be carried out."""
    asked: list[Question] = []
    tried: list[R.CanPerform] = []
    for routine in program.routines.values():
        for node in walk((routine.body, routine.guard)):
            if isinstance(node, (R.ChooseOne, R.ChooseSome, R.AskConsent, R.ChooseBranch)):
                asked.append(node)
            elif isinstance(node, R.CanPerform):
                tried.append(node)
        tried += [node for node in walk((routine.before, routine.after)) if isinstance(node, R.CanPerform)]
    return asked, tried


def _names(program: Program, needs: Needs, fields: Fields) -> None:
    manifest = program.manifest
    by_row = {each.entity.text for each in manifest.cards if each.rows} | {program.seat_entity}
    for title in program.titles:
        note = needs.need if title.entity in by_row else needs.like
        note(f"name-{title.name}", None, fields[title.entity])
    kinds = {zone.name: str(zone.type) for zone in program.zones.values()}
    hidden = {kinds[z.name] for z in program.zones.values() if z.seen_by != "all"}
    for name in program.entities:
        note = needs.like if name in by_row else needs.need
        note(f"name-{name}", None, fields[name])
        if name in hidden:
            needs.need(f"hidden-{name}", None, ())
        else:
            needs.like(f"hidden-{name}", None, ())
    for kind in kinds.values():
        needs.like(f"hidden-{kind}", None, ())
        needs.like(f"name-{kind}", None)
    for name, members in program.enums.items():
        for member in members:
            needs.need(f"name-{name}-{member}", None, ())
            needs.like(f"choice-{name}-{member}", None, ())


def _with_fields(fields: Fields, arguments: Iterable[tuple[str, Type]]) -> Iterator[str]:
    """What a text may use: its arguments, and of a thing its fields (`$card_colour`)."""
    for name, kind in arguments:
        yield name
        if isinstance(kind, ThingType):
            yield from (f"{name}_{field}" for member in kind.members for field in fields[member])


def _questions(program: Program, needs: Needs, fields: Fields, asked: Iterable[Question]) -> None:
    for node in asked:
        for path in (node.prompt.path.replace(".", "-"), node.prompt.message.id.removeprefix("ask-")):
            for prefix in ("pass", "yes", "no", "reason"):
                needs.like(f"{prefix}-{path}", node.span, ())
        if isinstance(node, (R.ChooseOne, R.ChooseSome)) and isinstance(node.element, ThingType):
            key = node.prompt.message.id.removeprefix("ask-")
            needs.like(f"choice-{key}", node.span, _with_fields(fields, [("it", node.element)]))
        if isinstance(node, R.ChooseBranch):
            for branch in node.branches:
                _none(needs, branch.message.id, branch.span)
    for action in program.actions.values():
        _none(needs, action.message.id, action.span)
    for name, window in program.windows.items():
        needs.like(f"ask-{name}", window.span, ("by", *window.parameters))
        needs.like(f"pass-{name}", window.span, ())


def _none(needs: Needs, message: str, span: Span) -> None:
    """What a choice is called when there is nothing to choose for it."""
    needs.like(f"none-{message.removeprefix('option-')}", span, ())


def _functions(program: Program, needs: Needs, tried: Iterable[R.CanPerform]) -> None:
    """Numbers that people are shown have names, and so have their parts, as deep as they are explained."""
    view, ranking = program.manifest.view, program.manifest.ranking
    shown = [name.text for name in view.figures] + [goal.by.text for goal in (ranking.by if ranking else ())]
    for name in shown:
        needs.need(f"figure-{name}", None, ())
    explained: dict[str, None] = {}
    waiting = [name for name in shown if name in program.functions]
    while waiting:
        name = waiting.pop()
        if name not in explained:
            explained[name] = None
            values = [part.value for part in program.functions[name].parts]
            waiting += [v.name for v in values if isinstance(v, R.Ask) and v.name in program.functions]
    for name, function in program.functions.items():
        needs.like(f"figure-{name}", function.span, ())
        for part in function.parts:
            key = f"part-{name.replace('.', '-')}-{part.label}"
            is_fixed = len(function.parts) == 1 and part.label == name
            must = name in explained and part.power is None and not is_fixed
            (needs.need if must else needs.like)(key, part.span, ())
            needs.like(f"reason-{part.label}", part.span, ())
            if part.power is None and not is_fixed:
                needs.parts.setdefault(f"figure-{name}", {})[key] = part.span
    for table in program.tables.values():
        needs.like(f"figure-{table.name}", table.span, ())
    found = (node for node in walk(tuple(program.functions.values())) if isinstance(node, R.CanPerform))
    for node in (*found, *tried):
        needs.like(f"cannot-{node.rule}", None, ())


def _layout(program: Program, needs: Needs, fields: Fields) -> None:
    view = program.manifest.view
    for name in (*view.table, *view.seat, *(zone for shown in view.show for zone in shown.under)):
        prefix = "zone" if name.text in program.zones else "track"
        needs.need(f"{prefix}-{name.text}", name.span, ())
    for zone in program.zones:
        needs.like(f"zone-{zone}", program.zones[zone].span, ())
    for column in program.columns:
        if column.entity is None:
            needs.like(f"track-{column.name}", column.span, ())
        else:
            needs.like(f"field-{column.entity}-{column.name}", column.span, ())
            needs.like(f"figure-{column.name}", column.span, ())
    for function in program.functions.values():
        if function.name.count(".") == 1:
            needs.like(f"field-{function.name.replace('.', '-')}", function.span, ())
    for shown in view.show:
        members = getattr(program.zones[shown.zone.text].type, "members", ())
        for entity in members:
            for mark in shown.mark:
                if mark.text in fields[entity]:
                    needs.need(f"field-{entity}-{mark.text}", mark.span, ())


# --------------------------------------------------------------------------------------- checking


def check_texts(
    needs: Needs, languages: Mapping[str, Texts], diagnostics: Diagnostics, *, superfluous: bool = True
) -> None:
    """Report what is missing, arguments that texts do not get, plural forms, and what nobody shows.

    Without `superfluous` the needs are not all there are, so nothing can be said to be shown by nobody.
    """
    complete: list[Texts] = []
    for language, texts in languages.items():
        named = [part for name, parts in needs.parts.items() if texts.has(name) for part in parts]
        missing = [name for name in dict.fromkeys((*needs.required, *named)) if not texts.has(name)]
        if missing:
            _report_missing(needs, missing, language, texts, diagnostics)
        else:
            complete.append(texts)
        _check_arguments(needs, texts, diagnostics)
        check_plurals(texts, diagnostics)
    first = next(iter(languages.values()), None)
    if first is not None and superfluous:
        _check_extra(needs, first, diagnostics)
    for other in complete[1:]:
        compare_texts(complete[0], other, diagnostics)


def _report_missing(needs: Needs, missing: list[str], language: str, texts: Texts, diagnostics: Diagnostics) -> None:
    """One finding a language: a translation that has just begun would otherwise drown everything else."""
    uses = {**needs.welcome, **needs.required}
    places = [(name, uses[name].span) for name in missing]
    related = [(span, _used(name, uses[name])) for name, span in places if span is not None]
    diagnostics.report(
        "L0824",
        texts.sources[0].span(0, 0),
        related=related[:MAX_PLACES],
        language=language,
        count=len(missing),
        ids=", ".join(missing[:MAX_LISTED]) + (", ..." if len(missing) > MAX_LISTED else ""),
    )


def _own(arguments: Iterable[str]) -> list[str]:
    """The arguments in order, without the fields of things among them."""
    known = sorted(arguments)
    return [each for each in known if not any(each.startswith(f"{other}_") for other in known)]


def _used(name: str, use: Use) -> str:
    given = " and ".join(f"${each}" for each in _own(use.arguments or ()))
    return f"'{name}' is used here" + (f", with {given}" if given else "")


def _check_arguments(needs: Needs, texts: Texts, diagnostics: Diagnostics) -> None:
    for name, entry in texts.messages.items():
        use = needs.required.get(name) or needs.welcome.get(name)
        if use is None or use.arguments is None:
            continue
        used = set(texts.variables(name))
        for pattern in entry.attributes.values():
            used.update(variable.text for variable in pattern.variables)
        unknown = sorted(used - use.arguments)
        if unknown:
            known = ", ".join(f"${each}" for each in _own(use.arguments)) or "none"
            words = ", ".join(f"${each}" for each in unknown)
            meant = closest(unknown[0], use.arguments)
            related = [] if use.span is None else [(use.span, "used here")]
            diagnostics.report(
                "L0822",
                entry.id.span,
                related=related,
                suggestion=meant,
                id=name,
                variables=words,
                known=known,
            )


def _check_extra(needs: Needs, texts: Texts, diagnostics: Diagnostics) -> None:
    known = {**needs.required, **needs.welcome}
    referred = {r.text.partition(".")[0] for _, pattern in texts.patterns() for r in pattern.references}
    for name, entry in texts.messages.items():
        if name not in known and name not in referred:
            diagnostics.report("L0825", entry.id.span, suggestion=closest(name, known), id=name)
