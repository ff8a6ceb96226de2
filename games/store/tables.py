"""Tables and seats as rows: opened, sat down at, freed, moved up, opened again, forgotten."""

from uuid import UUID

from accounts.models import Account
from games.models import Game, LoggedStep, Seat
from games.rules.kernel.events import Event
from games.store.open_game import make_step


def insert_table(game: Game, seats: list[Seat], events: list[Event]) -> None:
    """A new table with its seats, and how it came about as its first step. Call it inside a transaction."""
    step = make_step(game.id, 0, game.created_at, events)
    game.version = step.last
    game.save(force_insert=True)
    Seat.objects.bulk_create(seats)
    LoggedStep(**step._asdict()).save(force_insert=True)


def lock_account(account_id: UUID) -> Account:
    """What counts the account's tables then waits for others that do."""
    return Account.objects.select_for_update(no_key=True).get(pk=account_id)


def insert_seat(seat: Seat) -> None:
    seat.save(force_insert=True)


def delete_seat(seat: Seat) -> None:
    seat.delete()


def move_seat(seat: Seat, number: int) -> None:
    seat.number = number
    Seat.objects.filter(pk=seat.pk).update(number=number)


def lock_with_accounts(game_id: UUID) -> tuple[Game | None, list[Seat]]:
    """The row under its lock, then its seats with the accounts that sit there."""
    row = Game.objects.select_for_update().filter(pk=game_id).first()
    return row, list(Seat.objects.filter(game_id=game_id).select_related("account").order_by("number"))


def write_clock(game: Game) -> None:
    """It changes only at the start, so it is not among what playing writes."""
    Game.objects.filter(pk=game.pk).update(clock=game.clock)


def write_removed(game: Game) -> None:
    """Whom the host has removed changes only in the lobby."""
    Game.objects.filter(pk=game.pk).update(removed=game.removed)


def rematch_of(game: Game) -> Game | None:
    return Game.objects.filter(rematch_of=game).first()


def mark_away(game_id: UUID, account_id: UUID) -> None:
    """Without asking the rules: for a game that they cannot read."""
    Seat.objects.filter(game_id=game_id, account_id=account_id).update(away=True)


def forget_account(account_id: UUID) -> None:
    """Its seats stay, with nobody's name."""
    Seat.objects.filter(account_id=account_id).update(name="", account=None)


def row_with_seats(game_id: UUID) -> tuple[Game, list[Seat]]:
    """A game and who sits there, to be read only."""
    row = Game.objects.get(pk=game_id)
    return row, list(row.seats.order_by("number"))


def row_without_state(game_id: UUID) -> Game:
    """A game whose Table nobody will look at."""
    return Game.objects.defer("state").get(pk=game_id)


def row_with_steps(game_id: UUID) -> tuple[Game, list[LoggedStep]]:
    """A game and all that was done in it."""
    row = Game.objects.get(pk=game_id)
    return row, list(row.steps.order_by("last"))
