"""Magic, Upgrades, Downgrades and Instants of the Adventures expansion, each at work and against its enemies."""

import pytest

from tests.scenarios.unstable_unicorns.at_table import DECK, DISCARD, NOTHING, NURSERY, hand, stable
from tests.scenarios.unstable_unicorns.expansions import table

face, proves = pytest.mark.face, pytest.mark.proves
MAGICALS = ("llamacorn", "americorn", "rhinocorn", "mermaid_unicorn", "unicorn_phoenix", "narwhal_torpedo")
TWO_BABIES = ["baby_unicorn_forest", "baby_unicorn_safari"]


@face("glowing_horn")
def test_glowing_horn_trades_a_card_for_the_end_of_another() -> None:
    t = table(you=hand("glowing_horn") + stable("slowdown"), rival=stable("yay"), discard=["narwhal"])
    t.you.play("glowing_horn", "sacrifice")
    assert t.at("slowdown") == t.at("yay") == DISCARD


@face("glowing_horn")
def test_glowing_horn_raises_any_card_that_can_stay() -> None:
    t = table(
        you=hand("glowing_horn") + stable("slowdown"), rival=stable("yay"), discard=["narwhal", "neigh", "claw_machine"]
    )
    t.you.play("glowing_horn", "bring")
    assert t.you.offered == ["narwhal", "claw_machine"]
    t.you.answers("claw_machine")
    assert t.at("claw_machine") == t.you.stable


@face("glowing_horn")
def test_glowing_horn_needs_a_card_to_pay_with_or_one_to_raise() -> None:
    t = table(you=hand("glowing_horn"), rival=stable("yay"), discard=["neigh"])
    assert t.you.offered == ["draw_card"]


@face("metal_detector")
def test_metal_detector_draws_three_and_keeps_two() -> None:
    t = table(
        you=hand("metal_detector"), rival=NOTHING, discard=["yay"], deck=["neigh", "narwhal", "slowdown", "neigh"]
    )
    t.you.play("metal_detector", "draw", "narwhal")
    assert t.at("narwhal") == DISCARD
    assert sorted(t.you.cards) == ["neigh", "slowdown"]


@face("metal_detector")
@proves("UU-R5.metal_detector")
def test_metal_detector_finds_any_card_of_the_discard_pile_but_not_itself() -> None:
    for edition in ("second", "chain"):
        t = table(you=hand("metal_detector"), rival=NOTHING, discard=["yay", "neigh"], options={"edition": edition})
        t.you.play("metal_detector", "take")
        assert t.you.offered == ["yay", "neigh"]
        t.you.answers("neigh")
        assert t.at("neigh") == t.you.hand


@face("metal_detector")
def test_metal_detector_finds_nothing_in_two_short_piles() -> None:
    t = table(you=hand("metal_detector"), rival=NOTHING, deck=["yay", "neigh"])
    assert t.you.offered == ["draw_card"]


@face("mysterious_compass")
def test_mysterious_compass_buys_a_turn_for_three_cards() -> None:
    t = table(you=hand("mysterious_compass", "yay", "neigh", "slowdown"), rival=stable("narwhal"))
    t.you.play("mysterious_compass")
    assert (t.active, t.now.turn, len(t.discard)) == ("you", 2, 4)


@face("mysterious_compass")
def test_mysterious_compass_swaps_unicorns_with_one_player() -> None:
    t = table(you=hand("mysterious_compass") + stable("narwhal"), rival=stable("rhinocorn"), third=stable("llamacorn"))
    t.you.play("mysterious_compass", "rival", "rhinocorn")
    assert (t.at("narwhal"), t.at("rhinocorn")) == (t.rival.stable, t.you.stable)


@face("mysterious_compass")
def test_mysterious_compass_points_nowhere_without_cards_and_unicorns() -> None:
    t = table(you=hand("mysterious_compass", "yay") + stable("slowdown"), rival=stable("narwhal"))
    assert "mysterious_compass" not in t.you.offered


@face("silver_tongue")
def test_silver_tongue_has_everybody_show_the_hand_to_its_player_alone() -> None:
    t = table(you=hand("silver_tongue"), rival=hand("yay"), third=hand("neigh"))
    t.you.play("silver_tongue", "look")
    assert [card.card for card in t.you.view.you.looking_at] == ["yay", "neigh"]
    assert t.third.view.you.looking_at == []
    assert t.you.passes().game.active == "rival"


@face("silver_tongue")
def test_silver_tongue_has_everybody_give_a_card_of_their_choice() -> None:
    t = table(you=hand("silver_tongue"), rival=hand("yay", "neigh"), third=NOTHING)
    t.you.play("silver_tongue", "give").rival.answers("yay")
    assert (t.you.cards, t.rival.cards) == (["yay"], ["neigh", "basic_unicorn_indigo"])


