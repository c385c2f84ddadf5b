# What the house itself says about any game.

say-yes = yes
say-no = no
say-none = none
say-nothing = nothing
say-hidden = hidden
say-pass = Pass
say-order = { NAME($by) }: which goes first?
say-act = { NAME($by) }: what do you do?
say-chance-roll = What do the dice show?
say-chance-pick = Which one is drawn?
say-enough = enough
say-round = { $active ->
        [none] Round { $number }
       *[other] Round { $number } · { NAME($active) }
    }
say-begins = Set-up
say-winner = { $count ->
        [0] Nobody wins.
        [one] { NAME($winners) } wins.
       *[other] { NAME($winners) } win together.
    }
say-not-now = not possible now
say-already = only once
say-place = { $thing } ({ $place })
say-owned = { $place } – { NAME($owner) }
say-because = { NAME($who) }: { $what }
say-nothing-to-choose = there is nothing to choose from
say-taken-away = { NAME($card) } takes it away
say-answered = { NAME($seat) }: «{ $answer }»
name-say-any = …
