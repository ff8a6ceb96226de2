"""Whether stored games can be played on: what to ask after a backup was restored, or before a version is taken back."""

from collections.abc import Iterator
from typing import NamedTuple
from uuid import UUID

from django.db.models import F, Max, QuerySet, Sum

from games.models import Game, LoggedStep
from games.rules.kernel.game import decode
from games.rules.kernel.ruleset import rulesets
from games.store.decks import deck_of


class Stuck(NamedTuple):
    """A game that cannot be played on, and why, in words for operators."""

    game: UUID
    why: str


def running_games() -> QuerySet[Game]:
    return Game.objects.filter(status=Game.Status.RUNNING).order_by("pk")


def stuck_games() -> Iterator[Stuck]:
    """Those of the running games that nobody can play on."""
    for row in running_games().iterator(chunk_size=200):
        why = why_not_playable(row)
        if why:
            yield Stuck(row.pk, why)


def why_not_playable(row: Game) -> str:
    """Empty if it can be: its rules and cards are here, its state can be read, and its log leads up to it."""
    if row.ruleset not in {ruleset.name for ruleset in rulesets()}:
        return f"this version has no game called {row.ruleset}"
    try:
        deck_of(row)
    except Exception as error:  # noqa: BLE001 - whatever is wrong with its cards is what is asked for
        return f"its cards cannot be read ({type(error).__name__}: {error})"
    try:
        decode(bytes(row.state or b""))
    except Exception as error:  # noqa: BLE001 - likewise its state
        return f"its state cannot be read ({type(error).__name__}: {error})"
    return _what_the_log_lacks(row)


def _what_the_log_lacks(row: Game) -> str:
    steps = LoggedStep.objects.filter(game_id=row.pk)
    found = steps.aggregate(events=Sum(F("last") - F("first") + 1), last=Max("last"))
    if (found["events"] or 0, found["last"] or 0) == (row.version, row.version):
        return ""
    return f"its log has {found['events'] or 0} events up to number {found['last'] or 0}, and it has had {row.version}"
