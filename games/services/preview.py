"""A private table in words, for somebody who has its code: what is played there, and with whom."""

from uuid import UUID

import msgspec

import words
from cards.selectors import version_names
from cards.texts import name_in
from games.models import Game
from games.services.views import GameStatus
from games.stepping.deadlines import ClockSettings
from games.store.decks import refs
from games.store.listing import game_with_code
from games.store.tables import row_with_seats
from uu_service.api.problems import kebab


class ChosenOption(msgspec.Struct, frozen=True):
    """An option of the table as it is set, in words."""

    name: str
    """The name of the option."""
    label: str
    """The option in words."""
    value: bool | int | str
    """What was chosen."""
    value_label: str
    """What was chosen, in words."""


class ChosenCardSet(msgspec.Struct, frozen=True):
    """A card set that the table plays with."""

    slug: str
    """The name of the set in addresses."""
    number: int
    """The number of the version."""
    name: str
    """What people call the set, in your language."""


class TablePreview(msgspec.Struct, frozen=True):
    """A private table as somebody sees it who has its code and does not sit there yet. `open`: you can join."""

    ruleset: str
    """What kind of game."""
    ruleset_label: str
    """The game in words."""
    status: GameStatus
    """Where it stands."""
    open: bool
    """Whether you may sit down."""
    host: str
    """Who may start it."""
    players: list[str]
    """Who sits there, by seat."""
    your_seat: int | None
    """Where you sit; null: you do not."""
    seats_taken: int
    """How many seats are taken."""
    min_seats: int
    """With how many it may start."""
    max_seats: int
    """How many there are at most."""
    options: list[ChosenOption]
    """Choices about the rules, in words."""
    clock: ClockSettings
    """How it is timed."""
    card_sets: list[ChosenCardSet]
    """What it is played with."""


def preview(code: str, account_id: UUID, language: str) -> TablePreview:
    """What the table is, and whether this account can join. Names only, as in a list of games."""
    row, seats = row_with_seats(game_with_code(code))
    names = {seat.number: seat.name or words.say(language, "seat-without-name") for seat in seats}
    is_free = row.status == Game.Status.LOBBY and len(seats) < row.max_seats
    return TablePreview(
        ruleset=row.ruleset,
        ruleset_label=words.say(language, f"ruleset-{kebab(row.ruleset)}"),
        status=GameStatus(row.status),
        open=is_free and str(account_id) not in row.removed,
        host=names.get(row.host, ""),
        players=list(names.values()),
        your_seat=next((seat.number for seat in seats if seat.account_id == account_id), None),
        seats_taken=len(seats),
        min_seats=row.min_seats,
        max_seats=row.max_seats,
        options=[_option(row.ruleset, name, value, language) for name, value in row.options.items()],
        clock=msgspec.convert(row.clock, ClockSettings),
        card_sets=_card_sets(row, language),
    )


def _option(ruleset: str, name: str, value: bool | int | str, language: str) -> ChosenOption:
    key = f"option-{kebab(ruleset)}-{kebab(name)}"
    own = f"option-value-{'yes' if value else 'no'}" if isinstance(value, bool) else f"{key}-{kebab(str(value))}"
    label = words.say(language, own) if words.has(own) else str(value)
    return ChosenOption(name, words.say(language, key), value, label)


def _card_sets(row: Game, language: str) -> list[ChosenCardSet]:
    chosen = refs(row)
    names = version_names([ref.id for ref in chosen])
    return [ChosenCardSet(ref.slug, ref.number, name_in(names[ref.id], language) or ref.slug) for ref in chosen]
