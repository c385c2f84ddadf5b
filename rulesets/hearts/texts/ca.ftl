# Cors: textos en català

game = Cors
about = Fuig dels cors i de la dama de piques, o emporta-te’ls tots.
heading-deal = Mà { $number }

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

name-Player = jugador
    .gender = masculine
    .the = el jugador
    .of = del jugador
    .a = un jugador
    .plural = jugadors
name-Suit-clubs = trèvols
    .gender = masculine
    .of = de trèvols
name-Suit-diamonds = diamants
    .gender = masculine
    .of = de diamants
name-Suit-spades = piques
    .gender = feminine
    .of = de piques
name-Suit-hearts = cors
    .gender = masculine
    .of = de cors
name-Playing = { $rank ->
        [11] jota
        [12] dama
        [13] rei
        [14] as
       *[other] { $rank }
    } { NAME($suit, form: "of") }
    .gender = { $rank ->
        [11] feminine
        [12] feminine
       *[other] masculine
    }
    .the = { $rank ->
        [11] la jota
        [12] la dama
        [13] el rei
        [14] l’as
       *[other] el { $rank }
    } { NAME($suit, form: "of") }
    .plural = cartes
hidden-Playing = una carta tapada

tell-cards_dealt = Es reparteixen les cartes. { $way ->
        [1] Cadascú passa tres cartes cap a l’esquerra.
        [3] Cadascú passa tres cartes cap a la dreta.
        [2] Cadascú passa tres cartes a qui té al davant.
       *[other] Aquesta vegada no es passen cartes.
    }
tell-plays = { NAME($player) } juga { NAME($card, form: "the") }.
tell-hearts_broken = { NAME($player) } obre els cors: ja es pot sortir amb cors.
tell-takes_trick = { NAME($leader) } s’endú la basa{ $points ->
        [0] {""}, sense punts.
        [one] {""}, amb un punt.
       *[other] {""}, amb { $points } punts.
    }
tell-shoots_the_moon = { NAME($player) } s’ho ha endut tot: paguen els altres.
tell-scores = { NAME($player) } suma { $gained }; en total, { $points ->
        [one] un punt.
       *[other] { $points } punts.
    }

ask-deal-pass_on = { NAME($by) }: tria tres cartes per passar.
ask-play_trick-cards = { NAME($by) }: tria la carta que jugues.

end-score_reached = Algú ha arribat al límit: guanya qui té menys punts.

part-penalty-heart = un cor
part-penalty-queen_of_spades = la dama de piques
part-taken_points-cards = cartes guanyades
part-points_for-own = punts propis
part-points_for-moon = un altre s’ho ha endut tot

reason-follow_suit = Has de servir el coll de sortida.
reason-opening = La primera basa s’obre amb el 2 de trèvols.
reason-unbroken = Encara no es pot sortir amb cors.
reason-no_blood_yet = A la primera basa no es tiren punts.

zone-deck = baralla
zone-hand = mà
zone-parcel = cartes passades
zone-played = carta jugada
zone-taken = bases guanyades
track-leader = qui surt
track-passing = pas de cartes
track-trick = basa
track-broken = cors oberts
figure-points = punts

## Quan s’expliquen

figure-playable = cartes que pots jugar
part-playable-hand = de la mà
part-playable-follow_suit = no serveixen el coll
part-playable-opening = no obren la mà
part-playable-unbroken = cors encara tancats
part-playable-no_blood_yet = porten punts a la primera basa
figure-penalty = punts de la carta
figure-taken_points = punts guanyats
figure-points_for = punts d’aquesta mà
figure-led_suit = coll de sortida
part-led_suit-card = de la primera carta
figure-opens = pot obrir
part-opens-two = és un 2
part-opens-clubs = és de trèvols
figure-pass_distance = a quants llocs es passa
