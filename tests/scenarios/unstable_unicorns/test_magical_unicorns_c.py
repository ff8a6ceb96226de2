"""Magical Unicorns, O to U: each works, is declined or cannot be, and meets its natural enemy."""

import pytest

from tests.scenarios.unstable_unicorns.at_table import DECK, DISCARD, NOTHING, hand, stable, table

face, proves = pytest.mark.face, pytest.mark.proves


@face("unicorn_oracle")
@proves("UU-R4.unicorn_oracle", "UU-7.2")
@pytest.mark.verb("put_back")
def test_oracle_takes_one_of_three_and_orders_the_others() -> None:
    t = table(you=hand("unicorn_oracle"), rival=NOTHING, deck=["yay", "neigh", "slowdown", "good_deal", "shake_up"])
    t.you.play("unicorn_oracle", "neigh")
    assert [card.card for card in t.you.view.you.looking_at] == ["slowdown", "yay"]
    assert t.rival.view.you.looking_at == []
    t.you.answers("slowdown")
    assert t.at("neigh") == t.you.hand
    assert t.rival.cards == ["slowdown"]
    assert t.deck[0] == "yay"
    assert not t.told("card_revealed")
    assert not t.told("deck_shuffled")


@face("unicorn_oracle")
def test_oracle_makes_do_with_what_is_left() -> None:
    t = table(you=hand("unicorn_oracle"), rival=NOTHING, deck=["yay", "neigh"])
    t.you.play("unicorn_oracle", "neigh")
    assert t.at("neigh") == t.you.hand


@face("unicorn_oracle", "blinding_light")
def test_oracle_sees_nothing_under_a_blinding_light() -> None:
    t = table(you=hand("unicorn_oracle") + stable("blinding_light"), rival=NOTHING)
    assert t.you.play("unicorn_oracle").game.active == "rival"


@face("unicorn_phoenix")
@proves("UU-R4.unicorn_phoenix", "UU-R3.3")
def test_phoenix_pays_a_card_instead_of_leaving() -> None:
    t = table(you=hand("unicorn_poison"), rival=hand("yay", "neigh") + stable("unicorn_phoenix", "narwhal"))
    t.you.play("unicorn_poison", "unicorn_phoenix").rival.answers("yes", "yay")
    assert t.at("unicorn_phoenix") == t.rival.stable
    assert t.at("yay") == DISCARD


@face("unicorn_phoenix")
@proves("UU-R4.unicorn_phoenix")
def test_phoenix_with_an_empty_hand_just_dies() -> None:
    t = table(you=hand("unicorn_poison"), rival=stable("unicorn_phoenix"))
    t.you.play("unicorn_poison")
    assert t.at("unicorn_phoenix") == DISCARD


@face("unicorn_phoenix")
def test_phoenix_may_decline_to_stay() -> None:
    t = table(you=hand("unicorn_poison"), rival=hand("yay") + stable("unicorn_phoenix"))
    t.you.play("unicorn_poison").rival.declines()
    assert t.at("unicorn_phoenix") == DISCARD


@face("unicorn_phoenix", "barbed_wire")
@proves("UU-R4.unicorn_phoenix")
def test_phoenix_that_stays_costs_nothing_at_the_barbed_wire() -> None:
    rival = hand("yay", "neigh") + stable("unicorn_phoenix", "barbed_wire")
    t = table(you=hand("unicorn_poison"), rival=rival)
    t.you.play("unicorn_poison").rival.answers("yes", "yay")
    assert t.at("neigh") == t.rival.hand


@face("unicorn_phoenix", "blinding_light")
@proves("UU-R4.blinding_light")
def test_phoenix_has_no_answer_under_a_blinding_light() -> None:
    t = table(you=hand("unicorn_poison"), rival=hand("yay") + stable("unicorn_phoenix", "blinding_light"))
    t.you.play("unicorn_poison")
    assert t.at("unicorn_phoenix") == DISCARD


@face("unicorn_phoenix", "glitter_bomb")
@proves("UU-6.3", "UU-R3.3", "UU-6.5")
def test_phoenix_named_as_payment_pays_with_a_card_from_hand() -> None:
    you = hand("good_deal") + stable("unicorn_phoenix", "glitter_bomb")
    t = table(you=you, rival=stable("yay"), phase="beginning")
    t.you.uses("glitter_bomb", "unicorn_phoenix", "yes")
    assert t.at("unicorn_phoenix") == t.you.stable
    assert t.at("good_deal") == t.at("yay") == DISCARD


