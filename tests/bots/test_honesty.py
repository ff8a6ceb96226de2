"""A bot decides from what its seat may see: in a world that looks the same to the seat it decides the same.

`UU_WORLDS=500` looks at so many positions of each game.
"""

import os
from random import Random

import pytest

from games.bots.knowledge import know
from games.bots.lines import Effort
from games.bots.registry import LEVELS, decide
from games.bots.search import Thinker
from tests.bots.worlds import another_world, positions, reseeded, shown_to
from tests.toy.ruleset import Toy, ToyRun

WORLDS = int(os.environ.get("UU_WORLDS", "12"))
EFFORT = Effort(actions=200, horizon=8, depth=2, seconds=60)
GAMES = ("unstable_unicorns", "many_windows", "kill_the_unicorns", "toy")


@pytest.fixture(autouse=True)
def _little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every level with its own habits, and fewer simulations."""
    from msgspec.structs import replace

    from games.bots import registry

    for name, level in registry.LEVELS.items():
        if level.effort is not None:
            effort = replace(level.effort, actions=min(level.effort.actions, 60), seconds=60)
            monkeypatch.setitem(registry.LEVELS, name, replace(level, effort=effort))


@pytest.mark.parametrize("game", GAMES)
def test_other_hidden_cards_and_other_shuffles_change_no_decision(game: str) -> None:
    rng, moved = Random(game), 0
    for asked, _ in zip(positions(game, rng), range(WORLDS), strict=False):
        world, swapped = another_world(asked, rng)
        moved += swapped
        assert shown_to(asked, world) == shown_to(asked, asked.state)
        for bot in LEVELS:
            one, other = (
                decide(asked.ruleset, asked.cards, state, asked.seat, bot, b"bot") for state in (asked.state, world)
            )
            assert one == other, (bot, asked.state.prompts)
    assert moved > 4 * WORLDS


@pytest.mark.parametrize("game", GAMES)
def test_what_a_bot_is_given_is_the_same_byte_for_byte(game: str) -> None:
    rng = Random(f"{game} bytes")
    for asked, _ in zip(positions(game, rng), range(WORLDS), strict=False):
        world, _ = another_world(asked, rng)
        one, other = (know(asked.ruleset, asked.cards, state, asked.seat) for state in (asked.state, world))
        assert one == other


class ShufflingToy(Toy):
    """Whoever draws shuffles the discard pile into the deck, and is asked then."""

    def draw(self, run: ToyRun, seat: int) -> None:
        super().draw(run, seat)
        table = run.table
        for copy in table.discard:
            table.hide(copy)
        table.deck += table.discard
        table.discard = []
        table.rng.shuffle(table.deck)


def test_a_shuffle_before_the_question_is_not_foreseen() -> None:
    rng, other_shuffles = Random("shuffles"), 0
    for asked, _ in zip(positions("toy", rng, rules=ShufflingToy()), range(20), strict=False):
        world = reseeded(asked, asked.state)
        other_shuffles += world is not asked.state
        one, other = (
            Thinker(asked.ruleset, asked.cards, know(asked.ruleset, asked.cards, state, asked.seat), EFFORT, Random(1))
            for state in (asked.state, world)
        )
        assert one.rank() == other.rank()
    assert other_shuffles > 5
