"""Two at the same instant, through two web processes on PostgreSQL: one outcome, and a log that could not be another.

UU_RACE_ROUNDS says how often each race is run (make soak: 2,000).
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import Any
from uuid import UUID

import httpx
import pytest
from django.conf import settings
from django.db import connection
from django.utils import timezone

from games.models import Game, LoggedStep, Seat
from games.rules.kernel.game import decode, decode_table, encode, resume
from games.rules.kernel.prompts import Action
from games.rules.kernel.ruleset import ruleset_named
from games.services.batches import settle_oldest
from games.store.decks import deck_of
from games.store.log import action_of
from tests.services.fleet import Services, Web
from tests.services.test_spine import TOY
from tests.services.windows import copies, game_at_window, start_game

ROUNDS = int(os.environ.get("UU_RACE_ROUNDS", "50"))
FAR = 3600.0


class Player:
    """A guest at a web process."""

    def __init__(self, web: Web) -> None:
        guest = httpx.post(f"{web.url}/api/v1/auth/guest", timeout=60).json()
        self.account = guest["account"]["id"]
        headers = {"Authorization": f"Bearer {guest['access']}"}
        self.http = httpx.Client(base_url=f"{web.url}/api/v1/", headers=headers, timeout=60)

    def act(self, game: UUID, **action: Any) -> int:
        return self.http.post(f"games/{game}/actions", json=action).status_code


@pytest.fixture
def web(services: Services) -> Web:
    return services.shared_web(workers=2, env=TOY)


@pytest.fixture
def players(web: Web) -> list[Player]:
    return [Player(web) for _ in range(3)]


def at_once(*deeds: Callable[[], Any]) -> list[Any]:
    """Do these at the same instant, each in a thread of its own."""

    def do(deed: Callable[[], Any]) -> Any:
        try:
            return deed()
        finally:
            connection.close()

    with ThreadPoolExecutor(len(deeds)) as pool:
        return list(pool.map(do, deeds))


def armed_window(players: list[Player]) -> tuple[Game, dict[int, str]]:
    """A game at its window in which both who are asked hold a Neigh; its id by seat."""
    game = game_at_window(3)
    for seat in game.seats.order_by("number"):
        Seat.objects.filter(pk=seat.pk).update(account_id=players[seat.number].account)
    ruleset, cards = ruleset_named(game.ruleset), deck_of(game).cards
    state = decode(bytes(game.state))
    table = decode_table(ruleset, state.checkpoint)
    asked = [prompt.seat for prompt in state.prompts if prompt.seat is not None]
    neighs = [copy for copy in table.deck if cards.faces[table.faces[copy]].id == "neigh"]
    held = {}
    for seat, copy in zip(asked, neighs, strict=False):
        table.deck.remove(copy)
        table.hands[seat].append(copy)
        held[seat] = table.card_id(copy)
    game.state = encode(resume(ruleset, cards, table, state.step).state)
    game.save(update_fields=["state"])
    game.refresh_from_db()
    return game, held


def prompt_of(game: Game, seat: int) -> str:
    return next(prompt.id for prompt in decode(bytes(game.state)).prompts if prompt.seat == seat)


def actions_of(game: UUID) -> list[Action]:
    steps = LoggedStep.objects.filter(game_id=game).order_by("last")
    return [action for step in steps if (action := action_of(step))]


def check_log(game: UUID, since: int) -> None:
    """Numbers without a gap, no prompt answered twice, and the row where the log ends."""
    steps = list(LoggedStep.objects.filter(game_id=game).order_by("last"))
    number = since
    for step in steps:
        assert step.first == number + 1
        number = step.last
    assert number == Game.objects.get(pk=game).version
    prompts = [action.prompt for action in actions_of(game) if action.prompt]
    assert len(prompts) == len(set(prompts))


def hand_of(game: UUID, seat: int) -> list[str]:
    row = Game.objects.get(pk=game)
    table = decode_table(ruleset_named(row.ruleset), decode(bytes(row.state)).shown)
    return [table.card_id(copy) for copy in table.hands[seat]]


def test_neigh_against_neigh(players: list[Player]) -> None:
    original, held = armed_window(players)
    one, two = held
    for game in copies(original, [FAR] * ROUNDS).ids:
        sent = [
            lambda seat=seat, game=game: players[seat].act(
                game, prompt=prompt_of(original, seat), type="neigh", card=held[seat]
            )
            for seat in (one, two)
        ]
        answers = at_once(*sent)
        assert sorted(answers) == [200, 409]
        loser = (one, two)[answers.index(409)]
        assert held[loser] in hand_of(game, loser)
        assert [action.type for action in actions_of(game)] == ["neigh"]
        check_log(game, original.version)


def test_neigh_against_pass(players: list[Player]) -> None:
    original, held = armed_window(players)
    one, two = held
    for game in copies(original, [FAR] * ROUNDS).ids:
        neighed, passed = at_once(
            lambda game=game: players[one].act(game, prompt=prompt_of(original, one), type="neigh", card=held[one]),
            lambda game=game: players[two].act(game, prompt=prompt_of(original, two), type="pass"),
        )
        assert neighed == 200
        assert [action.type for action in actions_of(game)] == (["pass", "neigh"] if passed == 200 else ["neigh"])
        check_log(game, original.version)


def test_neigh_against_timeout(players: list[Player]) -> None:
    original, held = armed_window(players)
    seat = next(iter(held))
    outcomes = set()
    for game in copies(original, [FAR] * ROUNDS).ids:
        now = timezone.now()
        closes = now + timedelta(milliseconds=10)
        settles = closes + timedelta(milliseconds=settings.CLOCK_GRACE_MS)
        Game.objects.filter(pk=game).update(closes_at=closes, settles_at=settles)

        def settle(game: UUID = game) -> None:
            while not settle_oldest() and Game.objects.get(pk=game).version == original.version:
                pass

        answer, _ = at_once(
            lambda game=game: players[seat].act(game, prompt=prompt_of(original, seat), type="neigh", card=held[seat]),
            settle,
        )
        taken = [action for action in actions_of(game) if action.prompt == prompt_of(original, seat)]
        assert len(taken) == 1
        assert (answer, taken[0].auto) in [(200, False), (409, True)]
        outcomes.add(answer)
        assert answer == 200 or held[seat] in hand_of(game, seat)
        check_log(game, original.version)
        Game.objects.filter(pk=game).update(settles_at=None)
    assert outcomes <= {200, 409}


def test_two_joins_for_the_last_seat(players: list[Player]) -> None:
    host, *others = players
    start_game("unstable_unicorns", 2, {})  # loads the card sets: a table that could never start is refused
    for _ in range(ROUNDS):
        table = host.http.post("games", json={"ruleset": "unstable_unicorns", "seats": {"min": 2, "max": 2}}).json()
        path = f"games/{table['id']}/seats"
        answers = at_once(*(lambda p=p, path=path: p.http.post(path).status_code for p in others))
        assert sorted(answers) == [200, 409]
        assert Seat.objects.filter(game_id=table["id"]).count() == 2


def test_two_starts(players: list[Player]) -> None:
    host = players[0]
    body = {"ruleset": "unstable_unicorns", "bots": ["random"], "access": "private"}
    start_game("unstable_unicorns", 2, {})  # loads the card sets
    for _ in range(ROUNDS):
        table = host.http.post("games", json=body).json()
        answers = at_once(*(lambda: host.http.post(f"games/{table['id']}/start").status_code for _ in range(2)))  # noqa: B023
        assert sorted(answers) == [200, 409]


def test_action_against_concede(players: list[Player]) -> None:
    original, held = armed_window(players)
    seat = next(iter(held))
    prompt = prompt_of(original, seat)
    for game in copies(original, [FAR] * ROUNDS).ids:
        acted, conceded = at_once(
            lambda game=game: players[seat].act(game, prompt=prompt, type="pass"),
            lambda game=game: players[seat].act(game, type="concede"),
        )
        assert conceded == 200
        types = [(action.type, action.auto) for action in actions_of(game)[:2]]
        assert types in ([("pass", False), ("concede", False)], [("concede", False), ("pass", True)])
        assert acted == (200 if types[0][0] == "pass" else 409)
        check_log(game, original.version)
