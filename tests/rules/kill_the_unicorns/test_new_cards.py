"""An admin changes numbers and writes a new stratagem; the rules play it without a line of code."""

from copy import deepcopy

import pytest

from cards.language.catalogue import shipped
from games.rules.kernel.game import decode_table
from games.rules.kill_the_unicorns.cards import compile_sets
from games.rules.kill_the_unicorns.options import KillTheUnicornsOptions
from games.rules.kill_the_unicorns.ruleset import KillTheUnicorns
from tests.harness.walk import seed_of
from tests.rules.kill_the_unicorns.leaks import KuWalk

RAVENOUS = {
    "id": "ravenous_unicorn",
    "names": {"en": "Ravenous Unicorn"},
    "provenance": "project",
    "kind": "stratagem",
    "decks": ["princess", "knight", "wizard", "shaman", "bard", "huntress"],
    "pin": True,
    "abilities": [
        {"while": "pinned", "stars": 4, "weight": 3},
        {"when": "revealed", "do": [{"slay": {"whose": "winner", "chooser": "owner"}}, {"lose": {"count": 2}}]},
        {"when": "captured", "do": [{"paint": {"colour": "any", "chooser": "owner"}}]},
    ],
}


def changed_cards():
    raw = deepcopy(shipped("kill-the-unicorns"))
    raw["cards"] = [card for card in raw["cards"] if card["id"] != "smelly_unicorn"] + [RAVENOUS]
    by_id = {card["id"]: card for card in raw["cards"]}
    by_id["hunt_0"]["copies"] = 3
    by_id["knight"]["abilities"] = [{"when": "own_bid", "do": [{"extra_cards": 2}]}]
    by_id["wizard"]["abilities"] = [{"when": "compared", "do": [{"change_total": [3, -3]}]}]
    by_id["huntress"]["abilities"] = [{"when": "lost_hunt", "do": [{"regain": {"who": "user", "count": 2}}]}]
    by_id["fake_horn"]["cost"] = 1
    return compile_sets([raw])


@pytest.mark.proves("KU-A9.7", "KU-D14", "KU-P13")
def test_changed_numbers_and_a_new_stratagem_are_played_as_written():
    cards = changed_cards()
    revealed = set()
    for number in range(15):
        walk = KuWalk(KillTheUnicorns(), cards, KillTheUnicornsOptions(), 6, seed_of(number), costly_every=10)
        end = walk.to_the_end()
        table = walk.ruleset.view(cards, decode(end), None).table
        revealed |= {pinned.card for hunter in table.hunters for u in hunter.unicorns for pinned in u.pinned}
    assert "ravenous_unicorn" in revealed


def decode(state):
    return decode_table(KillTheUnicorns(), state.shown)
