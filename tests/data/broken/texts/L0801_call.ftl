tell = { name($x) }
next = fine
