"""Unicorns of the Rainbow Apocalypse expansion: each works, is declined or finds nothing, and meets what changes it."""

import pytest

from tests.scenarios.unstable_unicorns.at_table import DISCARD, NOTHING, NURSERY, hand, stable
from tests.scenarios.unstable_unicorns.expansions import table

face, proves = pytest.mark.face, pytest.mark.proves


@face("adorable_flying_unicorn")
def test_adorable_flying_unicorn_costs_every_stable_a_card() -> None:
    t = table(you=hand("adorable_flying_unicorn") + stable("slowdown"), rival=stable("yay", "narwhal"), third=NOTHING)
    t.you.play("adorable_flying_unicorn", "slowdown").rival.answers("yay")
    assert t.at("slowdown") == t.at("yay") == DISCARD


@face("adorable_flying_unicorn")
def test_adorable_flying_unicorn_comes_back_to_the_hand_when_it_is_the_only_card() -> None:
    t = table(you=hand("adorable_flying_unicorn"), rival=NOTHING)
    t.you.play("adorable_flying_unicorn")
    assert t.at("adorable_flying_unicorn") == t.you.hand


@face("adorable_flying_unicorn", "blinding_light")
def test_adorable_flying_unicorn_dies_in_a_blinding_light() -> None:
    t = table(you=hand("unicorn_poison"), rival=stable("adorable_flying_unicorn", "blinding_light"))
    t.you.play("unicorn_poison")
    assert t.at("adorable_flying_unicorn") == DISCARD


@face("angel_unicorn")
def test_angel_gives_itself_for_a_unicorn_of_the_discard_pile() -> None:
    t = table(you=stable("angel_unicorn"), rival=NOTHING, phase="beginning", discard=["rhinocorn", "yay"])
    t.you.uses("angel_unicorn", "rhinocorn")
    assert (t.at("angel_unicorn"), t.at("rhinocorn")) == (DISCARD, t.you.stable)


@face("angel_unicorn")
def test_angel_may_stay() -> None:
    t = table(you=stable("angel_unicorn"), rival=NOTHING, phase="beginning", discard=["rhinocorn"])
    t.you.declines()
    assert t.at("angel_unicorn") == t.you.stable


@face("angel_unicorn", "unicorn_survival_kit")
def test_angel_that_is_spared_counts_as_given() -> None:
    own = hand("yay", "neigh") + stable("angel_unicorn", "unicorn_survival_kit")
    t = table(you=own, rival=NOTHING, phase="beginning", discard=["rhinocorn"])
    t.you.uses("angel_unicorn").uses("unicorn_survival_kit")
    assert t.at("angel_unicorn") == t.at("rhinocorn") == t.you.stable


@face("cotton_candy_llamacorn")
def test_cotton_candy_llamacorn_pays_a_card_for_everybodys_unicorn() -> None:
    t = table(you=hand("cotton_candy_llamacorn") + stable("narwhal"), rival=stable("rhinocorn"), third=stable("yay"))
    t.you.play("cotton_candy_llamacorn", "narwhal")
    assert t.at("narwhal") == t.at("rhinocorn") == DISCARD
    drawn = t.told("card_moved", cause="draw", by="cotton_candy_llamacorn")
    assert sorted(told["to_seat"] for told in drawn) == [0, 1]


@face("cotton_candy_llamacorn", "unicorn_phoenix")
def test_cotton_candy_llamacorn_pays_for_a_phoenix_that_stayed() -> None:
    t = table(you=hand("cotton_candy_llamacorn") + stable("narwhal"), rival=hand("yay") + stable("unicorn_phoenix"))
    t.you.play("cotton_candy_llamacorn", "narwhal").rival.uses("unicorn_phoenix")
    assert (t.at("unicorn_phoenix"), t.at("yay")) == (t.rival.stable, DISCARD)
    assert len(t.told("card_moved", cause="draw", by="cotton_candy_llamacorn", to_seat=1)) == 1


@face("cotton_candy_llamacorn", "pandamonium")
def test_cotton_candy_llamacorn_gives_nothing_to_who_has_pandas_only() -> None:
    t = table(you=hand("cotton_candy_llamacorn"), rival=stable("narwhal", "pandamonium"))
    t.you.play("cotton_candy_llamacorn")
    assert (t.at("narwhal"), t.at("cotton_candy_llamacorn")) == (t.rival.stable, DISCARD)
    assert len(t.told("card_moved", cause="draw", by="cotton_candy_llamacorn")) == 1


