"""Scenarios of Unstable Unicorns in the words of the game: given a table, when cards are played, then a table."""
