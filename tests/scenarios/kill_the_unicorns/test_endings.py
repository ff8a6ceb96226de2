"""Scores, rainbows, and how a game ends."""

import pytest

from tests.scenarios.kill_the_unicorns.play import game, new_game

TWO_OF_EACH = ["y2", "y3", "v2", "v3", "b2", "b3", "k2"]


def last_market(**more):
    """The end of the fourth round, where nobody buys anything."""
    t = game(phase="market", round=4, **more)
    for _ in range(t.table.seats):
        getattr(t, t.asked).skips()
    return t.wait()


@pytest.mark.proves("KU-A8.2", "KU-A8.8", "KU-A2.4")
def test_stars_of_all_unicorns_count_the_starter_too_and_pigicorns_are_in_sets():
    t = game(own={"a": ["s1", "y6"]})
    assert t.a.score == 0 + 3 + 2


@pytest.mark.proves("KU-A8.3", "KU-A8.10", "KU-A8.5")
def test_a_worked_example_of_scoring():
    t = last_market(own={"a": ["l1 dust_yellow", "s1", "y6 horn", "v2", "b2", "k4"]}, row="y2 v3 b3 k3")
    scored = t.outcome.details["scores"][0]
    assert (scored["stars"], scored["modifiers"], len(scored["rainbow"])) == (11, 4, 4)
    assert scored["sets"] == {"yellow": 2, "rainbow": 8}
    assert scored["total"] == 25


@pytest.mark.proves("KU-A8.4")
@pytest.mark.parametrize(("count", "bonus"), [(1, 0), (2, 2), (3, 5), (4, 8), (5, 12), (6, 12)])
def test_sets_of_one_colour(count, bonus):
    unicorns = ["y1", "y2", "y3", "y4", "y5", "y6"][:count]
    t = game(own={"a": unicorns}, row="v2 v3 b2 b3")
    assert t.a.score - sum((0, 1, 1, 2, 2, 3)[:count]) == bonus


@pytest.mark.proves("KU-D33")
def test_a_score_may_be_below_zero():
    t = last_market(
        own={"a": ["s1 b:smelly_unicorn"], "b": ["y2"], "c": ["s3 c:smelly_unicorn c:athletic_unicorn"]},
        row="y3 v2 b2 k2",
    )
    assert t.outcome.details["scores"][0]["total"] == -2


@pytest.mark.proves("KU-A8.11", "KU-D35")
def test_if_the_first_two_are_equal_the_third_wins():
    assert last_market(own={"a": ["y6"], "b": ["v6"], "c": ["b4"]}).winners == ["c"]
    assert last_market(own={"a": ["y6"], "b": ["v4"], "c": ["b4"]}).winners == ["a"]


@pytest.mark.proves("KU-D34")
def test_without_a_score_of_its_own_nobody_wins():
    t = last_market(own={"a": ["y4"], "b": ["v4"], "c": ["b4"]})
    assert (t.winners, t.outcome.reason) == ([], "all_scores_tied")


@pytest.mark.proves("KU-A8.6", "KU-D27", "KU-D55")
def test_a_double_rainbow_by_capture_wins_at_once_without_a_market():
    t = game(own={"b": TWO_OF_EACH}, row="k3 y4 v4 b4", round=3).bids(b=[1])
    assert (t.winners, t.outcome.reason) == (["b"], "double_rainbow")
    assert t.state.prompts == []
    assert not t.said("scores_counted")


@pytest.mark.proves("KU-A8.9", "KU-D31", "KU-A8.6")
def test_a_siamese_unicorn_fills_both_places_of_its_colour():
    own = ["v2", "v3", "b2", "b3", "k2", "k3"]
    t = game(own={"b": own}, row="y2 y3 v4 b4", traps={"y2": ["a:siamese_unicorn"]}).bids(b=[1])
    assert t.winners == ["b"]


@pytest.mark.proves("KU-D31", "KU-A8.9", "KU-A13.1")
def test_a_table_may_ask_for_two_unicorns_where_one_counts_twice():
    own = ["v2", "v3", "b2", "b3", "k2", "k3"]
    trap = {"y2": ["a:siamese_unicorn"]}
    t = game(own={"b": own}, row="y2 y3 v4 b4", traps=trap, double_fills_both=False).bids(b=[1])
    assert t.winners is None
    assert t.wait().bids(b=[1]).winners == ["b"]


@pytest.mark.proves("KU-D56")
def test_four_siamese_unicorns_are_a_double_rainbow():
    own = ["v2 a:siamese_unicorn", "b2 b:siamese_unicorn", "k2 c:siamese_unicorn"]
    cast = "princess knight shaman huntress"
    t = game(cast, own={"b": own}, row="y2 y3 v4 b4", traps={"y2": ["d:siamese_unicorn"]}).bids(b=[1])
    assert t.outcome.reason == "double_rainbow"


@pytest.mark.proves("KU-D27")
def test_a_colour_token_can_complete_it():
    t = game(own={"a": [*TWO_OF_EACH, "l1"]}, row="y4 v4 b4 k4", phase="market")
    t.a.buys("candy_floss", "l1", (3,), "candy_pink")
    assert t.winners == ["a"]


