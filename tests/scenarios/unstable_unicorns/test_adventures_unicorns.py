"""Unicorns of the Adventures expansion: each works, is declined or finds nothing, and meets what changes it."""

import pytest

from tests.scenarios.unstable_unicorns.at_table import DISCARD, NOTHING, NURSERY, hand, stable
from tests.scenarios.unstable_unicorns.expansions import table

face = pytest.mark.face


@face("bungee_jumping_unicorn")
def test_bungee_jumper_comes_back_to_the_hand() -> None:
    t = table(you=hand("unicorn_poison"), rival=stable("bungee_jumping_unicorn", "slowdown"))
    t.you.play("unicorn_poison").rival.uses("bungee_jumping_unicorn", "take")
    assert (t.at("bungee_jumping_unicorn"), t.at("slowdown")) == (t.rival.hand, t.rival.stable)


@face("bungee_jumping_unicorn")
def test_bungee_jumper_takes_a_downgrade_along_instead() -> None:
    t = table(you=hand("unicorn_poison"), rival=stable("bungee_jumping_unicorn", "slowdown"))
    t.you.play("unicorn_poison").rival.uses("bungee_jumping_unicorn", "sacrifice")
    assert t.at("bungee_jumping_unicorn") == t.at("slowdown") == DISCARD


@face("bungee_jumping_unicorn", "blinding_light")
def test_bungee_jumper_stays_down_when_it_will_or_when_it_is_blinded() -> None:
    t = table(you=hand("unicorn_poison"), rival=stable("bungee_jumping_unicorn"))
    t.you.play("unicorn_poison").rival.declines()
    assert t.at("bungee_jumping_unicorn") == DISCARD
    t = table(you=hand("unicorn_poison"), rival=stable("bungee_jumping_unicorn", "blinding_light"))
    assert t.you.play("unicorn_poison").game.at("bungee_jumping_unicorn") == DISCARD


@face("cutthroat_captain_unicorn")
def test_cutthroat_captain_steals_a_baby_or_raises_a_basic() -> None:
    for option, taken in (("steal", "baby_unicorn_red"), ("bring", "landlubber_unicorn")):
        t = table(
            you=hand("cutthroat_captain_unicorn"), rival=stable("baby_unicorn_red"), discard=["landlubber_unicorn"]
        )
        t.you.play("cutthroat_captain_unicorn", "yes", option)
        assert t.at(taken) == t.you.stable


@face("cutthroat_captain_unicorn")
def test_cutthroat_captain_finds_neither() -> None:
    t = table(you=hand("cutthroat_captain_unicorn"), rival=stable("narwhal"), discard=["llamacorn"])
    assert t.you.play("cutthroat_captain_unicorn").game.active == "rival"


@face("cutthroat_captain_unicorn", "queen_bee_unicorn")
def test_cutthroat_captain_raises_no_basic_past_a_queen_bee() -> None:
    t = table(you=hand("cutthroat_captain_unicorn"), rival=stable("queen_bee_unicorn"), discard=["landlubber_unicorn"])
    assert t.you.play("cutthroat_captain_unicorn").game.active == "rival"


@face("extreme_adventurer_unicorn")
def test_extreme_adventurer_keeps_basics_out_of_its_own_stable() -> None:
    t = table(you=hand("glamping_unicorn") + stable("extreme_adventurer_unicorn"), rival=NOTHING)
    assert t.you.offered == ["draw_card"]
    t = table(you=hand("glamping_unicorn"), rival=stable("extreme_adventurer_unicorn"))
    assert "glamping_unicorn" in t.you.offered


@face("extreme_adventurer_unicorn")
def test_extreme_adventurer_may_draw_at_the_beginning() -> None:
    t = table(you=stable("extreme_adventurer_unicorn"), rival=NOTHING, phase="beginning")
    t.you.uses("extreme_adventurer_unicorn")
    assert len(t.you.cards) == 2
    t = table(you=stable("extreme_adventurer_unicorn"), rival=NOTHING, phase="beginning")
    t.you.declines()
    assert len(t.you.cards) == 1


@face("extreme_adventurer_unicorn", "unicorn_swap")
def test_extreme_adventurer_cannot_be_given_a_basic_in_a_swap() -> None:
    t = table(you=hand("unicorn_swap") + stable("glamping_unicorn"), rival=stable("extreme_adventurer_unicorn"))
    assert t.you.offered == ["draw_card"]


