"""What a game knows of its rulebooks: concepts, statements and worked examples, with values drawn from the rules."""
