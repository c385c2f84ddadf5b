"""How many seeded faults `lictor book check` finds in a clean book, and what it accuses besides.

Method: a book is bound as `lictor book bind` binds it. Then one fault after the other is seeded, each alone in an
untouched text: a number that a statement is bound to is changed, a word for so many times into another such word; a
section is dropped; a reference is shifted to a neighbouring number; a term is replaced by a wrong name of its concept,
or by another one where the book names it elsewhere too; the result of an example is altered. No fault is what nobody
would call one: the same words inflected or cut short, and any name that the glossary has for a thing where the book
names it this once. A fault counts as found when an error or warning is there that was not there before, and stands in
the section of the fault or shows its place (for a dropped section: anywhere); new ones elsewhere are counted beside.

    python -m bench.book [FILE GAME EDITION]... [--seed N] [--most N] [--only KIND]... [--show]
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from interpreter.data import data_roots, find_games
from interpreter.rulebook.beside.bindings import NO_BINDINGS, Bindings
from interpreter.rulebook.beside.proposing import propose
from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.outline import find_outline
from interpreter.rulebook.book.quantities import Quantity
from interpreter.rulebook.book.reading import read_book
from interpreter.rulebook.book.sentences import Sentence
from interpreter.rulebook.book.tokens import shared_beginning
from interpreter.rulebook.checking import COMPUTED, Context, check_book
from interpreter.rulebook.checks.arithmetic import equations_in
from interpreter.rulebook.checks.numbers import judgement_of
from interpreter.rulebook.checks.sum_words import TOTALS, sum_words
from interpreter.rulebook.checks.terms import is_short_for
from interpreter.rulebook.checks.told_examples import told_examples
from interpreter.rulebook.checks.uses import uses_of
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game.glossary import Concept
from interpreter.rulebook.game.knowledge import glossary_of, sentences_of, statements_of
from interpreter.rulebook.game.ruleset_facts import RulesFacts
from interpreter.session import load
from interpreter.text import Source

TEXTS = Path(__file__).parents[1] / "tests" / "rulebook" / "texts"
OWN = (
    (TEXTS / "republic_en.md", "republic_of_rome", "vg"),
    (TEXTS / "republic_ru.md", "republic_of_rome", "ru"),
    (TEXTS / "gloria_ca.md", "gloria_a_roma", "ca"),
    (TEXTS / "gloria_en.md", "gloria_a_roma", "iv"),
)

_NEAR = 2
"""Words from a word that tells a result to its number."""


@dataclass(frozen=True)
class Fault:
    """A seeded fault: its kind, the section it is in, what stands from `start` to `end` replaced by `text`."""

    kind: str
    section: str
    start: int
    end: int
    text: str


class Bench:
    """One book with its rules."""

    def __init__(self, path: Path, game: str, edition: str) -> None:
        self.facts = RulesFacts(load(game, edition=edition), find_games(data_roots([]))[game])
        self.reading = read_book([str(path)])
        self.text = self.reading.source.text
        self.language = path.stem.rpartition("_")[2]
        if self.language not in ("ca", "en", "es", "ru"):
            self.language = edition if edition in ("ca", "es", "ru") else "en"
        first = self.context(self.text, NO_BINDINGS)
        self.bindings: Bindings = propose(first)
        self.clean = self.context(self.text, self.bindings)
        self.before = {_key(found) for found in _serious(check_book(self.clean))}

    def context(self, text: str, bindings: Bindings) -> Context:
        """The book with another text."""
        source = Source(self.reading.source.name, text)
        reading = replace(self.reading, source=source, files=(replace(self.reading.files[0], source=source),))
        known: dict[str, object] = {} if not hasattr(self, "clean") else {
            name: self.clean.shared[name] for name in ("glossary", "statements") if name in self.clean.shared
        }  # fmt: skip
        return Context(reading, find_outline(source, self.language), self.facts, bindings, shared=dict(known))

    def check(self, fault: Fault) -> list[Finding]:
        """The new errors and warnings when a fault is seeded."""
        text = self.text[: fault.start] + fault.text + self.text[fault.end :]
        found = _serious(check_book(self.context(text, self.bindings)))
        return [each for each in found if _key(each) not in self.before]


def _serious(found: list[Finding]) -> list[Finding]:
    return [each for each in found if each.diagnostic.severity != "note"]


def _key(found: Finding) -> tuple[object, ...]:
    """What a finding says: a new one, or one that now tells of more places, says something else."""
    also = tuple((span.text, label) for span, label in found.diagnostic.related) if found.code in COMPUTED else ()
    return found.code, found.section, found.diagnostic.arguments, also


def _is_at(fault: Fault, found: Finding) -> bool:
    """Whether a finding stands in the section of a fault, or shows the very place of it among its own."""
    last = fault.start + len(fault.text)
    shown = [found.span, *(span for span, _ in found.diagnostic.related)]
    return found.section == fault.section or any(each.start < last and fault.start < each.end for each in shown)


def numbers(bench: Bench, chance: random.Random) -> Iterator[Fault]:
    """Numbers that a statement holds by."""
    seen: set[int] = set()
    for verdict in judgement_of(bench.clean).verdicts:
        quantity, (start, end) = verdict.quantity, verdict.place
        if not verdict.holds or not isinstance(quantity, Quantity) or start in seen or quantity.weak:
            continue
        if verdict.sentence.in_example:
            continue
        seen.add(start)
        other = _another(bench.text[start:end], quantity, chance, bench.language)
        yield Fault("number", verdict.sentence.section.key, start, end, other)


def _another(written: str, quantity: Quantity, chance: random.Random, name: str) -> str:
    if quantity.kind == "multiple" and written.isalpha():
        return _another_multiple(written, quantity, name)
    value = int(quantity.value) if quantity.value.denominator == 1 else 0
    other = value + chance.choice([step for step in (-2, -1, 1, 2, 3) if value + step > 0])
    if quantity.kind == "fraction":
        return "1/3" if quantity.value.denominator != 3 else "1/4"
    if quantity.kind == "figures":
        return written.replace(str(value), str(other), 1)
    if quantity.kind == "dice":
        head = written.split()[0] if " " in written else written
        rest = written[len(head) :]
        return f"{value + 2}{rest}" if rest else written.replace(str(value), str(value + 2), 1)
    sign = quantity.sign if written.startswith(("+", "-", "−", "–")) else ""
    return f"{sign}{other}"


def _another_multiple(written: str, quantity: Quantity, name: str) -> str:
    """The word of a language for another so many times that ends most like one: `triples` for `doubles`."""
    known = [phrase for phrases in language(name).phrases.values() for phrase in phrases]
    words = [each.words[0] for each in known if each.role == "multiple" and each.value != quantity.value]
    return max(words, key=lambda word: shared_beginning(word[::-1], written.lower()[::-1]))


def sections(bench: Bench, chance: random.Random) -> Iterator[Fault]:
    """Sections with text of their own."""
    for section in bench.clean.book.rules:
        if section.kind == "section" and bench.text[section.body : section.end].strip() and section.key:
            yield Fault("section", section.key, section.start, section.end, "")


def references(bench: Bench, chance: random.Random) -> Iterator[Fault]:
    """References by number, each shifted to a neighbour."""
    for sentence in sentences_of(bench.clean):
        for quantity in sentence.quantities:
            if quantity.kind == "reference":
                start, end = sentence.place(quantity)
                head, dot, last = bench.text[start:end].rpartition(".")
                if last.isdigit():
                    shifted = f"{head}{dot}{int(last) + chance.choice((1, 2)):0{len(last)}d}"
                    yield Fault("reference", sentence.section.key, start, end, shifted)


def terms(bench: Bench, chance: random.Random) -> Iterator[Fault]:
    """Terms, each replaced by a wrong name of its concept, or by another one than the book has for it elsewhere."""
    glossary = glossary_of(bench.clean)
    concepts, known = glossary.concepts, uses_of(bench.clean)

    def is_same(form: str, concept: Concept, name: str) -> bool:
        return is_short_for(glossary, form, name) or all(
            is_short_for(glossary, each, concept.name) for each in (form, name)
        )

    uses = [use for forms in known.values() for places in forms.values() for use in places]
    for sentence, each in sorted(uses, key=lambda use: use[0].place(use[1])):
        concept = concepts[each.concept]
        elsewhere = [form for form, places in known[concept.id].items() if len(places) > (form == each.form)]
        names = (each.form, *elsewhere)
        forms = [form for form in concept.forms
                 if elsewhere and not any(is_same(form, concept, name) for name in names)]  # fmt: skip
        others = [*concept.forbidden, *forms]
        named = concept.gender and concept.kind != "thing" and each.form not in concept.mistaken
        if others and named:
            yield Fault("term", sentence.section.key, *sentence.place(each), chance.choice(others))


def examples(bench: Bench, chance: random.Random) -> Iterator[Fault]:
    """Results of examples: what the rules work out, what a sum makes, and what else a word of sums announces."""
    placed = {
        sentence.place(quantity): (sentence, quantity)
        for sentence in sentences_of(bench.clean) if sentence.in_example
        for quantity in sentence.quantities if not quantity.weak and quantity.kind in ("number", "figures")
    }  # fmt: skip
    results = {
        (sentence.start + equation.stated_start, sentence.start + equation.stated_end)
        for sentence, equation in equations_in(bench.clean)
    }
    for _, passage in told_examples(bench.clean):
        told = {(pair.item.start, pair.item.end) for pair in passage.pairs
                if pair.item is not None and pair.is_equal and not pair.step.is_given}  # fmt: skip
        results |= told
        for sentence in passage.block.sentences:
            for each in sentence.quantities:
                if sentence.place(each) in told:
                    placed[sentence.place(each)] = sentence, each
    for place, (sentence, quantity) in sorted(placed.items()):
        if place in results or _is_announced(bench, sentence, quantity):
            other = _another(bench.text[slice(*place)], quantity, chance, bench.language)
            yield Fault("example", sentence.section.key, *place, other)


def _is_announced(bench: Bench, sentence: Sentence, quantity: Quantity) -> bool:
    """Whether a word that tells a result stands right before a number: `a total of 14`."""
    marks = sum_words(bench.language).marks(sentences_of(bench.clean).tokens(sentence).words)
    return any(mark.role in TOTALS and 0 < quantity.first - mark.last <= _NEAR for mark in marks)


KINDS: dict[str, Callable[[Bench, random.Random], Iterator[Fault]]] = {
    make.__name__: make for make in (numbers, sections, references, terms, examples)
}


def main() -> None:
    """Seed faults and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("books", nargs="*", help="FILE GAME EDITION, as often as wanted")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, default=80, help="faults of each kind in each book")
    parser.add_argument("--only", action="append", choices=KINDS, help="faults of this kind, instead of all kinds")
    parser.add_argument("--show", action="store_true", help="print what was missed")
    asked = parser.parse_args()
    rows = [asked.books[at : at + 3] for at in range(0, len(asked.books), 3)]
    books = [(Path(path), game, edition) for path, game, edition in rows] or list(OWN)
    for path, game, edition in books:
        bench = Bench(path, game, edition)
        statements = len(statements_of(bench.clean))
        print(
            f"{path.name}: {len(bench.text.encode())} bytes, {statements} statements known,"
            f" {sum(map(len, bench.bindings.states.values()))} bound; untouched: {len(bench.before)} findings"
        )
        for name in asked.only or KINDS:
            _run(bench, KINDS[name], asked)


def _run(bench: Bench, make: Callable[[Bench, random.Random], Iterator[Fault]], asked: argparse.Namespace) -> None:
    chance = random.Random(asked.seed)
    faults = list(make(bench, chance))
    chance.shuffle(faults)
    faults = faults[: asked.most]
    hits = strays = 0
    for fault in faults:
        found = bench.check(fault)
        here = [each for each in found if fault.kind == "section" or _is_at(fault, each)]
        hits += bool(here)
        strays += len(found) - len(here)
        if asked.show and not here:
            was = bench.text[fault.start : fault.end][:60].replace("\n", " ")
            line = bench.text[max(0, fault.start - 70) : fault.end + 40].replace("\n", " ")
            print(f"    missed {fault.kind} in {fault.section}: '{was}' -> '{fault.text}': {line}")
        for each in found if asked.show else ():
            if each not in here:
                told = f"{each.code} {each.section} {each.diagnostic.message}"
                print(f"    elsewhere, {fault.kind} in {fault.section}: {told}")
    if faults:
        kind = make.__name__
        print(f"  {kind:12} {hits}/{len(faults)} found ({100 * hits / len(faults):.1f} %), {strays} findings elsewhere")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
