# Hearts: texts in English

game = Hearts
about = Avoid the hearts and the queen of spades, or take them all.
heading-deal = Deal { $number }

name-ana = Anna
    .gender = feminine
    .of = Anna’s
name-bea = Bea
    .gender = feminine
    .of = Bea’s
name-carles = Carles
    .gender = masculine
    .of = Carles’s
name-dora = Dora
    .gender = feminine
    .of = Dora’s

name-Player = player
    .gender = masculine
    .the = the player
    .of = the player’s
    .a = a player
    .plural = players
name-Suit-clubs = clubs
    .gender = neuter
    .of = of clubs
name-Suit-diamonds = diamonds
    .gender = neuter
    .of = of diamonds
name-Suit-spades = spades
    .gender = neuter
    .of = of spades
name-Suit-hearts = hearts
    .gender = neuter
    .of = of hearts
name-Playing = { $rank ->
        [11] jack
        [12] queen
        [13] king
        [14] ace
       *[other] { $rank }
    } { NAME($suit, form: "of") }
    .gender = neuter
    .the = the { $rank ->
        [11] jack
        [12] queen
        [13] king
        [14] ace
       *[other] { $rank }
    } { NAME($suit, form: "of") }
    .plural = cards
hidden-Playing = a hidden card

tell-cards_dealt = The cards are dealt. { $way ->
        [1] Everybody passes three cards to the left.
        [3] Everybody passes three cards to the right.
        [2] Everybody passes three cards across the table.
       *[other] No cards are passed this time.
    }
tell-plays = { NAME($player) } plays { NAME($card, form: "the") }.
tell-hearts_broken = { NAME($player) } breaks hearts: they may be led from now on.
tell-takes_trick = { NAME($leader) } takes the trick{ $points ->
        [0] {""}, without points.
        [one] {""}, with one point.
       *[other] {""}, with { $points } points.
    }
tell-shoots_the_moon = { NAME($player) } has taken everything: the others pay.
tell-scores = { NAME($player) } adds { $gained } and now has { $points ->
        [one] one point.
       *[other] { $points } points.
    }

ask-deal-pass_on = { NAME($by) }: choose three cards to pass.
ask-play_trick-cards = { NAME($by) }: choose the card to play.

end-score_reached = Somebody has reached the limit: the fewest points win.

part-penalty-heart = a heart
part-penalty-queen_of_spades = the queen of spades
part-taken_points-cards = cards taken
part-points_for-own = own points
part-points_for-moon = somebody else took everything

reason-follow_suit = You must follow the suit that was led.
reason-opening = The first trick is opened with the 2 of clubs.
reason-unbroken = Hearts may not be led yet.
reason-no_blood_yet = No points are thrown on the first trick.

zone-deck = deck
zone-hand = hand
zone-parcel = cards passed on
zone-played = card played
zone-taken = tricks taken
track-leader = leader
track-passing = passing
track-trick = trick
track-broken = hearts broken
figure-points = points

## When they are explained

figure-playable = cards you may play
part-playable-hand = in hand
part-playable-follow_suit = do not follow suit
part-playable-opening = do not open the deal
part-playable-unbroken = hearts not broken yet
part-playable-no_blood_yet = carry points in the first trick
figure-penalty = points of the card
figure-taken_points = points taken
figure-points_for = points of this deal
figure-led_suit = suit led
part-led_suit-card = of the first card
figure-opens = may open
part-opens-two = is a 2
part-opens-clubs = is of clubs
figure-pass_distance = how many seats it is passed
