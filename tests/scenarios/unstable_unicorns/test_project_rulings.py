"""What no text settles, decided by this project: each decision with the scenario that shows it."""

import pytest

from tests.scenarios.unstable_unicorns.at_table import DECK, DISCARD, NOTHING, hand, stable, table
from tests.scenarios.unstable_unicorns.invented import WITH_INVENTED

proves = pytest.mark.proves


@proves("UU-P1")
def test_mandatory_effects_follow_the_order_in_which_they_triggered() -> None:
    you = hand("mermaid_unicorn", "yay", "neigh") + stable("barbed_wire")
    t = table(you=you, rival=stable("narwhal", "rhinocorn"))
    t.you.play("mermaid_unicorn", "narwhal", "yay")
    assert [event["card"] for event in t.told("effect_used")] == ["mermaid_unicorn", "barbed_wire"]


@proves("UU-P1")
def test_optional_effects_follow_the_order_in_which_they_are_used() -> None:
    you = hand("yay") + stable("claw_machine", "double_dutch")
    t = table(you=you, rival=NOTHING, phase="beginning")
    assert t.you.offered == ["claw_machine", "double_dutch", "decline"]
    t.you.uses("double_dutch").uses("claw_machine")
    assert [event["card"] for event in t.told("effect_used")] == ["double_dutch", "claw_machine"]


@proves("UU-P2")
def test_a_choice_with_one_outcome_is_not_asked() -> None:
    t = table(you=hand("unicorn_poison"), rival=stable("narwhal"))
    t.you.play("unicorn_poison")
    assert t.at("narwhal") == DISCARD


@proves("UU-P3")
def test_a_payment_may_be_made_where_there_never_was_a_target() -> None:
    t = table(you=hand("yay", "neigh") + stable("stable_artillery"), rival=NOTHING, phase="beginning")
    t.you.uses("stable_artillery")
    assert t.at("yay") == t.at("neigh") == DISCARD


@proves("UU-P4")
def test_what_the_effect_itself_changes_is_chosen_from_when_reached() -> None:
    t = table(you=hand("dark_angel_unicorn") + stable("narwhal"), rival=NOTHING)
    t.you.play("dark_angel_unicorn", "yes", "narwhal")
    assert t.at("narwhal") == t.you.stable


@proves("UU-P5")
def test_only_players_are_offered_for_whom_something_can_be_done() -> None:
    t = table(you=hand("back_kick"), rival=NOTHING, third=stable("narwhal"), fourth=stable("yay"))
    t.you.play("back_kick")
    assert t.you.offered == ["third", "fourth"]


@proves("UU-P5")
def test_a_pick_without_anybody_to_pick_skips_the_steps() -> None:
    options = {"forbid_impossible_plays": False}
    for card in ("back_kick", "blatant_thievery", "unicorn_swap", "re_target"):
        t = table(you=hand(card), rival=NOTHING, options=options)
        t.you.play(card)
        assert t.at(card) == DISCARD
        assert t.active == "rival"


@proves("UU-P5", "UU-6.4")
def test_a_pick_skips_only_the_step_that_is_impossible() -> None:
    options = {"forbid_impossible_plays": False}
    t = table(you=hand("back_kick"), rival=hand("yay", "neigh"), third=NOTHING, options=options)
    t.you.play("back_kick").rival.answers("yay")
    assert t.at("yay") == DISCARD


@proves("UU-P6")
def test_cards_that_leave_together_are_judged_as_they_lay() -> None:
    you = hand("two_for_one") + stable("slowdown", "narwhal")
    t = table(you=you, rival=stable("stabby_the_unicorn", "blinding_light"))
    t.you.play("two_for_one", "slowdown")
    assert t.at("stabby_the_unicorn") == t.at("blinding_light") == DISCARD
    assert t.at("narwhal") == t.you.stable


