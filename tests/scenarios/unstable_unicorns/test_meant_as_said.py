"""Cards do what their text says, in whoever's turn and in whatever order they came."""

from typing import Any

import pytest

from games.rules.unstable_unicorns.cards import Cards
from tests.scenarios.unstable_unicorns.at_table import DISCARD, NOTHING, RULES, hand, stable, table
from tests.scenarios.unstable_unicorns.invented import a, base_and

proves = pytest.mark.proves


def dying(*steps: Any) -> Cards:
    return base_and(a("martyr", "magical_unicorn", {"when": "sacrificed_or_destroyed", "do": list(steps)}))


def test_a_card_may_raise_the_hand_limit() -> None:
    cards = base_and(a("pouch", "upgrade", {"treat": "you", "hand_limit": 10}))
    t = table(cards=cards, you=hand(*["neigh"] * 9) + stable("pouch"), rival=NOTHING)
    t.you.draws()
    assert (t.active, len(t.you.cards)) == ("rival", 10)


@proves("UU-R1.16", "UU-P17")
def test_a_turn_won_in_the_turn_of_another_is_ones_own_and_then_the_round_goes_on() -> None:
    t = table(
        cards=dying("extra_turn"), you=hand("unicorn_poison"), rival=NOTHING, third=stable("martyr"), fourth=NOTHING
    )
    t.you.play("unicorn_poison")
    assert t.active == "third"
    assert t.told("extra_turn_granted") == [{"seat": 2, "extra_turns": 1}]
    t.third.draws()
    assert t.active == "rival"
    t.rival.draws()
    assert t.active == "third"


def test_two_turns_won_in_the_turn_of_another_are_both_taken() -> None:
    t = table(
        cards=dying("extra_turn", "extra_turn"), you=hand("unicorn_poison"), rival=stable("martyr"), third=NOTHING
    )
    t.you.play("unicorn_poison")
    t.let_pass()
    assert t.told("turn_began")[-1] == {"seat": 1, "turn": 2, "extra_turns": 1}
    t.rival.draws().rival.draws()
    assert t.active == "rival"  # the turn that was hers anyway
    t.rival.draws()
    assert t.active == "third"


def test_a_play_won_in_the_turn_of_another_is_nobodys() -> None:
    t = table(cards=dying("extra_play"), you=hand("unicorn_poison", "narwhal"), rival=stable("martyr"))
    t.you.play("unicorn_poison")
    assert t.active == "rival"
    assert not t.told("extra_play_granted")


def test_the_turn_of_another_cannot_be_ended() -> None:
    cards = base_and(
        a("martyr", "magical_unicorn", {"when": "leave", "do": ["end_turn"]}),
        a("bell", "upgrade", {"when": "turn_start", "do": [{"destroy": {"of": "unicorn"}}]}),
    )
    t = table(cards=cards, phase="beginning", you=stable("bell"), rival=stable("martyr"))
    assert (t.at("martyr"), t.active, t.phase) == (DISCARD, "you", "action")
    assert not t.told("turn_cut_short")


def test_a_turn_may_be_ended_in_its_action_phase() -> None:
    cards = base_and(a("yawning_unicorn", "magical_unicorn", {"when": "enter", "do": ["extra_play", "end_turn"]}))
    t = table(cards=cards, you=hand("yawning_unicorn", "narwhal"), rival=NOTHING)
    t.you.play("yawning_unicorn")
    assert (t.active, t.at("narwhal")) == ("rival", t.you.hand)


LOOK_AT_ALL = {"look": {"in": "hand", "whose": "others"}, "as": "seen"}


def test_a_look_at_the_hands_of_others_shows_all_of_them() -> None:
    cards = base_and(a("spy", "magic", {"when": "on_play", "do": [LOOK_AT_ALL, {"take": "seen"}]}))
    t = table(cards=cards, you=hand("spy"), rival=hand("narwhal"), third=hand("yay"))
    t.you.play("spy")
    assert t.you.offered == ["narwhal", "yay"]
    t.you.answers("yay")
    assert (t.at("yay"), t.at("narwhal")) == (t.you.hand, t.rival.hand)


