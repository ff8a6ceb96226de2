"""Cards that an effect plays at once: from the draw pile, from the hand, from among cards looked at."""

from typing import Any

import pytest

from tests.scenarios.unstable_unicorns.at_table import DISCARD, NOTHING, hand, stable, table
from tests.scenarios.unstable_unicorns.invented import RUSH, SEER, SPARK, a, base_and

proves, verb = pytest.mark.proves, pytest.mark.verb


def on_play(*steps: Any) -> dict[str, Any]:
    return {"when": "on_play", "do": list(steps)}


WITCH = a("witch", "magical_unicorn", {"when": "enter", "do": [{"may": [{"play": {"of": "magic", "in": "hand"}}]}]})
CARDS = base_and(SPARK, RUSH, WITCH)
POISONED = ["yay", "unicorn_poison", "narwhal"]


@verb("play")
@proves("UU-13.1", "UU-13.2")
def test_a_card_of_the_draw_pile_is_played_at_once() -> None:
    t = table(cards=CARDS, deck=POISONED * 3, you=hand("spark"), rival=stable("llamacorn"))
    t.you.play("spark", "unicorn_poison")
    assert t.at("llamacorn") == DISCARD
    assert t.lying("unicorn_poison").count(DISCARD) == 1
    assert len(t.told("deck_shuffled")) == 1
    assert t.active == "rival"


@verb("play")
@proves("UU-13.1", "UU-5.2")
def test_it_can_be_stopped_by_itself() -> None:
    t = table(cards=CARDS, deck=POISONED * 3, you=hand("spark", "neigh"), rival=hand("neigh") + stable("llamacorn"))
    t.you.play("spark", "unicorn_poison").rival.neighs()
    assert t.asked == ["you"]
    t.you.passes()
    assert t.at("llamacorn") == t.rival.stable
    assert t.discard == ["spark", "neigh", "unicorn_poison"]


@proves("UU-13.1", "UU-5.1")
def test_the_window_says_what_is_played_and_nothing_of_the_card_that_plays_it() -> None:
    spots: dict[str, Any] = {"you": hand("spark"), "rival": stable("llamacorn")}
    t = table(cards=CARDS, deck=POISONED * 3, options={"edition": "chain"}, **spots)
    t.you.play("spark", "unicorn_poison")
    facts: Any = t.rival.prompt.facts
    assert (facts.first.card.card, facts.depth, facts.stops) == ("unicorn_poison", 0, None)
    assert [played.card.card for played in t.rival.view.table.playing] == ["spark", "unicorn_poison"]
    t.rival.passes()
    assert t.discard == ["spark", "llamacorn", "unicorn_poison"]


@proves("UU-P21", "UU-13.1")
def test_what_it_does_is_the_next_link() -> None:
    late = a("late", "magic", on_play({"play": {"of": "magic", "in": "hand"}}, "draw"))
    t = table(cards=base_and(late), you=hand("late", "unicorn_poison"), rival=stable("llamacorn"))
    t.you.play("late", "unicorn_poison")
    assert t.at("llamacorn") == DISCARD
    causes = [told["cause"] for told in t.told("card_moved") if told["cause"] in ("draw", "destroy")]
    assert causes[:2] == ["draw", "destroy"]


@verb("play")
@proves("UU-13.1")
def test_a_card_that_stays_comes_into_a_stable_and_its_effect_follows() -> None:
    t = table(cards=CARDS, you=hand("rush", "greedy_flying_unicorn"), rival=NOTHING)
    t.you.play("rush", "greedy_flying_unicorn")
    assert t.at("greedy_flying_unicorn") == t.you.stable
    assert t.told("effect_used", card="greedy_flying_unicorn")


@proves("UU-13.2")
def test_it_is_no_action_of_the_turn() -> None:
    t = table(cards=CARDS, phase="beginning", you=hand("witch", "two_for_one") + stable("double_dutch"), rival=NOTHING)
    assert t.now.plays == 1
    t.you.uses("double_dutch").play("witch").declines()
    assert t.you.prompt.kind == "second_play"


