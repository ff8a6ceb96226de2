"""Bidding and resolution: who may play what, whose totals cancel, who takes the unicorn."""

import pytest

from tests.scenarios.kill_the_unicorns.play import CAST, game, refused

FOUR = "bard knight wizard huntress"
FIVE = "princess knight wizard shaman bard"


@pytest.mark.proves("KU-A5.1", "KU-A5.3")
def test_the_opener_sets_the_number_and_the_others_match_it():
    t = game().a.hunts(2, 2)
    assert t.table.number == 2
    with refused():
        t.b.hunts(4)
    with refused():
        t.b.hunts(4, 3, 3)
    assert t.b.hunts(4, 3).asked == "c"


@pytest.mark.proves("KU-A5.1")
@pytest.mark.parametrize("values", [(), (1, 1, 2, 2)])
def test_an_opener_plays_one_to_three_cards(values):
    t = game()
    with refused():
        t.a.hunts(*values)


@pytest.mark.proves("KU-A5.2", "KU-D3")
def test_when_the_start_player_passes_the_next_opens_and_sets_the_number():
    t = game().a.passes()
    assert (t.start, t.asked) == ("b", "b")
    assert t.b.hunts(1, 1, 4).table.number == 3


@pytest.mark.proves("KU-A5.7", "KU-D5")
def test_who_passed_before_the_opening_is_not_asked_again():
    t = game(FOUR).a.passes().b.hunts(1, 1)
    assert t.asked == "c"
    t.c.passes().d.hunts(4, 3)
    assert t.phase != "bidding"
    assert t.on().d.unicorns == ["s4", "y2"]


@pytest.mark.proves("KU-A5.4")
def test_who_holds_too_few_cards_can_only_pass():
    t = game("princess knight huntress", hands={"c": [3, 4]}).a.hunts(1, 1, 2).b.passes()
    assert t.c.may == {"pass"}


@pytest.mark.proves("KU-A5.4", "KU-D54")
def test_an_opener_plays_no_more_cards_than_are_in_hand():
    t = game("huntress knight wizard", hands={"a": [4], "b": [], "c": [1, 2]})
    with refused():
        t.a.acts("hunt", cards=["h7", "h0"])
    assert {"hunt", "pass"} <= t.a.may
    t.a.passes()
    assert t.b.may == {"pass"}
    t.b.passes()
    assert t.c.forms("hunt")[0].fields["cards"].max == 2


@pytest.mark.proves("KU-A5.5", "KU-A5.6")
def test_a_seat_that_passed_plays_nothing_and_cannot_get_the_unicorn():
    t = game().bids(a=[1], b=None, c=[0]).on()
    assert t.b.unicorns == ["s2"]
    assert t.b.spent == []


@pytest.mark.proves("KU-D4", "KU-A6.3")
def test_when_everybody_passes_the_unicorn_flees_and_the_token_comes_round():
    t = game(traps={"y2": ["b:athletic_unicorn"]}).bids()
    assert t.discard == ["y2"]
    assert t.b.discarded == ["athletic_unicorn"]
    assert t.start == "a"
    assert not t.said("stratagem_revealed")


@pytest.mark.proves("KU-A6.1")
def test_the_total_is_the_sum_of_the_cards_played():
    t = game().bids(a=[3, 1], b=[2, 3], c=None)
    assert [hand["total"] for hand in t.said("cards_revealed")[0]["hands"]] == [4, 5]


@pytest.mark.proves("KU-A6.2", "KU-D7")
@pytest.mark.parametrize(
    ("bids", "winner"),
    [
        ({"a": [4, 3], "b": [4, 3], "c": [3, 2], "d": None, "e": None}, "c"),
        ({"a": [4, 3], "b": [4, 3], "c": [3, 2], "d": [4, 1], "e": [2, 1]}, "e"),
        ({"a": [3], "b": [3], "c": [0], "d": None, "e": None}, "c"),
        ({"a": [2], "b": [4], "c": [1], "d": [3], "e": [0]}, "b"),
    ],
)
def test_equal_totals_cancel_and_the_highest_left_wins(bids, winner):
    t = game("princess knight shaman huntress bard").bids(**bids).on()
    seat = "abcde".index(winner)
    assert t.said("unicorn_captured")[0]["seat"] == seat


@pytest.mark.proves("KU-A6.2", "KU-A6.3")
def test_if_all_are_tied_even_at_zero_the_unicorn_flees():
    t = game(FOUR).bids(a=[3], b=[3], c=[0], d=[0])
    t.c.passes()
    t.d.passes()
    assert t.discard == ["y2"]
    assert t.start == "a"