@face("fearless_unicorn", "neigh_mate")
def test_fearless_unicorn_takes_an_instant_when_it_dies() -> None:
    t = table(you=hand("unicorn_poison"), rival=stable("fearless_unicorn"), discard=["yay", "neigh_mate"])
    t.you.play("unicorn_poison").rival.uses("fearless_unicorn")
    assert t.at("neigh_mate") == t.rival.hand


@face("fearless_unicorn", "back_kick")
def test_fearless_unicorn_takes_nothing_when_it_is_returned_or_declines() -> None:
    t = table(you=hand("back_kick"), rival=hand("yay") + stable("fearless_unicorn"), discard=["neigh_mate"])
    t.you.play("back_kick").rival.answers("yay")
    assert not t.told("effect_used", card="fearless_unicorn")
    t = table(you=hand("unicorn_poison"), rival=stable("fearless_unicorn"), discard=["neigh_mate"])
    t.you.play("unicorn_poison").rival.declines()
    assert t.at("neigh_mate") == DISCARD


@face("fearless_unicorn", "yay")
def test_fearless_unicorn_is_not_asked_where_no_instant_lies() -> None:
    t = table(you=hand("unicorn_poison"), rival=stable("fearless_unicorn"), discard=["yay", "narwhal"])
    t.you.play("unicorn_poison")
    assert (t.at("fearless_unicorn"), t.told("effect_used", card="fearless_unicorn")) == (DISCARD, [])


@face("first_mer_mate_unicorn")
def test_first_mer_mate_leaves_two_cards_or_a_basic_behind() -> None:
    t = table(you=hand("unicorn_poison"), rival=hand("narwhal", "neigh") + stable("first_mer_mate_unicorn"))
    t.you.play("unicorn_poison").rival.uses("first_mer_mate_unicorn", "draw")
    assert len(t.told("card_moved", cause="draw", by="first_mer_mate_unicorn", to_seat=1)) == 2
    t = table(you=hand("unicorn_poison"), rival=hand("narwhal", "neigh") + stable("first_mer_mate_unicorn"))
    t.you.play("unicorn_poison").rival.uses("first_mer_mate_unicorn", "bring", "narwhal")
    assert t.at("narwhal") == t.rival.stable


@face("first_mer_mate_unicorn", "pandamonium")
def test_first_mer_mate_among_pandas_dies_only_by_what_hits_any_card() -> None:
    t = table(you=hand("unicorn_poison"), rival=stable("first_mer_mate_unicorn", "pandamonium"))
    assert t.you.offered == ["draw_card"]
    t = table(you=hand("two_for_one") + stable("yay"), rival=stable("first_mer_mate_unicorn", "pandamonium"))
    t.you.play("two_for_one").rival.declines()
    assert t.at("first_mer_mate_unicorn") == DISCARD


@face("first_mer_mate_unicorn", "queen_bee_unicorn")
def test_first_mer_mate_brings_no_basic_past_a_queen_bee_and_draws() -> None:
    rival = hand("narwhal") + stable("first_mer_mate_unicorn")
    t = table(you=hand("unicorn_poison") + stable("queen_bee_unicorn"), rival=rival)
    t.you.play("unicorn_poison").rival.uses("first_mer_mate_unicorn")
    assert t.at("narwhal") == t.rival.hand
    assert len(t.told("card_moved", cause="draw", by="first_mer_mate_unicorn")) == 2


@face("fisherman_unicorn")
def test_fisherman_looks_into_a_hand_and_takes_what_it_likes() -> None:
    t = table(you=hand("fisherman_unicorn"), rival=hand("yay", "neigh"), third=hand("slowdown"))
    t.you.play("fisherman_unicorn", "yes", "rival")
    assert [card.card for card in t.you.view.you.looking_at] == ["yay", "neigh"]
    t.you.answers("neigh")
    assert t.at("neigh") == t.you.hand


@face("fisherman_unicorn")
def test_fisherman_needs_a_hand_to_fish_in() -> None:
    t = table(you=hand("fisherman_unicorn"), rival=NOTHING)
    assert t.you.play("fisherman_unicorn").game.active == "rival"
    t = table(you=hand("fisherman_unicorn"), rival=hand("yay"))
    t.you.play("fisherman_unicorn", "no")
    assert t.at("yay") == t.rival.hand


