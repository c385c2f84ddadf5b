"""Numbers of a book against the rules: contradicted statements, statements that are gone, unexplained numbers."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.messages import closest
from interpreter.rulebook.book.document import Section
from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.quantities import NOT_SAID, Quantity
from interpreter.rulebook.book.sentences import Sentence
from interpreter.rulebook.checking import Context
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game.another import supposes
from interpreter.rulebook.game.glossary import Occurrence
from interpreter.rulebook.game.judging import Judgement, judge
from interpreter.rulebook.game.knowledge import glossary_of, once, sentences_of, statements_of
from interpreter.rulebook.game.named_rows import named_rows
from interpreter.rulebook.game.sentence_judge import Verdict
from interpreter.rulebook.game.statements import IN_WORDS, Statement
from interpreter.rulebook.game.table_reading import in_understood_table, judged_cells
from interpreter.rulebook.game.told_rows import told_tables
from interpreter.text import Span

Place = tuple[int, int]
"""Where something begins and ends in the book."""

_BOUNDS = {"min": "≥", "more": ">", "max": "≤", "less": "<"}

_BESIDE = 3
"""How many words may stand between a number and a concept that it seems to count."""


def judgement_of(context: Context) -> Judgement:
    """Which statements of the game a book makes, and which it contradicts."""
    return once(context, "judgement", lambda: judge(sentences_of(context), statements_of(context)))


def numbers_against_the_rules(context: Context) -> Iterator[Finding]:
    """Numbers that contradict the rules. Where the same text says it rightly elsewhere, that place is shown too."""
    judgement, cells, told = judgement_of(context), judged_cells(context), _told_rightly(context)
    for verdict in judgement.verdicts:
        if verdict.holds or verdict.place in cells or verdict.place in told:
            continue
        if not _is_case_of_what_is_told(context, judgement, verdict):
            yield _contradiction(context, judgement, verdict)


def _is_case_of_what_is_told(context: Context, judgement: Judgement, verdict: Verdict) -> bool:
    """Whether a section says a statement rightly, and a sentence behind that has a case of it: `1 for every two nets.
    With seven nets a boat gets 3`."""
    right, sentence, found = judgement.rightly.get(verdict.statement.id), verdict.sentence, verdict.quantity
    if right is None or isinstance(found, Occurrence) or right.sentence.section is not sentence.section:
        return False
    if right.sentence.start >= sentence.start:
        return False
    text, supposing = context.book.text[sentence.start :], language(context.language).sections["tales"]["supposing"]
    return any(supposes(sentence, text, supposing, each) for each in sentence.quantities if each.start <= found.start)


def _told_rightly(context: Context) -> set[Place]:
    """The numbers that are right in a row of a table, or of things of one kind, that sentences tell."""
    if context.facts is None:
        return set()
    found = {row.place for row in named_rows(context) if not row.is_wrong}
    return found.union(*[table.right_places for table in told_tables(context)])


def _contradiction(context: Context, judgement: Judgement, verdict: Verdict) -> Finding:
    statement, found = verdict.statement, verdict.quantity
    right = judgement.rightly.get(statement.id)
    related = [] if right is None else [(context.book.span(*right.place), context.say("book-said-rightly"))]
    code = "L2050"
    if isinstance(found, Occurrence):
        code = "L2054" if statement.says or statement.order else "L2055"
        code = "L2059" if statement.is_loose else code
    elif len(statement.values) > 1 and statement.form == "signed" and verdict.sentence.is_made_up(found.start):
        code = "L2058"  # a figure that only illustrates
    elif statement.rounding and found.value in statement.values:
        code = "L2051"
    elif verdict.is_borrowed:
        code = "L2057"
    value, text = _values(context, verdict)
    return Finding.of(
        code,
        context.book.span(*_said(verdict)),
        verdict.sentence.section.key,
        related=related,
        help=_help(context, statement),
        source=_source(statement),
        subject=subject(context, statement),
        value=value,
        written=text,
    )


def _said(verdict: Verdict) -> tuple[int, int]:
    """The number with the words that bound or round it, where these are what is wrong; else the number."""
    (start, end), found = verdict.place, verdict.quantity
    if isinstance(found, Occurrence) or found.said == NOT_SAID or abs(found.value) not in verdict.statement.amounts:
        return start, end
    first, last = found.said
    return min(start, verdict.sentence.start + first), max(end, verdict.sentence.start + last)


def _values(context: Context, verdict: Verdict) -> tuple[str, str]:
    """What the rules say and what the text does, with their bounds where the number itself is the right one."""
    statement, found = verdict.statement, verdict.quantity
    value, text = value_text(context, statement), written(context, verdict.sentence, found)
    if isinstance(found, Quantity) and found.bound and (statement.form == "threshold" or statement.limit):
        value, text = f"{_BOUNDS[statement.limit or 'min']} {value}", f"{text} ({_BOUNDS[found.bound]} {found.value})"
    return value, text


def statements_that_are_gone(context: Context) -> Iterator[Finding]:
    """Statements that the bindings say a section makes, and which it makes no more."""
    if not context.bindings.states:
        return
    judgement = judgement_of(context)
    known = {statement.id: statement for statement in statements_of(context)}
    made: dict[str, dict[str, bool]] = {}
    for verdict in judgement.verdicts:
        of_section = made.setdefault(verdict.sentence.section.key, {})
        of_section[verdict.statement.id] = of_section.get(verdict.statement.id, False) or verdict.holds
    accused = {verdict.place for verdict in judgement.verdicts if not verdict.holds}
    for key, wanted in context.bindings.states.items():
        section = context.book.by_key.get(key)
        if section is None:
            continue
        for index, name in enumerate(wanted):
            statement = known.get(name)
            if statement is None:
                bound = context.bindings.place("states", key, index)
                yield Finding.of("L2162", bound, suggestion=closest(name, known), written=name)
            if statement is None or name in made.get(key, {}):
                continue
            culprit = _unexplained_here(context, judgement, key, statement, accused)
            if culprit is not None:
                accused.add(culprit)
            yield _gone(context, section, statement, culprit, context.bindings.place("states", key, index))


def _gone(context: Context, section: Section, statement: Statement, culprit: Place | None, bound: Span) -> Finding:
    """A statement that its section makes no more; `culprit` is where the number stands that is there instead."""
    return Finding.of(
        "L2052" if culprit is None else "L2050",
        context.book.heading(section) if culprit is None else context.book.span(*culprit),
        section.key,
        related=[(bound, context.say("book-bound-here"))],
        help=_help(context, statement),
        source=_source(statement),
        subject=subject(context, statement),
        value=value_text(context, statement),
        written="" if culprit is None else _at(context, culprit),
    )


def _unexplained_here(
    context: Context, judgement: Judgement, key: str, statement: Statement, accused: set[Place]
) -> Place | None:
    """Where the one number of a section stands that may be the wrong form of a statement's; None when there is none or
    several."""
    kinds = {"dice": "dice", "fraction": "fraction", "figures": "figures"}
    wanted = kinds.get(statement.form, "number")
    found = [
        sentence.place(quantity)
        for sentence, quantity in judgement.unexplained
        if sentence.section.key == key and quantity.kind == wanted and not quantity.weak
        and sentence.place(quantity) not in accused and not sentence.concepts.isdisjoint(statement.about)
    ]  # fmt: skip
    return found[0] if len(found) == 1 else None


def unexplained_numbers(context: Context) -> Iterator[Finding]:
    """Notes on numbers of rules that nothing in the game's data explains: one for a section, at the first of them."""
    if context.facts is None:
        return
    found: dict[str, list[Place]] = {}
    for sentence, quantity in judgement_of(context).unexplained:
        place = sentence.place(quantity)
        if _is_telling(sentence, quantity) and not in_understood_table(context, place[0]):
            found.setdefault(sentence.section.key, []).append(place)
    for section, places in found.items():
        told = dict.fromkeys(_at(context, each) for each in places)
        yield Finding.of("L2053", context.book.span(*places[0]), section, written=", ".join(told))