@verb("play")
@proves("UU-13.3")
def test_what_cannot_be_played_cannot_be_chosen() -> None:
    t = table(cards=CARDS, deck=["kiss_of_life", "two_for_one", "neigh"], you=hand("spark"), rival=stable("llamacorn"))
    t.you.play("spark")
    assert t.you.offered == ["decline"]
    t.you.declines()
    assert t.at("spark") == DISCARD
    assert len(t.told("deck_shuffled")) == 1


@proves("UU-13.3")
def test_two_cards_that_play_each_other_do_not_ask_for_ever() -> None:
    t = table(cards=CARDS, you=hand("rush", "rush", "narwhal"), rival=NOTHING)
    t.you.play("rush")
    assert t.you.offered == ["rush", "narwhal"]
    t.you.answers("rush", "narwhal")
    assert t.at("narwhal") == t.you.stable
    assert t.discard == ["rush", "rush"]


@verb("play")
@proves("UU-13.2")
def test_of_cards_looked_at_one_is_played_and_the_others_are_still_seen() -> None:
    t = table(cards=base_and(SEER), deck=["narwhal", "yay", "llamacorn", "neigh"], you=hand("seer"), rival=NOTHING)
    t.you.play("seer", "narwhal", "llamacorn")
    assert t.at("narwhal") == t.you.stable
    assert t.rival.cards == ["llamacorn"]
    assert t.deck == ["yay", "neigh"]


@proves("UU-13.1", "UU-5.7")
def test_with_declared_targets_stable_and_players_are_named_with_it() -> None:
    options = {"targeting": "declared"}
    t = table(
        cards=CARDS,
        options=options,
        you=hand("rush", "unicorn_poison"),
        rival=stable("llamacorn"),
        third=stable("narwhal"),
    )
    t.you.play("rush")
    t.let_pass()
    prompt = t.you.prompt
    (form,) = prompt.forms
    assert form.fields["targets"].choices == ("1", "2")
    t.act(prompt, "play_card", {"card": form.fields["card"].choices[0], "targets": "2"})
    assert t.third.prompt.facts.targets == [2]  # type: ignore[attr-defined]
    assert t.at("narwhal") == DISCARD


@proves("UU-13.1")
def test_it_is_played_inside_a_turns_beginning_too() -> None:
    bell = a("bell", "upgrade", {"when": "turn_start", "do": [{"may": [{"play": {"of": "unicorn", "in": "hand"}}]}]})
    t = table(cards=base_and(bell), phase="beginning", you=hand("narwhal") + stable("bell"), rival=hand("neigh"))
    t.you.uses("bell", "narwhal")
    assert t.asked == ["rival"]
    assert (t.at("narwhal"), t.phase) == (t.you.stable, "action")


@proves("UU-13.1", "UU-4.2")
@pytest.mark.parametrize(("edition", "left"), [("second", 0), ("chain", 1)])
def test_a_magic_is_discarded_when_the_edition_says_so(edition: str, left: int) -> None:
    """A Vortex shuffles itself in only where it lies on the discard pile by then."""
    t = table(
        cards=CARDS, options={"edition": edition}, you=hand("rush", "mystical_vortex", "yay"), rival=hand("neigh")
    )
    t.you.play("rush", "mystical_vortex")
    while t.you.is_asked and t.you.prompt.kind == "choose_cards":
        t.you.answers(t.you.offered[0])
    assert t.lying("mystical_vortex").count(DISCARD) == left


@proves("UU-P22")
def test_a_card_that_was_stopped_was_played_all_the_same() -> None:
    then = a("then", "magic", on_play({"do": [{"play": {"in": "hand"}}], "then": ["draw"]}))
    t = table(cards=base_and(then), you=hand("then", "narwhal"), rival=hand("neigh"))
    t.you.play("then", "narwhal").rival.neighs()
    assert t.at("narwhal") == DISCARD
    assert len(t.you.cards) == 1