@face("queen_bee_unicorn")
@proves("UU-R4.queen_bee_unicorn", "UU-R2.10")
def test_queen_bee_makes_a_basic_unplayable_for_others() -> None:
    t = table(you=hand("narwhal", "basic_unicorn_red", "rhinocorn"), rival=stable("queen_bee_unicorn"))
    assert t.you.offered == ["rhinocorn", "draw_card"]


@face("queen_bee_unicorn")
@proves("UU-R4.queen_bee_unicorn")
def test_queen_bee_lets_her_own_basics_in() -> None:
    t = table(you=hand("narwhal") + stable("queen_bee_unicorn"), rival=NOTHING)
    t.you.play("narwhal")
    assert t.at("narwhal") == t.you.stable


@face("queen_bee_unicorn")
@proves("UU-R4.queen_bee_unicorn")
def test_queen_bee_stops_stealing_basics_but_not_babies() -> None:
    t = table(you=hand("seductive_unicorn", "yay"), rival=stable("queen_bee_unicorn", "narwhal", "baby_unicorn_red"))
    t.you.play("seductive_unicorn", "yes")
    assert sorted(t.you.offered) == ["baby_unicorn_red", "queen_bee_unicorn"]


@face("queen_bee_unicorn", "blinding_light")
@proves("UU-R4.queen_bee_unicorn", "UU-R4.blinding_light")
def test_queen_bee_under_a_blinding_light_stops_nothing() -> None:
    t = table(you=hand("narwhal"), rival=stable("queen_bee_unicorn", "blinding_light"))
    assert "narwhal" in t.you.offered


@face("queen_bee_unicorn", "blinding_light")
@proves("UU-R4.queen_bee_unicorn")
def test_queen_bee_does_not_take_a_silenced_magical_for_a_basic() -> None:
    t = table(you=hand("rhinocorn") + stable("blinding_light"), rival=stable("queen_bee_unicorn"))
    assert "rhinocorn" in t.you.offered


@face("queen_bee_unicorn", "unicorn_swap")
@proves("UU-R4.queen_bee_unicorn.unicorn_swap")
def test_queen_bee_keeps_a_basic_from_being_swapped_out_of_her_stable() -> None:
    t = table(you=hand("unicorn_swap") + stable("queen_bee_unicorn", "narwhal"), rival=stable("rhinocorn"))
    t.you.play("unicorn_swap", "rhinocorn")
    assert t.at("queen_bee_unicorn") == t.rival.stable
    assert t.at("narwhal") == t.you.stable


@face("queen_bee_unicorn", "unicorn_swap")
@proves("UU-R4.queen_bee_unicorn.unicorn_swap")
def test_a_swap_with_only_basics_to_give_past_a_queen_bee_cannot_be_played() -> None:
    t = table(
        you=hand("unicorn_swap") + stable("narwhal"), rival=stable("llamacorn"), third=stable("queen_bee_unicorn")
    )
    assert t.you.offered == ["unicorn_swap", "draw_card"]
    t.you.play("unicorn_swap")
    assert t.at("narwhal") == t.third.stable


@face("rainbow_unicorn")
@proves("UU-5.4", "UU-3.6")
def test_rainbow_unicorn_brings_a_basic_from_hand_and_nobody_is_asked() -> None:
    t = table(you=hand("rainbow_unicorn", "narwhal", "basic_unicorn_red"), rival=hand("neigh"))
    t.you.play("rainbow_unicorn", "yes", "narwhal")
    assert t.at("narwhal") == t.you.stable
    assert t.at("neigh") == t.rival.hand


@face("rainbow_unicorn")
@proves("UU-R3.4")
def test_rainbow_unicorn_without_a_basic_is_asked_all_the_same() -> None:
    t = table(you=hand("rainbow_unicorn", "yay"), rival=NOTHING)
    t.you.play("rainbow_unicorn")
    assert t.you.offered == ["decline"]
    t = table(you=hand("rainbow_unicorn"), rival=NOTHING)
    t.you.play("rainbow_unicorn")
    assert t.active == "rival"


@face("rainbow_unicorn", "queen_bee_unicorn")
@proves("UU-R3.4")
def test_rainbow_unicorn_is_not_asked_while_a_queen_bee_forbids_it_openly() -> None:
    t = table(you=hand("rainbow_unicorn", "narwhal"), rival=stable("queen_bee_unicorn"))
    assert t.you.play("rainbow_unicorn").game.active == "rival"


