"""The lobby on PostgreSQL: how many games there are behind its first page makes no difference to what it reads."""

from collections.abc import Callable
from uuid import UUID

import pytest

from accounts.credentials import liveness
from bench.crowd import fill_up
from games.models import Game, Seat
from players.models import PlayerBlock
from tests.games.conftest import toy  # noqa: F401 - a fixture
from tests.games.people import Person
from tests.services.fleet import Services
from tests.toy.ruleset import Toy
from tools.explained import ReadCost, cost_of

FEW, MANY = 10_000, 20_000
"""One in twenty waits for players, and two in three of these are public."""
PAGE = 20


def test_a_page_of_open_tables_costs_among_many_games_what_it_costs_among_few(
    services: Services,
    toy: Toy,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """For somebody who avoids nobody, and for somebody who has blocked people who wait at the newest tables."""
    monkeypatch.setattr(liveness, "seconds", 3600)  # else a slow machine asks again who it is
    host, guest, open_to_all, avoiding = (Person(name) for name in ("Host", "Guest", "Open", "Avoiding"))
    pattern = host.post("games", {"ruleset": "toy"}).json()["id"]
    assert guest.post(f"games/{pattern}/seats").status_code == 200
    for reader in (open_to_all, avoiding):
        assert reader.get("me").status_code == 200  # the first request also asks who it is
    few, many = (
        _costs(host, pattern, before, wanted, open_to_all, avoiding) for before, wanted in ((0, FEW), (FEW, MANY))
    )
    for cost, before in zip(many, few, strict=True):
        assert cost.statements == before.statements
        assert cost.rows <= before.rows + 2 * PAGE, (cost, before)
        assert cost.pages <= before.pages + 4 * PAGE, (cost, before)  # indexes are a level deeper


def _costs(host: Person, pattern: str, before: int, wanted: int, *readers: Person) -> list[ReadCost]:
    """Of the page among so many games, for each of these; the last has just blocked five who wait at the newest."""
    fill_up(UUID(pattern), UUID(host.account), before, wanted)
    newest = Game.objects.filter(status="lobby", access="public").order_by("-id")[:10:2]
    hosts = Seat.objects.filter(game__in=[game.id for game in newest], number=0).values_list("account_id", flat=True)
    blocks = [PlayerBlock(account_id=readers[-1].account, blocked_id=one) for one in set(hosts) if one]
    PlayerBlock.objects.bulk_create(blocks, ignore_conflicts=True)
    return [cost_of(_page(reader)) for reader in readers]


def _page(reader: Person) -> Callable[[], None]:
    def send() -> None:
        answer = reader.get(f"games?open=true&limit={PAGE}")
        assert answer.status_code == 200, answer.content
        assert len(answer.json()["items"]) == PAGE

    return send
