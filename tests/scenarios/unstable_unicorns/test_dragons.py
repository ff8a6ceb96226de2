"""The Dragons expansion: each card works, is declined or finds nothing, and meets something that changes it."""

import pytest

from tests.scenarios.unstable_unicorns.at_table import DECK, DISCARD, NOTHING, NURSERY, hand, stable
from tests.scenarios.unstable_unicorns.expansions import table

face, proves = pytest.mark.face, pytest.mark.proves
SIX = ("narwhal", *["basic_unicorn_red"] * 5)


@face("angry_dragoncorn")
def test_angry_dragoncorn_costs_everybody_a_card() -> None:
    t = table(you=hand("angry_dragoncorn", "yay"), rival=hand("neigh", "slowdown"), third=NOTHING)
    t.you.play("angry_dragoncorn").rival.answers("slowdown")
    assert t.at("yay") == t.at("slowdown") == DISCARD
    assert t.at("neigh") == t.rival.hand


@face("angry_dragoncorn")
def test_angry_dragoncorn_costs_nothing_where_no_hand_holds_a_card() -> None:
    t = table(you=hand("angry_dragoncorn"), rival=NOTHING)
    t.you.play("angry_dragoncorn")
    assert (t.at("angry_dragoncorn"), t.discard) == (t.you.stable, [])


@face("angry_dragoncorn", "blinding_light")
def test_angry_dragoncorn_is_calm_in_a_blinding_light() -> None:
    t = table(you=hand("angry_dragoncorn", "yay") + stable("blinding_light"), rival=hand("neigh"))
    t.you.play("angry_dragoncorn")
    assert t.at("yay") == t.you.hand


@face("dragon_rider_unicorn")
def test_dragon_rider_carries_an_upgrade_from_one_stable_to_another() -> None:
    t = table(you=hand("dragon_rider_unicorn"), rival=stable("yay", "slowdown"), third=stable("narwhal"))
    t.you.play("dragon_rider_unicorn", "yes", "you", "yay")
    assert t.at("yay") == t.you.stable


@face("dragon_rider_unicorn")
def test_dragon_rider_may_leave_everything_where_it_is() -> None:
    t = table(you=hand("dragon_rider_unicorn") + stable("slowdown"), rival=NOTHING)
    t.you.play("dragon_rider_unicorn", "no")
    assert t.at("slowdown") == t.you.stable


@face("dragon_rider_unicorn")
def test_dragon_rider_is_not_asked_where_nothing_can_be_moved() -> None:
    t = table(you=hand("dragon_rider_unicorn") + stable("narwhal"), rival=stable("baby_unicorn_red"))
    assert t.you.play("dragon_rider_unicorn").game.active == "rival"


@face("dragon_slayer_unicorn", "dragons_breath")
def test_dragon_slayer_keeps_every_unicorn_of_the_stable_from_the_dragons_breath() -> None:
    t = table(you=hand("dragons_breath"), rival=stable("dragon_slayer_unicorn", "narwhal"))
    assert t.you.offered == ["draw_card"]


@face("dragon_slayer_unicorn")
def test_dragon_slayer_is_no_help_against_what_is_no_dragon() -> None:
    t = table(you=hand("unicorn_poison"), rival=stable("dragon_slayer_unicorn", "narwhal"))
    t.you.play("unicorn_poison", "dragon_slayer_unicorn")
    assert t.at("dragon_slayer_unicorn") == DISCARD


@face("dragon_slayer_unicorn", "dragon_unicorn")
def test_dragon_slayer_need_not_fear_a_dying_dragon() -> None:
    t = table(you=hand("unicorn_poison") + stable("dragon_slayer_unicorn"), rival=stable("dragon_unicorn"))
    t.you.play("unicorn_poison")
    assert t.at("dragon_unicorn") == DISCARD
    assert not t.told("effect_used", card="dragon_unicorn")


@face("dragon_slayer_unicorn", "blinding_light")
def test_dragon_slayer_in_a_blinding_light_guards_nobody() -> None:
    t = table(you=hand("dragons_breath"), rival=stable("dragon_slayer_unicorn", "blinding_light"))
    t.you.play("dragons_breath")
    assert t.at("dragon_slayer_unicorn") == DISCARD


