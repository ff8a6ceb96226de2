"""Downgrades: each works, finds nothing to do, and meets something that changes it."""

import pytest

from tests.scenarios.unstable_unicorns.at_table import DISCARD, NOTHING, NURSERY, hand, stable, table

face, proves = pytest.mark.face, pytest.mark.proves
FIVE = ("narwhal", "llamacorn", "americorn", "rhinocorn", "rainbow_unicorn")


@face("barbed_wire")
@proves("UU-R4.barbed_wire", "UU-6.2", "UU-R4.barbed_wire.played_card")
@pytest.mark.verb("discard")
def test_barbed_wire_costs_a_card_when_a_unicorn_enters_and_never_that_unicorn() -> None:
    t = table(you=hand("narwhal", "yay", "neigh") + stable("barbed_wire"), rival=NOTHING)
    t.you.play("narwhal")
    assert sorted(t.you.offered) == ["neigh", "yay"]
    t.you.answers("yay")
    assert t.at("yay") == DISCARD
    assert t.at("narwhal") == t.you.stable


@face("barbed_wire")
@proves("UU-R4.barbed_wire", "UU-6.2", "UU-R0.6")
@pytest.mark.parametrize("card", ["unicorn_poison", "mermaid_unicorn", "seductive_unicorn", "unicorn_swap"])
def test_barbed_wire_costs_a_card_whatever_way_a_unicorn_leaves(card: str) -> None:
    t = table(you=hand(card, "neigh") + stable("baby_narwhal"), rival=hand("yay") + stable("narwhal", "barbed_wire"))
    t.you.play(card)
    if card == "seductive_unicorn":
        t.you.answers("yes")
    elif card != "unicorn_poison":
        t.you.answers("narwhal")
    if card == "mermaid_unicorn":
        t.rival.answers("yay")
    assert t.at("yay") == DISCARD


@face("barbed_wire", "unicorn_swap")
@proves("UU-R4.barbed_wire")
def test_barbed_wire_costs_two_cards_for_a_swap() -> None:
    t = table(you=hand("unicorn_swap", "yay", "neigh") + stable("barbed_wire", "rhinocorn"), rival=stable("narwhal"))
    t.you.play("unicorn_swap", "narwhal", "yay")
    assert t.at("yay") == t.at("neigh") == DISCARD


@face("barbed_wire")
@proves("UU-R4.barbed_wire", "UU-6.6")
def test_barbed_wire_costs_nothing_with_an_empty_hand() -> None:
    t = table(you=hand("narwhal") + stable("barbed_wire"), rival=NOTHING)
    assert t.you.play("narwhal").game.active == "rival"


@face("barbed_wire", "baby_unicorn_red")
@proves("UU-R4.barbed_wire", "UU-6.2")
def test_barbed_wire_hears_a_baby_go_to_the_nursery() -> None:
    t = table(you=hand("unicorn_poison"), rival=hand("yay") + stable("baby_unicorn_red", "barbed_wire"))
    t.you.play("unicorn_poison")
    assert t.at("baby_unicorn_red") == NURSERY
    assert t.at("yay") == DISCARD


@face("barbed_wire", "pandamonium")
@proves("UU-R4.barbed_wire.pandamonium", "UU-R4.pandamonium")
def test_barbed_wire_hears_pandas_enter_and_leave() -> None:
    t = table(you=hand("narwhal", "yay") + stable("barbed_wire", "pandamonium"), rival=hand("back_kick"))
    t.you.play("narwhal")
    assert t.at("yay") == DISCARD
    t.rival.play("back_kick", "narwhal")
    assert t.all_at("narwhal") == [DISCARD]
    assert len(t.told("effect_used", card="barbed_wire")) == 2


@face("pandamonium")
@proves("UU-R4.pandamonium", "UU-4.4")
def test_pandamonium_keeps_its_owner_from_winning() -> None:
    t = table(you=hand("pandamonium"), rival=stable(*FIVE, "baby_narwhal"))
    t.you.play("pandamonium", "rival")
    assert t.rival.unicorns == 0
    assert t.winners is None


@face("pandamonium", "stabby_the_unicorn")
@proves("UU-R4.pandamonium")
def test_pandamonium_leaves_the_effects_of_pandas_alone() -> None:
    t = table(
        you=stable("glitter_bomb", "narwhal"), rival=stable("stabby_the_unicorn", "pandamonium"), phase="beginning"
    )
    t.you.uses("glitter_bomb", "glitter_bomb", "stabby_the_unicorn").rival.uses("stabby_the_unicorn")
    assert t.at("narwhal") == DISCARD


