"""A revealed stratagem lies open while it asks somebody, with who won the hunt and who takes the unicorn."""

import pytest

from tests.rules.kill_the_unicorns.conftest import CARDS
from tests.scenarios.kill_the_unicorns.play import RULES, game

ASKING = {
    "zombicorn": ("princess knight bard", {"b": ["b4", "b5"]}, "b"),
    "trojan_unicorn": ("princess knight bard", {"a": ["v4", "v5"]}, "a"),
    "royal_tax": ("princess knight bard", {}, "b"),
    "encore": ("bard knight princess", {}, "b"),
    "colour_potion": ("wizard knight princess", {}, "b"),
}


def asking(card):
    """A hunt of three, won by b, whose stratagem has just asked somebody."""
    cast, own, asked = ASKING[card]
    t = game(cast, own=own, traps={"y2": [f"a:{card}"]}).bids(b=[4, 3], c=[1, 0])
    return t, asked


def hunts_shown(t):
    """The hunt as each seat and a spectator see it."""
    return [RULES.view(CARDS, t.table, viewer).table.hunt for viewer in (0, 1, 2, None)]


@pytest.mark.proves("KU-A6.4", "KU-A6.5")
@pytest.mark.parametrize("card", ASKING)
def test_everybody_sees_the_stratagem_that_asks_somebody(card):
    t, asked = asking(card)
    assert t.asked == asked
    for hunt in hunts_shown(t):
        assert (hunt.winner, hunt.captor) == (1, 1)
        assert (hunt.revealed.card, hunt.revealed.owner) == (card, 0)


@pytest.mark.proves("KU-A6.4")
@pytest.mark.parametrize("card", ASKING)
def test_the_question_says_why_it_is_asked(card):
    t, asked = asking(card)
    facts = getattr(t, asked).prompt().facts
    assert (facts.hunt.winner, facts.hunt.captor, facts.hunt.revealed.card) == (1, 1, card)


@pytest.mark.proves("KU-A6.4")
@pytest.mark.parametrize("card", ["zombicorn", "trojan_unicorn", "royal_tax", "encore"])
def test_the_words_of_the_question_name_the_stratagem(card):
    t, asked = asking(card)
    assert getattr(t, asked).prompt().text.args["card"] == card


@pytest.mark.proves("KU-A6.4")
def test_who_picks_a_stratagem_is_seen_to_have_won_and_nothing_is_revealed_yet():
    t = game("princess knight bard", traps={"y2": ["a:zombicorn", "c:athletic_unicorn"]}).bids(b=[4])
    assert [(hunt.winner, hunt.revealed) for hunt in hunts_shown(t)] == [(1, None)] * 4


@pytest.mark.proves("KU-A6.5", "KU-D52")
def test_a_changed_captor_and_a_coming_flight_are_seen_while_the_huntress_decides():
    lowest = game("huntress knight shaman", traps={"y2": ["b:size_doesnt_matter"]}).bids(a=[2], b=[4], c=[1])
    assert (lowest.asked, hunts_shown(lowest)[0].winner, hunts_shown(lowest)[0].captor) == ("a", 1, 2)
    gone = game("huntress knight bard", traps={"y2": ["c:runaway_song"]}).bids(a=[2], b=[4])
    assert (gone.asked, hunts_shown(gone)[0].winner, hunts_shown(gone)[0].captor) == ("a", 1, None)
    assert gone.said("captor_changed") == [{"seat": None}]


@pytest.mark.proves("KU-A6.8")
def test_after_the_hunt_nothing_of_it_is_left_in_the_view():
    t, _ = asking("royal_tax")
    t.b.gives_up(0)
    assert [(h.winner, h.captor, h.revealed) for h in hunts_shown(t)] == [(None, None, None)] * 4
