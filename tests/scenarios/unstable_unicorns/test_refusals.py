"""Bad input: every wrong action is a typed refusal that changes no byte; programs that run for ever are named."""

from typing import Any

import pytest

from cards.language.catalogue import shipped
from games.rules.kernel.errors import ActionIsIllegal, Endless, PromptIsClosed, Refusal
from games.rules.kernel.game import apply, encode
from games.rules.kernel.prompts import Action
from tests.scenarios.unstable_unicorns.at_table import NOTHING, RULES, Scenario, hand, stable, table


def refused(t: Scenario, action: Action) -> Refusal:
    """The refusal of an action; the state must be the same to the byte."""
    before = encode(t.state)
    with pytest.raises(Refusal) as refusal:
        apply(RULES, t.cards, t.state, action)
    assert encode(t.state) == before
    return refusal.value


def playing(t: Scenario, fields: dict[str, Any]) -> Action:
    return Action(0, t.you.prompt.id, "play_card", fields)


def test_a_card_of_another_hand_and_a_card_that_does_not_exist_are_the_same_answer() -> None:
    t = table(you=hand("narwhal"), rival=hand("yay"))
    theirs = refused(t, playing(t, {"card": t.now.card_id(t.now.hands[1][0])}))
    nowhere = refused(t, playing(t, {"card": "aaaaaaaa"}))
    assert isinstance(theirs, ActionIsIllegal)
    assert theirs.reason.key == nowhere.reason.key == "refusal-choice-not-offered"


@pytest.mark.parametrize(
    "fields",
    [{}, {"card": ["x"]}, {"card": ""}, {"card": "x" * 10_000}, {"cards": "x"}, {"card": "x", "stable": "0"}],
    ids=["empty", "list", "blank", "long", "misspelt", "too much"],
)
def test_a_misfilled_form_is_refused(fields: dict[str, Any]) -> None:
    t = table(you=hand("narwhal"), rival=NOTHING)
    assert isinstance(refused(t, playing(t, fields)), ActionIsIllegal)


def test_somebody_elses_prompt_and_a_stale_one_are_closed() -> None:
    t = table(you=hand("narwhal"), rival=NOTHING)
    stale = t.you.prompt.id
    assert isinstance(refused(t, Action(1, stale, "draw_card")), PromptIsClosed)
    t.you.draws()
    assert isinstance(refused(t, Action(0, stale, "draw_card")), PromptIsClosed)


def test_the_clocks_own_action_is_refused() -> None:
    t = table(you=hand("narwhal"), rival=NOTHING)
    assert isinstance(refused(t, Action(0, t.you.prompt.id, "advance")), ActionIsIllegal)


def test_a_forbidden_card_cannot_be_played_by_naming_it() -> None:
    t = table(you=hand("yay") + stable("broken_stable"), rival=NOTHING)
    refused(t, playing(t, {"card": t.now.card_id(t.now.hands[0][0])}))


def test_a_program_that_would_run_for_ever_is_stopped_and_named() -> None:
    endless = {
        "id": "endless",
        "ruleset": "unstable_unicorns",
        "names": {"en": "Endless"},
        "cards": [
            {
                "id": "boomerang_unicorn",
                "names": {"en": "Boomerang Unicorn"},
                "kind": "magical_unicorn",
                "abilities": [
                    {"when": "enter", "do": [{"sacrifice": "this"}, {"bring": {"in": "discard", "of": "unicorn"}}]}
                ],
            }
        ],
    }
    cards = RULES.compile([shipped("unstable-unicorns-2e"), endless])
    t = table(you=hand("boomerang_unicorn"), rival=NOTHING, cards=cards)
    t.you.play("boomerang_unicorn")
    before = encode(t.state)
    with pytest.raises(Endless, match="boomerang_unicorn"):
        t.rival.passes()
    assert encode(t.state) == before
