"""What is in the box, and how a game is laid out."""

from collections import Counter

import pytest

from games.rules.kill_the_unicorns.options import KillTheUnicornsOptions
from games.rules.kill_the_unicorns.setup import why_not_set_up
from tests.rules.kill_the_unicorns.conftest import CARDS
from tests.scenarios.kill_the_unicorns.play import CAST, LETTERS, Seat, game, new_game, refused

COLOURS = ("yellow", "purple", "blue", "pink")
COLOUR_TOKENS = [f"{kind}_{colour}" for kind in ("candy", "dust") for colour in ("yellow", "purple", "blue", "pink")]


def cards_of(kind):
    return [face.card for face in CARDS.faces if face.card.kind == kind]


def cast_all(t, cast=CAST):
    for character in cast.split()[: t.table.seats]:
        Seat(t, LETTERS.index(t.asked)).becomes(character)
    return t


@pytest.mark.proves("KU-A1.1", "KU-A1.2", "KU-A1.4", "KU-C5")
def test_the_box_holds_what_the_rulebook_lists():
    assert (len(CARDS.unicorns), len(CARDS.starters), len(CARDS.decks), len(CARDS.stock)) == (28, 6, 6, 4)
    assert len(CARDS.hunts) == 8
    assert {len(deck) for deck in CARDS.decks.values()} == {8}
    assert [len(tokens) for tokens in CARDS.stock.values()] == [6, 6, 4, 4]
    shared = set.intersection(*(set(deck) for deck in CARDS.decks.values()))
    assert len(shared) == 6


@pytest.mark.proves("KU-A1.3", "KU-C1")
def test_six_unicorns_a_colour_and_four_legendary_ones_worth_four():
    unicorns = cards_of("unicorn")
    for colour in COLOURS:
        assert sorted(card.stars for card in unicorns if card.colour == colour) == [0, 1, 1, 2, 2, 3]
        assert [card.stars for card in unicorns if card.colour == colour and card.pigicorn] == [0]
    assert [(card.colour, card.stars) for card in unicorns if card.legendary] == [(None, 4)] * 4


@pytest.mark.proves("KU-C2", "KU-C3", "KU-C6")
def test_the_default_starters_hunt_cards_and_tokens():
    assert Counter(card.colour for card in cards_of("starter")) == {"yellow": 1, "purple": 1, "blue": 2, "pink": 2}
    assert {card.stars for card in cards_of("starter")} == {0}
    assert [CARDS.faces[face].card.value for face in CARDS.hunts] == [0, 1, 1, 2, 2, 3, 3, 4]
    assert sorted(CARDS.faces[face].points for face in CARDS.stock["butchery"]) == [1, 1, 2, 2, 3, 3]
    for article in ("candy_floss", "fairy_dust"):
        painted = [CARDS.faces[face].steps["placed"][0].paint.colour for face in CARDS.stock[article]]
        assert sorted(painted) == sorted(COLOURS)


@pytest.mark.proves("KU-A9.7")
def test_what_is_not_printed_in_the_rulebook_says_that_it_is_the_projects_own():
    assert {card.provenance for card in cards_of("character")} == {"project"}
    legend = CARDS.face("l1").card
    assert legend.provenance_of["stars"] == "rulebook"
    assert CARDS.face("fairy_dust").card.provenance == "rulebook"


@pytest.mark.proves("KU-C3", "KU-C6")
def test_only_what_the_rulebook_names_says_that_it_is_printed():
    tokens = {name: CARDS.face(name).card.provenance for name in (*COLOUR_TOKENS, "horn")}
    assert [name for name, source in tokens.items() if source == "rulebook"] == ["candy_blue", "horn"]
    assert {source for name, source in tokens.items() if name not in ("candy_blue", "horn")} == {"public"}
    assert {value for value in range(5) if "value" in CARDS.face(f"hunt_{value}").card.provenance_of} == {0, 2, 3, 4}


@pytest.mark.proves("KU-A2.1", "KU-D2", "KU-D44")
def test_seats_choose_different_characters_in_turn_from_the_first_seat():
    t = new_game(3, first_seat="1")
    assert t.asked == "b"
    t.b.becomes("wizard")
    assert t.asked == "c"
    with refused():
        t.c.becomes("wizard")
    t.c.becomes("bard").a.becomes("knight")
    assert [hunter.character for hunter in t.table.hunters] == ["knight", "wizard", "bard"]
    assert t.start == "b"


@pytest.mark.proves("KU-D2", "KU-A2.8")
def test_without_a_named_seat_the_game_draws_who_begins():
    assert {new_game(4, seed).start for seed in range(30)} == {"a", "b", "c", "d"}


