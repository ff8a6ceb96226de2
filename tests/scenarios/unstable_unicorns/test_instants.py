"""Neigh and Super Neigh, and the window they are played in."""

import pytest

from games.rules.kernel.errors import PromptIsClosed
from games.rules.kernel.game import apply
from games.rules.kernel.prompts import Action
from tests.scenarios.unstable_unicorns.at_table import DISCARD, NOTHING, RULES, hand, stable, table

face, proves = pytest.mark.face, pytest.mark.proves


@face("neigh")
@proves("UU-5.1", "UU-R2.3", "UU-5.5", "UU-1.7")
def test_a_neigh_stops_a_card_and_both_are_discarded() -> None:
    t = table(you=hand("narwhal"), rival=hand("neigh"))
    t.you.play("narwhal").rival.neighs()
    assert t.discard == ["neigh", "narwhal"]
    assert t.active == "rival"


@face("neigh")
@proves("UU-5.2", "UU-R2.2", "UU-4.5")
def test_the_player_of_the_card_may_neigh_the_neigh() -> None:
    t = table(you=hand("narwhal", "neigh"), rival=hand("neigh"))
    t.you.play("narwhal").rival.neighs().you.neighs()
    assert t.at("narwhal") == t.you.stable


@face("neigh")
@proves("UU-5.2", "UU-R2.3", "UU-R2.4", "UU-1.7")
def test_windows_open_to_any_depth_and_the_last_instant_decides() -> None:
    t = table(you=hand("narwhal", "neigh", "neigh"), rival=hand("neigh"), third=hand("neigh", "neigh"))
    t.you.play("narwhal").rival.neighs().third.neighs().you.neighs().third.neighs()
    assert t.lying("narwhal") == [("playing", None)]
    assert t.at("narwhal") == t.you.stable
    assert t.discard == ["neigh"] * 4


@face("neigh")
@proves("UU-5.2")
def test_nobody_answers_the_own_instant_and_a_pass_holds_for_one_depth() -> None:
    t = table(you=hand("narwhal"), rival=hand("neigh"), third=hand("neigh"))
    t.you.play("narwhal").third.passes().rival.neighs()
    assert t.asked == ["third", "you"]
    t.third.neighs()
    assert t.at("narwhal") == t.you.stable


@face("neigh")
@proves("UU-5.6", "UU-R2.12", "UU-R3.4")
def test_everybody_is_asked_whatever_they_hold() -> None:
    t = table(you=hand("narwhal"), rival=hand("yay"), third=NOTHING, fourth=hand("neigh"))
    t.you.play("narwhal")
    assert t.asked == ["rival", "third", "fourth"]
    assert {prompt.clock for prompt in t.state.prompts} == {"neigh"}
    assert [[form.type for form in prompt.forms] for prompt in t.state.prompts] == [
        ["pass"],
        ["pass"],
        ["neigh", "pass"],
    ]


@face("neigh")
@proves("UU-5.8", "UU-R2.4")
def test_of_two_neighs_the_first_counts_and_the_other_stays_in_hand() -> None:
    t = table(you=hand("narwhal"), rival=hand("neigh"), third=hand("neigh"))
    t.you.play("narwhal")
    late = t.third.prompt
    t.rival.neighs()
    card = late.forms[0].fields["card"].one_of[0]  # type: ignore[index]
    with pytest.raises(PromptIsClosed):
        apply(RULES, t.cards, t.state, Action(2, late.id, "neigh", {"card": card}))
    assert t.third.hand in t.lying("neigh")


@face("neigh")
@proves("UU-R2.11", "UU-5.1")
def test_the_card_is_shown_to_all_before_the_window() -> None:
    t = table(you=hand("narwhal"), rival=NOTHING, third=NOTHING)
    t.you.play("narwhal")
    assert t.rival.prompt.facts.card.card == "narwhal"
    assert [played.card.card for played in t.third.view.table.playing] == ["narwhal"]


@face("neigh")
@proves("UU-5.4", "UU-R2.1", "UU-4.5")
def test_effects_and_draws_open_no_window_and_instants_are_no_action() -> None:
    you, rival = hand("neigh") + stable("rhinocorn"), hand("neigh") + stable("narwhal")
    t = table(you=you, rival=rival, phase="beginning", deck=["neigh"] * 9)
    t.you.uses("rhinocorn")
    assert t.lying("narwhal") == [DISCARD]
    assert t.rival.offered == ["draw_card"]
    assert t.rival.draws().you.offered == ["draw_card"]


@face("super_neigh")
@proves("UU-5.3", "UU-R2.5")
def test_a_super_neigh_cannot_be_answered() -> None:
    t = table(you=hand("narwhal", "neigh", "super_neigh"), rival=hand("super_neigh"))
    t.you.play("narwhal").rival.neighs("super_neigh")
    assert t.lying("narwhal") == [DISCARD]


@face("super_neigh")
@proves("UU-R2.5")
def test_a_super_neigh_can_answer_a_neigh() -> None:
    t = table(you=hand("narwhal", "super_neigh"), rival=hand("neigh", "neigh"))
    t.you.play("narwhal").rival.neighs().you.neighs("super_neigh")
    assert t.lying("narwhal") == [t.you.stable]


@face("super_neigh", "slowdown")
@proves("UU-R2.7")
def test_a_super_neigh_is_a_neigh_for_a_slowdown() -> None:
    t = table(you=hand("narwhal"), rival=hand("super_neigh") + stable("slowdown"))
    t.you.play("narwhal")
    assert t.lying("narwhal") == [t.you.stable]
