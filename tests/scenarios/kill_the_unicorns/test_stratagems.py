"""Every stratagem: it works; it has nothing to act on; it meets another effect."""

import pytest

from tests.scenarios.kill_the_unicorns.play import game, refused

CAST_OF = {
    "royal_favourite": "princess knight wizard",
    "royal_tax": "princess knight wizard",
    "unicorn_pee": "knight princess wizard",
    "size_doesnt_matter": "knight princess bard",
    "unicorn_curse": "shaman knight wizard",
    "colour_potion": "wizard knight princess",
    "colour_drain": "wizard knight princess",
    "runaway_song": "bard knight princess",
    "encore": "bard knight princess",
    "trophy_horn": "huntress knight princess",
}
STARS = {
    "athletic_unicorn": 2,
    "smelly_unicorn": -2,
    "unicorn_pee": -1,
    "royal_favourite": 3,
    "unicorn_curse": -3,
    "trophy_horn": 1,
}


def trapped(card, owner="a", unicorn="y2", **more):
    """A hunt for a unicorn with this stratagem of seat a at it."""
    cast = CAST_OF.get(card, "princess knight bard")
    return game(cast, traps={unicorn: [f"{owner}:{card}"]}, row=f"{unicorn} v3 b3 k3", **more)


@pytest.mark.proves("KU-C5", "KU-A8.3", "KU-A6.6")
@pytest.mark.parametrize("card", STARS)
def test_a_star_stratagem_stays_and_changes_what_the_unicorn_is_worth(card):
    t = trapped(card, unicorn="y4").bids(b=[4])
    assert t.b.shown("y4").stars == 2 + STARS[card]
    assert [pinned.card for pinned in t.b.shown("y4").pinned] == [card]
    assert t.a.discarded == []


@pytest.mark.proves("KU-A6.3", "KU-D52")
@pytest.mark.parametrize("card", [*STARS, "siamese_unicorn", "colour_potion", "colour_drain"])
def test_a_pinned_stratagem_does_nothing_when_the_unicorn_flees(card):
    t = trapped(card).bids()
    assert t.a.discarded == [card]
    assert t.discard == ["y2"]


@pytest.mark.proves("KU-A7.5", "KU-D33")
@pytest.mark.parametrize("card", STARS)
def test_a_star_stratagem_adds_up_with_a_fake_horn_even_below_zero(card):
    cast = CAST_OF.get(card, "princess knight bard")
    t = game(cast, own={"b": [f"y1 a:{card}"]}, phase="market", start="b")
    assert t.b.score == STARS[card]
    t.b.buys("fake_horn", "y1", (3,))
    assert t.b.score == STARS[card] + 2


@pytest.mark.proves("KU-A8.9", "KU-A10.4", "KU-C5")
def test_a_siamese_unicorn_counts_twice_in_its_colour_and_once_in_stars():
    t = trapped("siamese_unicorn", unicorn="y6", own={"b": ["y5"]}).bids(b=[4])
    assert t.b.shown("y6").weight == 2
    assert t.b.score == 3 + 2 + 5


@pytest.mark.proves("KU-D32", "KU-A8.7")
def test_a_siamese_unicorn_without_colour_is_in_no_set_until_it_is_painted():
    t = game(own={"a": ["l1 b:siamese_unicorn"]}, phase="market")
    assert t.a.score == 4
    assert t.a.buys("candy_floss", "l1", (3,), "candy_blue").a.score == 4 + 2


@pytest.mark.proves("KU-A10.2", "KU-D47", "KU-A6.5")
@pytest.mark.verb("swap")
def test_the_owner_of_a_trojan_unicorn_picks_both_unicorns_to_swap():
    t = trapped("trojan_unicorn", own={"a": ["v4", "v5"], "b": ["b4 c:athletic_unicorn horn", "b5"]}).bids(b=[4])
    assert t.asked == "a"
    t.a.chooses("v4").a.chooses("b4")
    assert t.a.unicorns == ["v5", "b4"]
    assert t.b.unicorns == ["b5", "v4", "y2"]
    moved = t.a.shown("b4")
    assert (moved.stars, [card.card for card in moved.pinned], moved.tokens) == (6, ["athletic_unicorn"], ["horn"])
    assert t.a.discarded == ["trojan_unicorn"]


