tell = { $n ->
    [one] a card
    [one] one card
   *[other] cards
}
