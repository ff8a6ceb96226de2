"""What the matcher asks about people: how they rate, who keeps apart, who has just played with whom."""

from collections.abc import Collection
from datetime import timedelta
from itertools import combinations
from uuid import UUID

from games.store.recent import tables_since
from matching.matcher.wishes import Pair
from players.blocks import blocked_among
from players.ratings import ratings_of
from players.spreads import spread_of

JUST_NOW = timedelta(minutes=30)


def ratings(accounts: Collection[UUID], ruleset: str) -> dict[UUID, float]:
    """In spreads. Somebody new has the rating of the middle."""
    spread = spread_of(ruleset)
    return {account: rating.mu / spread for account, rating in ratings_of(accounts, ruleset).items()}


def kept_apart(accounts: Collection[UUID]) -> set[Pair]:
    return blocked_among(accounts)


def just_played(accounts: Collection[UUID]) -> set[Pair]:
    """Those of them who have sat at one table that was opened a moment ago."""
    tables = tables_since(accounts, JUST_NOW)
    return {frozenset(pair) for seated in tables for pair in combinations(sorted(seated), 2)}