@face("silver_tongue")
def test_silver_tongue_stopped_shows_and_gives_nothing() -> None:
    t = table(you=hand("silver_tongue"), rival=hand("yay", "neigh_mate"))
    t.you.play("silver_tongue").rival.neighs("neigh_mate")
    assert t.at("yay") == t.rival.hand
    assert not t.told("cards_looked_at")


@face("the_great_baby_heist")
def test_great_baby_heist_buys_two_babies_for_two_cards() -> None:
    t = table(you=hand("the_great_baby_heist", "yay", "neigh"), rival=NOTHING, nursery=TWO_BABIES)
    t.you.play("the_great_baby_heist")
    assert {t.at(baby) for baby in TWO_BABIES} == {t.you.stable}
    assert t.at("yay") == t.at("neigh") == DISCARD


@face("the_great_baby_heist")
def test_great_baby_heist_needs_two_cards() -> None:
    t = table(you=hand("the_great_baby_heist", "yay"), rival=NOTHING, nursery=TWO_BABIES)
    assert "the_great_baby_heist" not in t.you.offered


@face("the_great_baby_heist")
def test_great_baby_heist_takes_the_only_baby_that_is_left() -> None:
    t = table(you=hand("the_great_baby_heist", "yay", "neigh"), rival=NOTHING, nursery=TWO_BABIES[:1])
    t.you.play("the_great_baby_heist")
    assert t.at(TWO_BABIES[0]) == t.you.stable


@face("unicorn_shovel")
def test_unicorn_shovel_digs_up_one_unicorn_for_the_stable_or_two_for_the_hand() -> None:
    dead = ["narwhal", "yay", "rhinocorn"]
    t = table(you=hand("unicorn_shovel"), rival=NOTHING, discard=dead)
    t.you.play("unicorn_shovel", "bring", "rhinocorn")
    assert (t.at("rhinocorn"), t.at("narwhal")) == (t.you.stable, DISCARD)
    t = table(you=hand("unicorn_shovel"), rival=NOTHING, discard=dead)
    t.you.play("unicorn_shovel", "take")
    assert t.at("rhinocorn") == t.at("narwhal") == t.you.hand


@face("unicorn_shovel")
def test_unicorn_shovel_needs_a_unicorn_to_dig_up() -> None:
    t = table(you=hand("unicorn_shovel"), rival=NOTHING, discard=["yay", "neigh"])
    assert t.you.offered == ["draw_card"]


@face("unicorn_shovel", "queen_bee_unicorn")
def test_unicorn_shovel_takes_basics_into_the_hand_that_a_queen_bee_keeps_out() -> None:
    t = table(you=hand("unicorn_shovel"), rival=stable("queen_bee_unicorn"), discard=["narwhal", "glamping_unicorn"])
    t.you.play("unicorn_shovel")
    assert t.at("narwhal") == t.at("glamping_unicorn") == t.you.hand


@face("ancient_ritual")
def test_ancient_ritual_gives_three_cards_for_a_unicorn() -> None:
    t = table(you=stable("ancient_ritual", "narwhal", "rhinocorn"), rival=NOTHING, phase="beginning")
    t.you.uses("ancient_ritual", "narwhal")
    assert (t.at("narwhal"), len(t.you.cards)) == (DISCARD, 4)


@face("ancient_ritual", "pandamonium")
def test_ancient_ritual_takes_no_pandas_and_may_be_left_alone() -> None:
    t = table(you=stable("ancient_ritual", "narwhal", "pandamonium"), rival=NOTHING, phase="beginning")
    assert (t.phase, t.at("narwhal")) == ("action", t.you.stable)
    t = table(you=stable("ancient_ritual", "narwhal"), rival=NOTHING, phase="beginning")
    t.you.declines()
    assert t.at("narwhal") == t.you.stable


@face("pit_covered_in_leaves")
def test_pit_covered_in_leaves_catches_a_unicorn_once() -> None:
    t = table(you=stable("pit_covered_in_leaves"), rival=stable("narwhal", "rhinocorn"), phase="beginning")
    t.you.uses("pit_covered_in_leaves", "rhinocorn")
    assert (t.at("rhinocorn"), t.at("pit_covered_in_leaves")) == (t.you.stable, DISCARD)


@face("pit_covered_in_leaves")
def test_pit_covered_in_leaves_may_stay_covered() -> None:
    t = table(you=stable("pit_covered_in_leaves"), rival=stable("narwhal"), phase="beginning")
    t.you.declines()
    assert t.at("pit_covered_in_leaves") == t.you.stable


