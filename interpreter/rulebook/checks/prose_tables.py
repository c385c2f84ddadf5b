"""Tables of the rules told in sentences: a key or a value that is off while the others fit."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.rulebook.book.quantities import Quantity
from interpreter.rulebook.book.sentences import Sentence
from interpreter.rulebook.checking import Context
from interpreter.rulebook.checks.numbers import judgement_of, subject, value_text
from interpreter.rulebook.checks.tables import shown_range
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game.knowledge import glossary_of
from interpreter.rulebook.game.named_rows import NamedRow, named_rows
from interpreter.rulebook.game.paired_words import PairedWord, paired_words
from interpreter.rulebook.game.told_rows import Row, ToldTable, told_tables


def tables_told_wrongly(context: Context) -> Iterator[Finding]:
    """Keys and values in sentences that are not those of the table that the sentences tell."""
    if context.facts is None:
        return
    accused = {verdict.place for verdict in judgement_of(context).verdicts if not verdict.holds}
    for table in told_tables(context):
        for row in table.wrong:
            for sentence, number, found in _faults(context, table, row):
                if sentence.place(number) not in accused:
                    accused.add(sentence.place(number))
                    yield found
    for named in named_rows(context):
        if named.is_wrong and named.place not in accused:
            accused.add(named.place)
            yield _of_named(context, named)
    for paired in paired_words(context):
        if paired.is_wrong and paired.place not in accused:
            accused.add(paired.place)
            yield _of_paired(context, paired)


def _faults(context: Context, table: ToldTable, row: Row) -> Iterator[tuple[Sentence, Quantity, Finding]]:
    """What is wrong in a row: an end of its key, or its value."""
    if row.value is not None and row.has_wrong_value and row.right is not None:
        sentence, number = row.value.sentence, row.value.first
        span = context.book.span(*sentence.place(number))
        concept = glossary_of(context).concepts.get(table.field.name)
        name = f"{concept.name}, " if concept is not None else ""
        yield sentence, number, Finding.of(
            "L2060", span, sentence.section.key,
            source=table.field.origin(row.key), subject=f"{name}{shown_range(row.key)}",
            value=str(abs(row.right)), written=span.text,
        )  # fmt: skip
    if row.has_right_key:
        return
    sentence, told = row.told.sentence, row.told
    places = told.places
    span = context.book.span(places[0][0], places[-1][1])
    for end, right, said in zip(told.numbers, row.key, told.ends, strict=True):
        if said is not None and end != right:
            yield sentence, said, Finding.of(
                "L2061", span, sentence.section.key,
                source=table.field.origin(row.key), value=shown_range(row.key), written=" ".join(span.text.split()),
            )  # fmt: skip
            return


def _of_paired(context: Context, paired: PairedWord) -> Finding:
    span = context.book.span(*paired.place)
    return Finding.of(
        "L2054", span, paired.sentence.section.key,
        subject=subject(context, paired.statement), value=value_text(context, paired.statement), written=span.text,
    )  # fmt: skip


def _of_named(context: Context, named: NamedRow) -> Finding:
    span = context.book.span(*named.place)
    return Finding.of(
        "L2050", span, named.sentence.section.key,
        source=named.statement.source, subject=subject(context, named.statement),
        value=named.statement.value_text, written=span.text,
    )  # fmt: skip