@face("rhinocorn")
@proves("UU-R4.rhinocorn", "UU-2.3", "UU-R1.2")
@pytest.mark.verb("end_turn")
def test_rhinocorn_destroys_and_ends_the_turn() -> None:
    you = hand("yay") + stable("rhinocorn")
    t = table(you=you, rival=stable("narwhal"), phase="beginning")
    t.you.uses("rhinocorn")
    assert t.at("narwhal") == DISCARD
    assert t.active == "rival"
    assert t.you.cards == ["yay"]


@face("rhinocorn")
def test_rhinocorn_declined_leaves_the_turn_alone() -> None:
    t = table(you=stable("rhinocorn"), rival=stable("narwhal"), phase="beginning")
    t.you.declines()
    assert (t.active, t.phase) == ("you", "action")


@face("rhinocorn")
@proves("UU-R4.rhinocorn", "UU-2.7")
def test_rhinocorn_does_not_spare_the_hand_limit() -> None:
    t = table(you=hand(*["neigh"] * 8) + stable("rhinocorn"), rival=stable("narwhal"), phase="beginning")
    t.you.uses("rhinocorn").answers("neigh")
    assert len(t.you.cards) == 7


@face("rhinocorn", "sadistic_ritual")
@proves("UU-2.3", "UU-R1.5", "UU-R4.rhinocorn")
def test_rhinocorn_does_not_cancel_the_other_effects_of_the_beginning() -> None:
    t = table(you=stable("rhinocorn", "sadistic_ritual", "llamacorn"), rival=stable("narwhal"), phase="beginning")
    t.you.answers("llamacorn").uses("rhinocorn")
    assert t.at("llamacorn") == t.at("narwhal") == DISCARD
    assert len(t.you.cards) == 1
    assert t.active == "rival"


@face("rhinocorn", "unicorn_phoenix")
@proves("UU-6.3")
def test_rhinocorn_ends_the_turn_even_if_the_destroying_was_replaced() -> None:
    t = table(you=stable("rhinocorn"), rival=hand("yay") + stable("unicorn_phoenix"), phase="beginning")
    t.you.uses("rhinocorn").rival.answers("yes")
    assert t.at("unicorn_phoenix") == t.rival.stable
    assert t.active == "rival"


@face("seductive_unicorn")
@proves("UU-3.5", "UU-R4.seductive_unicorn", "UU-6.5")
def test_seductive_steals_for_a_card() -> None:
    t = table(you=hand("seductive_unicorn", "yay", "neigh"), rival=stable("narwhal", "rhinocorn"))
    t.you.play("seductive_unicorn", "yes", "yay", "narwhal")
    assert t.at("narwhal") == t.you.stable
    assert t.at("yay") == DISCARD


@face("seductive_unicorn")
@proves("UU-R3.4")
def test_seductive_with_an_empty_hand_steals_nothing() -> None:
    t = table(you=hand("seductive_unicorn"), rival=stable("narwhal"))
    assert t.you.play("seductive_unicorn").game.active == "rival"


@face("seductive_unicorn", "pandamonium")
@proves("UU-R4.pandamonium")
def test_seductive_cannot_reach_pandas() -> None:
    t = table(you=hand("seductive_unicorn", "yay"), rival=stable("narwhal", "pandamonium"))
    t.you.play("seductive_unicorn", "yes")
    assert t.at("narwhal") == t.rival.stable


@face("shabby_the_narwhal")
@proves("UU-6.8")
def test_shabby_finds_a_downgrade() -> None:
    t = table(you=hand("shabby_the_narwhal"), rival=NOTHING, deck=["yay", "slowdown", "neigh", "tiny_stable"])
    t.you.play("shabby_the_narwhal", "yes", "slowdown")
    assert t.at("slowdown") == t.you.hand


@face("shabby_the_narwhal")
def test_shabby_may_be_declined() -> None:
    t = table(you=hand("shabby_the_narwhal"), rival=NOTHING, deck=["yay", "slowdown", "neigh"])
    t.you.play("shabby_the_narwhal", "no")
    assert t.at("slowdown") == DECK


@face("shabby_the_narwhal")
@proves("UU-6.8", "UU-R3.4")
def test_shabby_in_vain_is_asked_like_any_other_search() -> None:
    t = table(you=hand("shabby_the_narwhal"), rival=NOTHING, deck=["yay", "neigh"])
    t.you.play("shabby_the_narwhal", "yes", "no")
    assert t.told("deck_shuffled")


