"""Magical Unicorns, G to P: each works, is declined or cannot be, and meets its natural enemy."""

import pytest

from tests.scenarios.unstable_unicorns.at_table import DISCARD, NOTHING, NURSERY, hand, stable, table

face, proves = pytest.mark.face, pytest.mark.proves
FIVE = ("narwhal", "llamacorn", "americorn", "rhinocorn", "rainbow_unicorn")


@face("ginormous_unicorn")
@proves("UU-8.1", "UU-R1.8", "UU-R4.ginormous_unicorn")
def test_ginormous_counts_two() -> None:
    t = table(you=hand("ginormous_unicorn") + stable(*FIVE), rival=NOTHING)
    t.you.play("ginormous_unicorn")
    assert t.winners == ["you"]


@face("ginormous_unicorn")
@proves("UU-5.6", "UU-R2.7")
def test_ginormous_keeps_its_owner_from_neighing() -> None:
    t = table(you=hand("yay"), rival=hand("neigh") + stable("ginormous_unicorn"), third=hand("neigh"))
    t.you.play("yay")
    assert t.asked == ["third"]


@face("ginormous_unicorn")
@proves("UU-R2.8")
def test_ginormous_forbids_nothing_while_it_is_being_played() -> None:
    t = table(you=hand("ginormous_unicorn", "neigh"), rival=hand("neigh"))
    t.you.play("ginormous_unicorn").rival.neighs().you.neighs()
    assert t.at("ginormous_unicorn") == t.you.stable


@face("ginormous_unicorn", "blinding_light")
@proves("UU-R4.ginormous_unicorn", "UU-R4.blinding_light")
def test_ginormous_counts_one_and_forbids_nothing_under_a_blinding_light() -> None:
    t = table(you=hand("narwhal"), rival=hand("neigh") + stable("ginormous_unicorn", "blinding_light"))
    assert t.rival.unicorns == 1
    t.you.play("narwhal").rival.neighs()
    assert t.at("narwhal") == DISCARD


@face("ginormous_unicorn", "pandamonium")
@proves("UU-R4.ginormous_unicorn", "UU-R4.pandamonium")
def test_ginormous_counts_nothing_as_a_panda() -> None:
    assert table(you=NOTHING, rival=stable("ginormous_unicorn", "pandamonium")).rival.unicorns == 0


@face("the_great_narwhal")
@proves("UU-R4.the_great_narwhal")
def test_great_narwhal_finds_whatever_is_named_narwhal() -> None:
    deck = ["narwhal", "yay", "narwhal_torpedo", "neigh", "alluring_narwhal", "shabby_the_narwhal", "classy_narwhal"]
    t = table(you=hand("the_great_narwhal"), rival=NOTHING, deck=deck)
    t.you.play("the_great_narwhal", "yes")
    expected = ["alluring_narwhal", "classy_narwhal", "narwhal", "narwhal_torpedo", "shabby_the_narwhal"]
    assert sorted(t.you.offered) == expected
    t.you.answers("narwhal_torpedo")
    assert t.at("narwhal_torpedo") == t.you.hand


@face("the_great_narwhal")
def test_great_narwhal_may_be_declined() -> None:
    t = table(you=hand("the_great_narwhal"), rival=NOTHING, deck=["narwhal", "yay", "neigh"])
    t.you.play("the_great_narwhal", "no")
    assert not t.told("deck_shuffled")


@face("the_great_narwhal", "blinding_light")
def test_great_narwhal_finds_nothing_under_a_blinding_light() -> None:
    t = table(you=hand("the_great_narwhal") + stable("blinding_light"), rival=NOTHING, deck=["narwhal", "yay", "neigh"])
    assert t.you.play("the_great_narwhal").game.active == "rival"


@face("magical_kittencorn")
@proves("UU-R4.magical_kittencorn", "UU-R3.13")
def test_kittencorn_is_no_target_for_a_magic_that_destroys() -> None:
    t = table(you=hand("unicorn_poison"), rival=stable("magical_kittencorn", "narwhal", "rhinocorn"))
    t.you.play("unicorn_poison")
    assert sorted(t.you.offered) == ["narwhal", "rhinocorn"]


