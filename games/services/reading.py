"""Reading a game: who may, in which capacity, and never a window that should have closed."""

from collections.abc import Callable
from typing import TypeVar
from uuid import UUID

from games.models import Game, Seat
from games.services.settling import settle_if_due
from games.services.views import GameView, make_view
from games.store.avoiding import avoids_table
from games.store.seen import GameHead, heads, overseers_among, rows_as_they_are, rows_seen, seats_seen
from uu_service.api.problems import NotFound

Seen = TypeVar("Seen", GameHead, Game)


def access_game(game_id: UUID, account_id: UUID) -> GameHead:
    """The game, if this account may see it; a game that may not be seen is not there."""
    return _settled(heads, game_id, account_id)


def read_row(game_id: UUID, account_id: UUID) -> Game:
    """As `access_game`, with the whole row and the account's seat as `viewer`."""
    return _settled(rows_seen, game_id, account_id)


def read_view(game_id: UUID, account_id: UUID, language: str) -> GameView:
    """As `access_game`, with all that the account may know. Two statements."""
    row = read_row(game_id, account_id)
    return make_view(row, seats_seen(row.pk), row.now, row.viewer, language)


def _settled(read: Callable[[UUID, UUID], list[Seen]], game_id: UUID, account_id: UUID) -> Seen:
    """What was read, and read again if it had to be settled first."""
    found = read(game_id, account_id)
    if found and found[0].settles_at is not None and found[0].settles_at <= found[0].now:
        settle_if_due(game_id)
        found = read(game_id, account_id)
    if not found:
        raise NotFound
    seen = found[0]
    if seen.viewer is None and seen.status == Game.Status.LOBBY and avoids_table(account_id, game_id):
        raise NotFound
    if seen.viewer is None and not may_watch(seen.status, seen.access, seen.spectators):
        if not overseers_among([account_id]):
            raise NotFound
    return seen


def may_watch(status: str, access: str, spectators: bool) -> bool:
    if access == Game.Access.PRIVATE:
        return False
    return spectators or status == Game.Status.LOBBY


def read_for_all(game_id: UUID) -> tuple[Game, list[Seat]] | None:
    """The game's row, with the time as `now`, and its seats: to tell several people of it. Two statements."""
    found = rows_as_they_are(game_id)
    if found and found[0].settles_at is not None and found[0].settles_at <= found[0].now:
        settle_if_due(game_id)
        found = rows_as_they_are(game_id)
    return (found[0], seats_seen(game_id)) if found else None
