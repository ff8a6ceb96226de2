"""An app with one task, which takes minutes."""