@pytest.mark.proves("KU-D27")
def test_it_is_looked_for_when_the_whole_effect_is_over():
    cast = "wizard knight princess"
    t = game(cast, own={"b": TWO_OF_EACH}, row="k3 y4 v4 b4", traps={"k3": ["a:colour_potion"]}).bids(b=[1])
    t.b.names("yellow")
    assert t.winners is None
    painted = game(cast, own={"b": TWO_OF_EACH}, row="l1 y4 v4 b4", traps={"l1": ["a:colour_potion"]}).bids(b=[1])
    assert painted.b.names("pink").winners == ["b"]


@pytest.mark.proves("KU-D27")
def test_a_swap_can_complete_it_for_the_owner_of_the_trap():
    own = {"a": [*TWO_OF_EACH, "y4"], "b": ["k3"]}
    t = game("princess knight bard", own=own, row="l1 y5 v4 b4", traps={"l1": ["a:trojan_unicorn"]}).bids(b=[1])
    assert t.a.chooses("y4").winners == ["a"]


@pytest.mark.proves("KU-D28")
def test_if_one_swap_completes_two_the_captor_comes_first():
    cast = "princess knight bard"
    own = {
        "a": ["y2", "y3", "v2", "v3", "b2", "b3", "k2", "y6"],
        "b": ["v4 b:siamese_unicorn", "b4", "b5", "k4", "k5", "k3", "y5"],
    }
    t = game(cast, own=own, row="l1 y1 v1 b1", traps={"l1": ["a:trojan_unicorn"]}).bids(b=[1])
    t.a.chooses("y6").a.chooses("k3")
    assert t.winners == ["b"]


@pytest.mark.proves("KU-A8.6")
def test_seven_of_eight_are_not_enough():
    t = game(own={"b": TWO_OF_EACH}, row="y4 y5 v4 b4").bids(b=[1])
    assert t.winners is None


@pytest.mark.proves("KU-A8.12")
def test_a_seat_that_concedes_cannot_win_and_cancels_nobody():
    t = game(phase="market", round=4, own={"a": ["y6"], "b": ["v6"], "c": ["b4"]})
    t.a.concedes()
    for _ in range(3):
        t.timeout()
    assert t.wait().winners == ["b"]


@pytest.mark.proves("KU-A8.12")
def test_the_last_seat_left_wins():
    t = game()
    t.a.concedes().c.concedes()
    assert (t.winners, t.outcome.reason) == (["b"], "last_seat_left")


@pytest.mark.proves("KU-A8.12")
def test_a_seat_that_conceded_is_played_on_and_completes_no_rainbow():
    t = game("bard knight princess", own={"a": TWO_OF_EACH}, row="k3 y4 v4 b4", start="b")
    assert t.offered == "a"
    t.a.concedes()
    assert t.offered == ""
    t.wait()
    assert (t.asked, t.offered) == ("b", "")
    t.bids(a=[1])
    assert t.winners is None
    assert "k3" in t.a.unicorns


@pytest.mark.proves("KU-A8.12")
def test_a_seat_that_concedes_in_the_middle_of_a_hunt_completes_no_rainbow_in_it():
    traps = {"k3": ["a:athletic_unicorn", "c:smelly_unicorn"]}
    t = game("princess knight bard", own={"b": TWO_OF_EACH}, row="k3 y4 v4 b4", traps=traps).bids(b=[1])
    t.b.concedes().timeout()
    assert "k3" in t.b.unicorns
    assert t.winners is None


@pytest.mark.proves("KU-A8.12", "KU-D27")
def test_a_seat_that_concedes_before_its_own_swap_does_not_win_by_it():
    own = {"a": [*TWO_OF_EACH, "y4"], "b": ["k3"]}
    t = game("princess knight bard", own=own, row="l1 y5 v4 b4", traps={"l1": ["a:trojan_unicorn"]}).bids(b=[1])
    t.a.concedes().a.chooses("y4")
    assert "k3" in t.a.unicorns
    assert t.winners is None


@pytest.mark.proves("KU-A8.12")
def test_when_all_others_concede_in_the_middle_of_a_hunt_the_last_one_wins_at_its_end():
    t = game(traps={"y2": ["a:athletic_unicorn", "c:smelly_unicorn"]}).bids(b=[1])
    t.a.concedes().c.concedes()
    assert (t.state.conceded, t.asked) == ([0, 2], "b")
    t.b.picks("above")
    assert (t.winners, t.outcome.reason, t.state.conceded) == (["b"], "last_seat_left", [0, 2])


@pytest.mark.proves("KU-A8.12", "KU-A3.5")
def test_the_game_chooses_a_character_for_a_seat_that_conceded_before():
    t = new_game(3, first_seat="0")
    t.b.concedes().a.becomes("bard")
    assert t.asked == "b"
    t.timeout()
    assert t.b.hunter.character not in ("", "bard")
    assert t.asked == "c"


@pytest.mark.proves("KU-A8.12", "KU-P3")
def test_conceding_in_the_very_last_pause_still_counts():
    t = game(phase="market", round=4, own={"a": ["y6"], "b": ["v4"], "c": ["b1"]})
    t.a.skips().b.skips().c.skips()
    assert t.a.concedes().wait().winners == ["b"]


@pytest.mark.proves("KU-A3.1", "KU-A6.10")
def test_a_game_has_four_rounds_of_four_hunts():
    t = new_game(3)
    rounds = []
    while t.outcome is None:
        rounds.append(t.table.round)
        t.timeout()
    assert set(rounds) == {0, 1, 2, 3, 4}
    assert len(t.said("hunt_opened")) == 16
