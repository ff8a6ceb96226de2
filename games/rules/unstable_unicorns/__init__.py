"""The rulebook of Unstable Unicorns as code; its chapters are modules: set-up, turn, window, chain, end."""
