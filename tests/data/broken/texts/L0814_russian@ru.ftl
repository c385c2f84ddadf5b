tell = { $n ->
    [one] { $n } карта
   *[many] { $n } карт
}
