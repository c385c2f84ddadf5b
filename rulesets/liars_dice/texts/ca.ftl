# Daus del mentider: textos en català

game = Daus del mentider
about = Aposta sobre daus que no veus, o destapa el bluf.
heading-round = Ronda { $number } · { NAME($active) }

name-ana = Anna
    .gender = feminine
    .of = d’Anna
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
    .of = d’Enric
name-fina = Fina
    .gender = feminine
    .of = de Fina

name-Player = jugador
    .gender = masculine
    .the = el jugador
    .of = del jugador
    .a = un jugador
    .plural = jugadors
name-Die = { $face }
    .gender = masculine
    .plural = daus
hidden-Die = un dau tapat

tell-dice_rolled = { $number ->
        [one] Es tira l’únic dau que queda.
       *[other] Es tiren { $number } daus.
    } Obre { NAME($speaker) }.
tell-bids = { NAME($player) }: { $number ->
        [one] un dau
       *[other] { $number } daus
    } de { $face }.
tell-doubts = { NAME($player) } no es creu l’aposta { NAME($bidder, form: "of") }.
tell-calls_exact = { NAME($player) } diu que l’aposta { NAME($bidder, form: "of") } és exacta.
tell-shows = { NAME($player) } ensenya { $dice }.
tell-counted = { $number ->
        [0] No hi ha cap dau
        [one] Hi ha un sol dau
       *[other] Hi ha { $number } daus
    } de { $face }; l’aposta era de { $bid }.
tell-loses_a_die = { NAME($loser) } perd un dau { $left ->
        [0] i queda fora.
        [one] i encara en té un.
       *[other] i encara en té { $left }.
    }

ask-speak-bid_or_doubt = { NAME($player) }: puja l’aposta o posa-la en dubte.
option-speak-bid_or_doubt-bid = { $number ->
        [one] un dau
       *[other] { $number } daus
    } de { $face }
option-speak-bid_or_doubt-doubt = No m’ho crec
option-speak-bid_or_doubt-exact = És exacta

reason-bid_too_low = Cal apostar més daus, o els mateixos amb una cara més alta.
reason-nothing_to_doubt = Encara no hi ha cap aposta.

end-last_with_dice = Només queda un jugador amb daus.

part-dice_left-cup = daus al gobelet
part-dice_in_play-cups = daus en joc
part-matching_dice-face = daus de la cara apostada
part-matching_dice-wild = comodins

zone-cup = gobelet
track-speaker = torn
track-bidder = darrera aposta
track-bid_number = daus apostats
track-bid_face = cara apostada
figure-dice_left = daus

## Quan s’expliquen

figure-raises = l’aposta puja
part-raises-opening = és la primera
part-raises-more_dice = més daus
part-raises-higher_face = una cara més alta
figure-dice_in_play = daus en joc
figure-matching_dice = daus que compten
figure-round_loser = qui perd el dau
part-round_loser-bluff = l’aposta era un bluf
part-round_loser-true_bid = l’aposta era bona
figure-still_in = qui encara juga
part-still_in-with_dice = amb daus
figure-next_in = a qui li toca després
part-next_in-neighbour = el veí
part-next_in-beyond = el següent amb daus
part-round_loser-exact = algú ha dit que era exacta
part-round_loser-wrong = s’ha dit exacta, i no ho era