@face("extremely_fertile_unicorn")
def test_extremely_fertile_unicorn_gives_a_baby_for_a_card() -> None:
    t = table(you=hand("yay") + stable("extremely_fertile_unicorn"), rival=NOTHING, phase="beginning")
    t.you.uses("extremely_fertile_unicorn")
    assert (t.at("baby_unicorn_pink"), t.at("yay")) == (t.you.stable, DISCARD)


@face("extremely_fertile_unicorn")
def test_extremely_fertile_unicorn_needs_a_card_and_may_rest() -> None:
    t = table(you=hand("yay") + stable("extremely_fertile_unicorn"), rival=NOTHING, phase="beginning")
    t.you.declines()
    assert t.at("baby_unicorn_pink") == NURSERY
    t = table(you=stable("extremely_fertile_unicorn"), rival=NOTHING, phase="beginning")
    assert t.phase == "action"


@face("extremely_fertile_unicorn", "tiny_stable")
def test_extremely_fertile_unicorn_cannot_fill_a_tiny_stable() -> None:
    five = ("extremely_fertile_unicorn", *["narwhal"] * 4)
    t = table(you=hand("yay") + stable("tiny_stable", *five), rival=NOTHING, phase="beginning")
    t.you.uses("extremely_fertile_unicorn").answers("baby_unicorn_pink")
    assert (t.at("baby_unicorn_pink"), t.you.unicorns) == (NURSERY, 5)


@face("frenchiecorn")
def test_frenchiecorn_fetches_one_of_the_cards_just_discarded() -> None:
    rival, third = hand("yay", "neigh"), hand("slowdown")
    t = table(you=hand("frenchiecorn", "narwhal"), rival=rival, third=third, discard=["rhinocorn"])
    t.you.play("frenchiecorn").rival.answers("yay")
    assert t.you.offered == ["yay", "slowdown"]
    t.you.answers("slowdown")
    assert (t.at("slowdown"), t.at("yay")) == (t.you.hand, DISCARD)


@face("frenchiecorn")
def test_frenchiecorn_fetches_nothing_from_empty_hands() -> None:
    t = table(you=hand("frenchiecorn"), rival=NOTHING, discard=["rhinocorn"])
    t.you.play("frenchiecorn")
    assert (t.at("rhinocorn"), t.active) == (DISCARD, "rival")


@face("frenchiecorn", "blinding_light")
def test_frenchiecorn_is_blind_in_a_blinding_light() -> None:
    t = table(you=hand("frenchiecorn") + stable("blinding_light"), rival=hand("yay"))
    t.you.play("frenchiecorn")
    assert t.at("yay") == t.rival.hand


@face("glitter_unicorn")
def test_glitter_unicorn_brings_an_upgrade_past_all_neighs() -> None:
    t = table(you=hand("glitter_unicorn", "yay", "narwhal"), rival=hand("neigh"))
    t.you.play("glitter_unicorn", "yes", "yay")
    assert t.at("yay") == t.you.stable


@face("glitter_unicorn", "broken_stable")
def test_glitter_unicorn_brings_what_could_not_be_played() -> None:
    t = table(you=hand("glitter_unicorn", "yay") + stable("broken_stable"), rival=NOTHING)
    t.you.play("glitter_unicorn", "yes", "yay")
    assert t.at("yay") == t.you.stable


@face("glitter_unicorn")
def test_glitter_unicorn_is_declined_where_the_hand_holds_no_upgrade() -> None:
    t = table(you=hand("glitter_unicorn", "narwhal"), rival=NOTHING)
    t.you.play("glitter_unicorn", "no")
    assert t.at("narwhal") == t.you.hand


@face("the_tiniest_unicorn")
def test_tiniest_unicorn_is_too_small_for_unicorns_and_upgrades() -> None:
    t = table(you=stable("rhinocorn"), rival=stable("the_tiniest_unicorn"), phase="beginning")
    assert t.phase == "action"
    own = hand("yay", "neigh") + stable("stable_artillery")
    t = table(you=own, rival=stable("the_tiniest_unicorn", "narwhal"), phase="beginning")
    t.you.uses("stable_artillery")
    assert (t.at("the_tiniest_unicorn"), t.at("narwhal")) == (t.rival.stable, DISCARD)