@face("fisherman_unicorn", "neigh_mate")
def test_fisherman_stopped_has_seen_nothing() -> None:
    t = table(you=hand("fisherman_unicorn"), rival=hand("yay", "neigh_mate"))
    t.you.play("fisherman_unicorn").rival.neighs("neigh_mate")
    assert not t.told("cards_looked_at")
    assert t.at("fisherman_unicorn") == DISCARD


@face("hornswoggler_unicorn")
def test_hornswoggler_throws_the_hand_away_for_three_cards() -> None:
    t = table(you=hand("hornswoggler_unicorn", "yay", "slowdown"), rival=hand("neigh"))
    t.you.play("hornswoggler_unicorn", "yes", "discard")
    assert t.at("yay") == t.at("slowdown") == DISCARD
    assert len(t.you.cards) == 3


@face("hornswoggler_unicorn")
def test_hornswoggler_trades_hands_instead() -> None:
    t = table(you=hand("hornswoggler_unicorn", "yay"), rival=hand("neigh", "narwhal"), third=hand("slowdown"))
    t.you.play("hornswoggler_unicorn", "yes", "swap_hands", "third")
    assert (t.at("slowdown"), t.at("yay")) == (t.you.hand, t.third.hand)


@face("hornswoggler_unicorn")
def test_hornswoggler_may_keep_the_hand_as_it_is() -> None:
    t = table(you=hand("hornswoggler_unicorn", "yay"), rival=hand("neigh"))
    t.you.play("hornswoggler_unicorn", "no")
    assert t.at("yay") == t.you.hand


@face("pillaging_pirate_unicorn")
def test_pillaging_pirate_steals_an_upgrade_or_gets_rid_of_a_downgrade() -> None:
    for option, card, to in (("steal", "yay", "you"), ("move", "slowdown", "rival")):
        t = table(you=hand("pillaging_pirate_unicorn") + stable("slowdown"), rival=stable("yay"))
        t.you.play("pillaging_pirate_unicorn", "yes", option)
        assert t.at(card) == getattr(t, to).stable


@face("pillaging_pirate_unicorn")
def test_pillaging_pirate_leaves_the_downgrades_of_others_and_own_upgrades_alone() -> None:
    t = table(you=hand("pillaging_pirate_unicorn") + stable("yay"), rival=stable("slowdown"))
    assert t.you.play("pillaging_pirate_unicorn").game.active == "rival"


@face("pillaging_pirate_unicorn", "rainbow_aura")
def test_pillaging_pirate_steals_the_aura_that_guards_only_unicorns() -> None:
    t = table(you=hand("pillaging_pirate_unicorn"), rival=stable("rainbow_aura", "narwhal"))
    t.you.play("pillaging_pirate_unicorn", "yes")
    assert t.at("rainbow_aura") == t.you.stable


@face("salty_seadogicorn")
def test_salty_seadogicorn_draws_or_has_the_others_discard() -> None:
    t = table(you=hand("salty_seadogicorn", "narwhal"), rival=hand("yay"), third=hand("neigh", "slowdown"))
    t.you.play("salty_seadogicorn", "yes", "discard").third.answers("neigh")
    assert (t.at("yay"), t.at("neigh"), t.at("narwhal")) == (DISCARD, DISCARD, t.you.hand)
    t = table(you=hand("salty_seadogicorn"), rival=hand("yay"))
    t.you.play("salty_seadogicorn", "yes", "draw")
    assert len(t.you.cards) == 1


@face("salty_seadogicorn", "blinding_light")
def test_salty_seadogicorn_does_neither_when_it_is_declined_or_blinded() -> None:
    t = table(you=hand("salty_seadogicorn"), rival=hand("yay"))
    t.you.play("salty_seadogicorn", "no")
    assert (t.you.cards, t.at("yay")) == ([], t.rival.hand)
    t = table(you=hand("salty_seadogicorn") + stable("blinding_light"), rival=hand("yay"))
    assert t.you.play("salty_seadogicorn").game.active == "rival"


@face("salty_seadogicorn")
def test_salty_seadogicorn_hits_whoever_holds_a_card_and_passes_empty_hands_by() -> None:
    t = table(you=hand("salty_seadogicorn"), rival=NOTHING, third=hand("yay"))
    t.you.play("salty_seadogicorn", "yes", "discard")
    assert t.at("yay") == DISCARD


