"""Leaderboards: who is on them, in which order, and that a rank is never counted from the top."""

from datetime import UTC, datetime, timedelta
from uuid import UUID, uuid4

import pytest
from django.utils import timezone

from accounts.models import Account
from accounts.moderation import do_ban, do_unban
from players import marks
from players.boards import Board, around, rank_of, top
from players.marks import GRACE, close_seasons, mark_ranks
from players.models import ALL_TIME, PlayerStanding, RankMark, Season
from players.seasons import is_season, season_at, season_before, times_of
from tests.games.people import Person
from tests.players.people import won_by
from uu_service.api.pages import PageQuery

pytestmark = pytest.mark.django_db(transaction=True)
NOW = season_at(timezone.now())


def stand(*scores: float, season: int = ALL_TIME, ruleset: str = "toy") -> list[UUID]:
    """Accounts with these scores."""
    accounts = [Account(display_name=f"P{number}") for number, _ in enumerate(scores)]
    Account.objects.bulk_create(accounts)
    PlayerStanding.objects.bulk_create(
        PlayerStanding(
            account_id=account.pk, ruleset=ruleset, season=season, score=score, rated_games=1, is_listed=True
        )
        for account, score in zip(accounts, scores, strict=True)
    )
    return [account.pk for account in accounts]


def test_the_winner_leads_this_season_and_all_time(client, ann: Person, bob: Person) -> None:
    won_by(ann, [ann, bob])
    for query in ("", "?season=0", f"?season={NOW}"):
        answer = client.get(f"/api/v1/leaderboards/toy{query}")
        assert answer.status_code == 200 and "public" in answer["Cache-Control"]
        rows = [(row["rank"], row["name"]) for row in answer.json()["items"]]
        assert rows == [(1, "Ann"), (2, "Bob")]
    assert client.get("/api/v1/leaderboards/toy").json()["season"] == NOW
    assert client.get(f"/api/v1/leaderboards/toy?season={season_before(NOW)}").json()["items"] == []


def test_one_sees_oneself_between_neighbours(ann: Person, bob: Person) -> None:
    won_by(ann, [ann, bob])
    assert [row["name"] for row in bob.get("me/leaderboards/toy").json()["items"]] == ["Ann", "Bob"]
    assert [row["rank"] for row in bob.get("me/leaderboards/toy?neighbours=0&season=0").json()["items"]] == [2]
    assert Person("Eve").get("me/leaderboards/toy").json()["items"] == []


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("leaderboards/chess", 404),
        ("leaderboards/toy?season=20265", 400),
        ("leaderboards/toy?season=20260", 400),
        ("leaderboards/toy?season=99994", 400),
        ("leaderboards/toy?season=-1", 400),
        ("leaderboards/toy?season=now", 400),
        ("leaderboards/toy?limit=1000", 400),
        ("leaderboards/toy?cursor=e30", 400),
        ("me/leaderboards/toy?neighbours=21", 400),
        ("me/leaderboards/toy?cursor=x", 400),
    ],
)
def test_a_board_that_is_not_there_is_refused(ann: Person, path: str, status: int) -> None:
    assert ann.get(path).status_code == status


def test_who_hides_or_is_banned_is_on_no_board_until_that_changes(client, ann: Person, bob: Person) -> None:
    def names() -> list[str]:
        return [row["name"] for row in client.get("/api/v1/leaderboards/toy").json()["items"]]

    ann.patch("me", {"preferences": {"profile": "private"}})
    won_by(ann, [ann, bob])
    assert names() == ["Bob"]
    ann.patch("me", {"preferences": {"profile": "public"}})
    assert names() == ["Ann", "Bob"]
    do_ban(UUID(bob.account), by=UUID(ann.account), reason="test")
    assert names() == ["Ann"]
    do_unban(UUID(bob.account), by=UUID(ann.account), reason="test")
    assert names() == ["Ann", "Bob"]