@face("the_tiniest_unicorn")
def test_tiniest_unicorn_is_not_too_small_for_magic() -> None:
    t = table(you=hand("unicorn_poison"), rival=stable("the_tiniest_unicorn"))
    t.you.play("unicorn_poison")
    assert t.at("the_tiniest_unicorn") == DISCARD


@face("the_tiniest_unicorn", "pit_covered_in_leaves")
def test_tiniest_unicorn_can_be_stolen_by_an_upgrade() -> None:
    t = table(you=stable("pit_covered_in_leaves"), rival=stable("the_tiniest_unicorn"), phase="beginning")
    t.you.uses("pit_covered_in_leaves")
    assert t.at("the_tiniest_unicorn") == t.you.stable


@face("unicorn_of_death")
def test_unicorn_of_death_takes_two_lives() -> None:
    t = table(you=stable("unicorn_of_death", "narwhal"), rival=stable("rhinocorn"), phase="beginning")
    t.you.uses("unicorn_of_death", "narwhal")
    assert t.at("narwhal") == t.at("rhinocorn") == DISCARD


@face("unicorn_of_death", "rainbow_aura")
def test_unicorn_of_death_may_spare_all_and_does_not_pierce_an_aura() -> None:
    t = table(you=stable("unicorn_of_death"), rival=stable("rhinocorn"), phase="beginning")
    t.you.declines()
    assert t.at("rhinocorn") == t.rival.stable
    t = table(you=stable("unicorn_of_death", "narwhal"), rival=stable("rhinocorn", "rainbow_aura"), phase="beginning")
    t.you.uses("unicorn_of_death", "narwhal")
    assert t.at("rhinocorn") == t.rival.stable


@face("unicorn_of_death", "unicorn_of_war")
def test_unicorn_of_death_may_pay_with_itself_and_cannot_kill_war() -> None:
    t = table(you=stable("unicorn_of_death"), rival=stable("unicorn_of_war", "narwhal"), phase="beginning")
    t.you.uses("unicorn_of_death")
    assert t.at("unicorn_of_death") == t.at("narwhal") == DISCARD


@face("unicorn_of_famine")
def test_unicorn_of_famine_lets_nobody_keep_more_than_two_cards() -> None:
    t = table(you=hand(*["neigh"] * 5), rival=stable("unicorn_of_famine"), phase="end")
    assert t.you.prompt.text.args["count"] == 3
    t = table(you=hand(*["neigh"] * 5) + stable("unicorn_of_famine"), rival=NOTHING, phase="end")
    assert t.you.prompt.text.args["count"] == 3


@face("unicorn_of_famine", "tiny_hooves")
def test_unicorn_of_famine_and_tiny_hooves_leave_nothing_in_hand() -> None:
    t = table(you=hand("neigh", "yay") + stable("tiny_hooves"), rival=stable("unicorn_of_famine"), phase="end")
    assert sorted(t.discard) == ["neigh", "yay"]


@face("unicorn_of_famine", "blinding_light")
def test_unicorn_of_famine_starves_nobody_in_a_blinding_light() -> None:
    t = table(you=hand(*["neigh"] * 5), rival=stable("unicorn_of_famine", "blinding_light"), phase="end")
    assert (t.active, t.discard) == ("rival", [])


@face("unicorn_of_pestilence")
def test_unicorn_of_pestilence_costs_each_other_as_many_cards() -> None:
    t = table(
        you=hand("unicorn_of_pestilence", "yay", "neigh"), rival=hand("narwhal", "neigh", "yay"), third=hand("yay")
    )
    t.you.play("unicorn_of_pestilence", ["yay", "neigh"]).rival.answers(["narwhal", "neigh"])
    assert (t.rival.cards[0], t.third.cards, len(t.discard)) == ("yay", [], 5)


@face("unicorn_of_pestilence")
def test_unicorn_of_pestilence_may_be_harmless() -> None:
    t = table(you=hand("unicorn_of_pestilence", "yay"), rival=hand("narwhal"))
    t.you.play("unicorn_of_pestilence", [])
    assert t.discard == []


@face("unicorn_of_pestilence")
def test_unicorn_of_pestilence_takes_what_there_is_from_who_has_fewer() -> None:
    t = table(you=hand("unicorn_of_pestilence", "yay", "neigh"), rival=hand("narwhal"))
    t.you.play("unicorn_of_pestilence", ["yay", "neigh"])
    assert t.at("narwhal") == DISCARD


