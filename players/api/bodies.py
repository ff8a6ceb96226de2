"""The bodies of this room: what is sent and what is answered, as Structs."""

from datetime import datetime
from enum import StrEnum
from typing import Annotated
from uuid import UUID

import msgspec
from msgspec import Meta

from games.services.tables import RulesetName
from games.services.views import GameResult
from players.numbers import RatingShown
from uu_service.api.pages import PageQuery

Season = Annotated[int, Meta(description="A season: its year and its quarter, like 20264.")]
RulesetFilter = Annotated[Annotated[str, Meta(max_length=40)] | None, Meta(description="Only games of this ruleset.")]


class FavouriteCard(msgspec.Struct, frozen=True):
    """A card that somebody plays often."""

    card: str
    """Which card it is, as its card set calls it."""
    name: str
    """What it is called, in your language."""
    times: int
    """How often it was played."""


class SeasonPlace(msgspec.Struct, frozen=True):
    """Where somebody stood when a season ended."""

    season: Season
    rank: int
    """The place on its leaderboard."""


class PlayerRecord(msgspec.Struct, frozen=True):
    """What somebody has done in one kind of game."""

    ruleset: RulesetName
    """Which game."""
    rating: RatingShown | None
    """How good this player is; null: has played no rated game."""
    games: int
    """Finished games with at least one other person."""
    wins: int
    """Those that were won."""
    streak: int
    """How many were won in a row, up to the last one."""
    best_streak: int
    """The most that were ever won in a row."""
    favourite_cards: list[FavouriteCard]
    """The cards played most, counted some minutes after each game."""
    seasons: list[SeasonPlace]
    """Places in the last seasons that are over, the newest first."""


class PlayerProfile(msgspec.Struct, frozen=True):
    """Somebody who plays, as you may see them."""

    id: UUID
    """The id of the player: the account's."""
    name: str
    """What the player is called."""
    avatar: str
    """The address of the player's avatar, an SVG that never changes."""
    private: bool
    """There is nothing else to be seen: by the player's choice, or for you."""
    blocked: bool
    """You have blocked this player."""
    since: datetime | None
    """Since when the player is here; null: private."""
    records: list[PlayerRecord]
    """What the player has done, by kind of game; empty: nothing yet, or private."""


class OpponentShown(msgspec.Struct, frozen=True):
    """Somebody else who sat at the table."""

    name: str
    """What they were called then."""
    player: UUID | None
    """Who it is; null: a bot, or an account that was deleted."""
    bot: str | None
    """The kind of bot; null: a person."""


class FinishedGame(msgspec.Struct, frozen=True):
    """A game that somebody has played to its end."""

    game: UUID
    """The id of the game."""
    ruleset: RulesetName
    """What kind of game."""
    result: GameResult
    """What it was for the player."""
    place: int
    """The place of the player, counted as in sport: 1, 2, 2, 4."""
    seats: int
    """How many played."""
    opponents: list[OpponentShown]
    """Who else did."""
    rated: bool
    """It has changed ratings."""
    rating: int | None
    """The player's rating afterwards; null: it was not rated."""
    rating_change: int | None
    """By how much it changed; null: it was not rated."""
    finished_at: datetime
    """When it ended."""
    seconds: int
    """How long it took, from its start."""
    replay: str
    """The address of its replay."""


class FinishedGamePage(msgspec.Struct, frozen=True):
    items: list[FinishedGame]
    """Games, the last that ended first."""
    next_cursor: str | None
    """Send it as `cursor` for the next page; null: this is the last."""


class PlayerGamesQuery(PageQuery, forbid_unknown_fields=True):
    ruleset: RulesetFilter = None


class EndedStatus(StrEnum):
    """Which of your games are listed."""

    FINISHED = "finished"


class MyGamesQuery(PlayerGamesQuery, forbid_unknown_fields=True):
    status: Annotated[EndedStatus, Meta(description="Those that were played to their end.")] = EndedStatus.FINISHED
    result: Annotated[GameResult | None, Meta(description="Only games that ended so for you.")] = None


class BlockedPlayer(msgspec.Struct, frozen=True):
    """Somebody whom you have blocked."""

    id: UUID
    """The id of the player."""
    name: str
    """What the player is called."""
    avatar: str
    """The address of the player's avatar."""
    at: datetime
    """Since when."""


class BlockedPage(msgspec.Struct, frozen=True):
    items: list[BlockedPlayer]
    """Whom you have blocked, the last first."""
    next_cursor: str | None
    """Send it as `cursor` for the next page; null: this is the last."""


class ReportReason(StrEnum):
    """What somebody did."""

    NAME = "display_name"
    STALLING = "stalling"
    COLLUDING = "colluding"
    CHEATING = "cheating"
    HARASSING = "harassing"


class NewReport(msgspec.Struct, forbid_unknown_fields=True):
    """What staff should look at."""

    reason: ReportReason
    """What the player did: an unfit name, letting others wait, playing together, cheating, harassing."""
    game: UUID | None = None
    """The game in which it happened; you and the player sat there."""
    event: Annotated[int, Meta(ge=1, le=2_000_000_000)] | None = None
    """The number of the event at which it happened, as `listEvents` counts them."""


class LeaderboardEntry(msgspec.Struct, frozen=True):
    """Somebody's place on a leaderboard."""

    rank: int
    """The place, counted as in sport: 1, 2, 2, 4. Beyond the first two hundred it is some minutes old."""
    player: UUID
    """The id of the player."""
    name: str
    """What the player is called."""
    avatar: str
    """The address of the player's avatar."""
    rating: RatingShown
    """The rating in this season, or of all time. Boards sort by its `score`."""


class Leaderboard(msgspec.Struct, frozen=True):
    """Those who play one kind of game, the best first."""

    ruleset: RulesetName
    """Which game."""
    season: int
    """Which season: its year and its quarter, like 20264; 0: all time."""
    starts_at: datetime | None
    """When the season began; null: all time."""
    ends_at: datetime | None
    """When the season ends; null: all time."""
    items: list[LeaderboardEntry]
    """Players, the best first."""
    next_cursor: str | None
    """Send it as `cursor` for the next page; null: this is the last."""


SeasonNumber = Annotated[int, Meta(ge=0, le=99994)]
WantedSeason = Annotated[
    SeasonNumber | None, Meta(description="A season, like 20264; 0: all time. Left out: the season that is played now.")
]


class LeaderboardQuery(PageQuery, forbid_unknown_fields=True):
    season: WantedSeason = None


class MyLeaderboardQuery(msgspec.Struct, forbid_unknown_fields=True):
    season: WantedSeason = None
    neighbours: Annotated[int, Meta(ge=0, le=20, description="How many above you, and how many below.")] = 5