@face("pandamonium", "sadistic_ritual")
@proves("UU-R4.pandamonium", "UU-R4.sadistic_ritual")
def test_pandamonium_frees_from_a_ritual() -> None:
    t = table(you=stable("pandamonium", "sadistic_ritual", "narwhal"), rival=NOTHING, phase="beginning")
    assert t.at("narwhal") == t.you.stable
    assert len(t.you.cards) == 1


@face("pandamonium", "blinding_light", "greedy_flying_unicorn")
@proves("UU-R4.blinding_light.pandamonium")
def test_pandamonium_does_not_give_enter_effects_back_under_a_blinding_light() -> None:
    t = table(you=hand("greedy_flying_unicorn") + stable("pandamonium", "blinding_light"), rival=NOTHING)
    t.you.play("greedy_flying_unicorn")
    assert t.you.cards == []


@face("pandamonium", "blinding_light", "rhinocorn")
@proves("UU-R4.blinding_light.pandamonium")
def test_pandas_already_there_have_their_effects_under_a_blinding_light() -> None:
    you = stable("pandamonium", "blinding_light", "rhinocorn")
    t = table(you=you, rival=stable("narwhal"), phase="beginning")
    t.you.uses("rhinocorn")
    assert t.at("narwhal") == DISCARD


@face("sadistic_ritual")
@proves("UU-R4.sadistic_ritual", "UU-2.4", "UU-R1.4", "UU-6.1")
def test_sadistic_ritual_must_be_paid_and_gives_a_card() -> None:
    t = table(you=stable("sadistic_ritual", "narwhal", "rhinocorn"), rival=NOTHING, phase="beginning")
    assert t.you.offered == ["narwhal", "rhinocorn"]
    t.you.answers("narwhal")
    assert t.at("narwhal") == DISCARD
    assert len(t.you.cards) == 2


@face("sadistic_ritual", "baby_unicorn_red")
@proves("UU-R4.sadistic_ritual", "UU-6.3", "UU-1.5")
def test_sadistic_ritual_takes_a_baby() -> None:
    t = table(you=stable("sadistic_ritual", "baby_unicorn_red"), rival=NOTHING, phase="beginning")
    assert t.at("baby_unicorn_red") == NURSERY
    assert len(t.you.cards) == 2


@face("sadistic_ritual")
@proves("UU-R4.sadistic_ritual", "UU-6.3")
def test_sadistic_ritual_without_a_unicorn_gives_nothing() -> None:
    t = table(you=stable("sadistic_ritual", "yay"), rival=NOTHING, phase="beginning")
    assert len(t.you.cards) == 1


@face("slowdown")
@proves("UU-5.6", "UU-R2.7")
def test_slowdown_keeps_from_neighing() -> None:
    t = table(you=hand("narwhal"), rival=hand("neigh", "super_neigh") + stable("slowdown"), third=NOTHING)
    t.you.play("narwhal")
    assert t.asked == ["third"]


@face("slowdown")
def test_slowdown_keeps_from_answering_a_neigh_too() -> None:
    t = table(you=hand("narwhal", "neigh") + stable("slowdown"), rival=hand("neigh"))
    t.you.play("narwhal").rival.neighs()
    assert t.lying("narwhal") == [DISCARD]


@face("slowdown")
@proves("UU-4.7")
def test_slowdown_holds_only_where_it_lies() -> None:
    t = table(you=hand("narwhal") + stable("slowdown"), rival=hand("neigh"))
    t.you.play("narwhal").rival.neighs()
    assert t.at("narwhal") == DISCARD


@face("nanny_cam")
@proves("UU-R4.nanny_cam")
def test_nanny_cam_shows_the_hand_to_all() -> None:
    t = table(you=hand("nanny_cam"), rival=hand("yay", "neigh"), third=NOTHING)
    assert t.third.view.table.seats[1].revealed is None
    t.you.play("nanny_cam", "rival").game.let_pass()
    assert [card.card for card in t.third.view.table.seats[1].revealed][:2] == ["yay", "neigh"]


@face("nanny_cam")
@proves("UU-R4.nanny_cam")
def test_nanny_cam_shows_cards_drawn_later() -> None:
    t = table(you=stable("nanny_cam"), rival=NOTHING, deck=["yay", "neigh", "slowdown"])
    t.you.draws()
    assert t.told("card_moved", cause="draw", to_seat=0)[0]["card"]["card"] == "yay"


@face("nanny_cam", "targeted_destruction")
def test_nanny_cam_gone_hides_the_hand_again() -> None:
    t = table(you=hand("targeted_destruction", "neigh") + stable("nanny_cam"), rival=NOTHING)
    t.you.play("targeted_destruction").game.let_pass()
    assert t.rival.view.table.seats[0].revealed is None


