"""No leak over HTTP: other faces on the cards that a viewer never sees change no byte of what it is told.

Bodies with their texts, headers, ETags and statuses, errors included, and the messages to its server. Time stands
still, request ids are given.
"""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, NamedTuple
from uuid import UUID

import pytest
from django.core.management import call_command

from games.bots.turns import play_bots
from games.models import Game, LoggedStep, OutboxEntry, Seat
from games.rules.kernel.game import State, decode, decode_table, encode, resume
from games.rules.kernel.rng import Rng
from games.rules.kernel.ruleset import Ruleset, ruleset_named
from games.services.batches import settle_oldest
from games.store import times
from games.store.decks import deck_of
from tests.games.people import Person, fill, open_table, without_pauses
from tests.harness.leaks import SEARCHES, Owners, owners_in, permute_faces, recorded_handles, seen_copies
from tests.harness.walk import seed_of
from tests.rules.kill_the_unicorns import leaks as hunting
from tests.webhooks.conftest import listen
from webhooks.fan_out import fan_out
from webhooks.models import Delivery

pytestmark = pytest.mark.django_db(transaction=True)
STRETCH = 8
SEEDS = int(os.environ.get("UU_LEAK_SEEDS", "4"))
MIX = [{"slug": f"unstable-unicorns-{name}"} for name in ("2e", "adventures", "dragons")]
GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "unstable_unicorns": ("unstable_unicorns", {}),
    "windows inside chains": ("unstable_unicorns", {"card_sets": MIX}),
    "kill_the_unicorns": ("kill_the_unicorns", {}),
}
"""Which rules are played, and what else the table is opened with."""
LEFT_OUT = {"RateLimit", "RateLimit-Policy", "Date", "Server-Time"}
Answers = list[tuple[int, dict[str, str], bytes]]


class Told(NamedTuple):
    """What a viewer has been told: answers to its requests, and messages to its server."""

    answers: Answers
    messages: list[str]

    @property
    def text(self) -> str:
        return b"".join(body for _, _, body in self.answers).decode() + "".join(self.messages)


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
        LoggedStep.objects.filter(game_id=self.game, last__gt=self.row.version).delete()
        OutboxEntry.objects.all().delete()
        Delivery.objects.all().delete()
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
    while fan_out():
        pass
    messages = Delivery.objects.filter(webhook__account=viewer.account).order_by("id").values_list("body", flat=True)
    return Told(
        [(a.status_code, {k: v for k, v in a.headers.items() if k not in LEFT_OUT}, a.content) for a in answers],
        list(messages),
    )


def is_running(game: str) -> bool:
    return Game.objects.get(pk=game).status == Game.Status.RUNNING


def play_on(people: list[Person], game: str, rng: Random) -> tuple[int, dict[str, Any]]:
    """One random action, taken: whose, and which."""
    seat = rng.choice(people[0].view(game)["waiting_for"])
    action = fill(rng.choice(people[seat].view(game)["prompts"]), rng)
    answer = people[seat].post(f"games/{game}/actions", action)
    assert answer.status_code == 200, answer.content
    return seat, action


def play_to_a_quiet_place(people: list[Person], game: str, rng: Random, actions: int) -> None:
    for _ in range(actions):
        play_on(people, game, rng)
    while decode(bytes(Game.objects.get(pk=game).state)).answers:
        play_on(people, game, rng)


def change_unseen(world: World, other: Any, owners: Owners, truth: list[Told], seed: int) -> None:
    """Other faces on what the viewer was never shown."""
    rng = Rng(seed_of(seed))
    if world.ruleset.name == "kill_the_unicorns":
        view, after = json.loads(truth[0].answers[0][2]), decode(bytes(Game.objects.get(pk=world.game).state))
        heard = [view["table"], view["you"], *events_in(truth[-1])]
        hunting.change_unseen(world.cards, other, heard, decode_table(world.ruleset, after.shown), rng)
    else:
        seen = seen_copies(other, owners, "".join(told_once.text for told_once in truth))
        permute_faces(other, [copy for copy in range(len(other.faces)) if copy not in seen], rng)


def events_in(told_once: Told) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(told_once.answers[1][2])["events"]
    return found