@face("dragon_summoner_unicorn", "dragons_fire")
def test_dragon_summoner_takes_a_dragon_of_any_kind_back() -> None:
    t = table(
        you=hand("dragon_summoner_unicorn"), rival=NOTHING, discard=["yay", "dragons_fire", "dragon_cosplay_unicorn"]
    )
    t.you.play("dragon_summoner_unicorn", "yes")
    assert t.you.offered == ["dragons_fire", "dragon_cosplay_unicorn"]
    t.you.answers("dragons_fire")
    assert t.at("dragons_fire") == t.you.hand


@face("dragon_summoner_unicorn", "mage_unicorn")
def test_dragon_summoner_finds_no_dragon_in_a_mage() -> None:
    t = table(you=hand("dragon_summoner_unicorn"), rival=NOTHING, discard=["mage_unicorn", "scaled_flying_unicorn"])
    assert t.you.play("dragon_summoner_unicorn").game.active == "rival"


@face("dragon_summoner_unicorn")
def test_dragon_summoner_may_leave_a_dragon_to_rest() -> None:
    t = table(you=hand("dragon_summoner_unicorn"), rival=NOTHING, discard=["dragons_fire"])
    t.you.play("dragon_summoner_unicorn", "no")
    assert t.at("dragons_fire") == DISCARD


@face("dragon_tamer_unicorn")
def test_dragon_tamer_shows_the_dragon_that_it_found_and_shuffles() -> None:
    t = table(you=hand("dragon_tamer_unicorn"), rival=NOTHING, deck=["neigh", "yay", "dragon_skies"])
    t.you.play("dragon_tamer_unicorn", "yes", "dragon_skies")
    assert t.at("dragon_skies") == t.you.hand
    assert [told["card"]["card"] for told in t.told("card_revealed")] == ["dragon_skies"]
    assert len(t.told("deck_shuffled")) == 1


@face("dragon_tamer_unicorn")
def test_dragon_tamer_searches_in_vain_where_there_is_no_dragon() -> None:
    t = table(you=hand("dragon_tamer_unicorn"), rival=NOTHING, deck=["neigh", "narwhal", "yay"])
    t.you.play("dragon_tamer_unicorn", "yes", "no")
    assert t.you.cards == []
    assert len(t.told("deck_shuffled")) == 1


@face("dragon_tamer_unicorn")
def test_dragon_tamer_may_leave_the_draw_pile_as_it_is() -> None:
    t = table(you=hand("dragon_tamer_unicorn"), rival=NOTHING, deck=["neigh", "yay", "dragon_skies"])
    t.you.play("dragon_tamer_unicorn", "no")
    assert (t.at("dragon_skies"), t.told("deck_shuffled")) == (DECK, [])


@face("dragon_turtle_unicorn")
def test_dragon_turtle_draws_a_card() -> None:
    t = table(you=hand("dragon_turtle_unicorn"), rival=NOTHING, deck=["yay", "neigh", "narwhal"])
    t.you.play("dragon_turtle_unicorn", "yes")
    assert t.at("yay") == t.you.hand


@face("dragon_turtle_unicorn")
def test_dragon_turtle_may_be_too_slow_to_draw() -> None:
    t = table(you=hand("dragon_turtle_unicorn"), rival=NOTHING, deck=["yay", "neigh", "narwhal"])
    t.you.play("dragon_turtle_unicorn", "no")
    assert t.you.cards == []


@face("dragon_turtle_unicorn", "extremely_small_backpack")
def test_dragon_turtle_with_a_small_backpack_cannot_keep_what_it_draws() -> None:
    own = hand("dragon_turtle_unicorn", "slowdown") + stable("extremely_small_backpack")
    t = table(you=own, rival=hand("neigh"), deck=["yay", "neigh", "narwhal"])
    t.you.play("dragon_turtle_unicorn", "yes", "yay")
    assert t.at("yay") == DISCARD


@face("dragon_unicorn")
def test_dragon_unicorn_takes_another_along_when_it_is_destroyed() -> None:
    t = table(you=hand("unicorn_poison") + stable("rhinocorn"), rival=stable("dragon_unicorn"))
    t.you.play("unicorn_poison").rival.uses("dragon_unicorn")
    assert t.at("dragon_unicorn") == t.at("rhinocorn") == DISCARD


@face("dragon_unicorn", "back_kick")
def test_dragon_unicorn_hears_itself_returned_as_well_and_may_be_patient() -> None:
    t = table(you=hand("back_kick") + stable("rhinocorn"), rival=stable("dragon_unicorn"))
    t.you.play("back_kick").rival.declines()
    assert t.at("rhinocorn") == t.you.stable


