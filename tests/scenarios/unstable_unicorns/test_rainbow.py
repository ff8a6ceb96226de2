"""Magic, Upgrades, Downgrades and Instants of the Rainbow Apocalypse expansion, at work and against their enemies."""

import pytest

from tests.scenarios.unstable_unicorns.at_table import DISCARD, NOTHING, NURSERY, hand, stable
from tests.scenarios.unstable_unicorns.expansions import table

face, proves = pytest.mark.face, pytest.mark.proves
BABIES = ["baby_unicorn_flowers", "baby_unicorn_sparkles", "baby_unicorn_red"]
FOUR = ("narwhal", "rhinocorn", "llamacorn", "americorn")


@face("a_cute_attack")
@proves("UU-R5.a_cute_attack")
def test_a_cute_attack_turns_three_unicorns_into_babies() -> None:
    t = table(you=hand("a_cute_attack"), rival=stable(*FOUR), third=stable("narwhal_torpedo"), nursery=BABIES)
    t.you.play("a_cute_attack", "rival", list(FOUR[:3]))
    assert {t.at(card) for card in FOUR[:3]} == {DISCARD}
    assert {t.at(baby) for baby in BABIES} == {t.rival.stable}


@face("a_cute_attack")
@proves("UU-R5.a_cute_attack")
def test_a_cute_attack_brings_as_many_babies_as_it_has_hit() -> None:
    t = table(you=hand("a_cute_attack"), rival=stable("narwhal", "rhinocorn"), nursery=BABIES)
    t.you.play("a_cute_attack", ["narwhal"], ["baby_unicorn_red"])
    assert (t.at("narwhal"), t.at("baby_unicorn_red"), t.at("rhinocorn")) == (DISCARD, t.rival.stable, t.rival.stable)
    assert t.at("baby_unicorn_flowers") == NURSERY


@face("a_cute_attack", "magical_kittencorn")
def test_a_cute_attack_finds_nothing_that_is_safe_from_magic() -> None:
    t = table(you=hand("a_cute_attack") + stable("narwhal"), rival=stable("magical_kittencorn", "yay"))
    assert t.you.offered == ["draw_card"]


@face("fire_and_brimstone")
def test_fire_and_brimstone_burns_own_unicorns_and_one_of_each_other_and_brings_a_phoenix() -> None:
    own, third = hand("fire_and_brimstone") + stable("narwhal", "yay"), stable("llamacorn", "americorn")
    t = table(you=own, rival=stable("rhinocorn"), third=third, deck=["neigh", "unicorn_phoenix", "neigh"])
    t.you.play("fire_and_brimstone", "americorn", "unicorn_phoenix")
    assert t.at("narwhal") == t.at("rhinocorn") == t.at("americorn") == DISCARD
    assert t.at("unicorn_phoenix") == t.at("yay") == t.you.stable


@face("fire_and_brimstone")
@proves("UU-R5.fire_and_brimstone")
def test_fire_and_brimstone_burns_all_the_same_where_there_is_no_phoenix() -> None:
    own = hand("fire_and_brimstone") + stable("narwhal")
    t = table(you=own, rival=stable("rhinocorn"), deck=["neigh", "yay", "neigh"])
    t.you.play("fire_and_brimstone", "no")
    assert t.at("narwhal") == t.at("rhinocorn") == DISCARD
    assert len(t.told("deck_shuffled")) == 1


@face("fire_and_brimstone", "unicorn_phoenix")
def test_fire_and_brimstone_leaves_a_phoenix_that_is_paid_for() -> None:
    own = hand("fire_and_brimstone", "yay") + stable("unicorn_phoenix")
    t = table(you=own, rival=stable("rhinocorn"), deck=["neigh", "neigh"])
    t.you.play("fire_and_brimstone").uses("unicorn_phoenix").answers("no")
    assert (t.at("unicorn_phoenix"), t.at("rhinocorn"), t.at("yay")) == (t.you.stable, DISCARD, DISCARD)


@face("unicorns_of_the_apocalypse")
def test_unicorns_of_the_apocalypse_change_four_for_four() -> None:
    new = ["dragon_unicorn", "mage_unicorn", "frenchiecorn", "landlubber_unicorn"]
    own = hand("unicorns_of_the_apocalypse") + stable(*FOUR)
    t = table(you=own, rival=NOTHING, deck=["neigh", *new, "stabby_the_unicorn", "neigh"])
    t.you.play("unicorns_of_the_apocalypse", new, "no")
    assert {t.at(card) for card in new} == {t.you.stable}
    assert {t.at(card) for card in FOUR} == {DISCARD}


@face("unicorns_of_the_apocalypse")
def test_unicorns_of_the_apocalypse_need_four_unicorns() -> None:
    t = table(you=hand("unicorns_of_the_apocalypse") + stable(*FOUR[:3], "yay"), rival=NOTHING)
    assert t.you.offered == ["draw_card"]