def _is_telling(sentence: Sentence, quantity: Quantity) -> bool:
    """Whether a number may state a rule: no article, no mark of an item, not in an example, right beside a concept."""
    return (
        quantity.kind in ("number", "dice", "fraction") and not quantity.weak and not sentence.in_example
        and any(
            0 < each.first - quantity.last <= _BESIDE or 0 < quantity.first - each.last <= _BESIDE
            for each in sentence.occurrences
        )
    )  # fmt: skip


def subject(context: Context, statement: Statement) -> str:
    """What a statement is about, in the words of the book's language; in brackets what its place is about."""
    concepts = glossary_of(context).concepts
    place = ", ".join(concepts[each].name for each in (*statement.within, *statement.under) if each in concepts)
    about = " + ".join(concepts[each].name for each in statement.about if each in concepts)
    return f"{about} ({place})" if place else about


def value_text(context: Context, statement: Statement) -> str:
    """A statement's value, with the way it is rounded; for one in words the right concepts."""
    concepts = glossary_of(context).concepts
    if statement.form in IN_WORDS:
        wanted = (*statement.says, *statement.order)
        names = {each: concepts[each].name if each in concepts else each for each in wanted}
        if statement.order:
            return "/".join(names[each] for each in statement.order)
        return ", ".join(names.values())
    if not statement.rounding:
        return statement.value_text
    return f"{statement.value_text} ({context.say('book-rounded-' + statement.rounding)})"


def written(context: Context, sentence: Sentence, quantity: Quantity | Occurrence) -> str:
    """A number of a sentence as it stands in the book."""
    return _at(context, sentence.place(quantity))


def _at(context: Context, place: Place) -> str:
    return " ".join(context.book.text[slice(*place)].split())


def _help(context: Context, statement: Statement) -> list[str]:
    sections = statement.cites.get(context.facts.edition if context.facts is not None else "", ())
    return [context.say("book-stated-in", sections=", ".join(sections))] if sections else []


def _source(statement: Statement) -> str:
    """Where a statement's value comes from; words have none."""
    return "" if statement.form in IN_WORDS else statement.source