@face("broken_stable")
@proves("UU-R3.11", "UU-R2.10")
def test_broken_stable_forbids_playing_upgrades_anywhere() -> None:
    t = table(you=hand("yay", "slowdown") + stable("broken_stable"), rival=NOTHING)
    assert t.you.offered == ["slowdown", "draw_card"]


@face("broken_stable")
@proves("UU-R4.broken_stable")
def test_broken_stable_leaves_upgrades_alone_that_lie_there() -> None:
    t = table(you=hand("narwhal") + stable("broken_stable", "yay"), rival=hand("neigh"))
    t.you.play("narwhal")
    assert t.lying("narwhal") == [t.you.stable]


@face("broken_stable")
def test_broken_stable_does_not_keep_others_from_playing_upgrades_into_it() -> None:
    t = table(you=hand("yay"), rival=stable("broken_stable"))
    t.you.play("yay", "rival")
    assert t.at("yay") == t.rival.stable


@face("blinding_light")
@proves("UU-R4.blinding_light")
def test_blinding_light_silences_what_triggers_at_the_beginning() -> None:
    t = table(you=stable("blinding_light", "rhinocorn"), rival=stable("narwhal"), phase="beginning")
    assert t.phase == "action"


@face("blinding_light", "baby_unicorn_red")
@proves("UU-R4.blinding_light", "UU-1.5")
def test_blinding_light_does_not_change_the_way_of_babies() -> None:
    t = table(you=hand("unicorn_poison"), rival=stable("baby_unicorn_red", "blinding_light"))
    t.you.play("unicorn_poison")
    assert t.at("baby_unicorn_red") == NURSERY


@face("blinding_light", "rainbow_unicorn")
@proves("UU-R4.blinding_light")
def test_blinding_light_does_not_make_a_magical_unicorn_a_basic() -> None:
    t = table(you=hand("rainbow_unicorn", "rhinocorn", "narwhal"), rival=stable("blinding_light"))
    t.you.play("rainbow_unicorn", "yes")
    assert t.you.offered == ["narwhal"]


@face("tiny_stable")
@proves("UU-7.5", "UU-R4.tiny_stable")
def test_tiny_stable_sacrifices_down_to_five() -> None:
    t = table(you=hand("stabby_the_unicorn") + stable(*FIVE, "tiny_stable"), rival=NOTHING)
    t.you.play("stabby_the_unicorn")
    assert sorted(t.you.offered) == sorted([*FIVE, "stabby_the_unicorn"])
    t.you.answers("llamacorn")
    assert t.at("llamacorn") == DISCARD
    assert t.you.unicorns == 5


@face("tiny_stable")
@proves("UU-R4.tiny_stable", "UU-7.5", "UU-7.6")
def test_tiny_stable_is_looked_at_before_waiting_effects_and_before_a_win() -> None:
    you = hand("ginormous_unicorn") + stable(*FIVE, "tiny_stable")
    t = table(you=you, rival=NOTHING)
    t.you.play("ginormous_unicorn")
    t.you.answers("narwhal", "llamacorn")
    assert t.winners is None
    assert t.you.unicorns == 5


@face("tiny_stable", "pandamonium")
def test_tiny_stable_leaves_pandas_alone() -> None:
    t = table(you=hand("stabby_the_unicorn") + stable(*FIVE, "tiny_stable", "pandamonium"), rival=NOTHING)
    assert t.you.play("stabby_the_unicorn").game.active == "rival"


@face("tiny_stable", "narwhal_torpedo")
@proves("UU-7.5", "UU-R4.tiny_stable")
def test_tiny_stable_acts_before_the_torpedo_that_would_remove_it() -> None:
    t = table(you=hand("narwhal_torpedo") + stable(*FIVE, "tiny_stable"), rival=NOTHING)
    t.you.play("narwhal_torpedo", "llamacorn")
    assert t.at("llamacorn") == t.at("tiny_stable") == DISCARD


@face("tiny_stable", "reset_button", "unicorn_phoenix")
@proves("UU-7.5")
def test_tiny_stable_is_not_satisfied_by_a_phoenix_that_stays() -> None:
    you = hand("narwhal", "yay") + stable("unicorn_phoenix", *FIVE[1:], "tiny_stable")
    t = table(you=you, rival=NOTHING)
    t.you.play("narwhal", "unicorn_phoenix", "yes")
    assert t.at("yay") == DISCARD
    t.you.answers("narwhal")
    assert t.you.unicorns == 5
