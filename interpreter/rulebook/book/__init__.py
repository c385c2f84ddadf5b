"""Reads a book: its text, sections, sentences, words and numbers, in the languages there are."""
