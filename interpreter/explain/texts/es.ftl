# Lo que dice la casa sobre cualquier juego.

say-yes = sí
say-no = no
say-none = ninguno
say-nothing = nada
say-hidden = oculto
say-pass = Pasar
say-order = { NAME($by) }: ¿qué va primero?
say-act = { NAME($by) }: ¿qué haces?
say-chance-roll = ¿Qué muestran los dados?
say-chance-pick = ¿Qué ha salido?
say-enough = basta
say-round = { $active ->
        [none] Ronda { $number }
       *[other] Ronda { $number } · { NAME($active) }
    }
say-begins = Preparación
say-winner = { $count ->
        [0] No gana nadie.
        [one] Gana { NAME($winners) }.
       *[other] Ganan a la vez { NAME($winners) }.
    }
say-not-now = ahora no se puede
say-already = solo una vez
say-place = { $thing } ({ $place })
say-owned = { $place }, { NAME($owner) }
say-because = { NAME($who) }: { $what }
say-nothing-to-choose = no hay nada que elegir
say-taken-away = lo quita «{ NAME($card) }»
say-answered = { NAME($seat) }: «{ $answer }»
name-say-any = …
