"""From a draft to a published version: checks of the whole set, the gate, freezing, the sets that ship."""