def has_searched(told_once: Told, seat: int | None) -> bool:
    """Who has seen all cards of a kind in a pile knows of every other that it is none."""
    return any(event["type"] in SEARCHES and event["seat"] == seat for event in events_in(told_once))


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("table", GAMES)
def test_a_viewer_cannot_tell_hidden_cards_apart(
    table: str, seed: int, monkeypatch: pytest.MonkeyPatch, settings: Any
) -> None:
    settings.WEBHOOK_ALLOWED_NETWORKS = ["127.0.0.0/8"]
    monkeypatch.setattr("games.services.start.fresh_secret", lambda: seed_of(seed))
    call_command("load_card_sets", verbosity=0)
    rng = Random(seed)
    people = [Person(f"P{number}") for number in range(3)]
    ruleset, more = GAMES[table]
    clock = without_pauses(ruleset, mode="live")
    settings_of_table = {"seats": {"min": 3, "max": 3}, "clock": clock, "access": "public", "spectators": True}
    game = open_table(people, ruleset, **settings_of_table, **more)
    place = seed % 4
    viewer, viewer_seat = (people[place], place) if place < 3 else (Person("Watcher"), None)
    listen(viewer, "http://127.0.0.1:9/")
    play_to_a_quiet_place(people, game, rng, 12 + 6 * (seed % 7))
    world = World(game)
    owners = owners_in(world.table())
    with still_time(world), recorded_handles(owners):
        world.put_back(world.table())
        actions: list[tuple[int, dict[str, Any]]] = []
        truth = [told(viewer, world)]
        while is_running(game) and len(actions) < STRETCH:
            actions.append(play_on(people, game, rng))
            truth.append(told(viewer, world))
    assert any(told_once.messages for told_once in truth) == (viewer_seat is not None)
    other = world.table()
    change_unseen(world, other, owners, truth, seed)
    with still_time(world):
        world.put_back(other)
        for number, expected in enumerate(truth):
            if has_searched(expected, viewer_seat):
                break
            assert told(viewer, world) == expected, f"after {number} actions"
            if number == len(actions):
                break
            seat, action = actions[number]
            answer = people[seat].post(f"games/{game}/actions", action)
            if answer.status_code == 422 and seat != viewer_seat:
                break  # another seat is offered other cards there
            assert answer.status_code == 200


def when(world: World) -> tuple[Any, ...]:
    """All that the clock and the bots go by."""
    row = Game.objects.get(pk=world.game)
    return row.opens_at, row.closes_at, row.settles_at, row.plays_at


@pytest.mark.parametrize("seed", range(4))
def test_pace_and_pausing_tell_nothing_of_hands(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """When bots will answer, and that the table waits, is the same whatever the bots and the deck hold."""
    monkeypatch.setattr("games.services.start.fresh_secret", lambda: seed_of(seed))
    call_command("load_card_sets", verbosity=0)
    ann, rng = Person("Ann"), Random(seed)
    game = open_table([ann], "unstable_unicorns", bots=2, clock={"mode": "live", "seconds": {"pace": 1.5}})
    world = _where_ann_alone_is_asked(ann, game, rng, after=8 + 6 * seed)
    action, owners = fill(ann.view(game)["prompts"][0], rng), owners_in(world.table())

    def played(table: Any) -> tuple[Any, ...]:
        with still_time(world):
            world.put_back(table)
            assert ann.post(f"games/{game}/actions", action).status_code == 200
            asked = when(world), told(ann, world)
            assert ann.patch(f"games/{game}/seats/0", {"away": True}).status_code == 200
            return *asked, when(world), told(ann, world)

    with recorded_handles(owners):
        truth = played(world.table())
    text = "".join(part.text for part in truth if isinstance(part, Told))
    other = world.table()
    hidden = [copy for copy in range(len(other.faces)) if copy not in seen_copies(other, owners, text)]
    permute_faces(other, hidden, Rng(seed_of(seed)))
    assert played(other) == truth


def _where_ann_alone_is_asked(ann: Person, game: str, rng: Random, after: int) -> World:
    """The table as it is then, after so many moves of anybody's."""
    for number in range(500):
        row, view = Game.objects.get(pk=game), ann.view(game)
        if number >= after and view["waiting_for"] == [0] and not decode(bytes(row.state)).answers:
            return World(game)
        with times.fixed(row.plays_at or row.opens_at):
            if view["prompts"]:
                ann.post(f"games/{game}/actions", fill(view["prompts"][0], rng))
            else:
                settle_oldest()
                play_bots(UUID(game))
    raise AssertionError("Ann is never asked alone")
