"""What is kept about an account in this room, for its owner to take along. What others said about it is theirs."""

from collections.abc import Iterator
from datetime import datetime
from uuid import UUID

import msgspec

from accounts.exported import as_rows
from players.models import CardCount, PlayedGame, PlayerBlock, PlayerStanding, Report
from shapes.components import NamedUnion


class ExportedResult(msgspec.Struct, kw_only=True, tag_field="kind", tag="result"):
    """A game that you finished."""

    game_id: UUID
    """The id of the game."""
    ruleset: str
    """The name of its ruleset."""
    finished_at: datetime
    """When it was over."""
    seconds: int
    """How long it took."""
    seats: int
    """How many played."""
    seat: int
    """Your seat."""
    place: int
    """Your place, from 1."""
    won: bool
    """You won it."""
    rated_id: int | None
    """The number of the rated game; null: it was not rated."""
    mu_before: float | None
    """Your rating before it."""
    sigma_before: float | None
    """How uncertain it was."""
    mu_after: float | None
    """Your rating after it."""
    sigma_after: float | None
    """How uncertain it was then."""


class ExportedStanding(msgspec.Struct, kw_only=True, tag_field="kind", tag="standing"):
    """How you stand in one kind of game."""

    ruleset: str
    """The name of its ruleset."""
    season: int
    """Year and quarter, like 20264; 0: of all time."""
    games: int
    """How many you finished with at least one other person."""
    wins: int
    """How many of them you won."""
    streak: int
    """How many in a row until now."""
    best_streak: int
    """How many in a row at best."""
    rated_games: int
    """How many were rated."""
    mu: float
    """Your rating."""
    sigma: float
    """How uncertain it is."""
    score: float
    """What leaderboards sort by."""
    rank: int | None
    """Your final rank, once the season is closed."""


class ExportedCardCount(msgspec.Struct, kw_only=True, tag_field="kind", tag="card"):
    """How often you have played a card."""

    ruleset: str
    """The game that it belongs to."""
    card: str
    """The id of the card."""
    times: int
    """How often."""


class ExportedBlock(msgspec.Struct, kw_only=True, tag_field="kind", tag="block"):
    """Somebody whom you have blocked."""

    blocked_id: UUID
    """The id of their account."""
    at: datetime
    """Since when."""


class ExportedReport(msgspec.Struct, kw_only=True, tag_field="kind", tag="report"):
    """Somebody whom you have reported."""

    about_id: UUID
    """The id of their account."""
    reason: str
    """What they did."""
    game_id: UUID | None
    """In which game."""
    event: int | None
    """The number of the event that it is about."""
    at: datetime
    """When you reported it."""


class ExportedPlayerRow(NamedUnion):
    """A result, a standing, a card, a block or a report of yours, told apart by `kind`."""

    members = ExportedResult | ExportedStanding | ExportedCardCount | ExportedBlock | ExportedReport


def player_rows(account_id: UUID) -> Iterator[msgspec.Struct]:
    yield from as_rows(ExportedResult, PlayedGame.objects.filter(account_id=account_id))
    yield from as_rows(ExportedStanding, PlayerStanding.objects.filter(account_id=account_id))
    yield from as_rows(ExportedCardCount, CardCount.objects.filter(account_id=account_id))
    yield from as_rows(ExportedBlock, PlayerBlock.objects.filter(account=account_id))
    yield from as_rows(ExportedReport, Report.objects.filter(by=account_id))


def count_player_rows(account_id: UUID) -> int:
    return PlayedGame.objects.filter(account_id=account_id).count()
