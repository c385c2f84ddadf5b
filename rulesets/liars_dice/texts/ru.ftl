# Кости лжеца: тексты на русском языке

game = Кости лжеца
about = Ставьте на кости, которых не видите, или ловите на блефе.
heading-round = Раунд { $number } · { NAME($active) }

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
name-enric = Энрик
    .gender = masculine
    .genitive = Энрика
    .dative = Энрику
    .accusative = Энрика
    .instrumental = Энриком
    .prepositional = Энрике
    .of = Энрика
name-fina = Фина
    .gender = feminine
    .genitive = Фины
    .dative = Фине
    .accusative = Фину
    .instrumental = Финой
    .prepositional = Фине
    .of = Фины

name-Player = игрок
    .gender = masculine
    .genitive = игрока
    .dative = игроку
    .accusative = игрока
    .instrumental = игроком
    .prepositional = игроке
    .plural = игроки
    .plural_genitive = игроков
name-Die = { $face }
    .gender = feminine
    .plural = кости
hidden-Die = закрытая кость

tell-dice_rolled = { $number ->
        [one] Бросают { $number } кость.
        [few] Бросают { $number } кости.
        [many] Бросают { $number } костей.
       *[other] Бросают { $number } кости.
    } Начинает { NAME($speaker) }.
tell-bids = { NAME($player) }: { $number ->
        [one] { $number } кость
        [few] { $number } кости
        [many] { $number } костей
       *[other] { $number } кости
    } с числом { $face }.
tell-doubts = { NAME($player) } не верит ставке { NAME($bidder, form: "genitive") }.
tell-calls_exact = { NAME($player) } говорит, что ставка { NAME($bidder, form: "genitive") } точна.
tell-shows = { NAME($player) } открывает: { $dice }.
tell-counted = { $number ->
        [0] Нет ни одной кости
        [one] На столе { $number } кость
        [few] На столе { $number } кости
        [many] На столе { $number } костей
       *[other] На столе { $number } кости
    } с числом { $face }; ставка была { $bid }.
tell-loses_a_die = { NAME($loser) } теряет кость{ $left ->
        [0] {""} и выбывает.
        [one] {""}; остаётся { $left } кость.
        [few] {""}; остаётся { $left } кости.
        [many] {""}; остаётся { $left } костей.
       *[other] {""}; остаётся { $left } кости.
    }

ask-speak-bid_or_doubt = { NAME($player) }: повысьте ставку или выразите сомнение.
option-speak-bid_or_doubt-bid = { $number ->
        [one] { $number } кость
        [few] { $number } кости
        [many] { $number } костей
       *[other] { $number } кости
    } с числом { $face }
option-speak-bid_or_doubt-doubt = Не верю
option-speak-bid_or_doubt-exact = Ровно столько

reason-bid_too_low = Нужно поставить на большее число костей или на столько же с большим числом.
reason-nothing_to_doubt = Ставки ещё нет.

end-last_with_dice = Кости остались только у одного игрока.

part-dice_left-cup = кости в стакане
part-dice_in_play-cups = кости в игре
part-matching_dice-face = кости с названным числом
part-matching_dice-wild = джокеры

zone-cup = стакан
track-speaker = чей ход
track-bidder = последняя ставка
track-bid_number = названо костей
track-bid_face = названное число
figure-dice_left = кости

## Когда их объясняют

figure-raises = ставка выше
part-raises-opening = она первая
part-raises-more_dice = больше костей
part-raises-higher_face = грань выше
figure-dice_in_play = костей в игре
figure-matching_dice = подходящих костей
figure-round_loser = кто теряет кость
part-round_loser-bluff = ставка была блефом
part-round_loser-true_bid = ставка была верной
figure-still_in = кто ещё в игре
part-still_in-with_dice = с костями
figure-next_in = чей ход следующий
part-next_in-neighbour = сосед
part-next_in-beyond = следующий, у кого есть кости
part-round_loser-exact = ставку назвали точной
part-round_loser-wrong = ставку назвали точной, но ошиблись
