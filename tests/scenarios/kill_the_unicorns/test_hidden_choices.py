"""A choice that is made face down: whatever was chosen, nobody else is told a different byte until it is turned up."""

import pytest

from games.rules.kernel.game import Played
from tests.harness.checks import answer_for
from tests.rules.kill_the_unicorns.conftest import CARDS
from tests.scenarios.kill_the_unicorns.play import RULES, game

HIDDEN = {
    "the cards of a bid": (
        lambda: game(),
        lambda t: t.a.hunts(4, 3).b.passes(),
        lambda t: t.a.hunts(0, 1).b.passes(),
        0,
    ),
    "the extra card of a knight": (
        lambda: game("knight princess wizard"),
        lambda t: t.a.overkills(4, 3),
        lambda t: t.a.overkills(0, 2),
        0,
    ),
    "an expert's stratagem": (
        lambda: game(phase="stratagems", variant="expert"),
        lambda t: t.a.places("athletic_unicorn", "y2"),
        lambda t: t.a.places("smelly_unicorn", "y2"),
        0,
    ),
    "an expert's tax": (
        lambda: game("princess knight bard", traps={"y2": ["a:royal_tax"]}, variant="expert").bids(b=[4]),
        lambda t: t.b.gives_up(3).wait(),
        lambda t: t.b.gives_up(0).wait(),
        1,
    ),
    "an expert's payment": (
        lambda: game(phase="market", variant="expert"),
        lambda t: t.a.buys("fake_horn", "s1", (3,)),
        lambda t: t.a.buys("fake_horn", "s1", (4,)),
        0,
    ),
}


def told(t, viewer):
    return answer_for(RULES, CARDS, Played(t.state, t.events), viewer)


@pytest.mark.proves("KU-A5.1", "KU-A5.3", "KU-A11.1", "KU-D41", "KU-D43")
@pytest.mark.parametrize("what", HIDDEN)
def test_another_hidden_choice_tells_the_others_nothing_else(what):
    lay, one, other, chooser = HIDDEN[what]
    first, second = one(lay()), other(lay())
    for viewer in (0, 1, 2, None):
        assert (told(first, viewer) == told(second, viewer)) is (viewer != chooser)
