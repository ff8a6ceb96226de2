"""All ratings once more, from the results and in the order in which the games were rated.

It arrives at the numbers that are stored; where it does not, these are replaced. Games go on meanwhile.
"""

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from django.db import transaction

from players.finishing import note_rating
from players.models import ALL_TIME, PlayedGame, PlayerStanding, RatedGame
from players.plackett_luce import rated
from players.ratings import NEW, Rating
from players.standings import StandingKey, lock_standings, rating_in, save_standings, set_rating

BATCH = 1000
LOOKBACK = 1000
"""A sequence may become visible after a later one, if nobody plays in both games."""
NOTED = ["mu_before", "sigma_before", "mu_after", "sigma_after", "season_mu_before", "season_sigma_before"]


class Recounted(NamedTuple):
    """How many games were rated again, and how many stored numbers were not what came out."""

    games: int
    standings: int
    results: int


def rate_again(*, writes: bool = True) -> Recounted:
    """Rate every game again. What differs is written in one transaction, when no game has ended unnoticed."""
    recount = Recount()
    while True:
        recount.catch_up()
        wrong = recount.wrong_standings()
        if not writes or recount.is_written(wrong):
            return Recounted(len(recount.seen), len(wrong), len(recount.wrong_results))


class Recount:
    """How far it has come: who stood where after the games that were rated again."""

    def __init__(self) -> None:
        self.last = 0
        self.seen: set[int] = set()
        self.ratings: dict[StandingKey, Rating] = {}
        self.wrong_results: list[PlayedGame] = []

    def catch_up(self) -> None:
        while batch := self._unseen():
            results = defaultdict(list)
            for row in PlayedGame.objects.filter(rated__in=batch).order_by("seat"):
                results[row.rated_id].append(row)
            for game in batch:
                self._rate(game, results[game.sequence])
            self.seen.update(game.sequence for game in batch)
            self.last = max(self.last, batch[-1].sequence)

    def wrong_standings(self) -> dict[StandingKey, Rating]:
        """Those that are stored with other numbers, and what they should be."""
        rows = PlayerStanding.objects.filter(rated_games__gt=0)
        found = {}
        for row in rows.iterator(chunk_size=BATCH):
            key = StandingKey(row.account_id, row.ruleset, row.season)
            right = self.ratings.get(key, NEW)
            if rating_in(row) != right or row.score != right.score:
                found[key] = right
        return found

    @transaction.atomic
    def is_written(self, wrong: dict[StandingKey, Rating]) -> bool:
        """While all wrong rows are locked, no game can change them: it was counted before, or it is rated
        afterwards."""
        rows = lock_standings(wrong.keys())
        if RatedGame.objects.count() != len(self.seen):
            return False
        for key, row in rows.items():
            set_rating(row, wrong[key])
        if rows:
            save_standings(rows.values())
        PlayedGame.objects.bulk_update(self.wrong_results, NOTED, batch_size=BATCH)
        return True

    def _unseen(self) -> list[RatedGame]:
        games = RatedGame.objects.filter(sequence__gt=self.last - LOOKBACK).order_by("sequence")
        return [game for game in games[: LOOKBACK + BATCH] if game.sequence not in self.seen]

    def _rate(self, game: RatedGame, rows: Sequence[PlayedGame]) -> None:
        stored = [[getattr(row, name) for name in NOTED] for row in rows]
        for season in (ALL_TIME, game.season):
            before = [self._before(row, season) for row in rows]
            for row, old, new in zip(rows, before, rated(before, [row.place for row in rows]), strict=True):
                note_rating(row, season, old, new)
                if row.account_id:
                    self.ratings[StandingKey(row.account_id, game.ruleset, season)] = new
        self.wrong_results += [
            row for row, were in zip(rows, stored, strict=True) if [getattr(row, name) for name in NOTED] != were
        ]

    def _before(self, row: PlayedGame, season: int) -> Rating:
        """Of a deleted account nothing leads from one game to the next, so what was noted then is taken."""
        if row.account_id:
            return self.ratings.get(StandingKey(row.account_id, row.ruleset, season), NEW)
        if season == ALL_TIME:
            assert row.mu_before is not None and row.sigma_before is not None
            return Rating(row.mu_before, row.sigma_before)
        assert row.season_mu_before is not None and row.season_sigma_before is not None
        return Rating(row.season_mu_before, row.season_sigma_before)
