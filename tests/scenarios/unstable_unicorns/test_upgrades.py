"""Upgrades: each works, is declined or cannot be paid, and meets something that changes it."""

import pytest

from tests.scenarios.unstable_unicorns.at_table import DISCARD, NOTHING, NURSERY, hand, stable, table

face, proves = pytest.mark.face, pytest.mark.proves


@face("glitter_bomb")
@proves("UU-R4.glitter_bomb", "UU-6.9", "UU-2.2")
def test_glitter_bomb_pays_with_a_downgrade() -> None:
    t = table(you=stable("glitter_bomb", "slowdown"), rival=stable("yay", "narwhal"), phase="beginning")
    t.you.uses("glitter_bomb", "slowdown", "narwhal")
    assert t.at("slowdown") == t.at("narwhal") == DISCARD


@face("glitter_bomb")
@proves("UU-R4.glitter_bomb")
def test_glitter_bomb_may_pay_with_itself() -> None:
    t = table(you=stable("glitter_bomb"), rival=stable("yay"), phase="beginning")
    t.you.uses("glitter_bomb")
    assert t.at("glitter_bomb") == t.at("yay") == DISCARD


@face("glitter_bomb")
@proves("UU-2.4", "UU-R1.4")
def test_glitter_bomb_declined_is_gone_for_this_turn() -> None:
    t = table(you=stable("glitter_bomb"), rival=stable("yay"), phase="beginning")
    t.you.declines()
    assert t.you.offered == ["basic_unicorn_indigo", "draw_card"]


@face("glitter_bomb", "baby_unicorn_red", "pandamonium")
@proves("UU-6.5", "UU-R4.pandamonium", "UU-R4.baby_unicorns")
def test_glitter_bomb_paid_with_a_baby_destroys_a_panda() -> None:
    t = table(you=stable("glitter_bomb", "baby_unicorn_red"), rival=stable("narwhal", "pandamonium"), phase="beginning")
    t.you.uses("glitter_bomb", "baby_unicorn_red", "narwhal")
    assert t.at("baby_unicorn_red") == NURSERY
    assert t.at("narwhal") == DISCARD


@face("glitter_bomb", "sadistic_ritual")
@proves("UU-2.3", "UU-R1.5")
def test_glitter_bomb_cannot_prevent_a_ritual_by_sacrificing_it() -> None:
    t = table(you=stable("glitter_bomb", "sadistic_ritual", "narwhal"), rival=stable("yay"), phase="beginning")
    t.you.uses("glitter_bomb", "sadistic_ritual")
    assert t.at("narwhal") == t.at("sadistic_ritual") == DISCARD
    assert len(t.you.cards) == 2


@face("yay")
@proves("UU-R2.6", "UU-5.6")
def test_yay_opens_no_window() -> None:
    t = table(you=hand("narwhal") + stable("yay"), rival=hand("neigh"))
    t.you.play("narwhal")
    assert t.lying("narwhal") == [t.you.stable]


@face("yay", "neigh")
@proves("UU-R2.6")
def test_yay_covers_the_instants_of_its_owner() -> None:
    t = table(you=hand("narwhal", "neigh"), rival=hand("neigh") + stable("yay"))
    t.you.play("narwhal").rival.neighs()
    assert t.lying("narwhal") == [DISCARD]


@face("yay", "neigh")
@proves("UU-R2.6")
def test_yay_itself_can_be_stopped_on_its_way_in() -> None:
    t = table(you=hand("yay"), rival=hand("neigh"))
    t.you.play("yay").rival.neighs()
    assert t.at("yay") == DISCARD


@face("yay")
@proves("UU-4.7", "UU-4.3", "UU-R3.11")
def test_yay_played_into_another_stable_serves_that_stable() -> None:
    t = table(you=hand("yay", "neigh"), rival=hand("narwhal"))
    t.you.play("yay", "rival").rival.play("narwhal")
    assert t.lying("narwhal") == [t.rival.stable]


