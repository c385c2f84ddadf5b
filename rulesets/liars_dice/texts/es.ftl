# Dados del mentiroso: textos en español

game = Dados del mentiroso
about = Apuesta sobre dados que no ves, o destapa el farol.
heading-round = Ronda { $number } · { NAME($active) }

name-ana = Ana
    .gender = feminine
    .of = de Ana
name-bea = Bea
    .gender = feminine
    .of = de Bea
name-carles = Carles
    .gender = masculine
    .of = de Carles
name-dora = Dora
    .gender = feminine
    .of = de Dora
name-enric = Enric
    .gender = masculine
    .of = de Enric
name-fina = Fina
    .gender = feminine
    .of = de Fina

name-Player = jugador
    .gender = masculine
    .the = el jugador
    .of = del jugador
    .a = un jugador
    .plural = jugadores
name-Die = { $face }
    .gender = masculine
    .plural = dados
hidden-Die = un dado tapado

tell-dice_rolled = { $number ->
        [one] Se tira el único dado que queda.
       *[other] Se tiran { $number } dados.
    } Abre { NAME($speaker) }.
tell-bids = { NAME($player) }: { $number ->
        [one] un dado
       *[other] { $number } dados
    } de { $face }.
tell-doubts = { NAME($player) } no se cree la apuesta { NAME($bidder, form: "of") }.
tell-calls_exact = { NAME($player) } dice que la apuesta { NAME($bidder, form: "of") } es exacta.
tell-shows = { NAME($player) } enseña { $dice }.
tell-counted = { $number ->
        [0] No hay ningún dado
        [one] Hay un solo dado
       *[other] Hay { $number } dados
    } de { $face }; la apuesta era de { $bid }.
tell-loses_a_die = { NAME($loser) } pierde un dado { $left ->
        [0] y queda fuera.
        [one] y aún tiene uno.
       *[other] y aún tiene { $left }.
    }

ask-speak-bid_or_doubt = { NAME($player) }: sube la apuesta o ponla en duda.
option-speak-bid_or_doubt-bid = { $number ->
        [one] un dado
       *[other] { $number } dados
    } de { $face }
option-speak-bid_or_doubt-doubt = No me lo creo
option-speak-bid_or_doubt-exact = Es exacta

reason-bid_too_low = Hay que apostar más dados, o los mismos con una cara más alta.
reason-nothing_to_doubt = Todavía no hay ninguna apuesta.

end-last_with_dice = Solo queda un jugador con dados.

part-dice_left-cup = dados en el cubilete
part-dice_in_play-cups = dados en juego
part-matching_dice-face = dados de la cara apostada
part-matching_dice-wild = comodines

zone-cup = cubilete
track-speaker = turno
track-bidder = última apuesta
track-bid_number = dados apostados
track-bid_face = cara apostada
figure-dice_left = dados

## Cuando se explican

figure-raises = la apuesta sube
part-raises-opening = es la primera
part-raises-more_dice = más dados
part-raises-higher_face = una cara más alta
figure-dice_in_play = dados en juego
figure-matching_dice = dados que cuentan
figure-round_loser = quién pierde el dado
part-round_loser-bluff = la apuesta era un farol
part-round_loser-true_bid = la apuesta era buena
figure-still_in = quién sigue en juego
part-still_in-with_dice = con dados
figure-next_in = a quién le toca después
part-next_in-neighbour = el vecino
part-next_in-beyond = el siguiente con dados
part-round_loser-exact = alguien ha dicho que era exacta
part-round_loser-wrong = se dijo exacta sin serlo
