"""The contract between the games and everything that plays them. No input, output or game."""