@face("royal_hooves")
def test_royal_hooves_pull_a_card_in_place_of_the_draw() -> None:
    t = table(you=stable("royal_hooves"), rival=hand("neigh"), phase="beginning", deck=["yay", "narwhal"])
    t.you.uses("royal_hooves")
    assert (t.phase, t.you.cards, t.at("yay")) == ("action", ["neigh"], DECK)


@face("royal_hooves")
def test_royal_hooves_declined_or_without_a_hand_to_pull_from_leave_the_draw() -> None:
    t = table(you=stable("royal_hooves"), rival=hand("neigh"), phase="beginning", deck=["yay", "narwhal"])
    t.you.declines()
    assert t.you.cards == ["yay"]
    t = table(you=stable("royal_hooves"), rival=NOTHING, phase="beginning", deck=["yay", "narwhal"])
    assert (t.phase, t.you.cards) == ("action", ["yay"])


@face("royal_hooves")
@proves("UU-R5.royal_hooves")
def test_royal_hooves_save_only_one_draw() -> None:
    t = table(you=stable("royal_hooves"), rival=hand("neigh"), phase="beginning", deck=["yay"] * 6)
    t.you.uses("royal_hooves").draws().rival.draws()
    t.you.declines()
    assert (t.phase, len(t.you.cards)) == ("action", 3)


@face("unicorn_survival_kit")
def test_unicorn_survival_kit_pays_two_cards_for_a_unicorn() -> None:
    rival = hand("neigh", "yay") + stable("unicorn_survival_kit", "narwhal")
    t = table(you=hand("unicorn_poison"), rival=rival)
    t.you.play("unicorn_poison").rival.uses("unicorn_survival_kit")
    assert (t.at("narwhal"), t.at("neigh"), t.at("yay")) == (t.rival.stable, DISCARD, DISCARD)


@face("unicorn_survival_kit", "extremely_destructive_unicorn")
def test_unicorn_survival_kit_helps_against_sacrifices_too() -> None:
    rival = hand("neigh", "yay") + stable("unicorn_survival_kit", "narwhal")
    t = table(you=hand("extremely_destructive_unicorn"), rival=rival)
    t.you.play("extremely_destructive_unicorn").rival.uses("unicorn_survival_kit")
    assert t.at("narwhal") == t.rival.stable


@face("unicorn_survival_kit")
def test_unicorn_survival_kit_needs_two_cards_and_saves_unicorns_only() -> None:
    t = table(you=hand("unicorn_poison"), rival=hand("yay") + stable("unicorn_survival_kit", "narwhal"))
    t.you.play("unicorn_poison")
    assert t.at("narwhal") == DISCARD
    t = table(you=hand("dragons_fire"), rival=hand("yay", "neigh") + stable("unicorn_survival_kit"))
    t.you.play("dragons_fire")
    assert t.at("unicorn_survival_kit") == DISCARD


@face("broken_sundial")
def test_broken_sundial_leaves_out_the_beginning_and_not_the_draw() -> None:
    t = table(you=stable("broken_sundial", "rhinocorn"), rival=stable("narwhal"), active="rival")
    t.rival.draws()
    assert (t.active, t.phase, len(t.you.cards)) == ("you", "action", 1)
    assert not t.told("effect_used", card="rhinocorn")


@face("broken_sundial", "dragons_curse")
def test_broken_sundial_spares_its_owner_other_downgrades() -> None:
    t = table(you=hand("yay") + stable("broken_sundial", "dragons_curse"), rival=NOTHING, active="rival")
    t.rival.draws()
    assert t.at("yay") == t.you.hand


@face("broken_sundial", "dragons_blessing")
def test_broken_sundial_goes_again_under_a_dragons_blessing() -> None:
    own = stable("broken_sundial", "dragons_blessing", "extreme_adventurer_unicorn")
    t = table(you=own, rival=NOTHING, active="rival")
    t.rival.draws()
    assert (t.active, t.phase) == ("you", "beginning")


@face("extremely_small_backpack")
def test_extremely_small_backpack_costs_a_card_for_every_draw() -> None:
    t = table(you=hand("yay", "neigh") + stable("extremely_small_backpack"), rival=NOTHING, phase="draw")
    t.you.answers("yay")
    assert (t.at("yay"), t.phase, len(t.you.cards)) == (DISCARD, "action", 2)