@face("magical_kittencorn")
@proves("UU-R4.magical_kittencorn")
def test_kittencorn_can_be_destroyed_by_other_cards() -> None:
    t = table(you=stable("rhinocorn"), rival=stable("magical_kittencorn"), phase="beginning")
    t.you.uses("rhinocorn")
    assert t.at("magical_kittencorn") == DISCARD


@face("magical_kittencorn")
@proves("UU-R4.magical_kittencorn")
def test_kittencorn_can_be_returned_by_a_magic() -> None:
    t = table(you=hand("back_kick"), rival=stable("magical_kittencorn") + hand("neigh"))
    t.you.play("back_kick").rival.answers("neigh")
    assert t.at("magical_kittencorn") == t.rival.hand


@face("magical_kittencorn", "blinding_light")
def test_kittencorn_is_a_target_under_a_blinding_light() -> None:
    t = table(you=hand("unicorn_poison"), rival=stable("magical_kittencorn", "blinding_light"))
    t.you.play("unicorn_poison")
    assert t.at("magical_kittencorn") == DISCARD


@face("llamacorn")
@proves("UU-6.12", "UU-3.7", "UU-R3.5")
def test_llamacorn_makes_everybody_discard_together() -> None:
    t = table(you=hand("llamacorn", "yay", "slowdown"), rival=hand("neigh", "good_deal"), third=hand("shake_up"))
    t.you.play("llamacorn").game.let_pass()
    assert t.asked == ["you", "rival"]
    t.rival.answers("good_deal")
    assert t.lying("good_deal") == [t.rival.hand]
    t.you.answers("yay")
    assert t.at("yay") == t.at("good_deal") == t.at("shake_up") == DISCARD


@face("llamacorn")
@proves("UU-6.6")
def test_llamacorn_passes_over_empty_hands() -> None:
    t = table(you=hand("llamacorn"), rival=hand("neigh"), third=NOTHING)
    t.you.play("llamacorn")
    assert t.at("neigh") == DISCARD
    assert t.active == "rival"


@face("llamacorn")
def test_llamacorn_stopped_costs_nobody_a_card() -> None:
    t = table(you=hand("llamacorn", "yay"), rival=hand("neigh", "good_deal"))
    t.you.play("llamacorn").rival.neighs()
    assert t.at("yay") == t.you.hand
    assert t.at("good_deal") == t.rival.hand


@face("mermaid_unicorn")
@proves("UU-3.9", "UU-R4.mermaid_unicorn", "UU-6.1", "UU-R3.1")
def test_mermaid_must_return_a_card_of_another_player_to_that_players_hand() -> None:
    t = table(you=hand("mermaid_unicorn") + stable("yay"), rival=stable("slowdown", "narwhal"))
    t.you.play("mermaid_unicorn")
    assert sorted(t.you.offered) == ["narwhal", "slowdown"]
    t.you.answers("slowdown")
    assert t.at("slowdown") == t.rival.hand


@face("mermaid_unicorn", "baby_unicorn_red")
@proves("UU-1.5")
def test_mermaid_sends_a_baby_to_the_nursery() -> None:
    t = table(you=hand("mermaid_unicorn"), rival=stable("baby_unicorn_red"))
    t.you.play("mermaid_unicorn")
    assert t.at("baby_unicorn_red") == NURSERY


@face("mermaid_unicorn")
@proves("UU-6.6", "UU-6.7")
def test_mermaid_may_be_played_with_nothing_to_return() -> None:
    t = table(you=hand("mermaid_unicorn"), rival=NOTHING)
    t.you.play("mermaid_unicorn")
    assert t.at("mermaid_unicorn") == t.you.stable


@face("mother_goose_unicorn")
@proves("UU-3.6", "UU-R4.baby_unicorns")
def test_mother_goose_brings_a_baby_of_choice() -> None:
    t = table(you=hand("mother_goose_unicorn"), rival=NOTHING, nursery=["baby_unicorn_red", "baby_narwhal"])
    t.you.play("mother_goose_unicorn", "yes", "baby_narwhal")
    assert t.at("baby_narwhal") == t.you.stable


