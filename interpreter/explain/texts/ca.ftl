# El que diu la casa sobre qualsevol joc.

say-yes = sí
say-no = no
say-none = cap
say-nothing = res
say-hidden = tapat
say-pass = Passar
say-order = { NAME($by) }: què va primer?
say-act = { NAME($by) }: què fas?
say-chance-roll = Què mostren els daus?
say-chance-pick = Què ha sortit?
say-enough = prou
say-round = { $active ->
        [none] Ronda { $number }
       *[other] Ronda { $number } · { NAME($active) }
    }
say-begins = Preparació
say-winner = { $count ->
        [0] No guanya ningú.
        [one] Guanya { NAME($winners) }.
       *[other] Guanyen alhora { NAME($winners) }.
    }
say-not-now = ara no es pot
say-already = només una vegada
say-place = { $thing } ({ $place })
say-owned = { $place }, { NAME($owner) }
say-because = { NAME($who) }: { $what }
say-nothing-to-choose = no hi ha res per triar
say-taken-away = ho treu «{ NAME($card) }»
say-answered = { NAME($seat) }: «{ $answer }»
name-say-any = …
