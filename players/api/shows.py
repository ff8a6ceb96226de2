"""From rows to the bodies that are sent."""

from collections.abc import Sequence
from uuid import UUID

import msgspec

import words
from accounts.models import Account
from accounts.preferences import Preferences
from games.services.views import GameResult
from players.api import bodies
from players.avatars import address_of
from players.boards import Board, RankedPlayer
from players.history import HistoryPage, Opponent
from players.models import ALL_TIME, CardCount, PlayedGame, PlayerBlock, PlayerStanding
from players.numbers import number_of, shown
from players.profiles import FAVOURITES, SEASONS_SHOWN, Profile
from players.seasons import times_of
from players.standings import rating_in


def name_of(account: Account) -> str:
    return account.display_name or account.username or "?"


def avatar_of(account: Account) -> str:
    return address_of(account.pk, msgspec.convert(account.preferences, Preferences).avatar)


def profile(found: Profile, language: str) -> bodies.PlayerProfile:
    return bodies.PlayerProfile(
        id=found.account.pk,
        name=name_of(found.account),
        avatar=avatar_of(found.account),
        private=found.is_private,
        blocked=found.is_blocked,
        since=None if found.is_private else found.account.date_joined,
        records=[
            _record(ruleset, rows, found.cards.get(ruleset, []), language) for ruleset, rows in found.standings.items()
        ],
    )


def _record(ruleset: str, rows: list[PlayerStanding], cards: list[CardCount], language: str) -> bodies.PlayerRecord:
    of_all_time = next(row for row in rows if row.season == ALL_TIME)
    seasons = [bodies.SeasonPlace(row.season, row.rank) for row in reversed(rows) if row.rank]
    return bodies.PlayerRecord(
        ruleset=ruleset,
        rating=shown(rating_in(of_all_time)) if of_all_time.rated_games else None,
        games=of_all_time.games,
        wins=of_all_time.wins,
        streak=of_all_time.streak,
        best_streak=of_all_time.best_streak,
        favourite_cards=[_card(card, language) for card in cards[:FAVOURITES]],
        seasons=seasons[:SEASONS_SHOWN],
    )


def _card(row: CardCount, language: str) -> bodies.FavouriteCard:
    name = row.names.get(language) or row.names.get(words.FALLBACK) or row.card
    return bodies.FavouriteCard(row.card, name, row.times)


def history(page: HistoryPage, language: str) -> bodies.FinishedGamePage:
    items = [_finished(row, page, language) for row in page.rows]
    return bodies.FinishedGamePage(items, page.next_cursor)


def _finished(row: PlayedGame, page: HistoryPage, language: str) -> bodies.FinishedGame:
    rating = number_of(row.mu_after) if row.mu_after is not None else None
    before = number_of(row.mu_before) if row.mu_before is not None else None
    others = [who for number, who in page.opponents[row.game_id] if number != row.seat]
    return bodies.FinishedGame(
        game=row.game_id,
        ruleset=row.ruleset,
        result=GameResult.WON if row.won else GameResult.LOST,
        place=row.place,
        seats=row.seats,
        opponents=[_opponent(who, language) for who in others],
        rated=row.rated_id is not None,
        rating=rating,
        rating_change=rating - before if rating is not None and before is not None else None,
        finished_at=row.finished_at,
        seconds=row.seconds,
        replay=_replay_of(row.game_id),
    )


def _opponent(who: Opponent, language: str) -> bodies.OpponentShown:
    name = who.name or words.say(language, "seat-without-name")
    return bodies.OpponentShown(name, who.account_id, who.bot or None)


def _replay_of(game_id: UUID) -> str:
    return f"/api/v1/games/{game_id}/replay"


def leaderboard(board: Board, found: Sequence[RankedPlayer], cursor: str | None = None) -> bodies.Leaderboard:
    times = times_of(board.season) if board.season != ALL_TIME else None
    return bodies.Leaderboard(
        ruleset=board.ruleset,
        season=board.season,
        starts_at=times.starts_at if times else None,
        ends_at=times.ends_at if times else None,
        items=[_entry(one) for one in found],
        next_cursor=cursor,
    )


def _entry(one: RankedPlayer) -> bodies.LeaderboardEntry:
    return bodies.LeaderboardEntry(
        rank=one.rank,
        player=one.account.pk,
        name=name_of(one.account),
        avatar=avatar_of(one.account),
        rating=shown(rating_in(one.standing)),
    )


def blocked(row: PlayerBlock) -> bodies.BlockedPlayer:
    return bodies.BlockedPlayer(row.blocked_id, name_of(row.blocked), avatar_of(row.blocked), row.at)