@face("shark_with_a_horn")
@proves("UU-R4.shark_with_a_horn")
def test_shark_gives_itself_to_destroy_a_unicorn() -> None:
    t = table(you=hand("shark_with_a_horn"), rival=stable("narwhal", "rhinocorn"))
    t.you.play("shark_with_a_horn", "yes", "rhinocorn")
    assert t.at("shark_with_a_horn") == t.at("rhinocorn") == DISCARD


@face("shark_with_a_horn")
def test_shark_may_stay() -> None:
    t = table(you=hand("shark_with_a_horn"), rival=stable("narwhal"))
    t.you.play("shark_with_a_horn", "no")
    assert t.at("shark_with_a_horn") == t.you.stable


@face("shark_with_a_horn", "rainbow_aura")
def test_shark_gives_itself_in_vain_against_a_rainbow_aura() -> None:
    t = table(you=hand("shark_with_a_horn"), rival=stable("narwhal", "rainbow_aura"))
    t.you.play("shark_with_a_horn", "yes")
    assert t.at("shark_with_a_horn") == DISCARD
    assert t.at("narwhal") == t.rival.stable


@face("stabby_the_unicorn")
@proves("UU-R4.stabby_the_unicorn")
def test_stabby_destroys_when_it_is_destroyed() -> None:
    t = table(you=hand("unicorn_poison") + stable("narwhal"), rival=stable("stabby_the_unicorn"))
    t.you.play("unicorn_poison").rival.uses("stabby_the_unicorn")
    assert t.at("narwhal") == DISCARD


@face("stabby_the_unicorn")
@proves("UU-R4.stabby_the_unicorn")
def test_stabby_may_forgive_and_cannot_be_sacrificed_at_will() -> None:
    t = table(you=hand("unicorn_poison") + stable("narwhal"), rival=stable("stabby_the_unicorn"))
    assert t.you.offered == ["unicorn_poison", "draw_card"]
    t.you.play("unicorn_poison").rival.declines()
    assert t.at("narwhal") == t.you.stable


@face("stabby_the_unicorn", "two_for_one")
@proves("UU-R4.stabby_the_unicorn", "UU-7.1", "UU-R3.14")
def test_a_sacrificed_stabby_waits_until_two_for_one_is_done() -> None:
    you = hand("two_for_one") + stable("stabby_the_unicorn")
    t = table(you=you, rival=stable("narwhal", "yay", "rhinocorn"))
    t.you.play("two_for_one", ["narwhal", "yay"])
    assert t.lying("narwhal") == t.lying("yay") == [DISCARD]
    t.you.uses("stabby_the_unicorn")
    assert t.at("rhinocorn") == DISCARD


@face("stabby_the_unicorn", "blinding_light")
def test_stabby_dies_quietly_under_a_blinding_light() -> None:
    t = table(you=hand("unicorn_poison") + stable("narwhal"), rival=stable("stabby_the_unicorn", "blinding_light"))
    t.you.play("unicorn_poison")
    assert t.active == "rival"
    assert t.at("narwhal") == t.you.stable


@face("unicorn_on_the_cob")
@proves("UU-6.4", "UU-R4.unicorn_on_the_cob", "UU-R3.2")
def test_unicorn_on_the_cob_draws_two_and_discards_one_of_all() -> None:
    t = table(you=hand("unicorn_on_the_cob", "yay"), rival=NOTHING, deck=["neigh", "slowdown", "good_deal", "shake_up"])
    t.you.play("unicorn_on_the_cob")
    assert sorted(t.you.offered) == ["neigh", "slowdown", "yay"]
    t.you.answers("slowdown")
    assert t.at("slowdown") == DISCARD


@face("unicorn_on_the_cob")
@proves("UU-6.4")
def test_unicorn_on_the_cob_draws_what_there_is() -> None:
    t = table(you=hand("unicorn_on_the_cob"), rival=NOTHING, deck=["neigh"])
    t.you.play("unicorn_on_the_cob")
    assert t.at("neigh") == DISCARD


@face("unicorn_on_the_cob", "neigh")
def test_unicorn_on_the_cob_stopped_draws_nothing() -> None:
    t = table(you=hand("unicorn_on_the_cob"), rival=hand("neigh"))
    t.you.play("unicorn_on_the_cob").rival.neighs()
    assert t.you.cards == []
