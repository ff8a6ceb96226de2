"""The matcher by itself: who is seated with whom, as numbers and nothing else."""

from itertools import combinations
from random import Random
from typing import Any
from uuid import UUID

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from matching.lab.crowd import crowd
from matching.lab.run import speed
from matching.matcher.matching import match
from matching.matcher.patience import Patience
from matching.matcher.wishes import Match, Seeker
from tests.matching.waiting import somebody


def tables(*waiting: Seeker, **more: Any) -> list[list[int]]:
    """Who sits together, by number."""
    return [sorted(one.ticket.int for one in table.tickets) for table in match(waiting, **more)]


def pair(one: int, other: int) -> frozenset[UUID]:
    return frozenset((UUID(int=one), UUID(int=other)))


DUEL = (2,)


def test_two_who_want_the_same_meet() -> None:
    assert tables(somebody(1, sizes=DUEL), somebody(2, sizes=DUEL)) == [[1, 2]]


def test_one_alone_waits() -> None:
    assert tables(somebody(1)) == []


def test_two_kinds_of_table_never_mix() -> None:
    assert tables(somebody(1, sizes=DUEL), somebody(2, sizes=DUEL, pool="other")) == []


def test_the_nearest_rating_is_taken_first() -> None:
    far, near = somebody(2, rating=0.4, sizes=DUEL), somebody(3, rating=-0.1, sizes=DUEL)
    assert tables(somebody(1, waited=5, sizes=DUEL), far, near) == [[1, 3]]


def test_who_has_waited_longest_chooses_first() -> None:
    first, second = somebody(1, waited=9, rating=0.3, sizes=DUEL), somebody(2, waited=5, sizes=DUEL)
    assert tables(first, second, somebody(3, rating=0.2, sizes=DUEL)) == [[1, 3]]


@pytest.mark.parametrize(
    ("waited", "gap", "meets"), [(0, 0.4, True), (0, 0.6, False), (20, 0.9, True), (60, 1.6, False)]
)
def test_the_window_widens_with_the_wait(waited: float, gap: float, meets: bool) -> None:
    strong = somebody(2, rating=gap, sizes=DUEL)
    assert bool(tables(somebody(1, waited=waited, sizes=DUEL), strong)) is meets


def test_in_the_end_ratings_do_not_matter() -> None:
    assert tables(somebody(1, waited=500, sizes=DUEL), somebody(2, rating=9, sizes=DUEL)) == [[1, 2]]


def test_the_whole_table_lies_within_the_window() -> None:
    low, high = somebody(2, rating=-0.4, sizes=(3,)), somebody(3, rating=0.4, sizes=(3,))
    assert tables(somebody(1, sizes=(3,)), low, high) == []


def test_a_table_of_four_is_liked_best_and_smaller_ones_with_time() -> None:
    assert tables(*(somebody(number) for number in range(1, 5))) == [[1, 2, 3, 4]]
    assert tables(somebody(1), somebody(2)) == []
    assert tables(somebody(1, waited=25), somebody(2)) == [[1, 2]]


def test_who_wants_a_big_table_takes_along_who_takes_any() -> None:
    modest = [somebody(number, sizes=(2, 3, 4, 5, 6), waited=3) for number in range(1, 6)]
    assert tables(*modest[:3], *(somebody(number, sizes=(5, 6)) for number in (7, 8))) == [[1, 2, 3, 7, 8]]


def test_blocked_people_never_meet_however_long_they_wait() -> None:
    waiting = [somebody(1, waited=999, sizes=DUEL), somebody(2, waited=999, sizes=DUEL)]
    assert tables(*waiting, apart={pair(1, 2)}) == []
    assert tables(*waiting, somebody(3, rating=1, sizes=DUEL), apart={pair(1, 2)}) == [[1, 3]]


def test_who_has_just_played_together_meets_again_only_for_want_of_others() -> None:
    again = {pair(1, 2)}
    waiting = [somebody(1, waited=5, sizes=DUEL), somebody(2, sizes=DUEL)]
    assert tables(*waiting, somebody(3, rating=0.3, sizes=DUEL), again=again) == [[1, 3]]
    assert tables(somebody(1, waited=30, sizes=DUEL), somebody(2, sizes=DUEL), again=again) == [[1, 2]]


def test_friends_sit_together_whatever_their_ratings() -> None:
    friends = [somebody(number, party="x", party_size=2, rating=number * 3) for number in (1, 2)]
    others = [somebody(number, rating=4.5, waited=9) for number in (3, 4)]
    assert tables(*friends, *others) == [[1, 2, 3, 4]]


def test_a_party_waits_for_all_of_it_and_for_a_table_that_holds_it() -> None:
    assert tables(somebody(1, party="x", party_size=2, sizes=DUEL), somebody(2, sizes=DUEL)) == []
    three = [somebody(number, party="x", party_size=3, sizes=(2, 3)) for number in (1, 2, 3)]
    assert tables(*three) == [[1, 2, 3]]
    assert tables(*three[:2], somebody(3, party="x", party_size=3, sizes=DUEL)) == []


def test_bots_fill_up_for_those_who_let_them_and_have_waited() -> None:
    def filled(*waiting: Seeker) -> list[Match]:
        return match(waiting)

    ready = somebody(1, waited=31, bot="easy", bots_after=30, sizes=(3, 4))
    assert filled(ready) == [Match([ready], ["easy", "easy"])]
    assert filled(ready._replace(waited=29)) == []
    purist, hasty = somebody(2, sizes=(3, 4)), somebody(3, sizes=(3, 4), bot="hard", bots_after=0)
    assert filled(ready, purist, hasty) == [Match([ready, hasty, purist])] or filled(ready, purist) == [
        Match([ready], ["easy", "easy"])
    ]
    assert filled(ready, hasty) == [Match([ready, hasty], ["easy"])]


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**6), st.integers(0, 120))
def test_any_crowd_is_seated_as_it_wished(seed: int, people: int) -> None:
    waiting = [one._replace(waited=one.waited * 5) for one in crowd(people, Random(seed))]
    accounts = [one.account for one in waiting]
    apart = {frozenset(two) for two in zip(accounts, accounts[3:], strict=False)}
    found = match(waiting, apart=apart)
    seated = [one for table in found for one in table.tickets]
    assert len(seated) == len(set(seated)) and set(seated) <= set(waiting)
    for table in found:
        assert len({one.pool for one in table.tickets}) == 1
        assert all(table.seats in one.sizes for one in table.tickets)
        assert not table.bots or all(one.takes_bots for one in table.tickets)
        parties = {one.party for one in table.tickets if one.party}
        assert all(sum(one.party == party for one in table.tickets) == 2 for party in parties)
        strangers = [two for two in combinations(table.tickets, 2) if not two[0].party or two[0].party != two[1].party]
        assert not any(frozenset((one.account, other.account)) in apart for one, other in strangers)


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10**6))
def test_the_same_people_give_the_same_tables_in_whatever_order_they_are_named(seed: int) -> None:
    waiting = crowd(60, Random(seed))
    mixed = Random(seed + 1).sample(waiting, len(waiting))
    assert match(waiting) == match(mixed)


def test_of_ten_thousand_hardly_anybody_is_left_over() -> None:
    found = speed(10_000, seed=1, patience=Patience())
    assert found["seated"] > 9_900, found
