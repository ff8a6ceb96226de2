"""Words for the choices of a form: what a button says, as a message key and its arguments."""

from games.rules.kernel.words import Say, say
from games.rules.unstable_unicorns.cards import Cards
from games.rules.unstable_unicorns.table import UnicornTable


def label(cards: Cards, table: UnicornTable, of: str, choice: str) -> Say:
    """Words for a choice: a card's name, a seat's name, an option, an effect by its card."""
    if of == "card":
        copy = table.copy_of(choice)
        return say("label-uu-card", card=cards.faces[table.faces[copy]].id if copy is not None else choice)
    if of == "seat":
        return say("label-uu-seat", seat=int(choice))
    if of == "targets":
        return _targets([int(seat) for seat in choice.split("+")])
    if of == "effect":
        return say("label-uu-card", card=choice.split("-")[0])
    return say(f"label-uu-option-{choice.rstrip('_0123456789').replace('_', '-')}")


def _targets(seats: list[int]) -> Say:
    if len(seats) == 1:
        return say("label-uu-seat", seat=seats[0])
    if len(seats) == 2:
        return say("label-uu-two-seats", seat=seats[0], seat_too=seats[1])
    return say("label-uu-more-seats", seat=seats[0], seat_too=seats[1], seats=len(seats) - 2)
