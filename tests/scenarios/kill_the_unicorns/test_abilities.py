"""The six abilities at their own moments: they work; they have nothing to act on; they come too late or twice."""

import pytest

from games.rules.kill_the_unicorns.verbs import doing_of
from tests.rules.kill_the_unicorns.conftest import CARDS
from tests.scenarios.kill_the_unicorns.play import game, plain, refused, trap_id

TRAPS = {"y2": ["b:athletic_unicorn"], "v2": ["c:smelly_unicorn"]}


@pytest.mark.proves("KU-C4", "KU-A9.8", "KU-A4.3")
@pytest.mark.verb("shift_stratagem")
def test_the_princess_moves_a_hidden_stratagem_in_the_pause_before_the_bids():
    t = game("princess knight wizard", traps=TRAPS)
    assert (t.asked, t.offered) == ("", "a")
    t.a.uses(stratagem=trap_id(t, "y2"), unicorn="v2")
    assert t.traps("v2") == ["smelly_unicorn", "athletic_unicorn"]
    assert t.b.view.table.row[1].below.owner == 1
    assert t.phase == "opening"


@pytest.mark.proves("KU-A9.3", "KU-D37")
def test_the_princess_is_not_too_late_after_passes_but_after_cards():
    t = game("princess knight wizard", traps=TRAPS, start="b")
    t.wait()
    t.b.passes()
    assert t.offered == "a"
    t.c.hunts(1)
    assert "use_ability" not in t.a.may


@pytest.mark.proves("KU-A9.3", "KU-A9.8")
def test_a_bidding_princess_has_the_ability_beside_her_bid():
    t = game("princess knight wizard", traps=TRAPS)
    t.wait()
    assert t.a.may == {"hunt", "pass", "use_ability"}
    t.a.uses(stratagem=trap_id(t, "y2"), unicorn="k2")
    assert (t.asked, t.a.may) == ("a", {"hunt", "pass"})


@pytest.mark.proves("KU-C4", "KU-A4.3")
def test_the_princess_cannot_fill_a_unicorn_above_two_nor_move_to_the_same():
    t = game("princess knight wizard", traps={"y2": ["b:athletic_unicorn", "c:zombicorn"], "v2": ["a:zombicorn"]})
    for form in t.a.forms("use_ability"):
        targets = form.fields["unicorn"].one_of
        assert "y2" not in targets
    with refused():
        t.a.uses(stratagem=trap_id(t, "v2"), unicorn="y2")


@pytest.mark.proves("KU-C4", "KU-A9.8")
def test_without_a_stratagem_in_the_row_neither_princess_nor_shaman_is_asked():
    assert game("princess shaman wizard").offered == ""


@pytest.mark.proves("KU-C4", "KU-D53")
def test_only_unicorns_still_in_the_row_count_for_the_princess():
    t = game("princess knight wizard", traps={"v2": ["b:zombicorn"]}).bids(b=[1]).wait()
    assert t.a.forms("use_ability")[0].fields["unicorn"].one_of == ("b2", "k2")


@pytest.mark.proves("KU-C4", "KU-A4.5")
@pytest.mark.verb("peek")
def test_the_shaman_alone_sees_what_she_looks_at():
    t = game("shaman knight wizard", traps=TRAPS)
    t.a.uses(stratagem=trap_id(t, "y2"))
    assert [card.card for card in t.a.view.you.looked_at] == ["athletic_unicorn"]
    assert t.said("stratagem_looked_at", "a")[0]["card"]["card"] == "athletic_unicorn"
    assert t.said("stratagem_looked_at", "b")[0]["card"] is None
    assert "athletic" not in plain(t.b.view)


@pytest.mark.proves("KU-C4")
def test_the_shaman_may_look_at_her_own_stratagem_and_knows_it_until_it_leaves_the_row():
    t = game("shaman knight wizard", traps={"v2": ["a:siamese_unicorn"]})
    t.a.uses(stratagem=trap_id(t, "v2"))
    t.bids(b=[1]).wait()
    assert [card.card for card in t.a.view.you.looked_at] == ["siamese_unicorn"]
    t.bids(b=[1])
    assert t.a.view.you.looked_at == []


@pytest.mark.proves("KU-C4", "KU-A9.8")
def test_the_shaman_may_look_even_after_cards_were_played():
    t = game("shaman knight princess", traps=TRAPS, start="b")
    t.b.hunts(2)
    assert t.offered == "a"
    assert t.a.uses(stratagem=trap_id(t, "y2")).asked == "c"