@face("plague_of_death")
def test_plague_of_death_destroys_as_many_as_it_has_cost() -> None:
    own, rival = stable("narwhal", "slowdown", "yay"), stable("rhinocorn", "claw_machine", "llamacorn")
    t = table(you=hand("plague_of_death") + own, rival=rival)
    t.you.play("plague_of_death", ["narwhal", "slowdown"], ["rhinocorn", "claw_machine"])
    assert sorted(t.discard) == ["claw_machine", "narwhal", "plague_of_death", "rhinocorn", "slowdown"]


@face("plague_of_death")
def test_plague_of_death_that_costs_nothing_does_nothing() -> None:
    t = table(you=hand("plague_of_death") + stable("narwhal"), rival=stable("rhinocorn"))
    t.you.play("plague_of_death", [])
    assert t.discard == ["plague_of_death"]


@face("plague_of_death", "unicorn_of_war")
def test_plague_of_death_takes_more_than_it_can_hit() -> None:
    own, rival = stable("narwhal", "slowdown"), stable("unicorn_of_war", "yay")
    t = table(you=hand("plague_of_death") + own, rival=rival)
    t.you.play("plague_of_death", ["narwhal", "slowdown"])
    assert (t.at("yay"), t.at("unicorn_of_war")) == (DISCARD, t.rival.stable)


@face("spray_bottle_of_youth")
def test_spray_bottle_of_youth_hits_one_of_each_and_lets_them_have_a_baby() -> None:
    t = table(you=hand("spray_bottle_of_youth"), rival=stable("narwhal"), third=stable("rhinocorn"), nursery=BABIES[:2])
    t.you.play("spray_bottle_of_youth").rival.uses("spray_bottle_of_youth").third.declines().rival.answers(BABIES[0])
    assert t.at("narwhal") == t.at("rhinocorn") == DISCARD
    assert (t.at(BABIES[0]), t.at(BABIES[1])) == (t.rival.stable, NURSERY)


@face("spray_bottle_of_youth", "rainbow_aura")
def test_spray_bottle_of_youth_gives_a_baby_to_who_has_lost_nothing() -> None:
    rival, third = stable("narwhal", "rainbow_aura"), stable("rhinocorn")
    t = table(you=hand("spray_bottle_of_youth"), rival=rival, third=third)
    t.you.play("spray_bottle_of_youth").rival.uses("spray_bottle_of_youth").third.declines()
    assert (t.at("narwhal"), t.at("baby_unicorn_pink")) == (t.rival.stable, t.rival.stable)


@face("spray_bottle_of_youth")
def test_spray_bottle_of_youth_needs_a_unicorn_to_hit() -> None:
    t = table(you=hand("spray_bottle_of_youth") + stable("narwhal"), rival=stable("yay"))
    assert t.you.offered == ["draw_card"]


@face("unicorn_nap")
def test_unicorn_nap_costs_another_player_the_next_turn() -> None:
    t = table(you=hand("unicorn_nap"), rival=NOTHING, third=NOTHING)
    t.you.play("unicorn_nap", "rival")
    assert t.active == "third"


@face("unicorn_nap")
def test_unicorn_nap_taken_twice_costs_two_turns() -> None:
    t = table(you=hand("unicorn_nap", "unicorn_nap") + stable("double_dutch"), rival=NOTHING, phase="beginning")
    t.you.uses("double_dutch").play("unicorn_nap").play("unicorn_nap")
    assert (t.active, t.now.turn) == ("you", 2)
    assert t.you.declines().draws().game.active == "you"


@face("unicorn_nap", "neigh_thank_you")
def test_unicorn_nap_stopped_costs_nothing() -> None:
    t = table(you=hand("unicorn_nap"), rival=hand("neigh"), third=NOTHING)
    t.you.play("unicorn_nap").rival.neighs()
    assert t.active == "rival"


@face("zombie_apocalypse", "zombie_unicorn")
def test_zombie_apocalypse_brings_a_zombie_in_place_of_the_own_unicorns() -> None:
    own = hand("zombie_apocalypse") + stable("narwhal")
    t = table(you=own, rival=stable("rhinocorn"), deck=["neigh", "unicorn_phoenix", "zombie_unicorn", "neigh"])
    t.you.play("zombie_apocalypse")
    assert t.you.offered == ["zombie_unicorn"]
    t.you.answers("zombie_unicorn")
    assert (t.at("zombie_unicorn"), t.at("narwhal"), t.at("rhinocorn")) == (t.you.stable, DISCARD, DISCARD)


@face("zombie_apocalypse", "neigh_thank_you")
def test_zombie_apocalypse_stopped_costs_no_unicorn() -> None:
    t = table(you=hand("zombie_apocalypse") + stable("narwhal"), rival=hand("neigh_thank_you"))
    t.you.play("zombie_apocalypse").rival.neighs("neigh_thank_you").rival.declines().you.declines()
    assert t.at("narwhal") == t.you.stable


