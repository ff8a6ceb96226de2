"""What an API key may do. A session may do everything its account may."""

import enum
from collections.abc import Iterable


class Scope(enum.StrEnum):
    GAMES_READ = "games:read"
    GAMES_PLAY = "games:play"
    WEBHOOKS_MANAGE = "webhooks:manage"


# A key carries its scopes as bits. The order is part of every key ever made: add at the end, never move.
# 1 << 2 was for card sets, which need no scope now.
BITS: dict[Scope, int] = {
    Scope.GAMES_READ: 1 << 0,
    Scope.GAMES_PLAY: 1 << 1,
    Scope.WEBHOOKS_MANAGE: 1 << 3,
}


def to_bits(scopes: Iterable[Scope]) -> int:
    return sum(BITS[scope] for scope in set(scopes))


def from_bits(bits: int) -> frozenset[Scope]:
    return frozenset(scope for scope, bit in BITS.items() if bits & bit)