@pytest.mark.proves("KU-D47", "KU-A13.1")
def test_the_table_may_let_the_winner_pick_instead():
    t = trapped("trojan_unicorn", own={"a": ["v4", "v5"], "b": ["b4"]}, swap_chooser="winner").bids(b=[4])
    assert t.asked == "b"
    assert t.b.chooses("v5").a.unicorns == ["v4", "b4"]


@pytest.mark.proves("KU-A10.2")
@pytest.mark.parametrize(
    ("bids", "own"),
    [({"a": [4]}, {}), ({"b": [4]}, {"a": []}), ({"b": [4]}, {"b": []})],
    ids=["the winner placed it", "the owner has none", "the winner has none"],
)
def test_a_trojan_unicorn_with_nothing_to_swap_does_nothing(bids, own):
    t = trapped("trojan_unicorn", own=own).bids(**bids)
    assert not t.said("unicorns_swapped")
    assert t.said("effect_missed") == [{"card": "trojan_unicorn"}]
    assert t.said("unicorn_captured")


@pytest.mark.proves("KU-D46")
def test_the_hunted_unicorn_cannot_be_swapped():
    t = trapped("trojan_unicorn", own={"a": ["v4", "v5"], "b": ["b4"]}).bids(b=[4])
    with refused():
        t.a.chooses("y2")
    t.a.chooses("v4")
    assert t.b.unicorns == ["v4", "y2"]


@pytest.mark.proves("KU-A10.3", "KU-D48", "KU-D12", "KU-D13", "KU-D23")
@pytest.mark.verb("slay")
def test_zombicorn_costs_the_winner_an_own_unicorn_with_everything_on_it():
    t = trapped("zombicorn", own={"b": ["b4 c:athletic_unicorn horn", "b5"]}).bids(b=[4])
    assert t.asked == "b"
    with refused():
        t.b.chooses("y2")
    t.b.chooses("b4")
    assert t.b.unicorns == ["b5", "y2"]
    assert t.discard == ["b4", "horn"]
    assert t.c.discarded == ["athletic_unicorn"]


@pytest.mark.proves("KU-D48", "KU-A13.1")
def test_the_table_may_let_the_owner_of_zombicorn_pick():
    t = trapped("zombicorn", own={"b": ["b4", "b5"]}, slay_chooser="owner").bids(b=[4])
    assert t.asked == "a"
    assert t.a.chooses("b5").b.unicorns == ["b4", "y2"]


@pytest.mark.proves("KU-D48")
def test_zombicorn_does_nothing_to_a_winner_without_unicorns():
    t = trapped("zombicorn", own={"b": []}).bids(b=[4])
    assert t.b.unicorns == ["y2"]


@pytest.mark.proves("KU-A10.1", "KU-A6.5")
@pytest.mark.verb("award")
def test_not_so_fast_gives_the_unicorn_to_the_second():
    t = trapped("not_so_fast").bids(a=[1], b=[4], c=[2])
    assert t.c.unicorns == ["s3", "y2"]
    assert t.b.unicorns == ["s2"]
    assert t.start == "c"


@pytest.mark.proves("KU-A10.1", "KU-D49")
def test_not_so_fast_counts_ranks_after_ties_and_a_winner_alone_keeps_the_unicorn():
    t = trapped("not_so_fast").bids(a=[4, 2], b=[4, 3], c=[3, 3])
    assert t.b.unicorns == ["s2", "y2"]


@pytest.mark.proves("KU-D49", "KU-A13.1")
def test_the_table_may_let_the_unicorn_flee_instead():
    t = trapped("not_so_fast", missing_rank="flees").bids(b=[4])
    assert t.discard == ["y2"]
    assert t.b.spent == [4]


