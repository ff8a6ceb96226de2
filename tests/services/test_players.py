"""Ratings, boards and histories on PostgreSQL: many games that end at the same instant are each rated once."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations
from typing import Any

import pytest
from django.db import connection

from accounts.models import Account
from games.models import Game
from players.again import Recounted, rate_again
from players.boards import Board, around, top
from players.marks import GRACE, close_seasons, mark_ranks
from players.models import PlayedGame, PlayerStanding, RatedGame, Season
from players.seasons import ALL_TIME, season_at, times_of
from tests.services.fleet import Services
from tests.services.test_races import Player
from tests.services.test_spine import TOY
from uu_service.api.pages import PageQuery

ROUNDS = 2


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


COPY_GAMES = """
    INSERT INTO games_game ({columns}) SELECT {values} FROM games_game, generate_series(1, %s) WHERE games_game.id = %s
"""
COPY_RESULTS = """
    INSERT INTO players_playedgame
        (game_id, seat, account_id, ruleset, finished_at, seconds, seats, place, won, is_public, cards_counted)
    SELECT id, 0, %s, 'toy', now(), 60, 2, 1, true, true, true FROM games_game WHERE id <> %s
"""


def test_a_page_of_a_history_reads_as_much_with_many_games_behind_it_as_with_few(players: list[Player]) -> None:
    game = str(players[0].http.post("games", json={"ruleset": "toy"}).json()["id"])
    few, many = (_pages_read(players[0].account, game, games) for games in (1000, 19_000))
    assert max(many) <= max(few) + 4 * len(many), (few, many)  # an index is a level deeper at most


def _pages_read(account: str, game: str, more: int) -> list[int]:
    """Pages of 8 kB that PostgreSQL looks at for one page of each history."""
    fields = [field.column for field in Game._meta.concrete_fields if field.column != "id"]
    columns, values = ", ".join(["id", *fields]), ", ".join(["gen_random_uuid()", *fields])
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM players_playedgame")
        cursor.execute(COPY_GAMES.format(columns=columns, values=values), [more, game])
        cursor.execute(COPY_RESULTS, [account, game])
        cursor.execute("ANALYZE players_playedgame")
    mine = PlayedGame.objects.filter(account_id=account).order_by("-id")
    kinds = (mine, mine.filter(ruleset="toy"), mine.filter(won=True), mine.filter(ruleset="toy", won=True))
    return [_buffers(rows[:20]) for rows in (*kinds, mine.filter(is_public=True))]


def _buffers(rows: Any) -> int:
    sql, params = rows.query.sql_with_params()
    with connection.cursor() as cursor:
        cursor.execute(f"EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) {sql}", params)
        plan = cursor.fetchone()[0][0]["Plan"]
    return int(plan["Shared Hit Blocks"] + plan["Shared Read Blocks"])
