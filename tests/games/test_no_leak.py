"""No leak over HTTP: other faces on the cards that a viewer never sees change no byte of what it is told.

Bodies, headers, ETags and statuses, errors included. Time stands still, request ids are given.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
from django.core.management import call_command

from games.models import Game, Seat, Step
from games.rules.kernel.game import State, decode, decode_table, encode, resume
from games.rules.kernel.rng import Rng
from games.rules.kernel.ruleset import Ruleset, ruleset_named
from games.store import times
from games.store.decks import deck_of
from tests.games.people import Person, fill, open_table
from tests.harness.leaks import owners_in, permute_faces, recorded_handles, seen_copies
from tests.harness.walk import seed_of

pytestmark = pytest.mark.django_db(transaction=True)
STRETCH = 8
LEFT_OUT = {"RateLimit", "RateLimit-Policy", "Date", "Server-Time"}
Told = list[tuple[int, dict[str, str], bytes]]


class World:
    """A game that can be put back to where it was, with other faces on some cards."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.row = Game.objects.get(pk=game)
        self.seats = list(Seat.objects.filter(game_id=game).values())
        self.ruleset: Ruleset = ruleset_named(self.row.ruleset)
        self.cards = deck_of(self.row).cards
        self.state: State = decode(bytes(self.row.state))

    def put_back(self, table: Any) -> None:
        self.row.state = encode(resume(self.ruleset, self.cards, table, self.state.step).state)
        self.row.save()
        Step.objects.filter(game_id=self.game, last__gt=self.row.version).delete()
        for seat in self.seats:
            Seat.objects.filter(pk=seat["id"]).update(**{key: seat[key] for key in ("away", "timeouts", "owes")})

    def table(self) -> Any:
        return decode_table(self.ruleset, self.state.checkpoint)


@contextmanager
def still_time(world: World) -> Iterator[None]:
    assert world.row.opens_at
    with times.fixed(world.row.opens_at):
        yield


def told(viewer: Person, world: World) -> Told:
    """Everything that a viewer can ask for, a refusal included."""
    after = world.row.version
    answers = [
        viewer.get(f"games/{world.game}", X_Request_ID="same-request"),
        viewer.get(f"games/{world.game}/events?after={after}", X_Request_ID="same-request"),
        viewer.post(f"games/{world.game}/actions", {"prompt": "x", "type": "pass"}, X_Request_ID="same-request"),
        viewer.get("games?mine=true", X_Request_ID="same-request"),
    ]
    return [(a.status_code, {k: v for k, v in a.headers.items() if k not in LEFT_OUT}, a.content) for a in answers]


def play_on(people: list[Person], game: str, rng: Random) -> tuple[int, dict[str, Any]]:
    """One random action: whose, and which."""
    seat = rng.choice(people[0].view(game)["waiting_for"])
    return seat, fill(rng.choice(people[seat].view(game)["prompts"]), rng)


@pytest.mark.parametrize("seed", range(4))
def test_a_viewer_cannot_tell_hidden_cards_apart(seed: int) -> None:
    call_command("load_card_sets", verbosity=0)
    rng = Random(seed)
    people = [Person(f"P{number}") for number in range(3)]
    game = open_table(people, "unstable_unicorns", seats={"min": 3, "max": 3})
    for _ in range(12 + 6 * seed):
        seat, action = play_on(people, game, rng)
        assert people[seat].post(f"games/{game}/actions", action).status_code == 200
    while decode(bytes(Game.objects.get(pk=game).state)).answers:
        seat, action = play_on(people, game, rng)
        people[seat].post(f"games/{game}/actions", action)
    world, viewer = World(game), people[seed % 3]
    owners = owners_in(world.table())
    with still_time(world), recorded_handles(owners):
        world.put_back(world.table())
        actions, truth = [], [told(viewer, world)]
        for _ in range(STRETCH):
            actions.append(play_on(people, game, rng))
            answer = people[actions[-1][0]].post(f"games/{game}/actions", actions[-1][1])
            assert answer.status_code == 200
            truth.append(told(viewer, world))
    text = b"".join(body for answers in truth for _, _, body in answers).decode()
    other = world.table()
    seen = seen_copies(other, owners, text)
    permute_faces(other, [copy for copy in range(len(other.faces)) if copy not in seen], Rng(seed_of(seed)))
    with still_time(world):
        world.put_back(other)
        for number, expected in enumerate(truth):
            assert told(viewer, world) == expected, f"after {number} actions"
            if number == STRETCH:
                break
            seat, action = actions[number]
            answer = people[seat].post(f"games/{game}/actions", action)
            if answer.status_code == 422 and people[seat] is not viewer:
                break  # another seat is offered other cards there
            assert answer.status_code == 200