@face("rainbow_aura")
def test_rainbow_aura_protects_unicorns_only() -> None:
    t = table(
        you=hand("two_for_one") + stable("slowdown"), rival=stable("rainbow_aura", "narwhal", "yay", "tiny_stable")
    )
    t.you.play("two_for_one")
    assert sorted(t.you.offered) == ["rainbow_aura", "tiny_stable", "yay"]


@face("rainbow_aura")
def test_rainbow_aura_does_not_help_against_theft() -> None:
    t = table(you=hand("seductive_unicorn", "neigh"), rival=stable("rainbow_aura", "narwhal"))
    t.you.play("seductive_unicorn", "yes")
    assert t.at("narwhal") == t.you.stable


@face("rainbow_aura", "pandamonium")
@proves("UU-R4.pandamonium.rainbow_aura")
def test_rainbow_aura_does_not_reach_pandas() -> None:
    t = table(you=stable("glitter_bomb"), rival=stable("rainbow_aura", "narwhal", "pandamonium"), phase="beginning")
    t.you.uses("glitter_bomb", "narwhal")
    assert t.at("narwhal") == DISCARD


@face("double_dutch")
@proves("UU-R4.double_dutch", "UU-2.6")
def test_double_dutch_allows_two_plays() -> None:
    t = table(you=hand("narwhal", "rhinocorn", "slowdown") + stable("double_dutch"), rival=NOTHING, phase="beginning")
    t.you.uses("double_dutch").play("narwhal").play("rhinocorn")
    assert t.at("narwhal") == t.at("rhinocorn") == t.you.stable
    assert t.active == "rival"


@face("double_dutch")
@proves("UU-R4.double_dutch")
def test_double_dutch_allows_no_draw_after_the_first_play() -> None:
    t = table(you=hand("narwhal") + stable("double_dutch"), rival=NOTHING, phase="beginning")
    t.you.uses("double_dutch").play("narwhal")
    assert t.you.offered == ["basic_unicorn_indigo", "pass"]
    t.you.does("pass")
    assert t.active == "rival"


@face("double_dutch")
@proves("UU-R4.double_dutch")
def test_double_dutch_gives_way_to_a_draw() -> None:
    t = table(you=stable("double_dutch"), rival=NOTHING, phase="beginning")
    t.you.uses("double_dutch").draws()
    assert t.active == "rival"
    assert len(t.you.cards) == 2


@face("double_dutch", "neigh")
@proves("UU-R2.9", "UU-5.5")
def test_double_dutch_loses_a_play_to_a_neigh() -> None:
    t = table(you=hand("narwhal", "rhinocorn") + stable("double_dutch"), rival=hand("neigh"), phase="beginning")
    t.you.uses("double_dutch").play("narwhal").rival.neighs().you.play("rhinocorn")
    assert t.at("narwhal") == DISCARD
    assert t.active == "rival"


@face("claw_machine")
@proves("UU-6.5")
def test_claw_machine_trades_a_card() -> None:
    t = table(you=hand("yay", "neigh") + stable("claw_machine"), rival=NOTHING, phase="beginning")
    t.you.uses("claw_machine", "yay")
    assert t.at("yay") == DISCARD
    assert len(t.you.cards) == 3


@face("claw_machine")
@proves("UU-R4.claw_machine")
def test_every_claw_machine_works_and_is_paid_by_itself() -> None:
    t = table(you=hand("yay", "neigh") + stable(*["claw_machine"] * 3), rival=NOTHING, phase="beginning")
    t.you.uses("claw_machine", "yay")
    t.you.uses("claw_machine-2")
    assert t.at("yay") == t.at("neigh") == DISCARD
    assert len(t.you.cards) == 3


@face("claw_machine")
@proves("UU-R3.4")
def test_claw_machine_is_not_offered_with_an_empty_hand() -> None:
    t = table(you=stable("claw_machine"), rival=NOTHING, phase="beginning")
    assert t.phase == "action"


@face("stable_artillery")
@proves("UU-R4.stable_artillery")
def test_stable_artillery_destroys_for_two_cards() -> None:
    t = table(
        you=hand("yay", "neigh", "slowdown") + stable("stable_artillery"), rival=stable("narwhal"), phase="beginning"
    )
    t.you.uses("stable_artillery", ["yay", "neigh"])
    assert t.at("yay") == t.at("neigh") == t.at("narwhal") == DISCARD