@pytest.mark.proves("KU-A10.5", "KU-D50")
def test_size_doesnt_matter_gives_the_unicorn_to_the_lowest_total():
    t = trapped("size_doesnt_matter").bids(a=[3, 3], b=[4, 0], c=[2, 3])
    assert t.b.unicorns == ["s2", "y2"]


@pytest.mark.proves("KU-A10.5")
def test_if_the_lowest_are_tied_the_next_lowest_takes_it():
    cast = "knight princess bard huntress"
    t = game(cast, traps={"y2": ["a:size_doesnt_matter"]}).bids(a=[1], b=[1], c=[2], d=[4])
    assert t.c.unicorns == ["s3", "y2"]


@pytest.mark.proves("KU-D6", "KU-A10.5")
def test_size_doesnt_matter_to_a_seat_that_hunts_alone():
    assert trapped("size_doesnt_matter").bids(b=[4]).b.unicorns == ["s2", "y2"]


@pytest.mark.proves("KU-C5", "KU-D45")
def test_the_captor_names_the_colour_of_a_colour_potion_and_a_later_token_beats_it():
    t = trapped("colour_potion").bids(b=[4])
    assert t.asked == "b"
    t.b.names("pink")
    assert t.b.shown("y2").colour == "pink"
    painted = game(CAST_OF["colour_potion"], own={"a": ["y4 a:colour_potion"]}, phase="market")
    assert painted.a.buys("candy_floss", "y4", (3,), "candy_blue").a.shown("y4").colour == "blue"


@pytest.mark.proves("KU-C5")
def test_a_colour_potion_colours_a_legendary_unicorn():
    t = trapped("colour_potion", unicorn="l1", own={"b": ["k4"]}).bids(b=[4])
    t.b.names("pink")
    assert t.b.score == 4 + 2 + 2


@pytest.mark.proves("KU-C5", "KU-D45")
@pytest.mark.verb("paint")
def test_colour_drain_takes_the_colour_and_candy_floss_brings_one_back():
    t = trapped("colour_drain", own={"b": ["y5"]}).bids(b=[4])
    assert t.b.shown("y2").colour is None
    assert t.b.score == 2 + 1
    drained = game(CAST_OF["colour_drain"], own={"a": ["y4 a:colour_drain"]}, phase="market")
    assert drained.a.buys("candy_floss", "y4", (3,), "candy_blue").a.shown("y4").colour == "blue"


@pytest.mark.proves("KU-C5")
def test_colour_drain_has_nothing_to_take_from_a_legendary_unicorn():
    t = trapped("colour_drain", unicorn="l1").bids(b=[4])
    assert t.b.shown("l1").colour is None
    assert t.b.shown("l1").stars == 4


@pytest.mark.proves("KU-D52", "KU-A6.3")
@pytest.mark.verb("flee")
def test_runaway_song_makes_the_unicorn_flee_and_the_token_stays():
    t = game("bard knight princess", traps={"y2": ["a:runaway_song", "b:athletic_unicorn"]}).bids(a=[1], b=[4])
    t.b.picks("above")
    assert t.discard == ["y2"]
    assert (t.a.discarded, t.b.discarded) == (["runaway_song"], ["athletic_unicorn"])
    assert (t.start, t.b.spent) == ("a", [4])


@pytest.mark.proves("KU-D6")
def test_runaway_song_works_on_a_seat_that_hunts_alone():
    assert trapped("runaway_song").bids(c=[1]).discard == ["y2"]


@pytest.mark.proves("KU-D52", "KU-C4")
def test_after_a_runaway_song_the_huntress_may_still_retrieve_a_card():
    t = game("bard knight huntress", traps={"y2": ["a:runaway_song"]}).bids(c=[4])
    assert t.asked == "c"
    assert t.c.retrieves(4).c.spent == []


