"""As many as was paid, cards that are remembered, and what is done only if something is so."""

from typing import Any

import pytest

from games.rules.unstable_unicorns.cards import Cards
from tests.scenarios.unstable_unicorns.at_table import DISCARD, NOTHING, hand, stable, table
from tests.scenarios.unstable_unicorns.invented import a, base_and

verb = pytest.mark.verb
PLAGUE = {"do": [{"sacrifice": {"count": "any", "as": "paid"}}], "then": [{"destroy": {"count": "paid"}}]}


def magic(*steps: Any) -> Cards:
    return base_and(a("spell", "magic", {"when": "on_play", "do": list(steps)}))


def test_as_many_cards_are_destroyed_as_were_sacrificed() -> None:
    own, theirs = stable("narwhal", "yay", "slowdown"), stable("rhinocorn", "llamacorn", "caffeine_overload")
    t = table(cards=magic(PLAGUE), you=hand("spell") + own, rival=theirs)
    t.you.play("spell", ["narwhal", "yay"], ["rhinocorn", "caffeine_overload"])
    assert sorted(t.discard) == ["caffeine_overload", "narwhal", "rhinocorn", "spell", "yay"]


def test_any_number_may_be_none() -> None:
    t = table(cards=magic(PLAGUE), you=hand("spell") + stable("narwhal"), rival=stable("rhinocorn"))
    t.you.play("spell", [])
    assert t.discard == ["spell"]


def test_each_other_player_discards_as_many_as_you() -> None:
    cards = magic({"discard": {"count": "any", "as": "mine"}}, {"discard": {"count": "mine", "who": "others"}})
    t = table(cards=cards, you=hand("spell", "neigh", "yay"), rival=hand("narwhal", "narwhal", "yay"), third=NOTHING)
    t.you.play("spell", ["neigh", "yay"]).rival.answers(["narwhal", "yay"])
    assert len(t.discard) == 5


def test_what_is_counted_counts_as_done_where_it_was_replaced() -> None:
    steps = {
        "do": [{"sacrifice": {"of": "unicorn", "count": "any", "as": "paid"}}],
        "then": [{"draw": {"count": "paid"}}],
    }
    t = table(cards=magic(steps), you=hand("spell", "neigh") + stable("unicorn_phoenix", "narwhal"), rival=NOTHING)
    t.you.play("spell", ["unicorn_phoenix", "narwhal"]).you.uses("unicorn_phoenix")
    assert len(t.told("card_moved", cause="draw", by="spell")) == 2


def test_one_of_the_cards_just_discarded_is_taken_and_no_other() -> None:
    cards = magic({"discard": {"who": "others", "as": "thrown"}}, {"take": "thrown"})
    t = table(cards=cards, discard=["rhinocorn"], you=hand("spell"), rival=hand("yay"), third=hand("narwhal"))
    t.you.play("spell")
    assert t.you.offered == ["yay", "narwhal"]
    t.you.answers("narwhal")
    assert (t.at("narwhal"), t.at("yay"), t.at("rhinocorn")) == (t.you.hand, DISCARD, DISCARD)


def test_as_many_babies_come_as_unicorns_were_destroyed() -> None:
    steps = [
        {"pick_player": "others", "as": "r"},
        {"destroy": {"of": "unicorn", "whose": "r", "count": 2, "as": "hit"}},
        {"bring": {"in": "nursery", "to": "r", "count": "hit"}},
    ]
    babies = ["baby_unicorn_pink", "baby_unicorn_red", "baby_unicorn_blue"]
    t = table(cards=magic(*steps), nursery=babies, you=hand("spell"), rival=stable("narwhal", "rhinocorn"))
    t.you.play("spell", babies[:2])
    assert t.at(babies[0]) == t.at(babies[1]) == t.rival.stable
    assert t.rival.unicorns == 2


UP_TO_TWO = [
    {"pick_player": "others", "as": "r"},
    {"destroy": {"of": "unicorn", "whose": "r", "count": {"up_to": 2}, "as": "hit"}},
    {"bring": {"in": "nursery", "to": "r", "count": "hit"}},
]


def test_up_to_so_many_may_be_fewer_and_as_many_follow() -> None:
    own = stable("narwhal", "rhinocorn", "llamacorn")
    t = table(cards=magic(*UP_TO_TWO), you=hand("spell"), rival=own)
    t.you.play("spell", ["rhinocorn"])
    assert (t.at("rhinocorn"), t.at("baby_unicorn_pink")) == (DISCARD, t.rival.stable)
    t = table(cards=magic(*UP_TO_TWO), you=hand("spell"), rival=own)
    t.you.play("spell")
    t.let_pass()
    assert t.you.prompt.forms[0].fields["cards"].max == 2


def test_up_to_so_many_needs_one() -> None:
    t = table(cards=magic(*UP_TO_TWO), you=hand("spell"), rival=stable("yay"))
    assert t.you.offered == ["draw_card"]


@pytest.mark.parametrize("verb_said", ["steal", "discard", "sacrifice"])
def test_other_verbs_take_up_to_so_many_as_well(verb_said: str) -> None:
    own = hand("spell", "neigh", "yay", "yay") + stable("narwhal", "slowdown", "yay")
    t = table(cards=magic({verb_said: {"count": {"up_to": 2}}}), you=own, rival=stable("rhinocorn", "llamacorn"))
    t.you.play("spell", [])
    assert t.discard == ["spell"]


STOWAWAY = [
    {"draw": {"as": "drawn"}},
    {"reveal": "drawn"},
    {"if": {"what": "drawn", "is": ["unicorn", "upgrade"]}, "do": [{"bring": {"what": "drawn"}}], "else": ["discard"]},
]


@verb("reveal", "if")
def test_a_card_is_drawn_shown_and_brought_in_if_it_is_of_the_kind() -> None:
    t = table(cards=magic(*STOWAWAY), deck=["narwhal", "neigh"], you=hand("spell"), rival=NOTHING)
    t.you.play("spell", "narwhal")
    assert t.at("narwhal") == t.you.stable
    assert [told["card"]["card"] for told in t.told("card_revealed")] == ["narwhal"]


@verb("if")
def test_what_is_not_so_leads_to_the_other_steps() -> None:
    t = table(cards=magic(*STOWAWAY), deck=["neigh", "narwhal"], you=hand("spell"), rival=NOTHING)
    t.you.play("spell")
    assert t.at("neigh") == DISCARD


@pytest.mark.parametrize(("own", "drawn"), [(("narwhal",), 2), (("narwhal", "rhinocorn"), 0)])
def test_a_condition_may_be_how_many_unicorns_there_are(own: tuple[str, ...], drawn: int) -> None:
    so = {
        "if": {"stable": {"of": "unicorn"}, "at_most": 1},
        "do": [{"draw": {"count": 2}}],
        "else": [{"return": "this"}],
    }
    cards = base_and(a("helper", "upgrade", {"when": "turn_start", "do": [so]}))
    t = table(cards=cards, phase="beginning", you=stable("helper", *own), rival=NOTHING)
    if t.asked == ["you"] and t.you.prompt.kind == "effects":
        t.you.declines()
    assert len(t.told("card_moved", cause="draw", by="helper")) == drawn
    assert t.at("helper") == (t.you.stable if drawn else t.you.hand)
