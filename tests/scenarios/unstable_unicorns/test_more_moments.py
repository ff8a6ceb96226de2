"""More moments at which cards act, and what Instants do besides stopping a card."""

from typing import Any

import pytest

from tests.scenarios.unstable_unicorns.at_table import DISCARD, NOTHING, hand, stable, table
from tests.scenarios.unstable_unicorns.invented import a, base_and

verb = pytest.mark.verb
DIES = {"event": ["sacrificed", "destroyed"], "of": "unicorn"}
OVERBOARD = a("overboard", "downgrade", {"when": DIES, "do": ["discard"]})


def test_a_stable_hears_what_is_destroyed_in_it() -> None:
    rival = hand("neigh") + stable("overboard", "narwhal")
    t = table(cards=base_and(OVERBOARD), you=hand("unicorn_poison"), rival=rival)
    t.you.play("unicorn_poison")
    assert t.at("neigh") == DISCARD


def test_a_stable_does_not_take_what_is_returned_for_destroyed() -> None:
    rival = hand("neigh") + stable("overboard", "narwhal")
    t = table(cards=base_and(OVERBOARD), you=hand("back_kick"), rival=rival)
    t.you.play("back_kick", "narwhal")
    assert not t.told("effect_used", card="overboard")


BACKPACK = a(
    "backpack",
    "downgrade",
    {"when": "you_draw", "do": ["discard"]},
    {"when": "hand_empty", "do": [{"pick_player": "others", "as": "r"}, {"move": {"what": "this", "to": "r"}}]},
)


def test_every_draw_is_answered_that_of_the_draw_phase_too() -> None:
    t = table(cards=base_and(BACKPACK), phase="draw", you=hand("neigh") + stable("backpack"), rival=NOTHING)
    t.you.answers("neigh")
    assert (t.at("neigh"), t.phase) == (DISCARD, "action")


def test_cards_drawn_at_once_are_one_draw() -> None:
    t = table(cards=base_and(BACKPACK), you=hand("good_deal", "neigh", "yay") + stable("backpack"), rival=NOTHING)
    t.you.play("good_deal")
    while t.you.is_asked and t.you.prompt.kind == "choose_cards":
        t.you.answers(t.you.offered[0])
    assert len(t.told("effect_used", card="backpack")) == 1


@verb("move")
def test_a_card_moves_on_as_soon_as_the_hand_is_empty() -> None:
    t = table(cards=base_and(BACKPACK), you=hand("narwhal") + stable("backpack"), rival=hand("neigh"))
    t.you.play("narwhal")
    assert t.at("backpack") == t.rival.stable


def test_a_card_that_cannot_be_moved_stays() -> None:
    aloof = a("aloof", "upgrade", {"cannot": "be_moved", "what": {"of": "downgrade"}})
    t = table(cards=base_and(BACKPACK, aloof), you=hand("narwhal") + stable("backpack", "aloof"), rival=hand("neigh"))
    t.you.play("narwhal")
    assert t.at("backpack") == t.you.stable


BUNGEE = a("bungee", "magical_unicorn", {"when": "sacrificed_or_destroyed", "do": [{"may": [{"take": "this"}]}]})


@verb("take")
def test_a_card_comes_back_to_the_hand_after_its_end() -> None:
    t = table(cards=base_and(BUNGEE), you=hand("unicorn_poison"), rival=stable("bungee", "yay"))
    t.you.play("unicorn_poison").rival.uses("bungee")
    assert t.at("bungee") == t.rival.hand
    assert [told["to_zone"] for told in t.told("card_moved", cause="destroy")] == ["discard"]


THANKS: list[Any] = [{"may": ["draw"]}, {"let": "them", "do": [{"may": ["draw"]}]}]
POLITE = a("polite", "instant", {"when": "stops", "do": THANKS})


def test_an_instant_that_stopped_a_card_does_what_it_says() -> None:
    t = table(cards=base_and(POLITE), you=hand("narwhal"), rival=hand("polite"), third=NOTHING)
    t.you.play("narwhal").rival.neighs("polite")
    t.rival.uses("polite").you.declines()
    assert t.at("narwhal") == t.at("polite") == DISCARD
    assert len(t.told("card_moved", cause="draw", by="polite", to_seat=1)) == 1
    assert not t.told("card_moved", cause="draw", by="polite", to_seat=0)


def test_an_instant_that_was_stopped_itself_does_nothing_more() -> None:
    t = table(cards=base_and(POLITE), you=hand("narwhal", "neigh"), rival=hand("polite"))
    t.you.play("narwhal").rival.neighs("polite").you.neighs("neigh")
    assert t.at("narwhal") == t.you.stable
    assert not t.told("effect_used", card="polite")


def test_an_instant_that_stopped_an_instant_acts_before_the_card_takes_effect() -> None:
    t = table(cards=base_and(POLITE), you=hand("narwhal", "polite"), rival=hand("neigh"))
    t.you.play("narwhal").rival.neighs("neigh").you.neighs("polite")
    t.you.uses("polite").rival.uses("polite")
    assert t.at("narwhal") == t.you.stable
    assert len(t.told("card_moved", cause="draw", by="polite")) == 2


@verb("pick_players")
def test_as_many_cards_are_drawn_as_players_were_chosen_who_may_draw_too() -> None:
    steps = [
        {"pick_players": "others", "as": "friends"},
        {"draw": {"count": "friends"}},
        {"let": "friends", "do": [{"may": ["draw"]}]},
    ]
    cards = base_and(a("princess", "magical_unicorn", {"when": "enter", "do": steps}))
    t = table(cards=cards, you=hand("princess"), rival=NOTHING, third=NOTHING, fourth=NOTHING)
    t.you.play("princess", ["rival", "fourth"]).rival.uses("princess").fourth.declines()
    drawn = [told["to_seat"] for told in t.told("card_moved", cause="draw", by="princess")]
    assert drawn == [0, 0, 1]
    t = table(cards=cards, you=hand("princess"), rival=NOTHING, third=NOTHING)
    t.you.play("princess", [])
    assert not t.told("card_moved", cause="draw", by="princess")


@verb("pick_players")
def test_what_may_be_done_with_players_of_choice_is_offered_if_one_of_them_can() -> None:
    steps = [{"pick_players": "others", "as": "guests"}, {"let": "guests", "do": ["sacrifice"]}]
    cards = base_and(
        a("spell", "magic", {"when": "on_play", "do": steps}),
        a("charm", "upgrade", {"when": "turn_start", "do": [{"may": steps}]}),
    )
    t = table(cards=cards, you=hand("spell"), rival=NOTHING, third=stable("yay"))
    t.you.play("spell", ["third"])
    assert t.at("yay") == DISCARD
    t = table(cards=cards, phase="beginning", you=stable("charm"), rival=NOTHING, third=stable("yay"))
    t.you.uses("charm", ["third"])
    assert t.at("yay") == DISCARD
    t = table(cards=cards, you=hand("spell"), rival=NOTHING, third=NOTHING)
    assert t.you.offered == ["draw_card"]
