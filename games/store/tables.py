"""Tables and seats as rows: opened, sat down at, freed, moved up, opened again, forgotten."""

from uuid import UUID

from games.models import Game, Seat, Step
from games.rules.kernel.events import Event
from games.store import log


def insert_table(game: Game, seats: list[Seat], events: list[Event]) -> None:
    """A new table with its seats, and how it came about as its first step. Call it inside a transaction."""
    step = log.make_step(game.id, 0, game.created_at, events, None)
    game.version = step.last
    game.save(force_insert=True)
    Seat.objects.bulk_create(seats)
    Step.objects.bulk_create([step])


def insert_seat(seat: Seat) -> None:
    seat.save(force_insert=True)


def delete_seat(seat: Seat) -> None:
    seat.delete()


def move_seat(seat: Seat, number: int) -> None:
    seat.number = number
    Seat.objects.filter(pk=seat.pk).update(number=number)


def lock_with_accounts(game_id: UUID) -> tuple[Game | None, list[Seat]]:
    """The row under its lock, then its seats with whoever sits there."""
    row = Game.objects.select_for_update().filter(pk=game_id).first()
    return row, list(Seat.objects.filter(game_id=game_id).select_related("account").order_by("number"))


def rematch_of(game: Game) -> Game | None:
    return Game.objects.filter(rematch_of=game).first()


def forget_account(account_id: UUID) -> None:
    """Its seats stay, with nobody's name."""
    Seat.objects.filter(account_id=account_id).update(name="", account=None)


def row_with_steps(game_id: UUID) -> tuple[Game, list[Step]]:
    """A game and all that was done in it."""
    row = Game.objects.get(pk=game_id)
    return row, list(row.steps.order_by("last"))