@face("stable_artillery")
@proves("UU-R4.stable_artillery", "UU-7.3", "UU-7.4", "UU-R1.6")
def test_two_artilleries_need_two_targets() -> None:
    you = hand("yay", "neigh", "slowdown", "good_deal") + stable("stable_artillery", "stable_artillery")
    t = table(you=you, rival=stable("narwhal"), phase="beginning")
    t.you.uses("stable_artillery", ["yay", "neigh"])
    assert t.phase == "action"
    assert t.at("slowdown") == t.you.hand


@face("stable_artillery")
@proves("UU-7.3", "UU-R1.6")
def test_two_artilleries_cannot_aim_at_the_same_card() -> None:
    you = hand("yay", "neigh", "slowdown", "good_deal") + stable("stable_artillery", "stable_artillery")
    t = table(you=you, rival=stable("narwhal", "rhinocorn", "llamacorn"), phase="beginning")
    t.you.uses("stable_artillery", ["yay", "neigh"], "narwhal")
    t.you.uses("stable_artillery-2")
    assert t.you.offered == ["rhinocorn", "llamacorn"]


@face("stable_artillery")
@proves("UU-R4.stable_artillery")
def test_stable_artillery_cannot_be_paid_with_one_card() -> None:
    t = table(you=hand("yay") + stable("stable_artillery"), rival=stable("narwhal"), phase="beginning")
    assert t.phase == "action"


@face("rainbow_lasso")
@proves("UU-R4.rainbow_lasso")
def test_rainbow_lasso_steals_for_good_for_three_cards() -> None:
    you = hand("yay", "neigh", "slowdown") + stable("rainbow_lasso")
    t = table(you=you, rival=stable("narwhal"), phase="beginning")
    t.you.uses("rainbow_lasso").draws()
    assert t.at("narwhal") == t.you.stable


@face("rainbow_lasso")
def test_rainbow_lasso_may_be_declined() -> None:
    you = hand("yay", "neigh", "slowdown") + stable("rainbow_lasso")
    t = table(you=you, rival=stable("narwhal"), phase="beginning")
    t.you.declines()
    assert t.at("narwhal") == t.rival.stable


@face("rainbow_lasso", "glitter_bomb")
@proves("UU-R1.7", "UU-7.3")
def test_what_the_lasso_steals_cannot_pay_for_a_bomb_of_the_same_link() -> None:
    you = hand("yay", "neigh", "slowdown") + stable("rainbow_lasso", "glitter_bomb")
    t = table(you=you, rival=stable("narwhal", "rhinocorn"), phase="beginning")
    t.you.uses("rainbow_lasso", "narwhal").uses("glitter_bomb")
    assert "narwhal" not in t.you.offered


@face("caffeine_overload")
@proves("UU-R4.caffeine_overload")
def test_caffeine_overload_draws_two_for_a_downgrade() -> None:
    t = table(you=stable("caffeine_overload", "slowdown"), rival=NOTHING, phase="beginning")
    t.you.uses("caffeine_overload", "slowdown")
    assert t.at("slowdown") == DISCARD
    assert len(t.you.cards) == 3


@face("caffeine_overload")
@proves("UU-R4.caffeine_overload")
def test_caffeine_overload_may_pay_with_itself() -> None:
    t = table(you=stable("caffeine_overload"), rival=NOTHING, phase="beginning")
    t.you.uses("caffeine_overload")
    assert t.at("caffeine_overload") == DISCARD


@face("caffeine_overload", "greedy_flying_unicorn")
@proves("UU-6.5", "UU-R4.flyers")
def test_caffeine_overload_paid_with_a_flyer_is_paid() -> None:
    t = table(you=stable("caffeine_overload", "greedy_flying_unicorn"), rival=NOTHING, phase="beginning")
    t.you.uses("caffeine_overload", "greedy_flying_unicorn")
    assert t.at("greedy_flying_unicorn") == t.you.hand
    assert len(t.you.cards) == 1 + 2 + 1