@pytest.mark.proves("KU-A9.8", "KU-C4")
def test_the_shaman_may_look_until_the_last_bid_and_not_when_the_cards_lie_open():
    t = game("knight wizard shaman", traps={"v2": ["a:athletic_unicorn"]})
    assert t.offered == "c"
    t.a.hunts(4).b.hunts(3)
    assert "use_ability" in t.c.may
    t.c.passes()
    assert (t.phase, t.offered, t.asked) == ("resolution", "", "")
    t.wait()
    assert (t.asked, t.offered) == ("b", "")


@pytest.mark.proves("KU-C4", "KU-A9.4")
@pytest.mark.verb("expose")
def test_the_bard_makes_another_seat_play_face_up():
    t = game("bard knight wizard")
    t.a.uses(seat="2")
    t.a.hunts(2).b.hunts(1).c.hunts(4)
    assert t.said("cards_played", "b")[2]["cards"] == [{"id": "h7", "value": 4}]
    assert t.said("cards_played", "c")[1]["cards"] is None


@pytest.mark.proves("KU-A9.4")
def test_the_bard_cannot_aim_at_who_has_played_or_passed_or_at_himself():
    t = game("bard knight wizard princess", start="b")
    t.b.hunts(2).c.passes()
    assert [form.fields["seat"].one_of for form in t.a.forms("use_ability")] == [("3",)]
    with refused():
        t.a.uses(seat="1")
    with refused():
        t.a.uses(seat="0")


@pytest.mark.proves("KU-A8.12", "KU-A9.4")
@pytest.mark.verb("expose")
def test_the_bard_is_not_offered_a_seat_that_conceded():
    t = game("bard knight princess wizard", start="d")
    t.b.concedes()
    assert t.a.forms("use_ability")[0].fields["seat"].one_of == ("2", "3")
    t.c.concedes().wait().d.passes()
    assert t.a.forms("use_ability") == []


@pytest.mark.proves("KU-D38")
def test_the_bards_ability_is_spent_even_if_the_target_passes():
    t = game("bard knight wizard")
    t.a.uses(seat="1")
    t.a.hunts(1).b.passes()
    assert t.a.hunter.ability_used
    assert "use_ability" not in t.a.may


@pytest.mark.proves("KU-C4")
def test_being_mocked_ends_with_the_hunt():
    t = game("bard knight princess")
    t.a.uses(seat="1")
    t.bids(a=[1]).wait()
    t.a.hunts(1).b.hunts(2)
    assert t.said("cards_played", "c")[-1]["cards"] is None


@pytest.mark.proves("KU-A9.5", "KU-D8")
@pytest.mark.verb("extra_cards")
def test_the_knight_plays_one_card_more_than_the_hunt_asks_for():
    t = game("princess knight bard").a.hunts(1, 1, 2)
    t.b.overkills(1, 1, 2, 2)
    assert t.b.hunter.ability_used
    assert t.table.number == 3
    assert t.c.forms("hunt")[0].fields["cards"].min == 3


@pytest.mark.proves("KU-D8", "KU-A9.5")
def test_a_knight_who_opens_with_the_ability_sets_the_number_to_one_card_less():
    t = game("knight princess bard")
    t.a.overkills(1, 1, 2, 2)
    assert t.table.number == 3
    again = game("knight princess bard")
    again.a.overkills(1, 2)
    assert again.table.number == 1


@pytest.mark.proves("KU-D8")
def test_a_knight_without_the_extra_card_can_only_bid_as_the_others():
    t = game("princess knight bard", hands={"b": [4, 3]}).a.hunts(1, 1)
    assert t.b.may == {"hunt", "pass"}
    with refused():
        t.b.overkills(4, 3)


@pytest.mark.proves("KU-C4", "KU-D51")
@pytest.mark.verb("change_total")
def test_the_wizard_can_make_a_tie():
    t = game("wizard knight princess").bids(a=[2], b=[3])
    assert t.asked == "a"
    t.a.uses(change="+1")
    assert t.discard == ["y2"]


@pytest.mark.proves("KU-C4", "KU-D51")
def test_the_wizard_can_break_a_tie_or_leave_it():
    t = game("wizard knight princess").bids(a=[3], b=[3])
    assert t.a.uses(change="+1").a.unicorns == ["s1", "y2"]
    left = game("wizard knight princess").bids(a=[3], b=[3])
    assert left.a.passes().discard == ["y2"]
    assert not left.a.hunter.ability_used


@pytest.mark.proves("KU-C4")
def test_the_wizards_total_does_not_fall_below_zero():
    t = game("wizard knight princess").bids(a=[0], b=[3])
    assert t.a.forms("use_ability")[0].fields["change"].one_of == ("+1",)