@face("extremely_small_backpack", "good_deal")
@proves("UU-R5.extremely_small_backpack")
def test_extremely_small_backpack_takes_three_cards_at_once_for_one_draw() -> None:
    own = hand("good_deal", "yay", "neigh") + stable("extremely_small_backpack")
    t = table(you=own, rival=NOTHING)
    t.you.play("good_deal", "yay", "neigh")
    assert t.discard == ["good_deal", "yay", "neigh"]
    assert t.active == "rival"


@face("extremely_small_backpack")
@proves("UU-R5.extremely_small_backpack")
def test_extremely_small_backpack_moves_on_from_an_empty_hand() -> None:
    t = table(you=hand("narwhal") + stable("extremely_small_backpack"), rival=hand("neigh"), third=hand("yay"))
    t.you.play("narwhal", "third")
    assert t.at("extremely_small_backpack") == t.third.stable


@face("the_black_spot")
def test_black_spot_keeps_who_has_a_basic_from_winning() -> None:
    for sixth, winners in (("glamping_unicorn", None), ("narwhal_torpedo", ["you"])):
        own = stable("the_black_spot", *MAGICALS[:5], sixth)
        t = table(you=hand("stabby_the_unicorn") + own, rival=NOTHING)
        t.you.play("stabby_the_unicorn")
        assert t.winners == winners


@face("the_black_spot")
@proves("UU-R5.the_black_spot")
def test_black_spot_lets_go_as_soon_as_the_last_basic_has_left() -> None:
    own = stable("the_black_spot", "glitter_bomb", *MAGICALS, "ginormous_unicorn", "glamping_unicorn")
    t = table(you=own, rival=stable("yay"), phase="beginning")
    t.you.uses("glitter_bomb", "glamping_unicorn")
    assert t.winners == ["you"]


@face("the_black_spot", "dragons_blessing")
def test_black_spot_is_nothing_under_a_dragons_blessing() -> None:
    own = stable("the_black_spot", "dragons_blessing", *MAGICALS[:5], "glamping_unicorn")
    t = table(you=hand("stabby_the_unicorn") + own, rival=NOTHING)
    t.you.play("stabby_the_unicorn")
    assert t.winners == ["you"]


@face("unicorn_overboard")
def test_unicorn_overboard_costs_a_card_for_every_dead_unicorn() -> None:
    t = table(you=hand("unicorn_poison"), rival=hand("neigh") + stable("unicorn_overboard", "narwhal"))
    t.you.play("unicorn_poison")
    assert t.at("neigh") == DISCARD


@face("unicorn_overboard", "pit_covered_in_leaves")
def test_unicorn_overboard_hears_no_theft() -> None:
    rival = hand("neigh") + stable("unicorn_overboard", "narwhal")
    t = table(you=stable("pit_covered_in_leaves"), rival=rival, phase="beginning")
    t.you.uses("pit_covered_in_leaves")
    assert (t.at("narwhal"), t.at("neigh")) == (t.you.stable, t.rival.hand)


@face("unicorn_overboard", "ancient_ritual")
def test_unicorn_overboard_hears_an_own_sacrifice_after_the_draw() -> None:
    own = stable("unicorn_overboard", "ancient_ritual", "narwhal")
    t = table(you=own, rival=NOTHING, phase="beginning", deck=["yay", "neigh", "slowdown", "narwhal", "yay"])
    t.you.uses("ancient_ritual", "neigh")
    assert sorted(t.discard) == ["narwhal", "neigh"]


@face("neigh_mate")
def test_neigh_mate_stops_a_card() -> None:
    t = table(you=hand("narwhal"), rival=hand("neigh_mate"))
    t.you.play("narwhal").rival.neighs("neigh_mate")
    assert t.at("narwhal") == t.at("neigh_mate") == DISCARD


@face("neigh_mate", "yay")
def test_neigh_mate_is_a_neigh_that_yay_keeps_away() -> None:
    t = table(you=hand("narwhal") + stable("yay"), rival=hand("neigh_mate"))
    t.you.play("narwhal")
    assert t.lying("narwhal") == [t.you.stable]


@face("neigh_mate", "swift_flying_unicorn")
def test_neigh_mate_is_found_by_what_looks_for_a_neigh() -> None:
    t = table(you=hand("swift_flying_unicorn"), rival=NOTHING, discard=["neigh_mate", "yay"])
    t.you.play("swift_flying_unicorn", "yes")
    assert t.at("neigh_mate") == t.you.hand


@face("baby_unicorn_fisherman", "the_great_baby_heist")
def test_babies_of_the_expansion_lie_in_the_same_nursery() -> None:
    t = table(you=hand("unicorn_poison"), rival=stable("baby_unicorn_fisherman"), nursery=["baby_unicorn_pink"])
    t.you.play("unicorn_poison")
    assert t.at("baby_unicorn_fisherman") == NURSERY
