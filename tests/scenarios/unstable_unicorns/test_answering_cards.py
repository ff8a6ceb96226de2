"""Fishing Rod, Unicorn Net and Flare Gun, which answer what others do, and Dragon Kiss, which plays a card at once."""

import pytest

from tests.scenarios.unstable_unicorns.at_table import DISCARD, NOTHING, NURSERY, Scenario, Spot, hand, stable
from tests.scenarios.unstable_unicorns.expansions import table

face, proves = pytest.mark.face, pytest.mark.proves


def answerable(t: Scenario) -> Scenario:
    """Nobody stops what is being played; who may answer is asked."""
    while windows := [prompt for prompt in t.state.prompts if prompt.kind == "neigh_window"]:
        t.act(windows[0], "pass")
    return t


def theft(rival: Spot, third: Spot) -> Scenario:
    """You play a Seductive Unicorn and are about to steal the Unicorn of your rival."""
    t = table(you=hand("seductive_unicorn", "yay"), rival=rival, third=third, deck=["narwhal", "fishing_rod"] * 5)
    t.you.play("seductive_unicorn").uses("seductive_unicorn")
    return t


# --- Fishing Rod ------------------------------------------------------------------------------------------------------


@face("fishing_rod")
def test_a_fishing_rod_lands_the_stolen_card_in_the_own_stable() -> None:
    t = theft(rival=stable("llamacorn"), third=hand("fishing_rod"))
    t.third.replies("fishing_rod")
    assert t.at("llamacorn") == t.third.stable


@face("fishing_rod")
def test_a_fishing_rod_of_the_victim_keeps_the_card_at_home() -> None:
    t = theft(rival=hand("fishing_rod") + stable("llamacorn"), third=NOTHING)
    t.rival.replies("fishing_rod")
    assert t.at("llamacorn") == t.rival.stable


@face("fishing_rod", "neigh")
def test_a_fishing_rod_can_be_neighed() -> None:
    t = theft(rival=stable("llamacorn"), third=hand("fishing_rod"))
    t.third.replies("fishing_rod")
    assert t.asked == ["you", "rival"]
    t = theft(rival=hand("neigh") + stable("llamacorn"), third=hand("fishing_rod"))
    t.third.replies("fishing_rod").rival.neighs()
    assert t.at("llamacorn") == t.you.stable


@face("fishing_rod")
def test_a_fishing_rod_is_no_neigh_and_not_for_the_own_theft() -> None:
    t = table(you=hand("seductive_unicorn", "fishing_rod", "yay"), rival=hand("fishing_rod") + stable("llamacorn"))
    t.you.play("seductive_unicorn")
    assert [form.type for form in t.rival.prompt.forms] == ["pass"]
    t.you.uses("seductive_unicorn", "yay")
    assert t.asked == ["rival"]


# --- Unicorn Net ------------------------------------------------------------------------------------------------------


@face("unicorn_net")
def test_a_unicorn_net_catches_what_is_destroyed() -> None:
    t = table(you=hand("unicorn_poison"), rival=stable("llamacorn"), third=hand("unicorn_net"))
    answerable(t.you.play("unicorn_poison").game).third.replies("unicorn_net")
    assert t.at("llamacorn") == t.third.hand


@face("unicorn_net", "glitter_bomb")
def test_a_unicorn_net_catches_the_own_sacrifice_which_is_paid_all_the_same() -> None:
    you, rival = hand("unicorn_net") + stable("glitter_bomb", "yay"), stable("llamacorn")
    t = table(phase="beginning", you=you, rival=rival)
    t.let_pass()
    t.you.uses("glitter_bomb", "yay").replies("unicorn_net")
    assert (t.at("yay"), t.at("llamacorn")) == (t.you.hand, DISCARD)


@face("unicorn_net")
def test_a_unicorn_net_lets_a_baby_slip_back_to_the_nursery() -> None:
    t = table(you=hand("unicorn_poison"), rival=stable("baby_unicorn_red"), third=hand("unicorn_net"))
    answerable(t.you.play("unicorn_poison").game).third.replies("unicorn_net")
    assert t.at("baby_unicorn_red") == NURSERY