@face("friendly_dragoncorn")
def test_friendly_dragoncorn_offers_everybody_a_card() -> None:
    t = table(you=hand("friendly_dragoncorn"), rival=NOTHING, third=NOTHING)
    t.you.play("friendly_dragoncorn", "no").rival.uses("friendly_dragoncorn").third.declines()
    assert [told["to_seat"] for told in t.told("card_moved", cause="draw", by="friendly_dragoncorn")] == [1]


@face("friendly_dragoncorn")
def test_friendly_dragoncorn_stopped_offers_nothing() -> None:
    t = table(you=hand("friendly_dragoncorn"), rival=hand("neigh"))
    t.you.play("friendly_dragoncorn").rival.neighs()
    assert not t.told("card_moved", cause="draw", by="friendly_dragoncorn")
    assert t.active == "rival"


@face("friendly_dragoncorn", "extremely_small_backpack")
def test_friendly_dragoncorn_is_no_friend_of_a_small_backpack() -> None:
    t = table(you=hand("friendly_dragoncorn"), rival=hand("yay", "neigh") + stable("extremely_small_backpack"))
    t.you.play("friendly_dragoncorn", "no").rival.uses("friendly_dragoncorn").rival.answers("yay")
    assert t.at("yay") == DISCARD


@face("mage_unicorn", "dragons_breath")
def test_mage_searches_the_draw_pile_for_magic() -> None:
    t = table(you=hand("mage_unicorn"), rival=NOTHING, deck=["neigh", "narwhal", "dragons_breath", "good_deal"])
    t.you.play("mage_unicorn", "yes")
    assert sorted(t.you.offered) == ["dragons_breath", "good_deal"]
    t.you.answers("dragons_breath")
    assert t.at("dragons_breath") == t.you.hand


@face("mage_unicorn")
def test_mage_may_do_without_magic() -> None:
    t = table(you=hand("mage_unicorn"), rival=NOTHING, deck=["neigh", "narwhal", "good_deal"])
    t.you.play("mage_unicorn", "no")
    assert t.at("good_deal") == DECK
    assert not t.told("deck_shuffled")


@face("scaled_flying_unicorn")
def test_scaled_flying_unicorn_costs_every_stable_a_card_and_may_pay_with_itself() -> None:
    t = table(you=hand("scaled_flying_unicorn") + stable("narwhal"), rival=stable("yay"), third=NOTHING)
    t.you.play("scaled_flying_unicorn", "scaled_flying_unicorn")
    assert t.at("scaled_flying_unicorn") == t.you.hand
    assert t.at("yay") == DISCARD


@face("scaled_flying_unicorn")
def test_scaled_flying_unicorn_flies_home_when_it_is_destroyed() -> None:
    t = table(you=hand("unicorn_poison"), rival=stable("scaled_flying_unicorn"))
    t.you.play("unicorn_poison")
    assert t.at("scaled_flying_unicorn") == t.rival.hand


@face("scaled_flying_unicorn", "unicorn_survival_kit")
def test_scaled_flying_unicorn_leaves_a_unicorn_that_is_paid_for() -> None:
    rival = hand("yay", "neigh") + stable("unicorn_survival_kit", "narwhal")
    t = table(you=hand("scaled_flying_unicorn"), rival=rival)
    t.you.play("scaled_flying_unicorn").rival.answers("narwhal").uses("unicorn_survival_kit")
    assert (t.at("narwhal"), t.at("yay"), t.at("neigh")) == (t.rival.stable, DISCARD, DISCARD)


@face("dragons_breath")
def test_dragons_breath_destroys_a_unicorn() -> None:
    t = table(you=hand("dragons_breath"), rival=stable("narwhal", "yay", "rhinocorn"))
    t.you.play("dragons_breath", "rhinocorn")
    assert t.at("rhinocorn") == DISCARD


@face("dragons_breath", "magical_kittencorn")
def test_dragons_breath_is_magic_and_does_not_reach_a_kittencorn() -> None:
    t = table(you=hand("dragons_breath") + stable("narwhal"), rival=stable("magical_kittencorn", "yay"))
    assert t.you.offered == ["draw_card"]


@face("dragons_fire")
def test_dragons_fire_burns_an_upgrade_or_an_own_downgrade() -> None:
    for option, burnt in (("destroy", "rainbow_aura"), ("sacrifice", "slowdown")):
        t = table(you=hand("dragons_fire") + stable("slowdown"), rival=stable("rainbow_aura"))
        t.you.play("dragons_fire", option)
        assert t.discard == ["dragons_fire", burnt]


