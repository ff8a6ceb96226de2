"""The cards that people play most, counted after their games: no game waits for it."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from uuid import UUID

import structlog
from django.db import transaction
from django.db.models import F

from games.models import LoggedStep
from games.rules.kernel.ruleset import ruleset_named
from games.rules.kernel.uses import Use
from games.services.settling import DATABASE_AWAY
from games.store.decks import deck_of
from games.store.log import events_of
from players.models import CardCount, PlayedGame

log = structlog.get_logger(__name__)
GAMES_AT_ONCE = 200


def count_cards() -> int:
    """A chore: count the cards of games that have ended since. Safe twice: each game is claimed by its rows."""
    waiting = PlayedGame.objects.filter(cards_counted=False).order_by("id").values_list("game_id", flat=True)
    games = list(dict.fromkeys(waiting[: GAMES_AT_ONCE * 8]))[:GAMES_AT_ONCE]
    return sum(_counted(game_id) for game_id in games)


def _counted(game_id: UUID) -> bool:
    """A game whose cards or events cannot be read any more is passed over: it must not hold up the others."""
    try:
        return _count_game(game_id)
    except DATABASE_AWAY:
        raise
    except Exception:
        log.exception("cards_not_counted", game_id=str(game_id))
        PlayedGame.objects.filter(game_id=game_id).update(cards_counted=True)
        return False


@transaction.atomic
def _count_game(game_id: UUID) -> bool:
    rows = list(
        PlayedGame.objects.select_for_update(of=("self",))
        .select_related("game")
        .filter(game_id=game_id, cards_counted=False)
        .order_by("account_id")
    )
    if not rows:
        return False
    names, played = deck_of(rows[0].game).names, _played_in(rows[0])
    for row in rows:
        if row.account_id:
            _add(row.account_id, row.ruleset, played[row.seat], names)
    PlayedGame.objects.filter(pk__in=[row.pk for row in rows]).update(cards_counted=True)
    return True


def _played_in(row: PlayedGame) -> Mapping[int, Counter[str]]:
    """How often each seat has played which card, as the whole table saw it."""
    played: Mapping[int, Counter[str]] = defaultdict(Counter)
    for step in LoggedStep.objects.filter(game_id=row.game_id).order_by("last").iterator():
        for use in _uses_in(row.ruleset, step):
            if use.part == "played" and use.seat is not None:
                played[use.seat][use.card] += 1
    return played


def _uses_in(ruleset: str, step: LoggedStep) -> Iterator[Use]:
    for logged in events_of(step):
        yield from ruleset_named(ruleset).uses(logged.event)


def _add(account_id: UUID, ruleset: str, played: Counter[str], names: Mapping[str, Mapping[str, str]]) -> None:
    for card, times in sorted(played.items()):
        mine = {"account_id": account_id, "ruleset": ruleset, "card": card}
        found = {"times": F("times") + times, "names": dict(names.get(card, {}))}
        if not CardCount.objects.filter(**mine).update(**found):
            CardCount.objects.create(**mine, times=times, names=found["names"])
