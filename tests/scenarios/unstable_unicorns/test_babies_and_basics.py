"""Baby and Basic Unicorns: they do nothing but count, and a Baby's way out of a Stable ends in the Nursery."""

import pytest

from tests.scenarios.unstable_unicorns.at_table import DISCARD, NOTHING, NURSERY, hand, stable
from tests.scenarios.unstable_unicorns.expansions import MIXED, table

face, proves = pytest.mark.face, pytest.mark.proves
BABIES = [each.id for each in MIXED.faces if each.kind == "baby_unicorn"]
BASICS = [each.id for each in MIXED.faces if each.kind == "basic_unicorn"]
OTHER = "rhinocorn"


@face(*BABIES)
@proves("UU-1.5", "UU-R4.baby_unicorns")
@pytest.mark.parametrize("baby", BABIES)
def test_a_destroyed_baby_goes_to_the_nursery(baby: str) -> None:
    t = table(you=hand("unicorn_poison"), rival=stable(baby, OTHER), nursery=[])
    t.you.play("unicorn_poison", baby)
    assert t.at(baby) == NURSERY


@face(*BABIES)
@proves("UU-1.5")
@pytest.mark.parametrize("baby", BABIES)
def test_a_baby_pays_as_a_sacrifice_and_goes_to_the_nursery(baby: str) -> None:
    t = table(you=stable("caffeine_overload", baby), rival=NOTHING, nursery=[], phase="beginning")
    t.you.uses("caffeine_overload", baby)
    assert t.at(baby) == NURSERY
    assert len(t.you.cards) == 3


@face(*BABIES)
@proves("UU-1.5", "UU-R4.baby_unicorns")
@pytest.mark.parametrize("baby", BABIES)
def test_a_baby_is_stolen_like_any_unicorn(baby: str) -> None:
    t = table(you=hand("seductive_unicorn", "neigh"), rival=stable(baby), nursery=[])
    t.you.play("seductive_unicorn", "yes")
    assert t.at(baby) == t.you.stable
    assert t.you.unicorns == 2


@face(*BASICS)
@proves("UU-4.1")
@pytest.mark.parametrize("basic", BASICS)
def test_a_basic_is_played_counts_one_and_does_nothing(basic: str) -> None:
    t = table(you=hand(basic), rival=NOTHING, deck=["yay", "yay"])
    t.you.play(basic)
    assert t.at(basic) == t.you.stable
    assert t.you.unicorns == 1
    assert t.active == "rival"


@face(*BASICS)
@proves("UU-R4.queen_bee_unicorn")
@pytest.mark.parametrize("basic", BASICS)
def test_a_basic_cannot_be_played_past_a_queen_bee(basic: str) -> None:
    assert table(you=hand(basic), rival=stable("queen_bee_unicorn")).you.offered == ["draw_card"]


@face(*BASICS)
@proves("UU-5.1")
@pytest.mark.parametrize("basic", BASICS)
def test_a_basic_stopped_by_a_neigh_is_discarded(basic: str) -> None:
    t = table(you=hand(basic), rival=hand("neigh"), deck=["yay", "yay"])
    t.you.play(basic).rival.neighs()
    assert t.at(basic) == DISCARD
