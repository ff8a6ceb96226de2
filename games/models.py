"""Rows of this app. None yet."""
