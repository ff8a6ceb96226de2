"""Instants that answer something else than a play: a theft, a sacrifice or destroying, the start of a turn."""

from typing import Any

import pytest

from tests.scenarios.unstable_unicorns.at_table import DISCARD, NOTHING, NURSERY, Scenario, Spot, hand, stable, table
from tests.scenarios.unstable_unicorns.invented import ALARM, AXE, HOOK, NET, POLITE, THIEF, a, base_and

proves = pytest.mark.proves
CARDS = base_and(HOOK, NET, POLITE, AXE, THIEF)
BOMB = stable("glitter_bomb", "yay")


def theft(rival: Spot = NOTHING, **more: Any) -> Scenario:
    """You are about to steal a Narwhal; the others may answer."""
    more = more or {"third": hand("hook")}
    t = table(cards=CARDS, phase="beginning", you=stable("thief"), rival=rival + stable("narwhal"), **more)
    t.you.uses("thief")
    return t


def poison(**spots: Any) -> Scenario:
    """You play a Magic that destroys a Unicorn, and nobody stops it."""
    t = table(cards=CARDS, you=hand("unicorn_poison"), **spots)
    t.you.play("unicorn_poison")
    pass_plays(t)
    return t


def pass_plays(t: Scenario) -> None:
    """Nobody stops what is being played."""
    while windows := [prompt for prompt in t.state.prompts if prompt.kind == "neigh_window"]:
        t.act(windows[0], "pass")


# --- what an answer does ----------------------------------------------------------------------------------------------


@proves("UU-12.1", "UU-12.3")
def test_a_stolen_card_goes_into_the_stable_of_who_answers() -> None:
    t = theft()
    t.third.replies("hook")
    assert t.at("narwhal") == t.third.stable
    assert t.at("hook") == DISCARD


@proves("UU-12.3")
def test_unanswered_it_happens() -> None:
    t = theft()
    assert t.at("narwhal") == t.you.stable
    assert t.at("hook") == t.third.hand


@proves("UU-P18")
def test_a_card_that_would_be_brought_to_where_it_lies_stays_and_nothing_hears_it() -> None:
    t = theft(rival=hand("hook", "yay") + stable("barbed_wire"), third=NOTHING)
    t.rival.replies("hook")
    assert t.at("narwhal") == t.rival.stable
    assert t.at("yay") == t.rival.hand
    assert not t.told("card_moved", cause="bring")


@proves("UU-12.1")
def test_a_destroyed_card_goes_to_the_hand_of_who_answers() -> None:
    t = poison(rival=stable("narwhal"), third=hand("net"))
    t.third.replies("net")
    assert t.at("narwhal") == t.third.hand


@proves("UU-12.1", "UU-12.3")
def test_a_sacrifice_that_is_answered_counts_as_made() -> None:
    t = table(cards=CARDS, phase="beginning", you=hand("net") + BOMB, rival=stable("narwhal"))
    t.you.uses("glitter_bomb", "yay")
    t.you.replies("net")
    assert t.at("yay") == t.you.hand
    assert t.at("narwhal") == DISCARD


@proves("UU-12.3", "UU-1.5")
def test_a_baby_that_would_be_taken_goes_to_the_nursery() -> None:
    t = poison(rival=stable("baby_unicorn_red"), third=hand("net"))
    t.third.replies("net")
    assert t.at("baby_unicorn_red") == NURSERY


@proves("UU-12.3")
def test_what_an_answer_took_is_not_among_the_cards_that_went() -> None:
    greedy = a(
        "greedy", "magic", {"when": "on_play", "do": [{"destroy": {"of": "unicorn", "as": "gone"}}, {"take": "gone"}]}
    )
    t = table(cards=base_and(NET, greedy), you=hand("greedy"), rival=stable("narwhal"), third=hand("net"))
    t.you.play("greedy")
    pass_plays(t)
    t.third.replies("net")
    assert t.at("narwhal") == t.third.hand


# --- who is asked -----------------------------------------------------------------------------------------------------


@proves("UU-12.2")
def test_everybody_who_might_answer_is_asked_whatever_they_hold() -> None:
    t = theft(third=hand("hook"), fourth=NOTHING)
    assert t.asked == ["rival", "third", "fourth"]
    assert {prompt.kind for prompt in t.state.prompts} == {"answer_window"}
    assert {prompt.clock for prompt in t.state.prompts} == {"neigh"}
    assert {prompt.concerns for prompt in t.state.prompts} == {(0, 1)}
    assert [prompt.facts.can_answer for prompt in t.state.prompts] == [False, True, False]  # type: ignore[attr-defined]


@proves("UU-12.2")
def test_nobody_is_asked_once_every_such_instant_lies_in_sight() -> None:
    spots: dict[str, Any] = {"you": stable("thief"), "rival": stable("narwhal"), "third": NOTHING}
    t = table(cards=CARDS, phase="beginning", discard=["hook"], deck=["net"] * 9, **spots)
    t.you.uses("thief")
    assert t.lying("narwhal") == [t.you.stable]
    t = table(cards=CARDS, phase="beginning", discard=["hook"], deck=["yay", "hook", "yay"], **spots)
    t.you.uses("thief")
    assert t.asked == ["rival", "third"]


