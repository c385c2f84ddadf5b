# What reports about books say around the messages.

book-error = error
book-warning = warning
book-note = note
book-errors = { $count ->
        [one] 1 error
       *[other] { $count } errors
    }
book-warnings = { $count ->
        [one] 1 warning
       *[other] { $count } warnings
    }
book-notes = { $count ->
        [one] 1 note
       *[other] { $count } notes
    }
book-clean = nothing to complain about
book-not-shown = { $count ->
        [one] 1 less serious finding is not shown
       *[other] { $count } less serious findings are not shown
    } (--severity note)
book-known = { $count ->
        [one] 1 finding is in the baseline
       *[other] { $count } findings are in the baseline
    }
book-ignored = { $count ->
        [one] 1 finding is left out on purpose
       *[other] { $count } findings are left out on purpose
    }
book-gone = { $count ->
        [one] 1 finding of the baseline is gone
       *[other] { $count } findings of the baseline are gone
    }: --write-baseline writes it anew
book-mean = did you mean “{ $word }”?
book-also = also here
book-places = { $count ->
        [one] 1 place in all
       *[other] { $count } places in all
    }
book-section = section { $section }
book-written = { $file } is written.
book-baseline-written = { $file } is written: { $count ->
        [one] 1 finding
       *[other] { $count } findings
    }.
book-nothing-to-fix = There is nothing that could be mended safely.
book-fixes = { $count ->
        [one] 1 change
       *[other] { $count } changes
    } in { $file }
book-fix-how = Nothing is written yet: --write does that, and keeps the original.
book-fixed = { $file } is mended; the original is { $original }.
book-no-game = No game is named: the text is checked on its own (--game GAME).
book-language = The book is taken to be in { $language } (--lang says another).

# Numbers and terms.
book-said-first = it stands here first
book-said-rightly = said rightly here
book-bound-here = bound here
book-stated-in = stated in: { $sections }
book-rounded-up = rounded up
book-rounded-down = rounded down
book-also-here = also here
book-usual-here = the usual name
book-other-name-here = the other name
book-otherwise-here = otherwise here
book-reckoned-with = reckoned with
book-what-game = the game is
book-what-edition = the edition is
book-what-language = the language is

# Outline, coverage, bindings.
book-column-book = this book
book-untold = { $count ->
        [0] Every rule that cites a section of { $edition } finds it in this book.
        [one] 1 rule cites a section of { $edition } that this book does not have:
       *[other] { $count } rules cite sections of { $edition } that this book does not have:
    }
book-uncited = { $count ->
        [0] Every section of this book is cited by a rule.
        [one] 1 section of this book is cited by no rule:
       *[other] { $count } sections of this book are cited by no rule:
    }
book-without-citation = { $count ->
        [0] Every rule cites a section.
        [one] 1 rule cites no section at all.
       *[other] { $count } rules cite no section at all.
    }
book-bind-comment =
    What ties { $file } to the rules, proposed by lictor book bind. Correct it by hand.
    Under ignore may stand findings that are right as they are, each with its code and a reason.

# Sections and references.
book-belongs-after = belongs after this one
book-displaced-too = stands before what it continues, too
book-first-here = first stood here
book-belongs-near = belongs behind this one
book-section-before = the section before
book-item-before = the item before
book-last-item = the last item
book-points-here = the number leads here
book-in-the-other = in the other text
book-meant-here = this is what the words mean
book-follows = follows from it; right is { $right }
book-text-says = the text says { $written }
book-step = step { $number }