@face("zombie_apocalypse", "rainbow_aura")
def test_zombie_apocalypse_cannot_reach_a_stable_under_an_aura() -> None:
    own, third = hand("zombie_apocalypse"), stable("narwhal", "rainbow_aura")
    t = table(you=own, rival=stable("rhinocorn"), third=third, deck=["neigh", "yay"])
    t.you.play("zombie_apocalypse", "no")
    assert (t.at("rhinocorn"), t.at("narwhal")) == (DISCARD, t.third.stable)


@face("neigh_thank_you")
def test_neigh_thank_you_lets_both_players_draw() -> None:
    t = table(you=hand("narwhal"), rival=hand("neigh_thank_you"), third=NOTHING)
    t.you.play("narwhal").rival.neighs("neigh_thank_you")
    t.rival.uses("neigh_thank_you").you.uses("neigh_thank_you")
    drawn = t.told("card_moved", cause="draw", by="neigh_thank_you")
    assert [told["to_seat"] for told in drawn] == [1, 0]
    assert t.at("narwhal") == DISCARD


@face("neigh_thank_you")
def test_neigh_thank_you_that_is_stopped_itself_thanks_nobody() -> None:
    t = table(you=hand("narwhal", "neigh"), rival=hand("neigh_thank_you"))
    t.you.play("narwhal").rival.neighs("neigh_thank_you").you.neighs()
    assert t.at("narwhal") == t.you.stable
    assert not t.told("effect_used", card="neigh_thank_you")


@face("rainbow_sprinkles")
def test_rainbow_sprinkles_give_three_cards_for_the_turn() -> None:
    t = table(you=stable("rainbow_sprinkles"), rival=NOTHING, phase="beginning")
    t.you.uses("rainbow_sprinkles")
    assert (t.active, len(t.you.cards)) == ("rival", 3)


@face("rainbow_sprinkles")
def test_rainbow_sprinkles_may_be_left_in_the_jar() -> None:
    t = table(you=stable("rainbow_sprinkles"), rival=NOTHING, phase="beginning")
    t.you.declines()
    assert (t.active, len(t.you.cards)) == ("you", 1)


@face("rainbow_sprinkles", "dragons_curse")
def test_rainbow_sprinkles_do_not_keep_a_curse_away() -> None:
    own = hand("yay") + stable("rainbow_sprinkles", "dragons_curse")
    t = table(you=own, rival=NOTHING, phase="beginning")
    t.you.uses("rainbow_sprinkles")
    assert (t.active, t.at("yay"), len(t.you.cards)) == ("rival", DISCARD, 3)


@face("special_delivery")
def test_special_delivery_brings_a_baby_for_the_action() -> None:
    t = table(you=hand("yay") + stable("special_delivery"), rival=NOTHING, phase="beginning")
    t.you.uses("special_delivery")
    assert (t.at("baby_unicorn_pink"), t.active, len(t.you.cards)) == (t.you.stable, "rival", 2)


@face("special_delivery")
def test_special_delivery_declined_or_without_a_baby_leaves_the_action() -> None:
    t = table(you=stable("special_delivery"), rival=NOTHING, phase="beginning")
    t.you.declines()
    assert (t.active, t.phase) == ("you", "action")
    t = table(you=stable("special_delivery"), rival=NOTHING, phase="beginning", nursery=[])
    assert (t.active, t.phase) == ("you", "action")


@face("special_delivery", "dragons_fortune")
def test_special_delivery_costs_only_one_action() -> None:
    own = stable("special_delivery", "dragons_fortune")
    t = table(you=own, rival=NOTHING, phase="beginning")
    t.you.uses("special_delivery").uses("dragons_fortune")
    assert (t.active, t.now.turn, t.phase) == ("you", 2, "action")


@face("tiny_hooves")
def test_tiny_hooves_hold_three_cards() -> None:
    t = table(you=hand(*["neigh"] * 5) + stable("tiny_hooves"), rival=NOTHING, phase="end")
    assert t.you.prompt.text.args["count"] == 2


@face("tiny_hooves", "dragons_blessing")
def test_tiny_hooves_grow_under_a_dragons_blessing() -> None:
    t = table(you=hand(*["neigh"] * 5) + stable("tiny_hooves", "dragons_blessing"), rival=NOTHING, phase="end")
    assert (t.active, t.discard) == ("rival", [])


@face("tiny_hooves")
def test_tiny_hooves_in_another_stable_hold_nothing_back() -> None:
    t = table(you=hand(*["neigh"] * 5), rival=stable("tiny_hooves"), phase="end")
    assert (t.active, t.at("tiny_hooves")) == ("rival", t.rival.stable)


@face("unicorns_of_the_apocalypse", "baby_unicorn_flowers")
def test_unicorns_of_the_apocalypse_may_be_paid_with_babies_and_find_none() -> None:
    own = hand("unicorns_of_the_apocalypse") + stable(*BABIES, "narwhal")
    t = table(you=own, rival=NOTHING, nursery=[], deck=["neigh", "yay", "yay"])
    t.you.play("unicorns_of_the_apocalypse", "no")
    assert {t.at(baby) for baby in BABIES} == {NURSERY}
    assert t.you.unicorns == 0
