"""Sets that extend the set of Kill the Unicorns: their cards come into the same decks."""

from copy import deepcopy
from typing import Any

import pytest

from cards.language.catalogue import shipped
from games.rules.kernel.errors import BadSetup
from games.rules.kill_the_unicorns.options import KillTheUnicornsOptions
from games.rules.kill_the_unicorns.ruleset import KillTheUnicorns

BASE = shipped("kill-the-unicorns")
RULES = KillTheUnicorns()
STRATAGEM = next(card for card in BASE["cards"] if card["kind"] == "stratagem")


def addition(**change: Any) -> dict[str, Any]:
    """One more stratagem for a character of the base, and one more copy of another."""
    plain = {
        "id": "more-stratagems",
        "ruleset": "kill_the_unicorns",
        "extends": ["kill-the-unicorns"],
        "names": {"en": "More stratagems"},
        "more_copies": {STRATAGEM["id"]: 1},
        "cards": [{**deepcopy(STRATAGEM), "id": "brand_new", "copies": 1}],
    }
    return {**plain, **change}


def test_new_stratagems_and_copies_come_into_the_decks_of_the_base() -> None:
    before, cards = RULES.compile([BASE]), RULES.compile([BASE, addition()])
    character = STRATAGEM["decks"][0]
    assert len(cards.decks[character]) == len(before.decks[character]) + 2
    assert RULES.why_not_set_up(cards, KillTheUnicornsOptions(), 4) == []
    assert RULES.setup(cards, KillTheUnicornsOptions(), 4, bytes(32)).faces


@pytest.mark.parametrize(
    ("sets", "reason"),
    [
        ([addition()], "setup-ku-one-card-set"),
        ([BASE, {**BASE, "id": "twin"}], "setup-ku-one-card-set"),
        ([BASE, addition(cards=[STRATAGEM])], "setup-ku-card-set-fault"),
        ([BASE, addition(extends=["nothing"])], "setup-ku-card-set-fault"),
    ],
)
def test_sets_that_make_no_game_are_refused(sets: list[dict[str, Any]], reason: str) -> None:
    with pytest.raises(BadSetup) as bad:
        RULES.compile(sets)
    assert bad.value.reasons[0].key == reason
