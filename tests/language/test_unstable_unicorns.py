"""Programs of Unstable Unicorns: the checks of meaning, and the base deck as data."""

from collections import Counter
from typing import Any

import jsonschema_rs
import pytest

from cards.language.catalogue import shipped
from cards.language.sets import read_set
from cards.language.unstable_unicorns import LANGUAGE

BASE = shipped("unstable-unicorns-2e")


def faults(*abilities: Any, kind: str | None = None) -> list[str]:
    return [str(issue) for issue in LANGUAGE.parse(list(abilities), kind)[1]]


def entering(*steps: Any) -> dict[str, Any]:
    return {"when": "enter", "do": list(steps)}


def test_the_base_deck_has_the_printed_numbers() -> None:
    copies: Counter[str] = Counter()
    for card in BASE["cards"]:
        copies[card["kind"]] += card.get("copies", 1)
    assert len(BASE["cards"]) == 84
    assert copies == {
        "baby_unicorn": 13,
        "basic_unicorn": 22,
        "magical_unicorn": 30,
        "magic": 25,
        "upgrade": 14,
        "downgrade": 8,
        "instant": 15,
    }


@pytest.mark.proves("UU-9.1")
def test_thirty_two_copies_say_themselves_that_two_players_do_without_them() -> None:
    out = {card["id"]: card.get("copies", 1) for card in BASE["cards"] if card.get("two_player") is False}
    assert sum(out.values()) == 32
    assert {card["id"] for card in BASE["cards"] if card["kind"] == "basic_unicorn"} < set(out)
    assert "narwhal" in out


def test_every_card_has_its_spanish_name() -> None:
    assert all(card["names"]["es"] for card in BASE["cards"])


def test_every_shipped_program_fits_the_json_schema() -> None:
    check = jsonschema_rs.validator_for(LANGUAGE.schema())
    for card in BASE["cards"]:
        check.validate(card.get("abilities", []))


def test_a_trigger_may_be_about_any_card() -> None:
    assert faults({"when": {"event": ["leave"]}, "do": ["draw"]}) == []


def test_an_unknown_kind_is_named_with_its_place_and_the_nearest_word() -> None:
    assert faults(entering("draw", {"destroy": {"of": "unicron"}})) == [
        'abilities[0].do[1].destroy.of: unknown kind "unicron" (did you mean "unicorn"?)'
    ]