@face("unicorn_of_war")
@proves("UU-R5.unicorn_of_war")
def test_unicorn_of_war_lets_everybody_destroy_and_cannot_be_destroyed_itself() -> None:
    rival, third = stable("rhinocorn", "americorn"), stable("llamacorn")
    t = table(you=hand("unicorn_of_war") + stable("narwhal"), rival=rival, third=third)
    t.you.play("unicorn_of_war", "yes", "rhinocorn").rival.uses("unicorn_of_war", "narwhal")
    assert t.third.declines().game.at("americorn") == t.rival.stable
    assert t.at("rhinocorn") == t.at("narwhal") == DISCARD
    assert (t.at("llamacorn"), t.at("unicorn_of_war")) == (t.third.stable, t.you.stable)


@face("unicorn_of_war")
def test_unicorn_of_war_can_still_be_sacrificed() -> None:
    t = table(you=hand("unicorn_poison", "extremely_destructive_unicorn"), rival=stable("unicorn_of_war"))
    assert "unicorn_poison" not in t.you.offered
    t.you.play("extremely_destructive_unicorn")
    assert t.at("unicorn_of_war") == DISCARD


@face("unicorn_of_war")
def test_unicorn_of_war_asks_nobody_who_could_destroy_nothing() -> None:
    t = table(you=hand("unicorn_of_war"), rival=stable("yay"))
    assert t.you.play("unicorn_of_war").game.active == "rival"


@face("unicorn_rainbow_princess")
@proves("UU-3.7", "UU-R5.unicorn_rainbow_princess")
def test_rainbow_princess_draws_for_every_guest_and_guests_may_draw() -> None:
    t = table(you=hand("unicorn_rainbow_princess"), rival=NOTHING, third=NOTHING, fourth=NOTHING)
    t.you.play("unicorn_rainbow_princess", ["rival", "fourth"]).rival.uses("unicorn_rainbow_princess").fourth.declines()
    drawn = t.told("card_moved", cause="draw", by="unicorn_rainbow_princess")
    assert [told["to_seat"] for told in drawn] == [0, 0, 1]


@face("unicorn_rainbow_princess")
@proves("UU-3.7", "UU-R5.unicorn_rainbow_princess")
def test_rainbow_princess_is_no_guest_of_her_own_and_may_invite_nobody() -> None:
    t = table(you=hand("unicorn_rainbow_princess"), rival=NOTHING, third=NOTHING)
    t.you.play("unicorn_rainbow_princess")
    assert t.you.offered == ["rival", "third"]
    t.you.answers([])
    assert not t.told("card_moved", cause="draw", by="unicorn_rainbow_princess")


@face("unicorn_rainbow_princess", "blinding_light")
def test_rainbow_princess_invites_nobody_in_a_blinding_light() -> None:
    t = table(you=hand("unicorn_rainbow_princess") + stable("blinding_light"), rival=NOTHING)
    assert t.you.play("unicorn_rainbow_princess").game.active == "rival"


@face("zombie_unicorn")
def test_zombie_trades_a_unicorn_in_hand_for_a_dead_one_and_ends_the_turn() -> None:
    own = hand("narwhal", "yay") + stable("zombie_unicorn")
    t = table(you=own, rival=NOTHING, phase="beginning", discard=["rhinocorn"])
    t.you.uses("zombie_unicorn", "narwhal", "rhinocorn")
    assert (t.at("narwhal"), t.at("rhinocorn"), t.active) == (DISCARD, t.you.stable, "rival")
    assert t.you.cards == ["yay"]


@face("zombie_unicorn")
def test_zombie_may_bring_back_what_was_just_discarded() -> None:
    t = table(you=hand("narwhal") + stable("zombie_unicorn"), rival=NOTHING, phase="beginning")
    t.you.uses("zombie_unicorn", "narwhal")
    assert t.at("narwhal") == t.you.stable


@face("zombie_unicorn")
def test_zombie_declined_takes_no_turn_away() -> None:
    t = table(you=hand("narwhal") + stable("zombie_unicorn"), rival=NOTHING, phase="beginning")
    t.you.declines()
    assert (t.active, t.phase) == ("you", "action")
