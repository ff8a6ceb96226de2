"""The variants, and what nobody may see."""

import pytest

from games.rules.kill_the_unicorns.options import KillTheUnicornsOptions
from games.rules.kill_the_unicorns.setup import allowed_characters, why_not_set_up
from tests.rules.kill_the_unicorns.conftest import CARDS
from tests.scenarios.kill_the_unicorns.play import RULES, game, new_game, plain, refused


@pytest.mark.proves("KU-A11.2", "KU-A11.4")
def test_beginner_1_has_no_stratagems_and_no_abilities_but_every_character():
    t = new_game(3, variant="beginner_1", first_seat="0")
    t.a.becomes("princess").b.becomes("bard").c.becomes("wizard")
    assert t.phase == "opening"
    assert t.offered == ""
    assert t.table.hunters[0].deck == []
    t.bids(a=[1], c=[4])
    assert t.phase == "hunt_over"


@pytest.mark.proves("KU-A11.2")
def test_an_ability_is_refused_in_beginner_1():
    t = game("bard knight wizard", variant="beginner_1")
    with refused():
        t.a.uses(seat="1")


@pytest.mark.proves("KU-A11.3", "KU-A9.6")
def test_beginner_2_has_abilities_but_neither_princess_nor_shaman():
    t = new_game(3, variant="beginner_2", first_seat="0")
    with refused():
        t.a.becomes("princess")
    with refused():
        t.a.becomes("shaman")
    t.a.becomes("bard").b.becomes("knight").c.becomes("wizard")
    assert t.offered == "a"
    assert len(allowed_characters(CARDS, KillTheUnicornsOptions(variant="beginner_2"))) == 4


@pytest.mark.proves("KU-A11.3", "KU-D1")
def test_beginner_2_takes_at_most_four_seats():
    assert why_not_set_up(CARDS, KillTheUnicornsOptions(variant="beginner_2"), 4) == []
    assert (
        why_not_set_up(CARDS, KillTheUnicornsOptions(variant="beginner_2"), 5)[0].key == "setup-ku-too-few-characters"
    )


@pytest.mark.proves("KU-A11.4")
def test_a_beginners_round_goes_from_the_market_straight_to_the_next_hunt():
    t = game("bard knight wizard", variant="beginner_2", phase="market", round=2)
    t.a.skips().b.skips().c.skips().wait()
    assert (t.phase, t.table.round) == ("opening", 3)


@pytest.mark.proves("KU-A11.1", "KU-D41")
def test_in_the_expert_game_spent_cards_lie_face_down_for_the_others():
    t = game(traps={"y2": ["c:zombicorn"]}, variant="expert").bids(a=[4], b=[1])
    pile = t.b.view.table.hunters[0].hunt_discard
    assert (pile.count, pile.cards) == (1, None)
    assert [card.value for card in t.a.view.table.hunters[0].hunt_discard.cards] == [4]
    assert t.said("hunt_ended")[0]["shown"] is None
    assert t.said("hunt_ended", "b")[0]["shown"][0]["seat"] == 1


@pytest.mark.proves("KU-A11.1", "KU-D41")
def test_in_the_expert_game_the_stratagem_not_placed_is_discarded_unseen():
    t = game(phase="stratagems", variant="expert").a.places("athletic_unicorn", "y2")
    assert "smelly" not in plain(t.b.view).replace("drawn", "") or "smelly" in str(t.b.view.you.drawn)
    assert t.b.view.table.hunters[0].stratagem_discard.cards is None
    assert [card.card for card in t.a.view.table.hunters[0].stratagem_discard.cards] == ["smelly_unicorn"]


@pytest.mark.proves("KU-D41")
def test_in_the_expert_game_hunt_cards_are_still_turned_up_and_pins_stay_open():
    t = game(traps={"y2": ["c:athletic_unicorn"]}, variant="expert").bids(a=[4])
    assert t.said("cards_revealed")[0]["hands"][0]["cards"] == [{"id": "h7", "value": 4}]
    assert [card.card for card in t.b.view.table.hunters[0].unicorns[1].pinned] == ["athletic_unicorn"]


