"""What an author may write without noticing is refused at its place, in words that say what to do."""

from typing import Any

import pytest

from cards.files.reading import FileRefused, parse_yaml
from cards.language.catalogue import shipped
from cards.language.reading import read
from cards.language.sets import read_set
from cards.language.unstable_unicorns import LANGUAGE, UuCard

BASE = shipped("unstable-unicorns-2e")


def faults(*abilities: Any, kind: str | None = None) -> list[str]:
    return [str(issue) for issue in LANGUAGE.parse(list(abilities), kind)[1]]


def in_base(*cards: dict[str, Any]) -> list[str]:
    """What is wrong with the base deck once these cards are in it."""
    raw = {**BASE, "cards": [*BASE["cards"], *cards]}
    return [str(issue) for issue in read_set(raw, {LANGUAGE.ruleset: LANGUAGE})[1]]


def card(kind: str, *abilities: Any, **more: Any) -> dict[str, Any]:
    return {"id": "new", "names": {"en": "New"}, "kind": kind, "abilities": list(abilities), **more}


def test_a_hand_limit_with_a_plus_is_not_taken_for_the_limit_itself() -> None:
    assert faults(parse_yaml("{treat: you, hand_limit: +2}")) == [
        'abilities[0].hand_limit: expected a whole number, found "+2"'
    ]


@pytest.mark.parametrize("step", ["draw", {"discard": {"count": "all"}}, {"sacrifice": {"of": "upgrade"}}])
def test_a_limit_whose_step_takes_no_unicorn_away_would_be_repeated_for_ever(step: Any) -> None:
    assert faults({"when": {"more_unicorns_than": 2}, "do": [step]}) == [
        "abilities[0].do[0]: would be repeated for ever: it takes no Unicorn out of your Stable"
    ]


@pytest.mark.parametrize(
    "step", ["sacrifice", {"return": {"of": "unicorn", "whose": "you"}}, {"may": ["draw"], "if_you_do": ["sacrifice"]}]
)
def test_a_limit_whose_step_can_take_a_unicorn_away_is_right(step: Any) -> None:
    assert faults({"when": {"more_unicorns_than": 2}, "do": [step]}) == []


@pytest.mark.parametrize(("fate", "step"), [("be_sacrificed", "sacrifice"), ("be_returned", "return")])
def test_a_fate_cannot_be_replaced_by_itself(fate: str, step: str) -> None:
    assert faults({"instead_of": fate, "do": [{step: "this"}]}) == [
        "abilities[0].do[0]: changes nothing: this is what it replaces"
    ]


@pytest.mark.parametrize("word", ["play", "enter_stable"])
def test_a_card_in_no_stable_forbids_nothing_about_itself(word: str) -> None:
    assert faults({"cannot": word})[0].startswith("abilities[0].what: a card speaks only while it lies in a Stable")


@pytest.mark.parametrize(
    ("kind", "ability", "fault"),
    [
        ("upgrade", {"treat": "this", "counts_as": 2}, "only Unicorns are counted"),
        ("downgrade", {"treat": "this", "as": "panda"}, "only Unicorns are counted"),
        ("instant", {"cannot": "be_neighed", "what": {"whose": "you"}}, "an instant stops a card"),
    ],
)
def test_a_clause_that_does_nothing_on_this_kind_is_refused(kind: str, ability: Any, fault: str) -> None:
    assert fault in faults(ability, kind=kind)[0]


@pytest.mark.parametrize("kind", ["upgrade", "downgrade"])
def test_a_card_that_only_lies_there_is_refused(kind: str) -> None:
    assert in_base(card(kind)) == [f'cards[new]: a card of kind "{kind}" needs at least one ability']


@pytest.mark.parametrize(("fate", "step"), [("be_sacrificed", "sacrifice"), ("be_returned", "return")])
def test_what_a_card_forbids_to_happen_to_it_it_cannot_do_to_itself(fate: str, step: str) -> None:
    paid = {"when": "turn_start", "do": [{"may": [{step: "this"}], "if_you_do": ["draw"]}]}
    told = f"abilities[1].do[0].may[0]: can never happen: this card says itself `cannot: {fate}`"
    assert faults({"cannot": fate}, paid) == [told]
    assert faults({"cannot": fate, "by": "magic"}, paid, kind="upgrade") == []


@pytest.mark.parametrize("verb", ["destroy", "sacrifice", "steal", "discard"])
def test_more_cards_than_anybody_ever_has_are_refused(verb: str) -> None:
    assert faults({"when": "enter", "do": [{verb: {"count": 20}}]}) == [
        f"abilities[0].do[0].{verb}.count: must be at most 9, found 20"
    ]