@pytest.mark.parametrize(
    ("ability", "fault"),
    [
        (entering({"discard": {"who": "rival"}}), 'discard.who: the name "rival" is never bound'),
        (entering({"pick_player": "others", "as": "rival"}), 'the name "rival" is never used'),
        (entering({"pick_player": "others", "as": "you"}, "draw"), '"you" is a word of the language'),
        (
            entering({"pick_player": "others", "as": "a"}, {"pick_player": "others", "as": "a"}, {"swap_hands": "a"}),
            'the name "a" is given twice',
        ),
        (entering({"pick_player": "other", "as": "a"}, {"swap_hands": "a"}), 'unknown group of players "other"'),
        (entering({"take": "seen"}), 'take.what: the name "seen" is never bound'),
        (entering({"put_back": "seen"}), 'put_back: the name "seen" is never bound'),
        (entering({"return": {"whose": "them"}}), '"them" has a meaning only inside `for_each`'),
        (entering({"destroy": {"of": "magic"}}), "magic never stay in a Stable"),
        (entering({"sacrifice": {"of": "instant"}}), "instant never stay in a Stable"),
        (entering({"destroy": {"whose": "you"}}), "this is done to other players' cards"),
        (entering({"steal": {"whose": "you"}}), "this is done to other players' cards"),
        (entering({"move": {"to": "you"}}), "a move ends in another Stable"),
        (entering({"move": {"to": "others"}}), "pick the player first"),
        (entering({"bring": {"in": "nursery", "of": "magical_unicorn"}}), "only Baby Unicorns are in the Nursery"),
        (entering({"bring": {"in": "hand", "of": "baby_unicorn"}}), "Baby Unicorns are only in Stables"),
        (entering({"discard": {"of": "baby_unicorn"}}), "Baby Unicorns are only in Stables"),
        (entering({"search": {"of": "baby_unicorn"}}), "Baby Unicorns are only in Stables"),
        (entering({"look": {"in": "deck"}, "as": "seen"}, {"take": "seen"}), "the deck needs `top`"),
        (entering({"shuffle": ["this"]}), "only while it is being played"),
        (entering({"may": ["extra_play"], "if_you_do": ["draw"]}), "cannot fail to be done"),
        ({"when": {"more_unicorns_than": 5}, "do": ["draw", "draw"]}, "a limit asks for one step"),
        ({"cannot": "play", "what": {"of": "magic"}, "by": "magic"}, "only a fate has a cause"),
        ({"cannot": "be_destroyed", "what": {"of": "magic"}}, "magic never stay in a Stable"),
        (
            {"cannot": "be_destroyed", "what": {"whose": "other"}},
            'unknown player word "other" (did you mean "others"?)',
        ),
        ({"cannot": "be_destroyed", "what": {"what": "this", "of": "unicorn"}}, "`this` is one card"),
        (entering({"let": "you", "do": ["draw"]}), "you act without `let`"),
        (entering({"let": "others", "do": ["extra_turn"]}), "what others may do is bring, choose, destroy,"),
        (entering({"let": "others", "do": [{"sacrifice": "this"}]}), "everybody acts for themselves"),
        (entering({"let": "others", "do": [{"draw": {"who": "others"}}]}), "everybody acts for themselves"),
        ({"cannot": ["win", "play"]}, "what players do needs a clause of its own"),
        ({"cannot": "win", "what": {"of": "unicorn"}}, "about players, not about cards"),
        ({"cannot": "be_destroyed", "who": "you"}, "only what players do has a `who`"),
        ({"cannot": "win", "while": {"stable": {}}}, "needs `at_least` or `at_most`"),
        ({"treat": "you", "hand_limit_by": 0}, "changes nothing"),
        (
            {"treat": {"of": "unicorn"}, "silenced": True, "while": {"stable": {}, "at_least": 1}},
            "cannot depend on what they are",
        ),
        (entering({"destroy": {"count": "paid"}}), 'count: the name "paid" is never bound'),
        (entering({"discard": {"as": "any"}}), '"any" is a word of the language'),
        (
            entering(
                {"draw": {"as": "a"}}, {"discard": {"as": "b"}}, {"draw": {"count": "a"}}, {"draw": {"count": "b"}}
            ),
            "only one number can be meant",
        ),
        (entering({"take": "this"}), "only when it has left its Stable"),
        (entering({"pick_players": "others", "as": "all_of"}, {"swap_hands": "all_of"}), "use it in `let`"),
        ({"when": "you_draw", "do": ["draw"]}, "would never end"),
        (entering({"bring": {"of": "unicorn"}}), "needs `in` or `what`"),
        (entering({"give": {"to": "you"}}), "a giver and a receiver"),
        (entering({"bring": {"in": "nursery", "to": "others"}}), "pick the player first"),
        ({"treat": "this"}, "needs exactly one of"),
        ({"treat": "this", "counts_as": 2, "silenced": True}, "needs exactly one of"),
        ({"treat": "this", "hand": "visible"}, "hand is about a player"),
        ({"treat": "you", "counts_as": 2}, "counts_as is about cards"),
        ({"treat": {"of": "upgrade"}, "counts_as": 2}, "only Unicorns are counted"),
        ({"instead_of": "be_destroyed"}, "needs `may` or `do`"),
        ({"instead_of": "be_destroyed", "may": ["discard"], "do": ["draw"]}, "needs `may` or `do`"),
    ],
)
def test_what_can_never_happen_is_refused(ability: object, fault: str) -> None:
    found = faults(ability)
    assert any(fault in each for each in found), found


@pytest.mark.parametrize(
    ("kind", "ability", "fault"),
    [
        ("magic", entering("draw"), "only does something when it is played"),
        ("upgrade", {"when": "on_play", "do": ["draw"]}, 'only a magic acts when it is played (did you mean "enter"?)'),
        ("basic_unicorn", entering("draw"), 'a card of kind "basic_unicorn" has no abilities'),
        ("instant", entering("draw"), "an instant stops a card"),
        ("upgrade", {"when": "stops", "do": ["draw"]}, "only an instant stops a card"),
    ],
)
def test_an_ability_must_fit_the_kind_of_its_card(kind: str, ability: object, fault: str) -> None:
    assert fault in faults(ability, kind=kind)[0]


def test_a_name_that_no_card_of_the_set_carries_is_refused() -> None:
    card = {"id": "fan", "names": {"en": "Fan"}, "kind": "magical_unicorn"}
    card["abilities"] = [entering({"may": [{"search": {"named": "narwal"}}]})]
    issues = read_set({**BASE, "cards": [*BASE["cards"], card]}, {LANGUAGE.ruleset: LANGUAGE})[1]
    assert [str(issue) for issue in issues] == [
        "cards[fan].abilities[0].do[0].may[0].search.named: no card of this set, or of what it extends, "
        'is named "narwal" (did you mean "narwhal"?)'
    ]


@pytest.mark.parametrize("kind", ["magic", "magical_unicorn"])
def test_a_card_that_must_do_something_needs_an_ability(kind: str) -> None:
    card = {"id": "idle", "names": {"en": "Idle"}, "kind": kind}
    issues = read_set({**BASE, "cards": [*BASE["cards"], card]}, {LANGUAGE.ruleset: LANGUAGE})[1]
    assert [str(issue) for issue in issues] == [f'cards[idle]: a card of kind "{kind}" needs at least one ability']
