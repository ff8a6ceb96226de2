"""What is kept about an account in this room, for its owner to take along: seats with their actions, and the log."""

from collections.abc import Iterator
from datetime import datetime
from uuid import UUID

import msgspec
from django.db.models import Sum

from games.models import AccountLogEntry, Game, LoggedStep, Seat
from games.rules.kernel.prompts import Filling
from games.rules.kernel.table import Outcome
from games.store.log import action_of


class ExportedAction(msgspec.Struct, kw_only=True):
    """Something that you did at a table."""

    at: datetime
    """When."""
    type: str
    """The type of the action."""
    fields: dict[str, Filling]
    """What was chosen, by the field of the form."""
    auto: bool
    """It was done for you, because you were away or wanted it so."""


class ExportedGame(msgspec.Struct, kw_only=True):
    """A game with your seat at it. What others did is theirs."""

    id: UUID
    """The id of the game."""
    ruleset: str
    """The name of its ruleset."""
    status: str
    """How far it has come."""
    created_at: datetime
    """When the table was opened."""
    started_at: datetime | None
    """When it began."""
    finished_at: datetime | None
    """When it was over."""
    outcome: Outcome | None
    """How it ended."""
    seat: int
    """Your seat."""
    name: str
    """What you were called there."""
    is_host: bool
    """You are the table's host."""
    away: bool
    """You were away when something was last noted."""
    stand_in: str
    """The bot that plays for you; empty: none."""
    actions: list[ExportedAction]
    """What you did, in order."""


class ExportedLogEntry(msgspec.Struct, kw_only=True):
    """An entry of your account's log, which `me/events` reads out."""

    number: int
    """Its number."""
    at: datetime
    """When it was written."""
    facts: str
    """What happened, as JSON."""


def game_rows(account_id: UUID) -> Iterator[ExportedGame]:
    """Of each game: the seat, what it did, and how it ended. What others did is theirs."""
    for seat in Seat.objects.filter(account=account_id).select_related("game").order_by("game_id"):
        yield ExportedGame(
            id=seat.game.pk,
            ruleset=seat.game.ruleset,
            status=seat.game.status,
            created_at=seat.game.created_at,
            started_at=seat.game.started_at,
            finished_at=seat.game.finished_at,
            outcome=msgspec.convert(seat.game.outcome, Outcome | None),
            seat=seat.number,
            name=seat.name,
            is_host=seat.game.host == seat.number,
            away=seat.away,
            stand_in=seat.stand_in,
            actions=list(_actions(seat)),
        )


def count_game_rows(account_id: UUID) -> int:
    """Their events: the number of steps is about as large, and takes longer to count."""
    return Game.objects.filter(seats__account=account_id).aggregate(all=Sum("version"))["all"] or 0


def log_rows(account_id: UUID) -> Iterator[ExportedLogEntry]:
    for entry in AccountLogEntry.objects.filter(account_id=account_id).order_by("number").iterator():
        yield ExportedLogEntry(number=entry.number, at=entry.at, facts=bytes(entry.facts).decode())


def count_log_rows(account_id: UUID) -> int:
    return AccountLogEntry.objects.filter(account_id=account_id).count()


def _actions(seat: Seat) -> Iterator[ExportedAction]:
    for step in LoggedStep.objects.filter(game_id=seat.game_id).order_by("last").iterator():
        action = action_of(step)
        if action is not None and action.seat == seat.number:
            yield ExportedAction(at=step.at, type=action.type, fields=action.fields, auto=action.auto)