@pytest.mark.proves("KU-A6.2", "KU-D6")
def test_a_seat_alone_in_the_hunt_wins_even_with_nothing_and_springs_the_trap():
    t = game(traps={"y2": ["c:athletic_unicorn"]}).bids(a=None, b=[0], c=None)
    assert t.b.unicorns == ["s2", "y2"]
    assert t.b.spent == [0]
    assert t.b.shown("y2").stars == 3


@pytest.mark.proves("KU-A6.4", "KU-D9", "KU-D10")
def test_of_two_traps_the_winner_picks_one_blindly_and_the_other_does_nothing():
    t = game(traps={"y2": ["b:athletic_unicorn", "c:smelly_unicorn"]}).bids(a=[4], b=[1])
    assert t.asked == "a"
    assert t.a.may == {"pick_stratagem"}
    t.a.picks("above")
    assert t.a.shown("y2").stars == 3
    assert t.c.discarded == ["smelly_unicorn"]
    assert [said["stratagem"]["card"] for said in t.said("stratagem_revealed")] == ["athletic_unicorn"]


@pytest.mark.proves("KU-A6.4")
def test_nothing_of_the_traps_is_told_before_one_is_picked():
    t = game(traps={"y2": ["b:athletic_unicorn", "c:smelly_unicorn"]}).bids(a=[4], b=[1])
    for seat in (t.a, t.b, t.c):
        assert "smelly" not in str(seat.view.table.row)
        assert "athletic" not in str(seat.view)


@pytest.mark.proves("KU-A6.6", "KU-D14")
def test_a_trap_with_a_pin_stays_on_the_unicorn():
    t = game(traps={"y2": ["b:smelly_unicorn"]}).bids(a=[4])
    assert [card.card for card in t.a.shown("y2").pinned] == ["smelly_unicorn"]
    assert t.b.discarded == []


@pytest.mark.proves("KU-A6.8")
def test_all_cards_of_the_hunt_are_spent_those_of_the_losers_too():
    t = game().bids(a=[4, 1], b=[3, 1], c=None)
    assert (t.a.spent, t.b.spent, t.c.spent) == ([1, 4], [1, 3], [])


@pytest.mark.proves("KU-A6.5", "KU-A6.9")
def test_the_captor_becomes_the_start_player():
    assert game().bids(a=[1], b=[4]).start == "b"
    assert game(traps={"y2": ["c:not_so_fast"]}).bids(a=[1], b=[4]).start == "a"


@pytest.mark.proves("KU-A6.9", "KU-D26")
def test_after_a_flight_the_token_stays_where_it_is():
    t = game("bard knight huntress").a.passes()
    t.b.hunts(2).c.hunts(2)
    t.wait()
    t.c.passes()
    assert t.start == "b"


@pytest.mark.proves("KU-A6.10", "KU-A3.1", "KU-D53")
def test_the_row_is_hunted_slot_by_slot_without_filling_gaps():
    t = game()
    order = []
    for _ in range(4):
        order.append(t.table.slot)
        t.bids(a=[0] if t.table.slot == 0 else None)
        t.wait()
    assert order == [0, 1, 2, 3]
    assert t.phase == "market"
    assert [slot.unicorn for slot in t.table.row] == [None] * 4


@pytest.mark.proves("KU-A6.7")
def test_grouping_is_free_because_the_best_one_is_always_counted():
    t = game(own={"a": ["y4", "v4", "b4", "k4"]})
    assert t.a.score == 8 + 8
    again = game(own={"a": ["k4", "y4", "b4", "v4"]})
    assert again.a.score == t.a.score


@pytest.mark.proves("KU-A3.5")
def test_an_absent_bidder_passes():
    t = game()
    t.wait()
    t.timeout()
    assert t.start == "b"


@pytest.mark.proves("KU-D11")
def test_a_new_captor_reveals_nothing_more():
    t = game(traps={"y2": ["c:not_so_fast", "b:athletic_unicorn"]}).bids(a=[1], b=[4])
    t.b.picks("above")
    assert len(t.said("stratagem_revealed")) == 1
    assert t.a.shown("y2").pinned == []


def test_all_six_can_hunt():
    t = game(CAST).bids(a=[0], b=[1], c=[2], d=[3], e=[4], f=[1])
    t.c.passes()
    t.f.passes()
    assert t.e.unicorns == ["s5", "y2"]


@pytest.mark.proves("KU-D26", "KU-A7.1", "KU-A7.9")
def test_who_was_passed_the_token_before_a_last_flight_begins_the_market_and_the_next_round():
    t = game("bard knight princess")
    t.bids(a=[1]).wait()
    t.bids().wait()
    t.bids().wait()
    t.bids(b=[2], c=[2])
    assert (t.discard[-1], t.start) == ("k2", "b")
    t.b.skips().c.skips().a.skips()
    assert t.on().asked == "b"