@face("mother_goose_unicorn")
@proves("UU-R4.baby_unicorns")
def test_mother_goose_is_not_offered_an_empty_nursery() -> None:
    t = table(you=hand("mother_goose_unicorn"), rival=NOTHING, nursery=[])
    assert t.you.play("mother_goose_unicorn").game.active == "rival"


@face("mother_goose_unicorn", "pandamonium")
@proves("UU-R4.pandamonium.mother_goose_unicorn", "UU-R4.pandamonium")
def test_mother_goose_brings_a_baby_among_pandas() -> None:
    t = table(you=hand("mother_goose_unicorn") + stable("pandamonium"), rival=NOTHING, nursery=["baby_narwhal"])
    t.you.play("mother_goose_unicorn", "yes")
    assert t.at("baby_narwhal") == t.you.stable
    assert t.you.unicorns == 0


@face("narwhal_torpedo")
def test_torpedo_sacrifices_all_own_downgrades() -> None:
    t = table(you=hand("narwhal_torpedo") + stable("slowdown", "barbed_wire", "yay"), rival=stable("tiny_stable"))
    t.you.play("narwhal_torpedo")
    assert t.at("slowdown") == t.at("barbed_wire") == DISCARD
    assert t.at("tiny_stable") == t.rival.stable
    assert t.at("yay") == t.you.stable


@face("narwhal_torpedo", "blinding_light")
@proves("UU-R4.blinding_light")
def test_torpedo_cannot_remove_a_blinding_light() -> None:
    t = table(you=hand("narwhal_torpedo") + stable("blinding_light"), rival=NOTHING)
    t.you.play("narwhal_torpedo")
    assert t.at("blinding_light") == t.you.stable


@face("narwhal_torpedo")
def test_torpedo_without_downgrades_does_nothing() -> None:
    t = table(you=hand("narwhal_torpedo") + stable("yay"), rival=NOTHING)
    t.you.play("narwhal_torpedo")
    assert t.active == "rival"


@face("necromancer_unicorn")
@proves("UU-R4.necromancer_unicorn")
def test_necromancer_brings_back_even_what_it_discarded() -> None:
    t = table(you=hand("necromancer_unicorn", "narwhal", "rhinocorn", "yay"), rival=NOTHING, discard=["americorn"])
    t.you.play("necromancer_unicorn", "yes", ["narwhal", "rhinocorn"])
    assert sorted(t.you.offered) == ["americorn", "narwhal", "rhinocorn"]
    t.you.answers("rhinocorn")
    assert t.at("rhinocorn") == t.you.stable


@face("necromancer_unicorn")
@proves("UU-R4.necromancer_unicorn", "UU-R3.4")
def test_necromancer_without_two_unicorns_in_hand_is_asked_and_can_only_decline() -> None:
    t = table(you=hand("necromancer_unicorn", "narwhal", "yay"), rival=NOTHING, discard=["americorn"])
    t.you.play("necromancer_unicorn")
    assert t.you.offered == ["decline"]


@face("necromancer_unicorn")
@proves("UU-R3.4")
def test_necromancer_is_not_even_asked_with_one_card_in_hand() -> None:
    t = table(you=hand("necromancer_unicorn", "narwhal"), rival=NOTHING, discard=["americorn"])
    assert t.you.play("necromancer_unicorn").game.active == "rival"


@face("necromancer_unicorn", "queen_bee_unicorn")
def test_necromancer_cannot_bring_a_basic_past_a_queen_bee() -> None:
    you = hand("necromancer_unicorn", "narwhal", "rhinocorn")
    t = table(you=you, rival=stable("queen_bee_unicorn"), discard=["americorn"])
    t.you.play("necromancer_unicorn", "yes", ["narwhal", "rhinocorn"])
    assert t.you.offered == ["americorn", "rhinocorn"]