def test_equal_scores_share_a_rank_on_every_page(toy) -> None:
    stand(9, 8, 8, 8, 7, 6, 6, 5)
    ranks, cursor = [], None
    for _ in range(4):
        page = top(Board("toy", ALL_TIME), PageQuery(cursor=cursor, limit=2))
        ranks += [one.rank for one in page.players]
        cursor = page.next_cursor
    assert ranks == [1, 2, 2, 2, 5, 6, 6, 8] and cursor is None


def test_neighbours_stand_in_the_order_of_the_board(toy) -> None:
    stand(*[8] * 5, 9, 7)
    board = Board("toy", ALL_TIME)
    everybody = [one.account.pk for one in top(board, PageQuery()).players]
    for place, account in enumerate(everybody):
        near = [one.account.pk for one in around(board, account, 2)]
        assert near == everybody[max(0, place - 2) : place + 3]


def test_a_rank_is_right_with_marks_and_without(toy, monkeypatch) -> None:
    monkeypatch.setattr(marks, "_MARKS", marks._MARKS.replace(f"% {marks.EVERY}", "% 3"))
    scores = [20, 19, 18, 18, 18, 18, 17, 16, 16, 15, 3, 2, 1]
    stand(*scores)
    board = Board("toy", ALL_TIME)
    right = {score: 1 + sum(other > score for other in scores) for score in [*scores, 21, 0, 17.5]}
    assert {score: rank_of(board, score) for score in right} == right
    assert mark_ranks() == mark_ranks() == RankMark.objects.count() > 2
    assert {score: rank_of(board, score) for score in right} == right


def test_seasons_are_quarters() -> None:
    assert season_at(datetime(2026, 12, 31, 23, 59, 59, tzinfo=UTC)) == 20264
    assert season_at(datetime(2027, 1, 1, tzinfo=UTC)) == 20271
    assert [season_before(season) for season in (20271, 20264)] == [20264, 20263]
    assert times_of(20264) == (datetime(2026, 10, 1, tzinfo=UTC), datetime(2027, 1, 1, tzinfo=UTC))
    assert [is_season(number) for number in (20264, 20260, 20265, 0, 4, 99994)] == [
        True,
        False,
        False,
        False,
        False,
        False,
    ]


def test_a_season_is_closed_once_some_time_after_its_end(toy) -> None:
    season, end = 20263, times_of(20263).ends_at
    accounts = stand(5, 7, 7, 1, season=season)
    assert close_seasons(end + GRACE - timedelta(seconds=1)) >= 0
    assert not Season.objects.filter(pk=season).exists()
    assert close_seasons(end + GRACE) >= 1
    ranks = dict(PlayerStanding.objects.filter(season=season).values_list("account_id", "rank"))
    assert [ranks[account] for account in accounts] == [3, 1, 1, 4]
    PlayerStanding.objects.filter(account_id=accounts[0]).update(score=99)
    assert close_seasons(end + GRACE) == 0
    assert PlayerStanding.objects.get(account_id=accounts[0]).rank == 3


def test_a_profile_tells_the_places_of_closed_seasons(ann: Person, bob: Person) -> None:
    won_by(ann, [ann, bob])
    PlayerStanding.objects.exclude(season=ALL_TIME).update(season=20263)
    assert bob.get(f"players/{ann.account}").json()["records"][0]["seasons"] == []
    close_seasons(times_of(20263).ends_at + GRACE)
    assert bob.get(f"players/{ann.account}").json()["records"][0]["seasons"] == [{"season": 20263, "rank": 1}]


def test_an_account_that_is_gone_is_on_no_page(toy) -> None:
    stand(3, 2)
    PlayerStanding.objects.create(
        account_id=uuid4(), ruleset="toy", season=ALL_TIME, score=2.5, rated_games=1, is_listed=True
    )
    assert [one.rank for one in top(Board("toy", ALL_TIME), PageQuery()).players] == [1, 3]
