"""Words for the choices of a form, and the cards and seats that they are about."""

from games.rules.kernel.choices import Choice
from games.rules.kernel.table import Copy
from games.rules.kernel.words import Say, say
from games.rules.unstable_unicorns.cards import Cards
from games.rules.unstable_unicorns.table import UnicornTable


def describe(cards: Cards, table: UnicornTable, seat: int, of: str, choice: str) -> Choice:
    """A choice of this seat: a card, a seat, several seats, an effect by its card, or an option."""
    if of == "card":
        copy = table.copy_of(choice)
        return Choice(say("label-uu-card", card=choice)) if copy is None else _card(cards, table, copy)
    if of == "seat":
        return Choice(say("label-uu-seat", seat=int(choice)), seat=int(choice))
    if of == "targets":
        return _targets([int(target) for target in choice.split("+")])
    if of == "effect":
        return _effect(cards, table, seat, choice)
    return _option(choice)


def _option(choice: str) -> Choice:
    """What only this one of several lists of steps does, or its number in the text of the card."""
    if choice.startswith("option_"):
        return Choice(say("label-uu-option", number=int(choice.removeprefix("option_"))))
    return Choice(say(f"name-unstable-unicorns-verb-{choice.replace('_', '-')}"))


def _card(cards: Cards, table: UnicornTable, copy: Copy) -> Choice:
    face = cards.faces[table.faces[copy]].id
    zone, owner = table.place_of(copy)
    place = say(f"place-uu-{zone}") if owner is None else say(f"place-uu-{zone}", seat=owner)
    return Choice(say("label-uu-card", card=face), face, table.card_id(copy), owner, zone, place)


def _effect(cards: Cards, table: UnicornTable, seat: int, key: str) -> Choice:
    """An effect is called by its card; which of several copies it is, only the prompt's facts say."""
    face, _, _ = key.partition("-")
    return Choice(say("label-uu-card", card=face), face, seat=seat)


def _targets(seats: list[int]) -> Choice:
    if len(seats) == 1:
        return Choice(say("label-uu-seat", seat=seats[0]), seat=seats[0])
    return Choice(_several(seats))


def _several(seats: list[int]) -> Say:
    if len(seats) == 2:
        return say("label-uu-two-seats", seat=seats[0], seat_too=seats[1])
    return say("label-uu-more-seats", seat=seats[0], seat_too=seats[1], seats=len(seats) - 2)