@proves("UU-12.2")
def test_only_the_cards_that_are_meant_open_a_window() -> None:
    picky = a("picky", "instant", {"when": {"answers": "be_stolen", "of": "upgrade"}, "do": [{"take": "that"}]})
    t = table(
        cards=base_and(picky, THIEF), phase="beginning", you=stable("thief"), rival=hand("picky") + stable("narwhal")
    )
    t.you.uses("thief")
    assert t.lying("narwhal") == [t.you.stable]


@proves("UU-12.2")
def test_who_does_it_is_asked_only_if_an_instant_answers_the_own_doings() -> None:
    assert "you" not in theft().asked
    assert poison(rival=stable("narwhal"), third=hand("net")).asked == ["you", "rival", "third"]


@proves("UU-12.2")
def test_the_owner_sacrifices_whoever_makes_it_so() -> None:
    foreign = a("foreign", "instant", {"when": {"answers": "be_sacrificed"}, "do": [{"take": "that"}]})
    tax = a("tax", "magic", {"when": "on_play", "do": [{"sacrifice": {"who": "others"}}]})
    t = table(cards=base_and(foreign, tax), you=hand("tax", "foreign"), rival=stable("narwhal"))
    t.you.play("tax")
    pass_plays(t)
    assert t.asked == ["you"]
    assert t.you.prompt.facts.seats == [1]  # type: ignore[attr-defined]


@proves("UU-12.1")
def test_an_instant_that_answers_stops_no_card_and_another_answers_no_fate() -> None:
    t = table(cards=CARDS, you=hand("narwhal"), rival=hand("net", "neigh"))
    t.you.play("narwhal")
    assert [form.type for form in t.rival.prompt.forms] == ["neigh", "pass"]
    assert len(t.rival.prompt.forms[0].fields["card"].choices) == 1
    t = theft(rival=hand("neigh"), third=hand("net", "hook"))
    assert [[form.type for form in prompt.forms] for prompt in t.state.prompts] == [
        ["pass"],
        ["answer_with_instant", "pass"],
    ]
    assert len(t.third.prompt.forms[0].fields["card"].choices) == 1


@proves("UU-12.2")
def test_what_it_does_must_be_possible() -> None:
    rope = a("rope", "downgrade", {"cannot": "enter_stable", "what": {"of": "basic_unicorn"}})
    spots: dict[str, Any] = {"you": stable("thief"), "rival": stable("narwhal"), "third": hand("hook") + stable("rope")}
    t = table(cards=base_and(HOOK, THIEF, rope), phase="beginning", **spots)
    t.you.uses("thief")
    assert t.asked == ["rival", "third"]
    assert [form.type for form in t.third.prompt.forms] == ["pass"]


# --- windows in windows -----------------------------------------------------------------------------------------------


@proves("UU-12.4")
def test_an_answer_is_a_card_being_played_and_can_be_stopped() -> None:
    t = theft(third=hand("hook"), fourth=NOTHING)
    t.third.replies("hook")
    assert {prompt.kind for prompt in t.state.prompts} == {"neigh_window"}
    assert t.you.prompt.facts.verbs == ["bring"]  # type: ignore[attr-defined]
    assert t.asked == ["fourth", "you", "rival"]


@proves("UU-P20", "UU-12.4")
def test_stopped_the_answer_does_nothing_and_the_others_may_answer_anew() -> None:
    t = theft(rival=hand("neigh"), third=hand("hook"), fourth=hand("hook"))
    t.third.replies("hook").rival.neighs()
    pass_plays(t)
    assert t.asked == ["rival", "third", "fourth"]
    t.fourth.replies("hook")
    assert t.at("narwhal") == t.fourth.stable
    assert t.discard == ["neigh", "hook", "hook"]


@proves("UU-12.4")
def test_what_a_stopping_instant_does_besides_waits_for_the_next_link() -> None:
    t = theft(rival=hand("polite"), third=hand("hook"))
    t.third.replies("hook").rival.neighs("polite")
    assert t.at("narwhal") == t.you.stable
    assert len(t.third.cards) == 1


@proves("UU-12.4", "UU-R2.6")
def test_a_yay_keeps_the_answers_of_its_owner_from_being_stopped() -> None:
    t = theft(rival=hand("neigh"), third=hand("hook") + stable("yay"))
    t.third.replies("hook")
    assert t.lying("narwhal") == [t.third.stable]


@proves("UU-P19", "UU-12.3")
def test_what_cards_in_play_let_happen_instead_comes_first() -> None:
    t = poison(rival=hand("yay") + stable("unicorn_phoenix"), third=hand("net"))
    assert t.asked == ["rival"]
    t.rival.uses("unicorn_phoenix")
    assert t.asked == ["rival"]
    assert t.lying("net") == [t.third.hand]


