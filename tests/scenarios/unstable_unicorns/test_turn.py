"""The turn: its phases, the action, the hand limit, and what the clock does for an absent seat."""

import pytest

from games.rules.kernel.game import default_for
from tests.scenarios.unstable_unicorns.at_table import DISCARD, NOTHING, Scenario, hand, stable, table

proves = pytest.mark.proves


@proves("UU-2.1", "UU-2.5", "UU-R1.1", "UU-3.1")
def test_a_turn_begins_draws_acts_ends_and_passes_on() -> None:
    t = table(
        you=NOTHING, rival=NOTHING, third=NOTHING, phase="beginning", deck=["yay", "neigh", "slowdown", "narwhal"]
    )
    assert t.you.cards == ["yay"]
    t.you.draws()
    assert t.you.cards == ["yay", "neigh"]
    assert [event["phase"] for event in t.told("phase_began")] == [
        "draw",
        "action",
        "end",
        "beginning",
        "draw",
        "action",
    ]
    assert t.active == "rival"


@proves("UU-1.1")
def test_turns_go_round() -> None:
    t = table(you=NOTHING, rival=NOTHING, third=NOTHING)
    t.you.draws().rival.draws().third.draws()
    assert t.active == "you"


@proves("UU-2.6", "UU-4.5")
def test_the_action_is_one_play_or_one_draw_and_no_instant() -> None:
    t = table(you=hand("narwhal", "good_deal", "yay", "slowdown", "neigh"), rival=NOTHING)
    assert t.you.offered == ["narwhal", "good_deal", "yay", "slowdown", "draw_card"]
    t.you.play("narwhal")
    assert t.active == "rival"


@proves("UU-2.7", "UU-R1.15")
def test_the_active_seat_alone_discards_down_to_seven() -> None:
    t = table(you=hand(*["neigh"] * 8, "yay"), rival=hand(*["slowdown"] * 9))
    t.you.draws()
    assert t.you.prompt.kind == "hand_limit"
    t.you.answers(["neigh", "yay", "neigh"])
    assert len(t.you.cards) == 7
    assert t.at("yay") == DISCARD
    assert len(t.rival.cards) == 9 + 1


@proves("UU-R1.2", "UU-2.6")
def test_the_action_phase_cannot_be_passed() -> None:
    assert table(you=NOTHING, rival=NOTHING).you.offered == ["draw_card"]


@proves("UU-2.3", "UU-R1.3")
def test_a_card_that_arrives_at_the_beginning_waits_for_the_next_turn() -> None:
    you = hand("yay", "neigh", "slowdown") + stable("rainbow_lasso")
    t = table(you=you, rival=stable("rhinocorn"), third=stable("narwhal"), phase="beginning")
    t.you.uses("rainbow_lasso", "rhinocorn")
    assert t.phase == "action"
    assert t.at("narwhal") == t.third.stable


@proves("UU-4.8", "UU-R3.9")
def test_cards_in_hand_do_nothing() -> None:
    t = table(
        you=hand("rhinocorn", "glitter_bomb", "yay", "ginormous_unicorn"), rival=stable("narwhal"), phase="beginning"
    )
    assert t.phase == "action"
    assert t.you.unicorns == 0


@proves("UU-6.10", "UU-4.7")
def test_a_continuous_effect_holds_while_its_card_is_there() -> None:
    t = table(
        you=hand("two_for_one", "unicorn_poison") + stable("slowdown", "double_dutch"),
        rival=stable("rainbow_aura", "narwhal", "yay"),
        phase="beginning",
    )
    t.you.uses("double_dutch")
    assert "unicorn_poison" not in t.you.offered
    t.you.play("two_for_one", "slowdown")
    assert "unicorn_poison" in t.you.offered


def by_default(t: Scenario) -> str:
    """What the clock does, the same with every seed."""
    (done,) = {default_for(t.state, t.state.prompts[0], bytes([seed]) * 32).type for seed in range(16)}
    return done


@proves("UU-2.8")
def test_the_clock_passes_declines_draws_and_else_chooses_something_legal() -> None:
    window = table(you=hand("narwhal"), rival=hand("neigh"))
    window.you.play("narwhal")
    assert by_default(window) == "pass"
    option = table(you=stable("rhinocorn"), rival=stable("narwhal"), phase="beginning")
    assert by_default(option) == "decline"
    assert by_default(table(you=hand("narwhal"), rival=NOTHING)) == "draw_card"
    second = table(you=hand("narwhal", "yay") + stable("double_dutch"), rival=NOTHING, phase="beginning")
    second.you.uses("double_dutch").play("narwhal").game.let_pass()
    assert by_default(second) == "pass"
    ritual = table(you=stable("sadistic_ritual", "narwhal", "rhinocorn"), rival=NOTHING, phase="beginning")
    assert by_default(ritual) == "choose_cards"


@proves("UU-4.6", "UU-R0.4")
def test_a_unicorn_goes_into_the_own_stable_or_in_the_later_edition_into_any() -> None:
    t = table(you=hand("narwhal"), rival=NOTHING)
    t.you.play("narwhal")
    assert t.at("narwhal") == t.you.stable
    t = table(you=hand("narwhal"), rival=NOTHING, third=NOTHING, options={"edition": "chain"})
    t.you.play("narwhal")
    assert sorted(t.you.offered) == ["rival", "third", "you"]
    t.you.answers("third")
    assert t.at("narwhal") == t.third.stable


@proves("UU-4.6", "UU-R3.10")
def test_a_unicorn_played_into_another_stable_works_for_its_owner() -> None:
    t = table(
        you=hand("greedy_flying_unicorn"), rival=NOTHING, options={"edition": "chain"}, deck=["yay"] + ["neigh"] * 5
    )
    t.you.play("greedy_flying_unicorn", "rival")
    assert t.at("yay") == t.rival.hand


@proves("UU-4.3", "UU-4.4")
@pytest.mark.parametrize("card", ["yay", "slowdown"])
def test_an_upgrade_or_downgrade_goes_into_anybodys_stable(card: str) -> None:
    t = table(you=hand(card), rival=NOTHING, third=NOTHING)
    t.you.play(card)
    assert sorted(t.you.offered) == ["rival", "third", "you"]


@proves("UU-6.7", "UU-R0.1")
def test_the_later_edition_always_forbids_impossible_plays() -> None:
    options = {"edition": "chain", "forbid_impossible_plays": False}
    assert table(you=hand("unicorn_poison"), rival=NOTHING, options=options).you.offered == ["draw_card"]
    second = {"forbid_impossible_plays": False}
    assert table(you=hand("unicorn_poison"), rival=NOTHING, options=second).you.offered == [
        "unicorn_poison",
        "draw_card",
    ]
