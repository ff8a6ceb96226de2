"""What is kept about an account in this room, for its owner to take along: seats with their actions, and the log."""

from collections.abc import Iterator
from uuid import UUID

import msgspec
from django.db.models import Sum

from games.models import AccountLogEntry, Game, LoggedStep, Seat
from games.store.log import action_of


def game_rows(account_id: UUID) -> Iterator[dict[str, object]]:
    """Of each game: the seat, what it did, and how it ended. What others did is theirs."""
    for seat in Seat.objects.filter(account=account_id).select_related("game").order_by("game_id"):
        yield {
            "id": seat.game.pk,
            "ruleset": seat.game.ruleset,
            "status": seat.game.status,
            "created_at": seat.game.created_at,
            "started_at": seat.game.started_at,
            "finished_at": seat.game.finished_at,
            "outcome": seat.game.outcome,
            "seat": seat.number,
            "name": seat.name,
            "is_host": seat.game.host == seat.number,
            "away": seat.away,
            "stand_in": seat.stand_in,
            "actions": list(_actions(seat)),
        }


def count_game_rows(account_id: UUID) -> int:
    """Their events: the number of steps is about as large, and takes longer to count."""
    return Game.objects.filter(seats__account=account_id).aggregate(all=Sum("version"))["all"] or 0


def log_rows(account_id: UUID) -> Iterator[dict[str, object]]:
    for entry in AccountLogEntry.objects.filter(account_id=account_id).order_by("number").iterator():
        yield {"number": entry.number, "at": entry.at, "facts": msgspec.json.decode(bytes(entry.facts))}


def count_log_rows(account_id: UUID) -> int:
    return AccountLogEntry.objects.filter(account_id=account_id).count()


def _actions(seat: Seat) -> Iterator[dict[str, object]]:
    for step in LoggedStep.objects.filter(game_id=seat.game_id).order_by("last").iterator():
        action = action_of(step)
        if action is not None and action.seat == seat.number:
            yield {"at": step.at, "type": action.type, "fields": action.fields, "auto": action.auto}
