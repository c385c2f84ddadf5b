tell = { $n ->
    [one] a card
    [few] some cards
   *[other] cards
}
