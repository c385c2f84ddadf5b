"""Lictor: a rules interpreter for board games whose rules are data."""
