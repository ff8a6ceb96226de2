"""Set-up: seats, deal, Babies, first seat, two players."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from games.rules.kernel.errors import BadSetup
from games.rules.kernel.game import State, apply, decode_table, start
from games.rules.kernel.prompts import Action
from games.rules.unstable_unicorns.options import UnstableUnicornsOptions
from games.rules.unstable_unicorns.table import UnicornTable
from tests.scenarios.unstable_unicorns.at_table import BASE, RULES

proves = pytest.mark.proves
SEED = bytes(31) + b"\x05"


def begun(seats: int, **options: Any) -> State:
    return start(RULES, BASE, UnstableUnicornsOptions(**options), seats, SEED).state


def laid(state: State) -> UnicornTable:
    table: UnicornTable = decode_table(RULES, state.shown)
    return table


def after_babies(seats: int, **options: Any) -> State:
    state = begun(seats, **options)
    while state.prompts[0].kind == "choose_baby":
        (prompt,) = state.prompts
        choice = prompt.forms[0].fields["card"].one_of or ()
        state = apply(RULES, BASE, state, Action(prompt.seat, prompt.id, "choose_baby", {"card": choice[0]})).state
    return state


def name_of(table: UnicornTable, copy: int) -> str:
    return BASE.faces[table.faces[copy]].id


@proves("UU-1.1")
@pytest.mark.parametrize("seats", range(2, 9))
def test_two_to_eight_seats_play(seats: int) -> None:
    assert RULES.why_not_set_up(BASE, UnstableUnicornsOptions(), seats) == []
    assert len(laid(begun(seats)).hands) == seats


@proves("UU-1.1")
@pytest.mark.parametrize("seats", [0, 1, 9])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    assert [reason.key for reason in RULES.why_not_set_up(BASE, UnstableUnicornsOptions(), seats)] == ["setup-seats"]


@proves("UU-1.2", "UU-1.3")
@pytest.mark.parametrize("seats", range(3, 9))
def test_114_cards_are_shuffled_and_five_dealt_to_each(seats: int) -> None:
    table = laid(begun(seats))
    assert all(len(hand) == 5 for hand in table.hands)
    assert len(table.deck) == 114 - 5 * seats
    other = decode_table(RULES, start(RULES, BASE, UnstableUnicornsOptions(), seats, bytes(32)).state.shown)
    assert [table.faces[copy] for copy in table.deck] != [other.faces[copy] for copy in other.deck]


@proves("UU-1.4", "UU-1.7")
def test_every_seat_picks_a_baby_in_turn_order_and_the_rest_is_the_nursery() -> None:
    state = begun(4, first_seat="2")
    picking = []
    while state.prompts[0].kind == "choose_baby":
        (prompt,) = state.prompts
        picking.append(prompt.seat)
        choice = prompt.forms[0].fields["card"].one_of or ()
        assert len(choice) == 13 - len(picking) + 1
        state = apply(RULES, BASE, state, Action(prompt.seat, prompt.id, "choose_baby", {"card": choice[3]})).state
    table = laid(state)
    assert picking == [2, 3, 0, 1]
    assert len(table.nursery) == 9
    assert all(len(stable) == 1 for stable in table.stables)
    assert {zone.split()[0] for zone, _ in RULES.zones(table)} == {
        "deck",
        "discard",
        "nursery",
        "playing",
        "hand",
        "stable",
    }


@proves("UU-1.6", "UU-R1.17")
def test_who_begins_is_drawn_or_chosen() -> None:
    assert laid(begun(4, first_seat="host")).active == 0
    assert laid(begun(4, first_seat="3")).active == 3
    drawn = {
        decode_table(RULES, start(RULES, BASE, UnstableUnicornsOptions(), 4, bytes([n] * 32)).state.shown).active
        for n in range(20)
    }
    assert drawn == {0, 1, 2, 3}


@proves("UU-1.6")
def test_a_first_seat_that_is_not_there_is_refused() -> None:
    for first, reasons in (("3", []), ("4", ["setup-uu-first-seat"])):
        options = UnstableUnicornsOptions(first_seat=first)  # type: ignore[arg-type]
        assert [reason.key for reason in RULES.why_not_set_up(BASE, options, 4)] == reasons


@proves("UU-9.1", "UU-R6.1", "UU-R6.2")
def test_two_players_do_without_32_copies() -> None:
    table = laid(begun(2))
    left = Counter(name_of(table, copy) for copy in range(len(table.faces)))
    assert sum(left.values()) == 82 + 13
    out = {face.id for face in BASE.faces} - set(left)
    basics = {face.id for face in BASE.faces if face.kind == "basic_unicorn"}
    assert out - basics == {
        "queen_bee_unicorn",
        "seductive_unicorn",
        "rainbow_unicorn",
        "nanny_cam",
        "sadistic_ritual",
        "slowdown",
        "yay",
        "mother_goose_unicorn",
        "necromancer_unicorn",
    }
    assert basics < out


@proves("UU-9.2", "UU-R6.1")
def test_two_players_begin_with_a_plain_neigh_and_five_cards() -> None:
    table = laid(begun(2))
    assert [len(hand) for hand in table.hands] == [6, 6]
    assert all(name_of(table, hand[0]) == "neigh" for hand in table.hands)
    assert len(table.deck) == 70


@proves("UU-R6.3", "UU-1.2")
def test_an_expansion_adds_its_cards_and_says_itself_what_two_players_do_without() -> None:
    more = {
        "id": "more",
        "ruleset": "unstable_unicorns",
        "names": {"en": "More"},
        "cards": [
            {"id": "plain", "names": {"en": "Plain"}, "kind": "basic_unicorn", "copies": 4},
            {"id": "crowded", "names": {"en": "Crowded"}, "kind": "basic_unicorn", "copies": 3, "two_player": False},
        ],
    }
    from cards.language.catalogue import shipped

    cards = RULES.compile([shipped("unstable-unicorns-2e"), more])
    assert len(RULES.setup(cards, UnstableUnicornsOptions(), 3, SEED).faces) == 114 + 13 + 7
    assert len(RULES.setup(cards, UnstableUnicornsOptions(), 2, SEED).faces) == 82 + 13 + 4


def test_a_broken_set_never_reaches_a_game() -> None:
    bad = {"id": "bad", "ruleset": "unstable_unicorns", "names": {"en": "Bad"}, "cards": [{"id": "x", "kind": "magic"}]}
    with pytest.raises(BadSetup) as refused:
        RULES.compile([bad])
    assert refused.value.reasons[0].args["place"] == "cards[x]"


def test_too_few_cards_make_no_game() -> None:
    small = {
        "id": "small",
        "ruleset": "unstable_unicorns",
        "names": {"en": "Small"},
        "cards": [{"id": "plain", "names": {"en": "Plain"}, "kind": "basic_unicorn", "copies": 4}],
    }
    reasons = RULES.why_not_set_up(RULES.compile([small]), UnstableUnicornsOptions(), 2)
    assert [reason.key for reason in reasons] == [
        "setup-uu-too-few-babies",
        "setup-uu-too-few-cards",
        "setup-uu-too-few-neighs",
    ]


@proves("UU-11.1")
def test_the_options_have_their_defaults() -> None:
    assert msgspec.to_builtins(UnstableUnicornsOptions()) == {
        "edition": "second",
        "targeting": "advanced",
        "first_seat": "random",
        "forbid_impossible_plays": True,
        "reshuffle_discard": False,
        "redraw_once": False,
        "party": "none",
        "language": "en",
    }


@proves("UU-1.3", "UU-2.1")
def test_the_first_turn_begins_when_all_have_their_baby() -> None:
    table = laid(after_babies(3, first_seat="1"))
    assert (table.active, table.turn, table.phase) == (1, 1, "action")
    assert len(table.hands[1]) == 6