def test_a_card_that_was_seen_and_is_gone_cannot_be_taken() -> None:
    steps = [{"look": {"in": "deck", "top": 3}, "as": "seen"}, "draw", {"take": "seen"}]
    cards = base_and(a("seer", "magic", {"when": "on_play", "do": steps}))
    t = table(cards=cards, deck=["narwhal", "yay", "neigh", "llamacorn"], you=hand("seer"), rival=NOTHING)
    t.you.play("seer")
    assert t.you.offered == ["neigh", "yay"]
    t.you.answers("neigh")
    assert sorted(t.you.cards) == ["narwhal", "neigh"]


BLESSING = a("blessing", "upgrade", {"treat": {"of": "downgrade"}, "silenced": True})
BLESSED = a("blessed_unicorn", "magical_unicorn", {"treat": {"of": "downgrade"}, "silenced": True})


@pytest.mark.parametrize("protector", ["blessing", "blessed_unicorn"])
@pytest.mark.parametrize("first", [True, False])
def test_downgrades_that_lost_their_effects_disguise_and_silence_nobody(protector: str, first: bool) -> None:
    cards, plague = base_and(BLESSING, BLESSED), ("pandamonium", "ginormous_unicorn")
    plague += ("blinding_light",) if protector == "blessing" else ()  # it could silence the Unicorn
    own = (protector, *plague) if first else (*plague, protector)
    t = table(cards=cards, you=stable(*own), rival=NOTHING)
    assert t.you.unicorns == 2 + (protector == "blessed_unicorn")


def test_downgrades_that_lost_their_effects_bar_nothing() -> None:
    t = table(cards=base_and(BLESSED), you=hand("yay") + stable("broken_stable", "blessed_unicorn"), rival=NOTHING)
    assert "yay" in t.you.offered


@proves("UU-P16")
def test_a_silencer_that_is_silenced_silences_nobody() -> None:
    curse = a("curse", "downgrade", {"treat": {"of": "upgrade"}, "silenced": True})
    t = table(cards=base_and(BLESSING, curse), you=stable("pandamonium", "curse", "blessing", "narwhal"), rival=NOTHING)
    assert t.you.unicorns == 0  # each could silence the other: the first one does
    t = table(cards=base_and(BLESSING, curse), you=stable("blessing", "curse", "pandamonium", "narwhal"), rival=NOTHING)
    assert t.you.unicorns == 1


@proves("UU-R3.12")
def test_a_replacement_does_not_replace_what_it_does_itself() -> None:
    clause = {
        "instead_of": ["be_sacrificed", "be_destroyed"],
        "what": {"of": "unicorn"},
        "may": [{"sacrifice": "this"}],
    }
    cards = base_and(a("squire", "magical_unicorn", clause))
    t = table(cards=cards, you=hand("unicorn_poison"), rival=stable("squire"))
    t.you.play("unicorn_poison").rival.uses("squire")
    assert t.at("squire") == DISCARD


@proves("UU-R3.12")
def test_replacements_that_call_each_other_come_to_an_end() -> None:
    clause = {"instead_of": "be_sacrificed", "what": {"of": "unicorn"}, "do": [{"sacrifice": "this"}]}
    cards = base_and(a("first_twin", "magical_unicorn", clause), a("second_twin", "magical_unicorn", clause))
    t = table(cards=cards, phase="beginning", you=stable("sadistic_ritual", "first_twin", "second_twin"), rival=NOTHING)
    while t.you.prompt.kind != "action":
        t.you.answers(t.you.offered[0] if t.you.prompt.kind == "choose_cards" else "yes")
    assert DISCARD in (t.at("first_twin"), t.at("second_twin"))


def test_options_are_named_by_what_only_they_do() -> None:
    paid = {"choose": [[{"do": ["discard"], "then": ["draw"]}], [{"do": ["discard"], "then": [{"steal": {}}]}]]}
    alike = {"choose": [[{"destroy": {"of": "upgrade"}}], [{"destroy": {"of": "unicorn"}}]]}
    cards = base_and(
        a("horn", "magic", {"when": "on_play", "do": [paid]}), a("axe", "magic", {"when": "on_play", "do": [alike]})
    )
    rival = stable("narwhal", "yay")
    t = table(cards=cards, you=hand("horn", "neigh"), rival=rival)
    t.you.play("horn")
    assert t.you.offered == ["draw", "steal"]
    t = table(cards=cards, you=hand("axe"), rival=rival)
    t.you.play("axe")
    assert t.you.offered == ["option_1", "option_2"]
    told = RULES.describe(cards, t.now, 0, "option", "option_2")
    assert told.label.key == "label-uu-option"
