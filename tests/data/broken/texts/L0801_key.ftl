good = fine
1bad = words
