"""`python -m interpreter.cli` is `lictor`."""

from interpreter.cli import main

main()