@face("dragons_fire")
def test_dragons_fire_cannot_be_played_where_nothing_burns() -> None:
    t = table(you=hand("dragons_fire") + stable("yay"), rival=stable("slowdown", "narwhal"))
    assert t.you.offered == ["draw_card"]


@face("dragon_scorched_stables")
def test_dragon_scorched_stables_lose_all_upgrades_and_downgrades() -> None:
    t = table(you=hand("dragon_scorched_stables") + stable("slowdown", "narwhal"), rival=stable("yay", "dragons_curse"))
    t.you.play("dragon_scorched_stables")
    assert t.at("slowdown") == t.at("yay") == t.at("dragons_curse") == DISCARD
    assert t.at("narwhal") == t.you.stable


@face("dragon_scorched_stables", "dragon_protection")
def test_dragon_scorched_stables_are_a_sacrifice_that_no_protection_hears() -> None:
    t = table(you=hand("dragon_scorched_stables"), rival=hand("neigh") + stable("dragon_protection"))
    t.you.play("dragon_scorched_stables")
    assert t.at("dragon_protection") == DISCARD


@face("dragon_scorched_stables")
def test_dragon_scorched_stables_may_be_played_where_nothing_burns() -> None:
    t = table(you=hand("dragon_scorched_stables"), rival=stable("narwhal"))
    t.you.play("dragon_scorched_stables")
    assert t.discard == ["dragon_scorched_stables"]


@face("neigh_foul_beast", "dragons_breath")
def test_neigh_foul_beast_stops_a_dragon() -> None:
    t = table(you=hand("dragons_breath"), rival=hand("neigh_foul_beast") + stable("narwhal"))
    t.you.play("dragons_breath").rival.neighs("neigh_foul_beast")
    assert t.at("narwhal") == t.rival.stable
    assert t.at("dragons_breath") == t.at("neigh_foul_beast") == DISCARD


@face("neigh_foul_beast", "slowdown")
def test_neigh_foul_beast_is_a_neigh_and_a_slowdown_keeps_it_in_hand() -> None:
    t = table(you=hand("narwhal"), rival=hand("neigh_foul_beast") + stable("slowdown"))
    t.you.play("narwhal")
    assert t.lying("narwhal") == [t.you.stable] or "neigh_foul_beast" not in t.rival.offered


@face("neigh_foul_beast", "super_neigh")
def test_neigh_foul_beast_may_be_stopped_itself() -> None:
    t = table(you=hand("narwhal", "super_neigh"), rival=hand("neigh_foul_beast"))
    t.you.play("narwhal").rival.neighs("neigh_foul_beast").you.neighs("super_neigh")
    assert t.at("narwhal") == t.you.stable


@face("dragons_blessing", "pandamonium")
@proves("UU-R5.dragons_blessing")
def test_dragons_blessing_lets_its_owner_win_with_what_would_be_pandas() -> None:
    t = table(you=hand("llamacorn") + stable("pandamonium", "dragons_blessing", *SIX), rival=NOTHING)
    t.you.play("llamacorn")
    assert t.winners == ["you"]


@face("dragons_blessing", "blinding_light")
@proves("UU-R5.dragons_blessing")
def test_dragons_blessing_lifts_a_blinding_light_whichever_came_first() -> None:
    for own in (("blinding_light", "dragons_blessing"), ("dragons_blessing", "blinding_light")):
        t = table(you=hand("angry_dragoncorn", "yay") + stable(*own), rival=NOTHING)
        t.you.play("angry_dragoncorn")
        assert t.at("yay") == DISCARD


@face("dragons_blessing", "dragons_curse")
def test_dragons_blessing_helps_no_other_stable() -> None:
    t = table(you=hand("yay") + stable("dragons_curse"), rival=stable("dragons_blessing"), phase="beginning")
    assert t.at("yay") == DISCARD
    t = table(you=hand("yay") + stable("dragons_curse", "dragons_blessing"), rival=NOTHING, phase="beginning")
    assert t.at("yay") == t.you.hand


@face("dragons_fortune")
def test_dragons_fortune_buys_a_turn_with_itself() -> None:
    t = table(you=stable("dragons_fortune"), rival=NOTHING, phase="beginning")
    t.you.uses("dragons_fortune").draws()
    assert (t.active, t.now.turn, t.at("dragons_fortune")) == ("you", 2, DISCARD)


