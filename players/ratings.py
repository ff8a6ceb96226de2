"""How good somebody is, as far as one can know: an estimate (mu) and how sure it is (sigma), one a ruleset."""

from collections.abc import Collection
from typing import NamedTuple
from uuid import UUID

from players.models import ALL_TIME, START_MU, START_SIGMA, PlayerStanding

SURE = 3
"""A score is so many sigmas below the estimate: somebody who is new stands at 0."""
SETTLED_SIGMA = 6.0
"""Below, a rating is no longer provisional: after about twenty games."""


class Rating(NamedTuple):
    """On openskill's scale: somebody new has 25 ± 25/3."""

    mu: float = START_MU
    sigma: float = START_SIGMA
    games: int = 0

    @property
    def score(self) -> float:
        """What this person almost certainly has at least."""
        return self.mu - SURE * self.sigma

    @property
    def is_provisional(self) -> bool:
        return self.sigma > SETTLED_SIGMA


NEW = Rating()
"""Of somebody who has played no rated game."""


def ratings_of(accounts: Collection[UUID], ruleset: str) -> dict[UUID, Rating]:
    """The rating of each of them, in one statement; `NEW` for those who have none."""
    rows = PlayerStanding.objects.filter(account_id__in=list(accounts), ruleset=ruleset, season=ALL_TIME)
    found = {
        account_id: Rating(mu, sigma, games)
        for account_id, mu, sigma, games in rows.values_list("account_id", "mu", "sigma", "rated_games")
    }
    return {account: found.get(account, NEW) for account in accounts}