@proves("UU-P20", "UU-12.3")
def test_of_cards_that_go_together_an_answer_takes_one_and_the_next_another() -> None:
    t = table(
        cards=CARDS,
        you=hand("axe"),
        rival=stable("narwhal"),
        third=hand("net") + stable("llamacorn"),
        fourth=hand("net"),
    )
    t.you.play("axe")
    pass_plays(t)
    t.fourth.replies("net")
    pass_plays(t)
    t.fourth.answers("llamacorn")
    assert len(t.third.prompt.facts.threatened) == 1  # type: ignore[attr-defined]
    t.third.replies("net")
    assert (t.at("llamacorn"), t.at("narwhal")) == (t.fourth.hand, t.third.hand)


@proves("UU-12.4", "UU-7.3")
def test_an_instant_that_an_effect_is_to_be_paid_with_cannot_be_played() -> None:
    costly = a("costly", "magic", {"when": "on_play", "do": ["destroy", "discard"]})
    t = table(cards=base_and(NET, costly), you=hand("costly", "net", "yay"), rival=stable("narwhal"))
    t.you.play("costly", "net")
    assert [form.type for form in t.you.prompt.forms] == ["pass"]
    assert t.at("net") == DISCARD


@proves("UU-12.4", "UU-8.6")
def test_who_concedes_in_such_a_window_is_out_when_the_chain_is_over() -> None:
    t = theft(third=hand("hook"), fourth=NOTHING)
    t.fourth.concedes()
    t.third.replies("hook")
    assert t.at("narwhal") == t.third.stable
    assert t.now.conceded == [3]


@proves("UU-12.4")
def test_nobody_redraws_inside_a_chain() -> None:
    t = theft(rival=hand("yay"), third=hand("hook"), options={"redraw_once": True})
    assert [form.type for form in t.rival.prompt.forms] == ["pass"]
    t.third.replies("hook")
    assert [form.type for form in t.rival.prompt.forms] == ["pass"]


@proves("UU-12.4")
def test_a_party_table_counts_answers_among_the_instants_of_the_turn() -> None:
    t = table(
        cards=CARDS,
        phase="beginning",
        options={"party": "drinks"},
        you=hand("neigh") + stable("thief"),
        rival=hand("neigh") + stable("narwhal"),
        third=hand("hook"),
    )
    t.you.uses("thief").third.replies("hook").you.neighs().rival.neighs()
    pass_plays(t)
    assert t.now.neighs == 3
    assert t.now.toaster == 2


# --- the start of a turn ----------------------------------------------------------------------------------------------


def dawn(**spots: Any) -> Scenario:
    """Your turn begins."""
    return table(cards=base_and(ALARM, THIEF), phase="beginning", **spots)


@proves("UU-12.5")
def test_the_start_of_a_turn_is_answered_by_the_others_and_phases_are_left_out() -> None:
    t = dawn(you=stable("thief"), rival=hand("alarm") + stable("narwhal"), third=NOTHING)
    assert t.asked == ["rival", "third"]
    t.rival.replies("alarm")
    assert t.phase == "action"
    assert [told["what"] for told in t.told("phase_skipped")] == ["beginning", "draw"]
    assert t.you.cards == []


@proves("UU-12.5")
def test_unanswered_the_turn_has_its_beginning() -> None:
    t = dawn(you=stable("thief"), rival=hand("alarm") + stable("narwhal"), third=NOTHING)
    t.you.uses("thief")
    assert (t.phase, t.at("narwhal")) == ("action", t.you.stable)


@proves("UU-12.5")
def test_it_is_asked_in_every_turn_also_in_one_without_a_beginning() -> None:
    sundial = a("sundial", "downgrade", {"treat": "you", "skips": "beginning"})
    cards = base_and(ALARM, sundial)
    t = table(cards=cards, you=NOTHING, rival=stable("sundial"), third=hand("alarm"))
    t.you.draws()
    assert (t.asked, t.now.active, t.now.phase) == (["third", "you"], 1, "beginning")
    t.third.replies("alarm")
    pass_plays(t)
    assert t.now.phase == "action"
    assert [told["what"] for told in t.told("phase_skipped")] == ["beginning", "draw"]
    assert t.now.skips == []


@proves("UU-12.5", "UU-12.4")
def test_an_answer_to_the_start_of_a_turn_can_be_stopped() -> None:
    t = dawn(you=hand("neigh"), rival=hand("alarm"), third=NOTHING)
    t.rival.replies("alarm").you.neighs()
    assert t.phase == "action"
    assert len(t.you.cards) == 1


# --- what is told -----------------------------------------------------------------------------------------------------


def test_the_facts_say_what_is_about_to_happen_and_by_whom() -> None:
    facts: Any = theft().third.prompt.facts
    assert (facts.verb, facts.seats, facts.source.card) == ("steal", [0], "thief")
    assert [card.card for card in facts.threatened] == ["narwhal"]
    facts = dawn(you=NOTHING, rival=hand("alarm")).rival.prompt.facts
    assert (facts.verb, facts.seats, facts.source, facts.threatened) == (None, [0], None, [])


def test_all_are_told_what_is_threatened_before_they_are_asked() -> None:
    (told,) = theft().told("cards_threatened")
    assert (told["seat"], told["fate"], told["by"]) == (1, "be_stolen", "thief")
