tell = { NUMBER($n) ->
    [0] none
    [one] a card
   *[1] cards
}
