"""Programs as sentences, in every language."""
