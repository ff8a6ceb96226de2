"""Drafts: opening, editing and comparing them, with what the editor needs for it."""
