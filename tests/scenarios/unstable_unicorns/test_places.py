"""Cards that go into the draw pile, from one hand to another, or into a Stable from elsewhere."""

from typing import Any

import pytest

from games.rules.unstable_unicorns.cards import Cards
from tests.scenarios.unstable_unicorns.at_table import DECK, DISCARD, NOTHING, NURSERY, hand, stable, table
from tests.scenarios.unstable_unicorns.invented import a, base_and

verb = pytest.mark.verb


def magic(*steps: Any) -> Cards:
    return base_and(a("spell", "magic", {"when": "on_play", "do": list(steps)}))


@verb("put")
def test_a_card_of_the_hand_goes_under_the_draw_pile() -> None:
    cards = magic({"put": {"in": "hand", "to": "deck_bottom"}})
    t = table(cards=cards, deck=["neigh", "llamacorn"], you=hand("spell", "yay", "narwhal"), rival=NOTHING)
    t.you.play("spell", "yay")
    assert t.deck == ["llamacorn", "yay"]
    assert t.told("card_moved", cause="put", to_zone="deck")


@verb("put")
def test_a_card_of_the_hand_goes_on_top_of_the_draw_pile() -> None:
    cards = magic({"put": {"in": "hand", "to": "deck_top"}})
    t = table(cards=cards, deck=["neigh", "llamacorn"], you=hand("spell", "yay", "narwhal"), rival=NOTHING)
    t.you.play("spell", "yay")
    assert t.rival.cards == ["yay"]


@verb("put")
def test_a_card_put_into_the_draw_pile_is_shuffled_in() -> None:
    cards = magic({"put": {"in": "hand", "to": "deck"}})
    t = table(cards=cards, deck=["neigh"] * 3, you=hand("spell", "yay"), rival=NOTHING)
    t.you.play("spell")
    t.let_pass()
    assert [told["deck"] for told in t.told("deck_shuffled")] == [4]


@verb("put")
def test_a_unicorn_of_the_stable_goes_under_the_draw_pile_and_has_left() -> None:
    step = {"do": [{"put": {"of": "unicorn", "in": "stable", "to": "deck_bottom"}}], "then": ["draw"]}
    cards = base_and(a("skies", "downgrade", {"when": "turn_start", "do": [step]}))
    t = table(
        cards=cards, phase="beginning", you=hand("neigh") + stable("skies", "barbed_wire", "narwhal"), rival=NOTHING
    )
    t.let_pass()
    assert (t.deck[-1], t.at("narwhal")) == ("narwhal", DECK)
    assert "neigh" in t.discard or t.you.is_asked  # the wire heard it leave


@verb("put")
def test_a_baby_put_anywhere_goes_to_the_nursery() -> None:
    cards = magic({"put": {"in": "stable", "to": "deck_bottom"}})
    t = table(cards=cards, nursery=[], you=hand("spell") + stable("baby_unicorn_pink"), rival=NOTHING)
    t.you.play("spell")
    assert t.at("baby_unicorn_pink") == NURSERY


def test_what_cannot_be_put_cannot_be_played() -> None:
    cards = magic({"put": {"in": "stable", "of": "upgrade", "to": "deck_bottom"}})
    t = table(cards=cards, you=hand("spell") + stable("narwhal"), rival=NOTHING)
    assert t.you.offered == ["draw_card"]


@verb("give")
def test_all_others_give_a_card_of_their_choice() -> None:
    cards = magic({"give": {"who": "others", "to": "you"}})
    t = table(cards=cards, you=hand("spell"), rival=hand("yay", "neigh"), third=hand("narwhal"), fourth=NOTHING)
    t.you.play("spell").rival.answers("yay")
    assert sorted(t.you.cards) == ["narwhal", "yay"]
    assert t.at("neigh") == t.rival.hand


@verb("give")
def test_a_gift_is_given_to_the_player_of_choice() -> None:
    cards = magic({"pick_player": "others", "as": "friend"}, {"give": {"to": "friend", "count": 2}})
    t = table(cards=cards, you=hand("spell", "yay", "neigh"), rival=NOTHING, third=NOTHING)
    t.you.play("spell", "third")
    assert sorted(t.third.cards) == ["neigh", "yay"]


@verb("bring")
def test_a_card_is_brought_from_the_draw_pile_which_is_shuffled() -> None:
    cards = magic({"bring": {"named": "narwhal", "in": "deck"}})
    t = table(cards=cards, deck=["neigh", "narwhal", "yay"], you=hand("spell"), rival=NOTHING)
    t.you.play("spell", "narwhal")
    assert t.at("narwhal") == t.you.stable
    assert len(t.told("deck_shuffled")) == 1


def test_what_is_not_in_the_draw_pile_is_looked_for_in_vain() -> None:
    cards = magic({"do": [{"bring": {"named": "narwhal", "in": "deck"}}], "then": ["draw"]})
    t = table(cards=cards, deck=["neigh", "yay"], you=hand("spell"), rival=NOTHING)
    t.you.play("spell", "no")
    assert t.you.cards == []
    assert t.at("spell") == DISCARD


@verb("bring")
def test_a_baby_is_brought_into_the_stable_of_another() -> None:
    cards = magic({"pick_player": "others", "as": "r"}, {"bring": {"in": "nursery", "to": "r"}})
    t = table(cards=cards, you=hand("spell"), rival=NOTHING, third=NOTHING)
    t.you.play("spell", "third")
    assert t.at("baby_unicorn_pink") == t.third.stable


def test_nothing_is_brought_where_it_may_not_enter() -> None:
    cards = magic({"pick_player": "others", "as": "r"}, {"bring": {"of": "basic_unicorn", "in": "hand", "to": "r"}})
    t = table(cards=cards, you=hand("spell", "narwhal") + stable("queen_bee_unicorn"), rival=NOTHING)
    assert "spell" not in t.you.offered


@verb("look")
def test_a_look_may_be_a_look_and_nothing_more() -> None:
    t = table(
        cards=magic({"look": {"in": "hand", "whose": "others"}}),
        you=hand("spell"),
        rival=hand("yay"),
        third=hand("neigh"),
    )
    t.you.play("spell")
    t.let_pass()
    assert [card.card for card in t.you.view.you.looking_at] == ["yay", "neigh"]
    assert t.you.prompt.kind == "look"
    t.you.passes()
    assert t.you.view.you.looking_at == []