@face("stowaway_unicorn")
def test_stowaway_brings_along_what_can_stay_in_a_stable() -> None:
    for drawn in ("narwhal", "yay", "slowdown"):
        t = table(you=hand("stowaway_unicorn"), rival=NOTHING, deck=[drawn, "neigh", "neigh"])
        t.you.play("stowaway_unicorn", "yes", drawn)
        assert t.at(drawn) == t.you.stable
        assert [told["card"]["card"] for told in t.told("card_revealed")] == [drawn]


@face("stowaway_unicorn")
def test_stowaway_keeps_any_other_card_in_hand() -> None:
    t = table(you=hand("stowaway_unicorn"), rival=NOTHING, deck=["good_deal", "neigh", "neigh"])
    t.you.play("stowaway_unicorn", "yes")
    assert t.at("good_deal") == t.you.hand


@face("stowaway_unicorn", "queen_bee_unicorn")
def test_stowaway_brings_no_basic_past_a_queen_bee() -> None:
    t = table(you=hand("stowaway_unicorn"), rival=stable("queen_bee_unicorn"), deck=["narwhal", "neigh", "neigh"])
    t.you.play("stowaway_unicorn", "yes", "no")
    assert t.at("narwhal") == t.you.hand


@face("survivalist_unicorn")
def test_survivalist_pays_a_card_to_be_rid_of_a_downgrade() -> None:
    t = table(you=hand("yay") + stable("survivalist_unicorn", "slowdown"), rival=NOTHING, phase="beginning")
    t.you.uses("survivalist_unicorn")
    assert t.at("yay") == t.at("slowdown") == DISCARD


@face("survivalist_unicorn")
def test_survivalist_may_live_with_it_and_needs_a_card() -> None:
    t = table(you=hand("yay") + stable("survivalist_unicorn", "slowdown"), rival=NOTHING, phase="beginning")
    t.you.declines()
    assert t.at("slowdown") == t.you.stable
    t = table(you=stable("survivalist_unicorn", "slowdown"), rival=NOTHING, phase="beginning")
    assert t.phase == "action"


@face("survivalist_unicorn", "dragons_blessing")
def test_survivalist_throws_away_even_a_downgrade_that_does_nothing() -> None:
    own = hand("yay") + stable("survivalist_unicorn", "tiny_stable", "dragons_blessing")
    t = table(you=own, rival=NOTHING, phase="beginning")
    t.you.uses("survivalist_unicorn")
    assert t.at("tiny_stable") == DISCARD


@face("vagabond_unicorn")
def test_vagabond_swaps_a_card_for_one_at_random() -> None:
    t = table(you=hand("yay") + stable("vagabond_unicorn"), rival=hand("neigh"), third=NOTHING, phase="beginning")
    t.you.uses("vagabond_unicorn")
    assert (t.at("yay"), t.at("neigh")) == (DISCARD, t.you.hand)


@face("vagabond_unicorn")
def test_vagabond_may_stay_and_needs_a_card() -> None:
    t = table(you=hand("yay") + stable("vagabond_unicorn"), rival=hand("neigh"), phase="beginning")
    t.you.declines()
    assert t.at("neigh") == t.rival.hand
    t = table(you=stable("vagabond_unicorn"), rival=hand("neigh"), phase="beginning")
    assert t.phase == "action"


@face("vagabond_unicorn", "broken_sundial")
def test_vagabond_stays_at_home_where_turns_have_no_beginning() -> None:
    t = table(you=hand("yay") + stable("vagabond_unicorn", "broken_sundial"), rival=hand("neigh"), active="rival")
    t.rival.draws()
    assert (t.active, t.phase, t.at("yay")) == ("you", "action", t.you.hand)


@face("baby_unicorn_pirate", "cutthroat_captain_unicorn")
def test_a_stolen_baby_of_the_expansion_still_goes_to_the_nursery_in_the_end() -> None:
    t = table(you=hand("unicorn_poison"), rival=stable("cutthroat_captain_unicorn", "baby_unicorn_pirate"), nursery=[])
    t.you.play("unicorn_poison", "baby_unicorn_pirate")
    assert t.at("baby_unicorn_pirate") == NURSERY
