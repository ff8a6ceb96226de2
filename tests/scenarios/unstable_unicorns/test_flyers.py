"""The five Flyers: each does something on entering, and falls into a hand instead of on the discard pile."""

import pytest

from tests.scenarios.unstable_unicorns.at_table import DISCARD, NOTHING, hand, stable, table

face, proves = pytest.mark.face, pytest.mark.proves
FLYERS = (
    "greedy_flying_unicorn",
    "annoying_flying_unicorn",
    "magical_flying_unicorn",
    "swift_flying_unicorn",
    "majestic_flying_unicorn",
)


@face(*FLYERS)
@proves("UU-R4.flyers")
@pytest.mark.parametrize("flyer", FLYERS)
def test_a_destroyed_flyer_returns_to_its_controllers_hand(flyer: str) -> None:
    t = table(you=hand("unicorn_poison"), rival=stable(flyer, "narwhal"))
    t.you.play("unicorn_poison", flyer)
    assert t.at(flyer) == t.rival.hand


@face(*FLYERS)
@proves("UU-R4.flyers", "UU-R4.blinding_light")
@pytest.mark.parametrize("flyer", FLYERS)
def test_a_silenced_flyer_falls_on_the_discard_pile(flyer: str) -> None:
    t = table(you=hand("unicorn_poison"), rival=stable(flyer, "narwhal", "blinding_light"))
    t.you.play("unicorn_poison", flyer)
    assert t.at(flyer) == DISCARD


@face(*FLYERS)
@proves("UU-R4.flyers", "UU-6.3", "UU-R3.2")
@pytest.mark.parametrize("flyer", FLYERS)
def test_a_sacrificed_flyer_has_been_sacrificed_and_has_left(flyer: str) -> None:
    t = table(you=stable("sadistic_ritual", flyer, "barbed_wire") + hand("good_deal"), rival=NOTHING, phase="beginning")
    t.you.answers("good_deal")
    assert t.at("good_deal") == DISCARD
    assert t.at(flyer) == t.you.hand
    assert len(t.you.cards) == 1 + 1 + 1


@face("greedy_flying_unicorn")
def test_greedy_flyer_draws_a_card() -> None:
    t = table(you=hand("greedy_flying_unicorn"), rival=NOTHING, deck=["yay", "neigh", "slowdown"])
    t.you.play("greedy_flying_unicorn")
    assert t.at("yay") == t.you.hand


@face("magical_flying_unicorn")
@pytest.mark.verb("take")
def test_magical_flyer_takes_a_magic_from_the_discard_pile() -> None:
    t = table(you=hand("magical_flying_unicorn"), rival=NOTHING, discard=["good_deal", "yay", "shake_up"])
    t.you.play("magical_flying_unicorn", "yes")
    assert sorted(t.you.offered) == ["good_deal", "shake_up"]
    t.you.answers("good_deal")
    assert t.at("good_deal") == t.you.hand


@face("magical_flying_unicorn", "kiss_of_life")
@proves("UU-4.2", "UU-R0.8", "UU-7.1")
def test_magical_flyer_brought_by_a_magic_can_take_that_magic() -> None:
    t = table(you=hand("kiss_of_life"), rival=NOTHING, discard=["magical_flying_unicorn"])
    t.you.play("kiss_of_life").uses("magical_flying_unicorn")
    assert t.at("kiss_of_life") == t.you.hand


@face("swift_flying_unicorn")
def test_swift_flyer_takes_a_neigh_or_super_neigh() -> None:
    t = table(you=hand("swift_flying_unicorn"), rival=NOTHING, discard=["neigh", "yay", "super_neigh"])
    t.you.play("swift_flying_unicorn", "yes")
    assert sorted(t.you.offered) == ["neigh", "super_neigh"]
    t.you.answers("super_neigh")
    assert t.at("super_neigh") == t.you.hand


@face("majestic_flying_unicorn")
def test_majestic_flyer_takes_a_unicorn() -> None:
    t = table(you=hand("majestic_flying_unicorn"), rival=NOTHING, discard=["narwhal", "yay", "rhinocorn"])
    t.you.play("majestic_flying_unicorn", "yes", "rhinocorn")
    assert t.at("rhinocorn") == t.you.hand


@face("magical_flying_unicorn", "swift_flying_unicorn", "majestic_flying_unicorn")
@pytest.mark.parametrize("flyer", ["magical_flying_unicorn", "swift_flying_unicorn", "majestic_flying_unicorn"])
@proves("UU-R3.4")
def test_a_flyer_is_not_offered_what_is_not_there(flyer: str) -> None:
    t = table(you=hand(flyer), rival=NOTHING, discard=["yay"])
    assert t.you.play(flyer).game.active == "rival"


@face(*FLYERS)
@proves("UU-R4.flyers", "UU-3.5")
@pytest.mark.parametrize("flyer", FLYERS)
def test_a_stolen_flyer_is_stolen_like_any_unicorn(flyer: str) -> None:
    t = table(you=hand("seductive_unicorn", "yay"), rival=stable(flyer))
    t.you.play("seductive_unicorn", "yes")
    assert t.at(flyer) == t.you.stable
