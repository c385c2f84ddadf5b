tell =
next = { tell }
