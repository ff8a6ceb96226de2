"""What a game leaves behind: a result for each person, and new ratings if it was rated.

It is written in the transaction that ends the game, so it is written exactly once.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

import msgspec

from games.models import Game, Seat
from games.rules.kernel.table import Outcome
from games.store.open_game import OpenGame
from players.models import ALL_TIME, PlayedGame, PlayerStanding, RatedGame
from players.places import places_of
from players.plackett_luce import rated
from players.ratings import Rating
from players.seasons import season_at
from players.standings import StandingKey, count_game, lock_standings, rating_in, save_standings, set_rating

Standings = dict[StandingKey, PlayerStanding]


def write_results(games: Sequence[OpenGame]) -> None:
    """Called with games that have just been finished. What was laid out for a scenario counts for nothing."""
    ended = [EndedGame(game) for game in games if game.row.scenario is None]
    if not ended:
        return
    standings = lock_standings({key for game in ended for key in game.standing_keys()})
    rows = [row for game in ended for row in game.results(standings)]
    PlayedGame.objects.bulk_create(rows)
    if standings:
        save_standings(standings.values())


@dataclass(frozen=True)
class EndedGame:
    """A game that is over, and who played it. A seat whose account is deleted has a place, and no result."""

    game: OpenGame

    @cached_property
    def people(self) -> list[Seat]:
        return [seat for seat in self.game.seats if seat.account_id]

    @cached_property
    def season(self) -> int:
        return season_at(self.game.now)

    @property
    def counts(self) -> bool:
        """Whether it is more than a game against bots alone."""
        return sum(not seat.bot for seat in self.game.seats) > 1

    @property
    def is_rated(self) -> bool:
        return self.game.row.rated and len(self.people) > 1

    def standing_keys(self) -> Iterator[StandingKey]:
        if self.counts:
            for seat in self.people:
                yield from (self._key(seat, ALL_TIME), self._key(seat, self.season))

    def results(self, standings: Standings) -> list[PlayedGame]:
        rows = [self._result(seat) for seat in self.people]
        for row, seat in zip(rows, self.people, strict=True):
            for standing in self._standings(seat, standings):
                count_game(standing, row.won)
        if self.is_rated:
            self._rate(rows, standings)
        return rows

    def _rate(self, rows: Sequence[PlayedGame], standings: Standings) -> None:
        """The sequence number is taken after the locks, so that somebody who plays two games at once is rated in its
        order."""
        one = RatedGame.objects.create(game=self.game.row, ruleset=self.game.row.ruleset, season=self.season)
        places = [row.place for row in rows]
        for season in (ALL_TIME, self.season):
            mine = [standings[self._key(seat, season)] for seat in self.people]
            before = [rating_in(standing) for standing in mine]
            after = rated(before, places)
            for row, standing, old, new in zip(rows, mine, before, after, strict=True):
                set_rating(standing, new)
                note_rating(row, season, old, new)
        for row in rows:
            row.rated = one

    def _standings(self, seat: Seat, standings: Standings) -> Iterable[PlayerStanding]:
        keys = (self._key(seat, ALL_TIME), self._key(seat, self.season))
        return [standings[key] for key in keys if key in standings]

    def _key(self, seat: Seat, season: int) -> StandingKey:
        assert seat.account_id is not None
        return StandingKey(seat.account_id, self.game.row.ruleset, season)

    @cached_property
    def _places(self) -> dict[int, int]:
        game, state = self.game, self.game.state
        assert state is not None
        away = {seat.number for seat in game.seats if seat.away}
        return places_of(game.ruleset, self._outcome, len(game.seats), conceded=state.conceded, away=away)

    @cached_property
    def _outcome(self) -> Outcome:
        return msgspec.convert(self.game.row.outcome, Outcome)

    def _result(self, seat: Seat) -> PlayedGame:
        row = self.game.row
        assert row.started_at is not None
        return PlayedGame(
            game=row,
            seat=seat.number,
            account_id=seat.account_id,
            ruleset=row.ruleset,
            finished_at=self.game.now,
            seconds=max(0, round((self.game.now - row.started_at).total_seconds())),
            seats=len(self.game.seats),
            place=self._places[seat.number],
            won=seat.number in self._outcome.winners,
            is_public=row.access == Game.Access.PUBLIC and row.spectators,
        )


def note_rating(row: PlayedGame, season: int, before: Rating, after: Rating) -> None:
    """What a rated game did to somebody. Of a season only what was before is kept: `rate_again` needs it."""
    if season == ALL_TIME:
        row.mu_before, row.sigma_before = before.mu, before.sigma
        row.mu_after, row.sigma_after = after.mu, after.sigma
    else:
        row.season_mu_before, row.season_sigma_before = before.mu, before.sigma
