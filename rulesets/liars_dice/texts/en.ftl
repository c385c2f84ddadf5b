# Liar's Dice: texts in English

game = Liar’s Dice
about = Bid on dice you cannot see, or call the bluff.
heading-round = Round { $number } · { NAME($active) }

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
name-enric = Enric
    .gender = masculine
    .of = Enric’s
name-fina = Fina
    .gender = feminine
    .of = Fina’s

name-Player = player
    .gender = masculine
    .the = the player
    .of = the player’s
    .a = a player
    .plural = players
name-Die = { $face }
    .gender = neuter
    .plural = dice
hidden-Die = a hidden die

tell-dice_rolled = { $number ->
        [one] The one die left is rolled.
       *[other] { $number } dice are rolled.
    } { NAME($speaker) } opens.
tell-bids = { NAME($player) }: { $number ->
        [one] one die
       *[other] { $number } dice
    } showing { $face }.
tell-doubts = { NAME($player) } does not believe { NAME($bidder, form: "of") } bid.
tell-calls_exact = { NAME($player) } says that { NAME($bidder, form: "of") } bid is exactly right.
tell-shows = { NAME($player) } shows { $dice }.
tell-counted = { $number ->
        [0] No die shows { $face }
        [one] One die shows { $face }
       *[other] { $number } dice show { $face }
    }; the bid was { $bid }.
tell-loses_a_die = { NAME($loser) } loses a die { $left ->
        [0] and is out.
        [one] and has one left.
       *[other] and has { $left } left.
    }

ask-speak-bid_or_doubt = { NAME($player) }: raise the bid or doubt it.
option-speak-bid_or_doubt-bid = { $number ->
        [one] one die
       *[other] { $number } dice
    } showing { $face }
option-speak-bid_or_doubt-doubt = I doubt it
option-speak-bid_or_doubt-exact = Exactly right

reason-bid_too_low = Bid more dice, or as many of a higher face.
reason-nothing_to_doubt = There is no bid yet.

end-last_with_dice = Only one player has dice left.

part-dice_left-cup = dice in the cup
part-dice_in_play-cups = dice in play
part-matching_dice-face = dice of the face bid
part-matching_dice-wild = wild dice

zone-cup = cup
track-speaker = turn
track-bidder = last bid by
track-bid_number = dice bid
track-bid_face = face bid
figure-dice_left = dice

## When they are explained

figure-raises = the bid is higher
part-raises-opening = it is the first
part-raises-more_dice = more dice
part-raises-higher_face = a higher face
figure-dice_in_play = dice in play
figure-matching_dice = dice that match
figure-round_loser = who loses the die
part-round_loser-bluff = the bid was a bluff
part-round_loser-true_bid = the bid was good
figure-still_in = who is still in
part-still_in-with_dice = with dice
figure-next_in = who is next
part-next_in-neighbour = the neighbour
part-next_in-beyond = the next with dice
part-round_loser-exact = it was called exact
part-round_loser-wrong = it was wrongly called exact
