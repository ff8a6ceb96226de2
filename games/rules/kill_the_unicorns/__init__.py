"""Kill the Unicorns: hunts in which ties cancel, traps, a black market and rainbows.
Pure rules code over the kernel; the cards and their programs come from a card set."""
