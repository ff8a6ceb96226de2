"""What other rooms ask of this one: ratings of several people, and who among them has blocked whom."""

from uuid import uuid4

import pytest

from accounts.models import Account
from players.blocks import blocked_among
from players.models import ALL_TIME, PlayerBlock, PlayerStanding
from players.ratings import NEW, Rating, ratings_of

pytestmark = pytest.mark.django_db


def test_ratings_are_of_one_game_and_of_all_time_and_one_statement(django_assert_num_queries) -> None:
    strong, new = uuid4(), uuid4()
    PlayerStanding.objects.create(
        account_id=strong, ruleset="toy", season=ALL_TIME, mu=31.5, sigma=4.25, rated_games=20
    )
    PlayerStanding.objects.create(account_id=strong, ruleset="toy", season=20264, mu=1, sigma=1)
    PlayerStanding.objects.create(account_id=new, ruleset="other", season=ALL_TIME, mu=1, sigma=1)
    with django_assert_num_queries(1):
        assert ratings_of([strong, new], "toy") == {strong: Rating(31.5, 4.25, 20), new: NEW}
    assert ratings_of([strong], "toy")[strong].score == 31.5 - 3 * 4.25
    assert (NEW.score, NEW.is_provisional) == (0, True)
    assert not Rating(31.5, 4.25, 20).is_provisional


def test_a_block_counts_in_both_directions_and_is_one_statement(django_assert_num_queries) -> None:
    ann, bob, cid, dan = (Account.objects.create(display_name=name) for name in ("Ann", "Bob", "Cid", "Dan"))
    PlayerBlock.objects.create(account=bob, blocked=ann)
    PlayerBlock.objects.create(account=ann, blocked=bob)
    PlayerBlock.objects.create(account=cid, blocked=ann)
    PlayerBlock.objects.create(account=dan, blocked=cid)
    with django_assert_num_queries(1):
        assert blocked_among([ann.pk, bob.pk, cid.pk]) == {frozenset({ann.pk, bob.pk}), frozenset({ann.pk, cid.pk})}
    assert blocked_among([bob.pk, cid.pk]) == blocked_among([]) == set()
