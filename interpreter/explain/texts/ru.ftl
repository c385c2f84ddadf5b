# Что сам дом говорит о любой игре.

say-yes = да
say-no = нет
say-none = нет
say-nothing = ничего
say-hidden = закрыто
say-pass = Пас
say-order = { NAME($by) }: что идёт первым?
say-act = { NAME($by) }: что делаете?
say-chance-roll = Что выпало на костях?
say-chance-pick = Что вытянули?
say-enough = довольно
say-round = { $active ->
        [none] Раунд { $number }
       *[other] Раунд { $number } · { NAME($active) }
    }
say-begins = Подготовка
say-winner = { $count ->
        [0] Не побеждает никто.
        [one] Победитель: { NAME($winners) }.
        [few] Победители: { NAME($winners) }.
        [many] Победители: { NAME($winners) }.
       *[other] Победители: { NAME($winners) }.
    }
say-not-now = сейчас нельзя
say-already = только один раз
say-place = { $thing } ({ $place })
say-owned = { $place }, { NAME($owner) }
say-because = { NAME($who) }: { $what }
say-nothing-to-choose = выбирать не из чего
say-taken-away = это отменяет «{ NAME($card) }»
say-answered = { NAME($seat) }: «{ $answer }»
name-say-any = …