@pytest.mark.proves("KU-C5", "KU-D12")
@pytest.mark.verb("regain")
def test_encore_gives_the_winner_one_played_card_back():
    t = trapped("encore").bids(b=[4, 3], a=[1, 1])
    assert t.asked == "b"
    t.b.takes_back(4)
    assert (t.b.spent, 4 in t.b.hand) == ([3], True)
    assert t.b.unicorns == ["s2", "y2"]


@pytest.mark.proves("KU-C5")
def test_encore_does_not_ask_which_when_only_one_card_was_played():
    t = trapped("encore").bids(b=[4])
    assert (t.asked, t.b.spent) == ("", [])


@pytest.mark.proves("KU-A7.2")
def test_a_card_that_came_back_by_encore_pays_at_the_market():
    t = game("bard knight princess", traps={"k2": ["a:encore"]}, hands={"b": [4]}, row="y2 v2 b2 k2")
    for _ in range(3):
        t.bids().wait()
    t.bids(b=[4])
    assert t.b.buys("fake_horn", "k2", (4,)).b.shown("k2").stars == 3


@pytest.mark.proves("KU-C5", "KU-D12")
@pytest.mark.verb("lose")
def test_royal_tax_takes_a_hunt_card_from_the_winners_hand():
    t = trapped("royal_tax").bids(b=[4])
    assert t.asked == "b"
    t.b.gives_up(3)
    assert t.b.spent == [3, 4]
    assert t.b.unicorns == ["s2", "y2"]


@pytest.mark.proves("KU-C5")
def test_royal_tax_finds_nothing_in_an_empty_hand_and_takes_a_last_card_unasked():
    t = trapped("royal_tax", hands={"b": [4]}).bids(b=[4])
    assert t.said("effect_missed") == [{"card": "royal_tax"}]
    last = trapped("royal_tax", hands={"b": [4, 2]}).bids(b=[4])
    assert last.b.hand == []


@pytest.mark.proves("KU-D19", "KU-A7.8")
def test_a_taxed_card_comes_back_at_the_end_of_the_round():
    t = game("princess knight wizard", traps={"k2": ["a:royal_tax"]}, hands={"b": [4, 3]})
    for _ in range(3):
        t.bids().wait()
    t.bids(b=[4])
    t.b.skips().c.skips().a.skips()
    assert sorted(t.b.hand) == [0, 1, 1, 2, 2, 3, 3, 4]


@pytest.mark.proves("KU-D47")
@pytest.mark.parametrize(("chooser", "first", "second"), [("owner", "give", "take"), ("winner", "take", "give")])
def test_whoever_picks_for_a_trojan_unicorn_is_told_which_one_is_lost(chooser, first, second):
    own = {"a": ["v4", "v5"], "b": ["b4", "b5"]}
    t = trapped("trojan_unicorn", own=own, swap_chooser=chooser).bids(b=[4])
    asked = t.a if chooser == "owner" else t.b
    assert asked.prompt().text.key == f"prompt-ku-choose-unicorn-{first}"
    asked.chooses("v4")
    assert asked.prompt().text.key == f"prompt-ku-choose-unicorn-{second}"


@pytest.mark.proves("KU-A10.2", "KU-D45")
def test_a_swapped_unicorn_keeps_the_colour_it_was_given():
    own = {"a": ["v4 candy_blue"], "b": ["l1 dust_pink"]}
    t = trapped("trojan_unicorn", own=own).bids(b=[4])
    assert (t.a.shown("l1").colour, t.b.shown("v4").colour) == ("pink", "blue")


@pytest.mark.proves("KU-D51", "KU-A10.5")
def test_size_doesnt_matter_looks_at_the_totals_as_the_wizard_left_them():
    t = game("knight wizard bard", traps={"y2": ["a:size_doesnt_matter"]}).bids(a=[1], b=[2], c=[4])
    t.b.uses(change="-1")
    assert t.c.unicorns == ["s3", "y2"]
