# Червы: тексты на русском языке

game = Червы
about = Избегайте червей и дамы пик — или заберите их все.
heading-deal = Сдача { $number }

name-ana = Анна
    .gender = feminine
    .genitive = Анны
    .dative = Анне
    .accusative = Анну
    .instrumental = Анной
    .prepositional = Анне
    .of = Анны
name-bea = Беа
    .gender = feminine
    .genitive = Беа
    .dative = Беа
    .accusative = Беа
    .instrumental = Беа
    .prepositional = Беа
    .of = Беа
name-carles = Карлес
    .gender = masculine
    .genitive = Карлеса
    .dative = Карлесу
    .accusative = Карлеса
    .instrumental = Карлесом
    .prepositional = Карлесе
    .of = Карлеса
name-dora = Дора
    .gender = feminine
    .genitive = Доры
    .dative = Доре
    .accusative = Дору
    .instrumental = Дорой
    .prepositional = Доре
    .of = Доры

name-Player = игрок
    .gender = masculine
    .genitive = игрока
    .dative = игроку
    .accusative = игрока
    .instrumental = игроком
    .prepositional = игроке
    .plural = игроки
    .plural_genitive = игроков
name-Suit-clubs = трефы
    .gender = feminine
    .genitive = треф
name-Suit-diamonds = бубны
    .gender = feminine
    .genitive = бубен
name-Suit-spades = пики
    .gender = feminine
    .genitive = пик
name-Suit-hearts = черви
    .gender = feminine
    .genitive = червей
name-Playing = { $rank ->
        [2] двойка
        [3] тройка
        [4] четвёрка
        [5] пятёрка
        [6] шестёрка
        [7] семёрка
        [8] восьмёрка
        [9] девятка
        [10] десятка
        [11] валет
        [12] дама
        [13] король
       *[other] туз
    } { NAME($suit, form: "genitive") }
    .gender = { $rank ->
        [11] masculine
        [13] masculine
        [14] masculine
       *[other] feminine
    }
    .accusative = { $rank ->
        [2] двойку
        [3] тройку
        [4] четвёрку
        [5] пятёрку
        [6] шестёрку
        [7] семёрку
        [8] восьмёрку
        [9] девятку
        [10] десятку
        [11] валета
        [12] даму
        [13] короля
       *[other] туза
    } { NAME($suit, form: "genitive") }
    .plural = карты
hidden-Playing = скрытая карта

tell-cards_dealt = Карты сданы. { $way ->
        [1] Каждый передаёт три карты влево.
        [3] Каждый передаёт три карты вправо.
        [2] Каждый передаёт три карты сидящему напротив.
       *[other] На этот раз карты не передают.
    }
tell-plays = { NAME($player) } играет { NAME($card, form: "accusative") }.
tell-hearts_broken = { NAME($player) } открывает черви: теперь с них можно ходить.
tell-takes_trick = { NAME($leader) } забирает взятку{ $points ->
        [0] {""} без очков.
        [one] {""}: { $points } очко.
        [few] {""}: { $points } очка.
        [many] {""}: { $points } очков.
       *[other] {""}: { $points } очка.
    }
tell-shoots_the_moon = { NAME($player) } забирает всё: платят остальные.
tell-scores = { NAME($player) } получает { $gained }; всего { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
        [many] { $points } очков.
       *[other] { $points } очка.
    }

ask-deal-pass_on = { NAME($by) }: выберите три карты для передачи.
ask-play_trick-cards = { NAME($by) }: выберите карту для хода.

end-score_reached = Предел достигнут: побеждает тот, у кого меньше очков.

part-penalty-heart = карта червей
part-penalty-queen_of_spades = дама пик
part-taken_points-cards = взятые карты
part-points_for-own = свои очки
part-points_for-moon = другой игрок забрал всё

reason-follow_suit = Нужно ходить в масть.
reason-opening = Первую взятку открывает двойка треф.
reason-unbroken = С червей ходить ещё нельзя.
reason-no_blood_yet = В первой взятке очки не сбрасывают.

zone-deck = колода
zone-hand = рука
zone-parcel = переданные карты
zone-played = сыгранная карта
zone-taken = взятки
track-leader = чей ход первый
track-passing = передача карт
track-trick = взятка
track-broken = черви открыты
figure-points = очки

## Когда их объясняют

figure-playable = карты, которыми можно ходить
part-playable-hand = на руке
part-playable-follow_suit = не в масть
part-playable-opening = не для первого хода
part-playable-unbroken = черви ещё закрыты
part-playable-no_blood_yet = очки в первой взятке
figure-penalty = очки карты
figure-taken_points = взятые очки
figure-points_for = очки за раздачу
figure-led_suit = масть захода
part-led_suit-card = первой карты
figure-opens = может открыть
part-opens-two = это двойка
part-opens-clubs = это трефы
figure-pass_distance = через сколько мест передают