@face("unicorn_net", "unicorn_phoenix")
def test_a_unicorn_net_waits_for_what_a_phoenix_does() -> None:
    t = table(you=hand("unicorn_poison"), rival=hand("yay") + stable("unicorn_phoenix"), third=hand("unicorn_net"))
    answerable(t.you.play("unicorn_poison").game)
    assert t.asked == ["rival"]
    t.rival.declines()
    t.third.replies("unicorn_net")
    assert t.at("unicorn_phoenix") == t.third.hand


# --- Flare Gun --------------------------------------------------------------------------------------------------------


@face("flare_gun", "rhinocorn")
def test_a_flare_gun_costs_the_beginning_and_the_draw() -> None:
    t = table(phase="beginning", you=stable("rhinocorn"), rival=hand("flare_gun") + stable("llamacorn"))
    t.rival.replies("flare_gun")
    assert (t.phase, t.you.cards, t.at("llamacorn")) == ("action", [], t.rival.stable)


@face("flare_gun")
def test_a_flare_gun_is_not_fired_and_the_turn_goes_on() -> None:
    t = table(phase="beginning", you=NOTHING, rival=hand("flare_gun"))
    assert t.asked == ["rival"]
    assert (t.phase, len(t.you.cards)) == ("action", 1)


@face("flare_gun")
def test_a_flare_gun_is_for_the_turns_of_others_and_for_one_of_them() -> None:
    t = table(phase="beginning", deck=["narwhal"] * 9, you=NOTHING, rival=hand("flare_gun"), third=NOTHING)
    t.rival.replies("flare_gun")
    assert t.you.draws().game.active == "rival"
    assert t.now.phase == "action"
    t.rival.draws()
    assert (t.active, t.phase, len(t.third.cards)) == ("third", "action", 1)


@face("flare_gun", "super_neigh")
def test_a_flare_gun_can_be_stopped_for_good() -> None:
    t = table(phase="beginning", you=hand("super_neigh"), rival=hand("flare_gun", "neigh"))
    t.rival.replies("flare_gun").you.neighs("super_neigh")
    assert (t.phase, len(t.you.cards)) == ("action", 1)


# --- Dragon Kiss ------------------------------------------------------------------------------------------------------


@face("dragon_kiss")
def test_a_dragon_kiss_plays_a_magic_from_the_draw_pile() -> None:
    t = table(deck=["unicorn_poison", "narwhal", "yay"], you=hand("dragon_kiss"), rival=stable("llamacorn"))
    t.you.play("dragon_kiss", "unicorn_poison")
    assert t.at("llamacorn") == DISCARD
    assert t.discard == ["dragon_kiss", "unicorn_poison", "llamacorn"]


@face("dragon_kiss")
def test_a_dragon_kiss_finds_only_what_can_be_played() -> None:
    t = table(deck=["unicorn_poison", "narwhal", "yay"], you=hand("dragon_kiss"), rival=NOTHING)
    t.you.play("dragon_kiss")
    assert t.you.offered == ["decline"]
    t.you.declines()
    assert t.at("unicorn_poison") != DISCARD


@face("dragon_kiss", "neigh")
def test_a_neigh_can_wait_for_what_a_dragon_kiss_plays() -> None:
    rival = hand("neigh") + stable("llamacorn")
    t = table(deck=["unicorn_poison", "narwhal", "yay"], you=hand("dragon_kiss"), rival=rival)
    t.you.play("dragon_kiss", "unicorn_poison").rival.neighs()
    assert t.at("llamacorn") == t.rival.stable
    assert t.discard == ["dragon_kiss", "neigh", "unicorn_poison"]


@face("dragon_kiss", "unicorn_net")
def test_a_unicorn_net_answers_what_a_dragon_kiss_has_destroyed() -> None:
    you, third = hand("dragon_kiss"), hand("unicorn_net")
    t = table(deck=["unicorn_poison", "narwhal", "yay"], you=you, rival=stable("llamacorn"), third=third)
    answerable(t.you.play("dragon_kiss", "unicorn_poison").game).third.replies("unicorn_net")
    assert t.at("llamacorn") == t.third.hand