@pytest.mark.proves("KU-A2.2", "KU-A2.3", "KU-A2.4", "KU-A2.5", "KU-A4.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everybody_has_eight_hunt_cards_a_deck_and_a_starter_and_four_unicorns_lie_in_a_row(seats):
    t = cast_all(new_game(seats))
    for letter in LETTERS[:seats]:
        seat = getattr(t, letter)
        assert sorted(seat.hand) == [0, 1, 1, 2, 2, 3, 3, 4]
        assert (len(seat.hunter.deck), len(seat.hunter.drawn)) == (6, 2)
        assert len(seat.unicorns) == 1
    starters = [getattr(t, letter).unicorns[0] for letter in LETTERS[:seats]]
    assert len(set(starters)) == seats
    assert (len(t.table.row), len(t.table.deck)) == (4, 24)


@pytest.mark.proves("KU-A2.6", "KU-A2.7")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_stock_is_one_pate_and_one_horn_a_seat_and_all_the_colours(seats):
    t = cast_all(new_game(seats))
    market = {stock.article: stock.count for stock in t.a.view.table.market}
    assert market == {"butchery": seats, "fake_horn": seats, "candy_floss": 4, "fairy_dust": 4}
    assert t.a.view.table.market[2].tokens == ["candy_blue", "candy_pink", "candy_purple", "candy_yellow"]


@pytest.mark.proves("KU-A2.7")
def test_which_pates_come_into_a_small_game_is_random():
    def pates(seed):
        t = cast_all(new_game(3, seed))
        return tuple(sorted(CARDS.faces[t.table.faces[copy]].id for copy in t.table.stock["butchery"]))

    assert len({pates(seed) for seed in range(12)}) > 2


@pytest.mark.proves("KU-A1.5", "KU-D1")
def test_three_to_six_may_play_and_two_only_if_the_table_says_so():
    for seats in (2, 7):
        assert [reason.key for reason in why_not_set_up(CARDS, KillTheUnicornsOptions(), seats)] == ["setup-ku-seats"]
    for seats in (3, 4, 5, 6):
        assert why_not_set_up(CARDS, KillTheUnicornsOptions(), seats) == []
    assert why_not_set_up(CARDS, KillTheUnicornsOptions(allow_two_players=True), 2) == []
    assert why_not_set_up(CARDS, KillTheUnicornsOptions(first_seat="4"), 3)[0].key == "setup-ku-first-seat"


@pytest.mark.proves("KU-A4.2")
def test_stratagems_are_placed_from_the_start_player_to_the_left():
    t = game("princess knight wizard bard", phase="stratagems", start="b")
    order = ""
    while t.phase == "stratagems":
        order += t.asked
        getattr(t, t.asked).places("athletic_unicorn", "y2" if len(order) < 3 else "v2")
    assert order == "bcda"
    assert t.traps("y2") == ["athletic_unicorn"] * 2


@pytest.mark.proves("KU-A4.2", "KU-D15")
def test_a_discard_is_public_before_the_next_seat_places():
    t = game(phase="stratagems").a.places("athletic_unicorn", "y2")
    assert t.asked == "b"
    assert [card.card for card in t.b.view.table.hunters[0].stratagem_discard.cards] == ["smelly_unicorn"]


@pytest.mark.proves("KU-D15", "KU-A4.1")
def test_all_have_drawn_before_the_first_places():
    t = cast_all(new_game(3))
    kinds = [event.type for event in t.events]
    assert kinds.count("stratagems_drawn") == 3
    assert "stratagem_placed" not in kinds
    assert t.said("stratagems_drawn")[0]["cards"] is None


@pytest.mark.proves("KU-A4.3")
def test_a_unicorn_has_a_place_above_and_one_below_and_no_third():
    t = game(phase="stratagems").a.places("athletic_unicorn", "y2").b.places("smelly_unicorn", "y2")
    slot = t.a.view.table.row[0]
    assert (slot.above.owner, slot.below.owner) == (0, 1)
    with refused():
        t.c.places("athletic_unicorn", "y2")


@pytest.mark.proves("KU-A4.4")
def test_nobody_may_decline_to_place():
    t = game(phase="stratagems")
    assert t.a.may == {"place_stratagem"}
    with refused():
        t.a.passes()
    t.a.places("smelly_unicorn", "k2").b.places("athletic_unicorn", "k2").c.places("smelly_unicorn", "y2")
    assert t.phase == "opening"


@pytest.mark.proves("KU-A3.5")
def test_the_game_places_for_an_absent_seat():
    t = game(phase="stratagems").timeout()
    assert len(t.a.discarded) == 1
    assert t.asked == "b"


@pytest.mark.proves("KU-D1", "KU-A2.7")
def test_a_game_of_two_is_laid_out_and_played_like_any_other():
    t = cast_all(new_game(2, first_seat="0", allow_two_players=True), "knight bard")
    market = {stock.article: stock.count for stock in t.a.view.table.market}
    assert market == {"butchery": 2, "fake_horn": 2, "candy_floss": 4, "fairy_dust": 4}
    while t.phase == "stratagems":
        t.timeout()
    t.bids(a=[3], b=[3])
    assert len(t.said("unicorn_fled")) == 1
