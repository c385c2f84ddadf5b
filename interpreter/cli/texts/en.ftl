# What `lictor play` and `lictor replay` say around a game.

cli-title = { $game }
cli-edition = edition { $edition }
cli-variants = with { $variants }
cli-seated = At the table: { $seats }.
cli-you = You play { $seats }.
cli-bots-only = The bots play; you see everything.
cli-seed = Seed { $seed }
cli-setup = Set-up
cli-over = The game is over
cli-after = “why”, “table”, “log”, “save”… or Enter to finish
cli-scoring = The scoring
cli-scoring-now = As it stands
cli-table = The table
cli-log = What has happened
cli-nothing-happened = Nothing has happened yet.
cli-active = to play
cli-nothing-there = –
cli-choose = Number or words; ? for help
cli-choose-window = Number or words; “stand” goes on passing here; ? for help
cli-choose-some = { $low ->
        [0] Up to { $high }, with blanks between the numbers; Enter for none
       *[other] { $range ->
            [same] Choose { $low }, with blanks between the numbers
           *[other] { $low } to { $high }, with blanks between the numbers
        }
    }
cli-kind = { $kind } – there are { $count }
cli-choose-count = How many? { $low ->
        [0] Up to { $high }; Enter for none
       *[other] { $low } to { $high }
    }
cli-choose-kinds = { $low ->
        [0] Up to { $high }
       *[other] { $range ->
            [same] Choose { $low }
           *[other] { $low } to { $high }
        }
    }, with blanks between the numbers; 2x1 takes line 1 twice
cli-choose-amount = An amount from { $low } to { $high }
cli-choose-dice = What do the dice show? ({ $dice })
cli-more = { $count } more like these: type the words, such as “{ $example }”
cli-forms = { $words } – for example “{ $example }”
cli-range = { $low }–{ $high }
cli-unknown = “{ $given }” is none of the answers.
cli-ambiguous = “{ $given }” can mean: { $meanings }
cli-did-you-mean = Did you mean “{ $word }”?
cli-count-wrong = { $count ->
        [one] That is one
       *[other] That is { $count }
    }; { $wanted } must be chosen.
cli-twice = “{ $word }” stands there twice.
cli-too-many = Of “{ $word }” there are only { $count }.
cli-no-pass = You may not pass here.
cli-skip-here = You have to decide here; you may not pass.
cli-stands = Your pass stands: you are asked here again once your answers change, or after “revoke”.
cli-stands-no-more = Your answers here have changed, so your pass stands no more.
cli-stood = { $count ->
        [one] Your standing pass has been used once
       *[other] Your standing passes have been used { $count } times
    } (“revoke” to be asked again).
cli-your-pass-stands = Your pass stands here.
cli-revoked = You are asked again from now on.
cli-nothing-stands = No pass of yours stands.
cli-cannot-stand = A pass can stand only where the same question comes again and again. Pass here once, or “skip”.
cli-pass-keyboard = Pass the keyboard to { NAME($seat) }.
cli-ready = { NAME($seat) }: press Enter when nobody else looks.
cli-nothing-to-decide = You have nothing to decide now.
cli-go-on = (Enter to go on)
cli-saved = Saved to { $file }.
cli-undone = Taken back.
cli-nothing-refused = Everything is open to you here.
cli-refused = Not now:
cli-refused-unknown = Nothing about “{ $given }” is among what you cannot choose. “Why NAME” explains a number, such as a limit.
cli-why-which = Ask about: { $names }
cli-why-unknown = There is no number called “{ $given }”.
cli-why-happened = Since your last answer
cli-why-lines = Why 1, why 2… explain one line.
cli-why-answered = after { $answer }
cli-why-noreason = There is no calculation behind it.
cli-why-options = Why these answers
cli-why-figures = Your figures
cli-why-hidden = It depends on things that you may not see.
cli-why-noline = There is no line { $given }.
cli-left-out = You were not asked:
cli-stopped = The game was stopped.
cli-stopped-unsaved = The game was stopped; nothing was saved (next time: “save”, or --save FILE).
cli-input-ended = The input ended before the game did.
cli-script-ended = The script has ended; the bots go on.
cli-card-unknown = There is no card with a power called “{ $given }”.
cli-card-power = { $name }: { $power }

cli-word-help = help, h
cli-word-table = table, t
cli-word-log = log, l
cli-word-why = why, w
cli-word-whynot = why not
cli-word-card = card
cli-word-skip = skip
cli-word-stand = stand
cli-word-revoke = revoke
cli-word-save = save
cli-word-undo = undo, u
cli-word-quit = quit, q
cli-word-pass = pass, p
cli-word-all = all

cli-help = You can type:
cli-help-answer = the number of an answer, or its words as far as they are clear
cli-help-help = this help
cli-help-pass = pass, where the list has it
cli-help-table = what lies on the table
cli-help-log = what has happened
cli-help-why = what has just happened and why; why 2 for one line; why NAME for a figure
cli-help-whynot = what you cannot choose now, and for what reason; why not NAME, about that alone
cli-help-card = what a card can do: card NAME; without a name, those in your hand
cli-help-skip = pass now and whenever you may, until you must decide or another round begins
cli-help-stand = pass, and let it stand: you are asked here again once your answers change, or after “revoke”
cli-help-revoke = be asked again wherever a pass of yours stands
cli-help-save = keep the game in a file
cli-help-undo = take your last answer back
cli-help-quit = stop
cli-help-cites = where the rulebook of edition { $edition } says so: the name of the section