@proves("UU-P7")
def test_a_limit_that_leaves_together_with_its_cover_makes_nothing_due() -> None:
    five = ("narwhal", "americorn", "rhinocorn", "rainbow_unicorn", "ginormous_unicorn")
    t = table(you=hand("reset_button"), rival=stable(*five, "tiny_stable", "pandamonium"))
    t.you.play("reset_button")
    assert t.rival.unicorns == 6


@proves("UU-P8", "UU-1.7")
def test_a_vortex_does_not_shuffle_in_the_neighs_played_on_it() -> None:
    you, rival = hand("mystical_vortex", "neigh", "yay"), hand("neigh")
    t = table(you=you, rival=rival, options={"edition": "chain"})
    t.you.play("mystical_vortex").rival.neighs().you.neighs().game.let_pass()
    assert t.lying("yay") == [DECK]
    assert t.discard == ["neigh", "neigh", "mystical_vortex"]


@proves("UU-P9", "UU-9.2")
def test_the_plain_instant_is_the_one_without_a_clause() -> None:
    plain = [face.id for face in WITH_INVENTED.faces if face.is_plain_instant]
    assert plain == ["neigh", "silver_bell"]


@proves("UU-P10", "UU-R1.15")
def test_cards_over_the_limit_are_chosen_together_and_go_one_by_one() -> None:
    t = table(you=hand(*["neigh"] * 7, "yay", "slowdown"), rival=NOTHING)
    t.you.draws().answers(["yay", "slowdown", "neigh"])
    assert t.discard == ["yay", "slowdown", "neigh"]
    assert len(t.told("card_moved", cause="discard")) == 3


@proves("UU-P11")
def test_the_lowest_hand_limit_holds() -> None:
    t = table(
        you=hand("neigh", "neigh", "neigh") + stable("velvet_rope", "velvet_rope"), rival=NOTHING, cards=WITH_INVENTED
    )
    t.you.draws().answers("neigh")
    assert len(t.you.cards) == 3


@proves("UU-P12")
def test_a_phoenix_does_not_satisfy_a_limit() -> None:
    six = ("unicorn_phoenix", "americorn", "rhinocorn", "rainbow_unicorn", "llamacorn")
    t = table(you=hand("narwhal", "yay", "neigh") + stable(*six, "tiny_stable"), rival=NOTHING)
    t.you.play("narwhal", "unicorn_phoenix", "yes", "yay", "unicorn_phoenix", "yes")
    assert t.at("neigh") == DISCARD
    t.you.answers("unicorn_phoenix")
    assert t.at("unicorn_phoenix") == DISCARD


@proves("UU-P13")
def test_the_offer_to_name_a_drinker_ends_with_the_next_action() -> None:
    t = table(you=hand("narwhal", "neigh", "neigh"), rival=hand("neigh", "neigh"), options={"party": "drinks"})
    t.you.play("narwhal").rival.neighs().you.neighs().rival.neighs().you.neighs().game.let_pass()
    t.rival.draws()
    assert t.asked == ["you"]
    assert t.you.prompt.kind == "action"


@proves("UU-P14")
def test_a_card_may_return_itself_instead_of_being_destroyed() -> None:
    t = table(you=hand("unicorn_poison"), rival=stable("restless_unicorn", "narwhal"), cards=WITH_INVENTED)
    t.you.play("unicorn_poison", "restless_unicorn")
    assert t.at("restless_unicorn") == t.rival.hand


@proves("UU-P15")
def test_a_blind_pull_may_take_what_was_to_pay() -> None:
    you = hand("unicorn_swap") + stable("seductive_unicorn")
    t = table(you=you, rival=hand("yay") + stable("americorn"), third=stable("narwhal"))
    t.you.play("unicorn_swap", "rival", "americorn").uses("americorn")
    t.rival.uses("seductive_unicorn", "narwhal")
    assert (t.at("yay"), t.at("narwhal")) == (t.you.hand, t.third.stable)
