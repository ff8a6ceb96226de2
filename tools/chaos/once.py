"""What must have happened once: messages to other servers, results and ratings."""

import json
from collections import Counter, defaultdict
from typing import Any, NamedTuple

from games.models import Game, OutboxEntry, Seat
from players.again import rate_again
from players.models import PlayedGame, PlayerStanding, RatedGame
from tests.webhooks.receiver import Heard
from webhooks.models import Delivery
from webhooks.vocabulary import DeliveryStatus


class Messages(NamedTuple):
    """What the receiver has to say."""

    requests: int
    messages: int
    faults: list[str]


def all_delivered() -> bool:
    waiting = Delivery.objects.filter(status=DeliveryStatus.PENDING)
    return not OutboxEntry.objects.exists() and not waiting.exists()


def check_messages(heard: list[Heard], hooked: set[str]) -> Messages:
    """Every message arrived, by whichever attempt, always as the same; and no fact came as two messages."""
    faults: list[str] = []
    bodies: dict[str, set[bytes]] = defaultdict(set)
    for one in heard:
        bodies[one.id].add(one.body)
    faults += [f"message {one} came with {len(all_)} bodies" for one, all_ in bodies.items() if len(all_) > 1]
    stored = set(map(str, Delivery.objects.values_list("message", flat=True)))
    faults += [f"message {one} arrived and is not stored" for one in set(bodies) - stored]
    faults += [f"message {one} is stored and did not arrive" for one in stored - set(bodies)]
    facts = Counter(_fact(json.loads(min(all_))) for all_ in bodies.values())
    faults += [f"{fact} came as {count} messages" for fact, count in facts.items() if count > 1]
    seats = Seat.objects.filter(account_id__in=hooked, game__started_at__isnull=False).select_related("game")
    for seat in seats:
        wanted = {"game.started": True, "game.finished": seat.game.status == Game.Status.FINISHED}
        for kind, due in wanted.items():
            told = sum(count for fact, count in facts.items() if fact[:3] == (kind, str(seat.game_id), seat.number))
            if told != due:
                faults.append(f"{kind} of {seat.game_id} came {told} times to seat {seat.number}")
    return Messages(len(heard), len(bodies), faults)


def _fact(body: dict[str, Any]) -> tuple[Any, ...]:
    return body["type"], *(body["data"].get(name) for name in ("game", "seat", "version", "prompt", "away_seat"))


def faults_of_ratings() -> list[str]:
    """Each rated game that ended with a winner was counted once, and all numbers come out again from the results."""
    faults: list[str] = []
    rated = Game.objects.filter(rated=True, status=Game.Status.FINISHED)
    for game in rated:
        times = RatedGame.objects.filter(game=game).count()
        results = PlayedGame.objects.filter(game=game).exclude(rated=None).count()
        people = game.seats.exclude(account=None).count()
        if (times, results) != (1, people):
            faults.append(f"{game.pk}: rated {times} times, {results} results of {people} people")
    counted = Counter(PlayedGame.objects.exclude(rated=None).values_list("account_id", "ruleset"))
    for standing in PlayerStanding.objects.filter(season=0):
        expected = counted[standing.account_id, standing.ruleset]
        if standing.rated_games != expected:
            faults.append(f"{standing.account_id}: {standing.rated_games} rated games, {expected} results")
    again = rate_again(writes=False)
    if again.standings or again.results:
        faults.append(f"rated again, {again.standings} ratings and {again.results} results differ")
    return faults
