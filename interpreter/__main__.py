"""`python -m interpreter` is `lictor`."""

from interpreter.cli import main

main()