@pytest.mark.proves("KU-A9.8")
def test_a_wizard_who_does_not_take_part_is_not_asked():
    assert game("wizard knight princess").bids(b=[3]).asked == ""


@pytest.mark.proves("KU-C4", "KU-A7.2", "KU-A9.8")
@pytest.mark.verb("regain")
def test_a_losing_huntress_takes_one_card_back_and_may_spend_it():
    t = game("princess knight huntress", row="y2 v2 b2 k2", hands={"c": [3, 1]})
    for _ in range(3):
        t.bids().wait()
    t.bids(b=[4, 3], c=[3, 1])
    assert t.asked == "c"
    t.c.retrieves(3)
    assert (t.c.hand, t.c.spent[-1]) == ([3], 4)
    t.b.skips()
    assert t.c.buys("fake_horn", "s3", (3,)).c.score == 2


@pytest.mark.proves("KU-C4")
def test_a_huntress_who_captures_or_stays_out_is_not_asked():
    assert game("princess knight huntress").bids(c=[3]).asked == ""
    assert game("princess knight huntress").bids(b=[3]).asked == ""


@pytest.mark.proves("KU-C4")
def test_a_huntress_who_won_but_did_not_get_the_unicorn_is_asked():
    t = game("princess knight huntress", traps={"y2": ["a:not_so_fast"]}).bids(b=[1], c=[4])
    assert t.asked == "c"
    assert t.c.retrieves(4).c.spent == []


@pytest.mark.proves("KU-A9.1", "KU-A3.4", "KU-D40")
def test_an_ability_works_once_a_round_and_is_fresh_in_the_next():
    t = game("bard knight princess")
    t.a.uses(seat="1")
    assert t.offered == ""
    with refused():
        t.a.uses(seat="2")
    for _ in range(4):
        t.bids().wait()
    t.a.skips().b.skips().c.skips()
    t.wait()
    assert not t.a.hunter.ability_used


@pytest.mark.proves("KU-A9.2", "KU-D36")
def test_of_two_abilities_in_the_same_moment_the_first_to_arrive_goes_first():
    t = game("princess shaman wizard", traps={"y2": ["c:athletic_unicorn"]})
    assert t.offered == "ab"
    late = t.a.prompt("use_ability").id
    t.b.uses(stratagem=trap_id(t, "y2"))
    assert t.a.prompt("use_ability").id != late
    t.a.uses(stratagem=trap_id(t, "y2"), unicorn="k2")
    assert [event["seat"] for event in t.said("ability_used")] == [1, 0]


@pytest.mark.proves("KU-A9.8")
def test_an_offered_ability_is_not_waited_for():
    t = game("princess shaman bard", traps=TRAPS)
    t.wait()
    assert (t.asked, t.offered) == ("a", "bc")
    t.a.hunts(1)
    assert (t.asked, t.offered) == ("b", "c")


@pytest.mark.proves("KU-D39")
def test_a_seat_that_passed_may_still_use_an_ability_of_the_moment():
    t = game("bard knight princess huntress")
    t.a.passes().b.hunts(1)
    assert t.offered == "a"
    t.a.uses(seat="3")
    assert t.d.hunter.exposed


@pytest.mark.proves("KU-A3.5")
def test_the_clock_uses_no_ability_for_an_absent_seat():
    t = game("wizard knight princess").bids(a=[3], b=[3])
    t.timeout()
    assert not t.a.hunter.ability_used


@pytest.mark.proves("KU-A9.6")
def test_princess_and_shaman_are_the_ones_that_need_stratagems():
    assert [character for character in CARDS.decks if doing_of(CARDS.abilities[character][1]).needs_stratagems] == [
        "princess",
        "shaman",
    ]


@pytest.mark.proves("KU-C4", "KU-A6.4")
def test_a_stratagem_moved_to_the_hunted_unicorn_can_be_picked_there():
    t = game("princess knight wizard", traps=TRAPS)
    t.a.uses(stratagem=trap_id(t, "v2"), unicorn="y2")
    t.bids(b=[4])
    assert (t.asked, t.b.may) == ("b", {"pick_stratagem"})
    t.b.picks("below")
    assert [pinned.card for pinned in t.b.shown("y2").pinned] == ["smelly_unicorn"]


@pytest.mark.proves("KU-C4", "KU-A9.5")
def test_an_exposed_knight_shows_the_extra_card_too():
    t = game("bard knight wizard")
    t.a.uses(seat="1")
    t.a.hunts(2).b.overkills(4, 3)
    assert [card["value"] for card in t.said("cards_played", "c")[1]["cards"]] == [3, 4]
