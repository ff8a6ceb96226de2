"""What no rule settles and the project decided (docs/rulings.md)."""

import pytest

from games.rules.kernel.errors import PromptIsClosed
from games.rules.kernel.prompts import Action
from tests.scenarios.kill_the_unicorns.play import game, trap_id


@pytest.mark.proves("KU-P1")
def test_an_ability_asks_the_bidder_anew_and_a_late_bid_costs_nothing():
    t = game("knight bard princess")
    t.wait()
    old = t.a.prompt("hunt").id
    t.b.uses(seat="0")
    with pytest.raises(PromptIsClosed):
        t.do(Action(0, old, "hunt", {"cards": ["h7"]}))
    assert len(t.a.hand) == 8
    assert t.a.prompt("hunt").text.key == "prompt-ku-bid-exposed"


@pytest.mark.proves("KU-P2")
def test_a_look_stays_known_when_the_princess_moves_the_stratagem():
    t = game("princess shaman wizard", traps={"y2": ["c:athletic_unicorn"]})
    seen = trap_id(t, "y2")
    t.b.uses(stratagem=seen).a.uses(stratagem=seen, unicorn="k2")
    assert [(card.id, card.card) for card in t.b.view.you.looked_at] == [(seen, "athletic_unicorn")]
    assert t.a.view.you.looked_at == []


@pytest.mark.proves("KU-P3")
def test_a_seat_that_conceded_cancels_nobodys_score():
    t = game(phase="market", round=4, own={"a": ["y6"], "b": ["v6"], "c": ["b4"]})
    t.b.concedes()
    for _ in range(3):
        t.timeout()
    assert t.wait().winners == ["a"]


@pytest.mark.proves("KU-P4")
def test_a_single_unicorn_is_not_asked_for():
    t = game("princess knight bard", traps={"y2": ["a:trojan_unicorn"]}).bids(b=[4])
    assert (t.a.unicorns, t.b.unicorns) == (["s2"], ["s1", "y2"])


@pytest.mark.proves("KU-P5")
def test_a_swap_that_completes_a_double_rainbow_wins_before_the_capture():
    own = {"a": ["y2", "y3", "v2", "v3", "b2", "b3", "k2", "y4"], "b": ["k3"]}
    t = game("princess knight bard", own=own, row="l1 y5 v4 b4", traps={"l1": ["a:trojan_unicorn"]}).bids(b=[1])
    t.a.chooses("y4")
    assert t.winners == ["a"]
    assert not t.said("unicorn_captured")


@pytest.mark.proves("KU-P6")
def test_the_huntress_is_asked_after_a_flight():
    t = game("princess knight huntress").bids(b=[3], c=[3])
    assert t.asked == "c"
    assert t.c.retrieves(3).discard == ["y2"]


@pytest.mark.proves("KU-P7")
def test_a_seat_that_can_only_pass_is_asked_all_the_same():
    t = game("princess knight wizard", hands={"a": []})
    t.wait()
    assert (t.asked, t.a.may) == ("a", {"pass"})


@pytest.mark.proves("KU-P8")
def test_a_card_taken_back_leaves_the_hunt_but_not_the_total():
    cast = "bard knight princess"
    t = game(cast, traps={"y2": ["a:encore"]}).bids(a=[2, 2], b=[4, 3])
    t.b.takes_back(4)
    assert t.b.unicorns == ["s2", "y2"]
    assert t.said("hunt_cards_regained")[0]["cards"] == [{"id": "h7", "value": 4}]


@pytest.mark.proves("KU-P9")
def test_a_total_of_zero_can_only_go_up():
    t = game("wizard knight princess").bids(a=[0], b=[4])
    assert t.a.forms("use_ability")[0].fields["change"].one_of == ("+1",)


@pytest.mark.proves("KU-P10")
def test_nobody_is_exposed_after_the_hunt():
    t = game("bard knight princess")
    t.a.uses(seat="1")
    assert t.b.view.table.hunters[1].bid.exposed
    t.bids(a=[1])
    assert not t.b.view.table.hunters[1].bid.exposed


@pytest.mark.proves("KU-P11")
def test_an_effect_without_a_target_is_told():
    t = game("princess knight bard", traps={"y2": ["a:zombicorn"]}, own={"b": []}).bids(b=[4])
    assert t.said("effect_missed") == [{"card": "zombicorn"}]
    assert t.b.unicorns == ["y2"]


@pytest.mark.proves("KU-P12")
def test_the_owner_of_the_trojan_picks_the_own_unicorn_first():
    own = {"a": ["v4", "v5"], "b": ["b4", "b5"]}
    t = game("princess knight bard", own=own, traps={"y2": ["a:trojan_unicorn"]}).bids(b=[4])
    assert t.a.forms("choose_unicorn")[0].fields["unicorn"].one_of == ("v4", "v5")
    t.a.chooses("v4")
    assert t.a.forms("choose_unicorn")[0].fields["unicorn"].one_of == ("b4", "b5")


@pytest.mark.proves("KU-P14")
def test_a_placed_stratagem_has_another_id_than_in_the_hand():
    t = game(phase="stratagems")
    drawn = {card.id for card in t.a.view.you.drawn}
    t.a.places("athletic_unicorn", "y2")
    assert t.a.view.table.row[0].above.id not in drawn


@pytest.mark.proves("KU-P11", "KU-D6")
def test_a_new_captor_is_only_told_where_there_is_one():
    cast = "knight princess bard"
    t = game(cast, traps={"y2": ["a:size_doesnt_matter"]}).bids(b=[4])
    assert (t.said("captor_changed"), t.said("effect_missed")) == ([], [{"card": "size_doesnt_matter"}])
    changed = game(cast, traps={"y2": ["a:size_doesnt_matter"]}).bids(b=[4], c=[2])
    assert (changed.said("captor_changed"), changed.said("effect_missed")) == ([{"seat": 2}], [])