@pytest.mark.proves("KU-D42")
def test_in_a_normal_game_all_discards_are_public():
    t = game(traps={"y2": ["c:zombicorn"]}).bids(a=[4])
    spectator = RULES.view(CARDS, t.table, None)
    assert [card.value for card in spectator.table.hunters[0].hunt_discard.cards] == [4]
    assert [card.card for card in spectator.table.hunters[2].stratagem_discard.cards] == ["zombicorn"]


@pytest.mark.proves("KU-D43")
def test_the_size_of_a_hand_is_public_and_its_cards_are_not():
    t = game(hands={"a": [4, 3]})
    assert t.b.view.table.hunters[0].hand == 2
    spectator = RULES.view(CARDS, t.table, None)
    assert spectator.you is None
    assert '"hand":2' in plain(spectator)


@pytest.mark.proves("KU-A5.1", "KU-D43")
def test_played_cards_are_hidden_until_the_reveal():
    t = game().a.hunts(4, 3)
    bid = t.b.view.table.hunters[0].bid
    assert (bid.count, bid.cards, bid.total) == (2, None, None)
    assert [card.value for card in t.a.view.you.played] == [3, 4]
    t.b.passes().c.passes()
    assert t.b.view.table.hunters[0].bid.total == 7


@pytest.mark.proves("KU-A4.5", "KU-D16")
def test_a_placed_stratagem_is_hidden_from_its_owner_too():
    t = game(phase="stratagems")
    drawn = t.a.view.you.drawn
    t.a.places("athletic_unicorn", "y2")
    assert "athletic" not in plain(t.a.view)
    assert drawn[0].id not in plain(t.a.view)
    assert t.a.view.table.row[0].above.owner == 0


@pytest.mark.proves("KU-D16", "KU-A13.1")
def test_a_table_may_agree_to_show_own_stratagems_to_their_owners():
    t = game(phase="stratagems", show_own_stratagems=True).a.places("athletic_unicorn", "y2")
    assert [card.card for card in t.a.view.you.placed] == ["athletic_unicorn"]
    assert "athletic" not in str(t.b.view.table)


@pytest.mark.proves("KU-A4.3")
def test_who_placed_which_is_public():
    t = game(phase="stratagems").a.places("athletic_unicorn", "y2").b.places("smelly_unicorn", "y2")
    row = RULES.view(CARDS, t.table, None).table.row
    assert (row[0].above.owner, row[0].below.owner) == (0, 1)


@pytest.mark.proves("KU-A13.1")
def test_the_options_have_the_documented_defaults():
    assert KillTheUnicornsOptions() == KillTheUnicornsOptions(
        variant="normal",
        first_seat="random",
        tokens_face_up=False,
        swap_chooser="owner",
        slay_chooser="winner",
        missing_rank="keeps",
        allow_two_players=False,
        show_own_stratagems=False,
    )


@pytest.mark.proves("KU-C4", "KU-A6.1")
def test_an_exposed_bid_is_open_to_all_before_the_reveal_and_the_others_after_it():
    t = game("bard knight princess")
    t.a.uses(seat="1")
    assert t.said("seat_exposed") == [{"seat": 0, "target": 1}]
    t.a.hunts(3).b.hunts(4)
    hunters = RULES.view(CARDS, t.table, None).table.hunters
    assert [hunter.bid.cards and [card.value for card in hunter.bid.cards] for hunter in hunters] == [None, [4], None]
    t.c.passes()
    hunters = RULES.view(CARDS, t.table, None).table.hunters
    assert [hunter.bid.cards and [card.value for card in hunter.bid.cards] for hunter in hunters] == [[3], [4], None]