@face("dragons_fortune")
def test_dragons_fortune_may_be_kept() -> None:
    t = table(you=stable("dragons_fortune"), rival=NOTHING, phase="beginning")
    t.you.declines().draws()
    assert (t.active, t.at("dragons_fortune")) == ("rival", t.you.stable)


@face("dragon_protection")
def test_dragon_protection_pays_a_card_for_any_card_of_its_stable() -> None:
    rival = hand("neigh") + stable("dragon_protection", "yay", "narwhal")
    t = table(you=hand("two_for_one") + stable("slowdown"), rival=rival)
    t.you.play("two_for_one", ["yay", "narwhal"]).rival.uses("dragon_protection", spares="yay")
    assert (t.at("yay"), t.at("narwhal"), t.at("neigh")) == (t.rival.stable, DISCARD, DISCARD)


@face("dragon_protection")
def test_dragon_protection_that_goes_itself_spares_only_itself() -> None:
    t = table(you=hand("two_for_one") + stable("slowdown"), rival=hand("neigh") + stable("dragon_protection", "yay"))
    t.you.play("two_for_one").rival.uses("dragon_protection")
    assert (t.at("yay"), t.at("dragon_protection")) == (DISCARD, t.rival.stable)


@face("dragon_protection")
def test_dragon_protection_may_be_declined_and_needs_a_card() -> None:
    t = table(you=hand("unicorn_poison"), rival=hand("neigh") + stable("dragon_protection", "narwhal"))
    t.you.play("unicorn_poison").rival.declines()
    assert (t.at("narwhal"), t.at("neigh")) == (DISCARD, t.rival.hand)
    t = table(you=hand("unicorn_poison"), rival=stable("dragon_protection", "narwhal"))
    t.you.play("unicorn_poison")
    assert t.at("narwhal") == DISCARD


@face("dragons_curse")
def test_dragons_curse_costs_a_card_each_turn() -> None:
    t = table(you=hand("yay", "neigh") + stable("dragons_curse"), rival=NOTHING, phase="beginning")
    t.you.answers("yay")
    assert t.at("yay") == DISCARD


@face("dragons_curse")
def test_dragons_curse_takes_nothing_from_an_empty_hand() -> None:
    t = table(you=stable("dragons_curse"), rival=NOTHING, phase="beginning")
    assert (t.phase, t.discard, len(t.you.cards)) == ("action", [], 1)


@face("dragons_misfortune")
def test_dragons_misfortune_puts_a_card_under_the_draw_pile_that_nobody_sees() -> None:
    t = table(you=hand("yay", "neigh") + stable("dragons_misfortune"), rival=NOTHING, phase="beginning")
    t.you.answers("yay")
    assert (t.deck[-1], t.discard) == ("yay", [])


@face("dragons_misfortune", "broken_sundial")
def test_dragons_misfortune_waits_in_vain_where_turns_have_no_beginning() -> None:
    own = hand("yay") + stable("dragons_misfortune", "broken_sundial")
    t = table(you=own, rival=NOTHING, active="rival")
    t.rival.draws()
    assert (t.active, t.at("yay")) == ("you", t.you.hand)


@face("dragons_misfortune")
def test_dragons_misfortune_finds_nothing_in_an_empty_hand() -> None:
    t = table(you=stable("dragons_misfortune"), rival=NOTHING, phase="beginning")
    assert (t.phase, t.told("card_moved", cause="put")) == ("action", [])


@face("dragon_skies")
def test_dragon_skies_take_a_unicorn_under_the_draw_pile_and_give_a_card() -> None:
    t = table(you=stable("dragon_skies", "narwhal", "rhinocorn"), rival=NOTHING, phase="beginning", deck=["yay"] * 4)
    t.you.answers("rhinocorn")
    assert t.deck[-1] == "rhinocorn"
    assert len(t.you.cards) == 2


@face("dragon_skies", "baby_dragoncorn_red")
def test_dragon_skies_send_a_baby_to_the_nursery() -> None:
    t = table(you=stable("dragon_skies", "baby_dragoncorn_red"), rival=NOTHING, phase="beginning", nursery=[])
    assert (t.at("baby_dragoncorn_red"), len(t.you.cards)) == (NURSERY, 2)


@face("dragon_skies")
def test_dragon_skies_give_nothing_where_there_is_no_unicorn() -> None:
    t = table(you=stable("dragon_skies"), rival=NOTHING, phase="beginning")
    assert len(t.you.cards) == 1
