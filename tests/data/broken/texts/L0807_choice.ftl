tell = { $n ->
    [one] a card
   *[other] cards
next = fine
