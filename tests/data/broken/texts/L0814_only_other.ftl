tell = { $n ->
   *[other] cards
}
