"""Ratings, boards and histories on PostgreSQL: many games that end at the same instant are each rated once.

UU_HISTORY says how many games are behind the longest history (make soak: 100,000).
"""

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations
from typing import Any

import pytest
from django.db import connection

from accounts.credentials import liveness
from accounts.models import Account
from games.models import Game
from players.again import Recounted, rate_again
from players.boards import Board, around, top
from players.marks import GRACE, close_seasons, mark_ranks
from players.models import PlayedGame, PlayerStanding, RatedGame, Season
from players.seasons import ALL_TIME, season_at, times_of
from tests.games.conftest import _nobody_plays_too_fast, toy  # noqa: F401 - fixtures
from tests.services.fleet import Services
from tests.services.test_races import Player
from tests.services.test_spine import TOY
from tests.toy.ruleset import Toy
from tools.explained import ReadCost, cost_of
from tools.histories import filled
from uu_service.api.pages import PageQuery

ROUNDS = 2
GAMES = int(os.environ.get("UU_HISTORY", "20000"))


@pytest.fixture
def players(services: Services) -> list[Player]:
    web = services.shared_web(workers=2, env=TOY)
    found = [Player(web) for _ in range(5)]
    for one in found:
        Account.objects.filter(pk=one.account).update(is_guest=False, email=f"{one.account}@example.org")
    return found


def started(people: list[Player]) -> str:
    host, *others = people
    game = str(host.http.post("games", json={"ruleset": "toy", "rated": True}).json()["id"])
    for number, one in enumerate(others, start=1):
        assert one.http.post(f"games/{game}/seats", json={}).status_code == 200
        assert one.http.patch(f"games/{game}/seats/{number}", json={"ready": True}).status_code == 200
    assert host.http.post(f"games/{game}/start").status_code == 200
    return game


def concede(one: Player, game: str) -> list[int]:
    """Twice with one key, as an app does that has lost the answer; a database that was busy is asked again."""
    codes: list[int] = []
    for _ in range(40):
        answer = one.http.post(
            f"games/{game}/actions", json={"type": "concede"}, headers={"Idempotency-Key": f"concede-{game}"}
        )
        if answer.status_code not in (409, 503):
            codes.append(answer.status_code)
        if len(codes) == 2:
            break
    return codes


def together(*deeds: Callable[[], Any]) -> list[Any]:
    with ThreadPoolExecutor(len(deeds)) as pool:
        return [done.result() for done in [pool.submit(deed) for deed in deeds]]


def test_games_that_end_at_the_same_instant_are_each_rated_once_and_again_to_the_same_numbers(
    players: list[Player],
) -> None:
    games = [(list(pair), started(list(pair))) for _ in range(ROUNDS) for pair in combinations(players, 2)]
    games += [(players[:3], started(players[:3])), (players[2:], started(players[2:]))]
    two = [(pair[1], game) for pair, game in games if len(pair) == 2]
    codes = together(*(lambda one=one, game=game: concede(one, game) for one, game in two))
    assert codes == [[200, 200]] * len(two)
    for people, game in games[-2:]:
        together(*(lambda one=one, game=game: concede(one, game) for one in people[1:]))
    ids = [game for _, game in games]
    assert set(Game.objects.filter(pk__in=ids).values_list("status", flat=True)) == {"finished"}
    assert RatedGame.objects.count() == len(games)
    assert PlayedGame.objects.count() == sum(len(people) for people, _ in games)
    counts = dict(PlayerStanding.objects.filter(season=ALL_TIME).values_list("account_id", "rated_games"))
    played = {one.account: sum(one in people for people, _ in games) for one in players}
    assert {str(account): count for account, count in counts.items()} == played
    stored = list(PlayerStanding.objects.order_by("pk").values())
    assert rate_again() == Recounted(len(games), 0, 0)
    assert list(PlayerStanding.objects.order_by("pk").values()) == stored
    _boards_hold(players)


def _boards_hold(players: list[Player]) -> None:
    """Marks, pages, neighbours and the end of a season, on this database too; closed by two at once."""
    board = Board("toy", ALL_TIME)
    assert mark_ranks() == 0
    page = top(board, PageQuery(limit=3))
    rest = top(board, PageQuery(limit=3, cursor=page.next_cursor))
    everybody = [one.account.pk for one in (*page.players, *rest.players)]
    assert len(everybody) == len(players)
    assert [one.account.pk for one in around(board, everybody[2], 2)] == everybody
    season = season_at(RatedGame.objects.select_related("game").latest("sequence").game.finished_at)
    closed = together(*[lambda: _close(times_of(season).ends_at + GRACE)] * 4)
    assert Season.objects.filter(pk=season).count() == 1 and sum(closed) == Season.objects.count()
    assert min(PlayerStanding.objects.filter(season=season).values_list("rank", flat=True)) == 1


def _close(now: Any) -> int:
    try:
        return close_seasons(now)
    finally:
        connection.close()


def test_a_history_costs_with_many_games_behind_it_what_it_costs_with_few(
    services: Services,
    toy: Toy,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A page shows 20 games of two seats. One game more is read, to know whether there is a next page."""
    monkeypatch.setattr(liveness, "seconds", 3600)  # else a slow machine asks again who it is
    few, many = (_costs(filled(games, "toy", "kill_the_unicorns")) for games in (1000, GAMES))
    for request, cost in many.items():
        assert cost.statements == few[request].statements, request
        assert cost.rows <= 21 + 2 * 20 + 5, (request, cost)
        assert cost.pages <= few[request].pages + 30, (request, cost, few[request])  # indexes are a level deeper


def _costs(requests: Mapping[str, Callable[[], Any]]) -> dict[str, ReadCost]:
    """Of each request when it is sent for the second time: the first one also asks who it is."""
    shown = {what: len(send().get("items", ())) for what, send in requests.items()}
    assert sorted(set(shown.values())) == [0, 20], shown
    return {what: cost_of(send) for what, send in requests.items()}
