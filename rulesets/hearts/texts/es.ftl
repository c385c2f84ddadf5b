# Corazones: textos en español

game = Corazones
about = Huye de los corazones y de la dama de picas, o llévatelos todos.
heading-deal = Mano { $number }

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

name-Player = jugador
    .gender = masculine
    .the = el jugador
    .of = del jugador
    .a = un jugador
    .plural = jugadores
name-Suit-clubs = tréboles
    .gender = masculine
    .of = de tréboles
name-Suit-diamonds = diamantes
    .gender = masculine
    .of = de diamantes
name-Suit-spades = picas
    .gender = feminine
    .of = de picas
name-Suit-hearts = corazones
    .gender = masculine
    .of = de corazones
name-Playing = { $rank ->
        [11] jota
        [12] dama
        [13] rey
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
        [13] el rey
        [14] el as
       *[other] el { $rank }
    } { NAME($suit, form: "of") }
    .plural = cartas
hidden-Playing = una carta oculta

tell-cards_dealt = Se reparten las cartas. { $way ->
        [1] Cada uno pasa tres cartas a la izquierda.
        [3] Cada uno pasa tres cartas a la derecha.
        [2] Cada uno pasa tres cartas a quien tiene enfrente.
       *[other] Esta vez no se pasan cartas.
    }
tell-plays = { NAME($player) } juega { NAME($card, form: "the") }.
tell-hearts_broken = { NAME($player) } abre los corazones: ya se puede salir con ellos.
tell-takes_trick = { NAME($leader) } se lleva la baza{ $points ->
        [0] {""}, sin puntos.
        [one] {""}, con un punto.
       *[other] {""}, con { $points } puntos.
    }
tell-shoots_the_moon = { NAME($player) } se lo ha llevado todo: pagan los demás.
tell-scores = { NAME($player) } suma { $gained }; en total, { $points ->
        [one] un punto.
       *[other] { $points } puntos.
    }

ask-deal-pass_on = { NAME($by) }: elige tres cartas para pasar.
ask-play_trick-cards = { NAME($by) }: elige la carta que juegas.

end-score_reached = Alguien ha llegado al límite: gana quien tiene menos puntos.

part-penalty-heart = un corazón
part-penalty-queen_of_spades = la dama de picas
part-taken_points-cards = cartas ganadas
part-points_for-own = puntos propios
part-points_for-moon = otro se lo ha llevado todo

reason-follow_suit = Debes asistir al palo de salida.
reason-opening = La primera baza se abre con el 2 de tréboles.
reason-unbroken = Todavía no se puede salir con corazones.
reason-no_blood_yet = En la primera baza no se tiran puntos.

zone-deck = baraja
zone-hand = mano
zone-parcel = cartas pasadas
zone-played = carta jugada
zone-taken = bazas ganadas
track-leader = quien sale
track-passing = pase de cartas
track-trick = baza
track-broken = corazones abiertos
figure-points = puntos

## Cuando se explican

figure-playable = cartas que puedes jugar
part-playable-hand = de la mano
part-playable-follow_suit = no sirven al palo
part-playable-opening = no abren la mano
part-playable-unbroken = corazones aún cerrados
part-playable-no_blood_yet = llevan puntos en la primera baza
figure-penalty = puntos de la carta
figure-taken_points = puntos ganados
figure-points_for = puntos de esta mano
figure-led_suit = palo de salida
part-led_suit-card = de la primera carta
figure-opens = puede abrir
part-opens-two = es un 2
part-opens-clubs = es de tréboles
figure-pass_distance = a cuántos sitios se pasa
