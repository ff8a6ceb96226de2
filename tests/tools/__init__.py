"""Programs of other people that checks and tests run."""
