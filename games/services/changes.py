"""What is done with every game that has changed: it is written, and the rooms that registered here are called.

Two lists, so that services know neither listeners nor bots nor webhooks: *within* the transaction, and *after* it.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Literal, NamedTuple
from uuid import UUID

from django.db import transaction

from games.store.locking import save_games
from games.store.open_game import OpenGame
from uu_service.statements import Statement


class GameChange(NamedTuple):
    """What listeners get after the commit. `bots_owe`: it is time for bots to answer, and nobody is playing them yet.

    `accounts`: those whose own log has grown.
    """

    game: UUID
    version: int
    has_news: bool
    bots_owe: bool
    has_notices: bool
    accounts: tuple[UUID, ...] = ()


Within = Callable[[Sequence[OpenGame]], None]
After = Callable[[Sequence[GameChange]], None]
Concern = Literal["has_news", "bots_owe", "has_notices"]
_within: list[tuple[Within, Literal["has_ended"] | None]] = []
_after: list[tuple[After, Concern | None]] = []


def register_within(listener: Within, only: Literal["has_ended"] | None = None) -> None:
    """It writes in the same transaction: all of it is committed, or nothing. `only`: not for every change."""
    _within.append((listener, only))


def register_after(listener: After, only: Concern | None = None) -> None:
    """It is called after the commit, with all changes or with `only` some. It may fail: nothing depends on it."""
    _after.append((listener, only))


def keep(*games: OpenGame, plays_bots: bool = False, beside: Sequence[Statement] = ()) -> None:
    """Write what has happened to these games, and tell. `plays_bots`: the caller plays their bots itself.

    `beside`: what else is to be written, of no game.
    """
    save_games(games, beside)
    for write, which in _within:
        if concerned := [game for game in games if which is None or getattr(game, which)]:
            write(concerned)
    changes = [_change(game, plays_bots) for game in games]
    for tell, only in _after:
        if told := [change for change in changes if only is None or getattr(change, only)]:
            transaction.on_commit(partial(tell, told), robust=True)


def _change(game: OpenGame, plays_bots: bool) -> GameChange:
    bots_owe = not plays_bots and game.asked_bot is not None
    told = tuple(game.told)
    return GameChange(game.row.id, game.row.version, game.has_news or bool(told), bots_owe, game.has_notices, told)
