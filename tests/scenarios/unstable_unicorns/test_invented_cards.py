"""Cards added only as data play like printed ones."""

import pytest

from tests.scenarios.unstable_unicorns.at_table import DISCARD, NOTHING, Scenario, Spot, hand, stable, table
from tests.scenarios.unstable_unicorns.invented import WITH_INVENTED

proves = pytest.mark.proves


def invented(phase: str = "action", **spots: Spot) -> Scenario:
    return table(cards=WITH_INVENTED, phase=phase, **spots)


@pytest.mark.verb("may")
def test_a_paid_effect_at_the_beginning_of_a_turn() -> None:
    t = invented("beginning", you=hand("narwhal", "yay") + stable("pawnbroker_unicorn"), rival=stable("rainbow_aura"))
    t.you.uses("pawnbroker_unicorn", "narwhal")
    assert t.at("narwhal") == DISCARD
    assert t.at("rainbow_aura") == t.you.stable


def test_a_paid_effect_that_cannot_be_paid_is_asked_and_declined() -> None:
    t = invented("beginning", you=hand("yay", "neigh") + stable("pawnbroker_unicorn"), rival=stable("rainbow_aura"))
    assert t.you.offered == ["decline"]


def test_a_replacement_for_a_whole_stable() -> None:
    t = invented(
        you=hand("unicorn_poison"), rival=hand("yay", "neigh", "slowdown") + stable("guardian_cloud", "narwhal")
    )
    t.you.play("unicorn_poison").rival.uses("guardian_cloud", ["yay", "slowdown"])
    assert t.at("narwhal") == t.rival.stable
    assert t.at("yay") == t.at("slowdown") == DISCARD


def test_a_replacement_of_a_theft() -> None:
    t = invented(
        you=hand("seductive_unicorn", "good_deal"), rival=hand("yay", "neigh") + stable("guardian_cloud", "narwhal")
    )
    t.you.play("seductive_unicorn", "yes").rival.uses("guardian_cloud")
    assert t.at("narwhal") == t.rival.stable


def test_a_replacement_that_is_not_optional() -> None:
    t = invented(you=hand("unicorn_poison"), rival=stable("restless_unicorn"))
    t.you.play("unicorn_poison")
    assert t.at("restless_unicorn") == t.rival.hand


def test_a_continuous_rule_for_a_stable() -> None:
    t = invented(you=hand("rhinocorn", "narwhal") + stable("velvet_rope"), rival=NOTHING)
    assert t.you.offered == ["narwhal", "draw_card"]


@proves("UU-2.7")
def test_a_card_may_say_another_hand_limit() -> None:
    t = invented(you=hand("neigh", "neigh", "neigh") + stable("velvet_rope"), rival=NOTHING)
    t.you.draws()
    assert t.you.prompt.kind == "hand_limit"


def test_an_effect_on_leaving_with_an_option_after_a_draw() -> None:
    t = invented(you=hand("unicorn_poison"), rival=hand("yay") + stable("echo_unicorn"))
    t.you.play("unicorn_poison").rival.uses("echo_unicorn", "yay")
    assert t.at("yay") == DISCARD
    assert len(t.told("card_moved", cause="draw", to_seat=1)) == 3 + 1


@proves("UU-R2.7", "UU-5.6")
def test_a_slowdown_does_not_forbid_other_instants() -> None:
    t = invented(you=hand("narwhal"), rival=hand("neigh", "silver_bell") + stable("slowdown"))
    t.you.play("narwhal")
    (silver_bell,) = t.rival.prompt.forms[0].fields["card"].one_of or ()
    assert t.name_of(t.rival.copy_of(silver_bell)) == "silver_bell"
    t.rival.neighs("silver_bell")
    assert t.at("narwhal") == DISCARD
