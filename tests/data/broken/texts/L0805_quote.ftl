tell = { NAME($card, form: "the) }
