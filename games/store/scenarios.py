"""How a scenario is stored with its game, and which of its steps still hold after some were taken back."""

from collections.abc import Iterable
from typing import Annotated

import msgspec
from msgspec import Meta

from games.models import Game, LoggedStep, Seat
from games.rules.kernel.scenarios import LaidCards
from games.rules.kernel.table_events import ScenarioUndone
from games.store import log

MOST_PLACES = 60


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to try cards at: how many seats, who plays them, and which cards lie where when it begins."""

    seats: Annotated[int, Meta(ge=1, le=20)]
    """How many seats there are."""
    bot: Annotated[str, Meta(max_length=40)] | None = None
    """The kind of bot that plays all seats but the first; null: you play every seat."""
    laid: Annotated[list[LaidCards], Meta(max_length=MOST_PLACES)] = []
    """Which cards lie where; whatever is not named is dealt."""


def scenario_of(game: Game) -> Scenario | None:
    return None if game.scenario is None else msgspec.convert(game.scenario, Scenario)


def still_holding(steps: Iterable[LoggedStep]) -> list[LoggedStep]:
    """The steps that lead to where the game is now: without those that were taken back."""
    kept: list[LoggedStep] = []
    for step in steps:
        kept.append(step)
        if step.action:
            continue
        for logged in log.events_of(step):
            if isinstance(logged.event, ScenarioUndone):
                holds = logged.event.holds
                kept = [one for one in kept if one.last <= holds]
    return kept


def change_seats(seat: Seat, other: Seat) -> None:
    """The account of one seat takes another one: first it gets up, since it has one seat a table."""
    Seat.objects.filter(pk=seat.pk).update(account=None)
    Seat.objects.filter(pk=other.pk).update(account=seat.account_id)
    seat.account_id, other.account_id = None, seat.account_id