def test_a_card_of_which_there_is_no_copy_is_refused() -> None:
    assert in_base(card("upgrade", {"when": "turn_start", "do": ["draw"]}, copies=0)) == [
        "cards[new].copies: must be at least 1, found 0"
    ]


def test_a_slip_in_a_tag_is_told_and_a_tag_for_other_sets_is_not() -> None:
    assert in_base(card("instant", named=["niegh"])) == [
        'cards[new].named: no card looks for the tag "niegh" (did you mean "neigh"?)'
    ]
    assert in_base(card("instant", named=["dragon"])) == []


@pytest.mark.parametrize(
    ("ability", "place"),
    [
        ({"when": {"event": []}, "do": ["draw"]}, "when.event"),
        ({"instead_of": [], "do": ["draw"]}, "instead_of"),
        ({"cannot": []}, "cannot"),
        ({"when": "enter", "do": [{"destroy": {"of": []}}]}, "do[0].destroy.of"),
    ],
)
def test_an_empty_list_says_nothing(ability: Any, place: str) -> None:
    assert faults(ability) == [f"abilities[0].{place}: needs at least 1 item"]


def test_nothing_can_be_taken_from_cards_that_were_put_back() -> None:
    look = {"look": {"in": "deck", "top": 3}, "as": "seen"}
    assert faults({"when": "enter", "do": [look, {"put_back": "seen"}, {"take": "seen"}]}) == [
        'abilities[0].do[2].take.what: can never happen: "seen" has been put back before'
    ]
    either = {"choose": [[{"put_back": "seen"}], [{"take": "seen"}]]}
    assert faults({"when": "enter", "do": [look, either]}) == []


@pytest.mark.parametrize("name", ["{en: Nightmare: Buried Alive}", "{en: 'Rob's Unicorn'}"])
def test_a_name_that_yaml_cannot_read_is_to_be_quoted(name: str) -> None:
    with pytest.raises(
        FileRefused, match=r"line 2: not YAML: .*Put a name with a comma, colon or apostrophe in quotes"
    ):
        parse_yaml(f"- id: new\n  names: {name}\n  kind: magic\n")


@pytest.mark.parametrize("name", ["{en: Neigh, Mate!}", "{en: No}", "{en: 7}"])
def test_a_name_that_yaml_takes_for_something_else_is_to_be_quoted(name: str) -> None:
    found = read(UuCard, {"id": "new", "kind": "instant", "names": parse_yaml(name)})[1]
    assert found and all("in quotes" in issue.message for issue in found)


def test_a_word_that_belongs_beside_another_is_not_called_unknown() -> None:
    assert faults({"when": "enter", "do": [{"may": ["discard"]}, {"if_you_do": ["draw"]}]}) == [
        'abilities[0].do[1].if_you_do: "if_you_do" is no verb of its own: it belongs beside "may", without a dash of '
        "its own"
    ]


def test_a_word_that_belongs_inside_another_is_not_called_unknown() -> None:
    assert faults({"when": "enter", "do": [{"destroy": None, "of": "unicorn"}]})[0] == (
        'abilities[0].do[0].of: "of" belongs inside "destroy": indent it by two more spaces'
    )


def test_an_unknown_word_is_told_with_those_that_there_are() -> None:
    assert faults({"cannot": "frobnicate"})[0].startswith(
        'abilities[0].cannot: unknown prohibition "frobnicate": there are be_sacrificed, be_destroyed, '
    )
    assert "unknown clause" in faults({"if": "enter"})[0] and "when" in faults({"if": "enter"})[0]


def test_a_kind_that_may_be_one_of_several_is_not_guessed() -> None:
    (issue,) = read(UuCard, {"id": "new", "names": {"en": "New"}, "kind": "unicorn"})[1]
    assert (issue.suggestion, "baby_unicorn, basic_unicorn, magical_unicorn" in issue.message) == (None, True)


def test_faults_of_shape_and_of_meaning_are_told_together() -> None:
    wrong_shape = {"when": "enter", "do": [{"destroy": {"of": "unicron"}}]}
    wrong_meaning = {"when": "enter", "do": [{"destroy": {"whose": "rival"}}]}
    assert [fault.partition(":")[0] for fault in faults(wrong_shape, wrong_meaning)] == [
        "abilities[0].do[0].destroy.of",
        "abilities[1].do[0].destroy.whose",
    ]
    two = [card("magical_unicorn", wrong_shape), card("magical_unicorn", wrong_meaning, id="newer")]
    assert [fault.partition(":")[0] for fault in in_base(*two)] == [
        "cards[new].abilities[0].do[0].destroy.of",
        "cards[newer].abilities[0].do[0].destroy.whose",
    ]
