"""The admin of card sets: write a card, see it, try it, publish it."""

from cards.admin import cards, history, sets, versions

__all__ = ["cards", "history", "sets", "versions"]
