"""An offer that nobody waits for is a question like any other to a bot: it uses it, or declines."""

from collections import Counter
from random import Random

import pytest

from games.bots.knowledge import know
from games.bots.registry import decide
from games.rules.kernel.errors import PromptIsClosed
from games.rules.kernel.game import apply
from tests.bots.worlds import Asked, positions


def offers(count: int) -> list[Asked]:
    """Positions of Kill the Unicorns in which the seat is offered something, and owes nothing."""
    found: list[Asked] = []
    for asked in positions("kill_the_unicorns", Random("offers"), every=2):
        if asked.seat not in {prompt.seat for prompt in asked.state.owed}:
            found.append(asked)
        if len(found) == count:
            return found
    raise AssertionError("unreachable: there are positions without end")


def test_a_bot_uses_some_offers_and_declines_others() -> None:
    taken: Counter[str] = Counter()
    for ruleset, cards, state, seat in offers(25):
        action = decide(ruleset, cards, state, seat, "normal", b"seed")
        assert apply(ruleset, cards, state, action).state != state
        taken[action.type] += 1
    assert taken["use_ability"] > 0
    assert taken["pass"] > 0


def test_an_offer_that_cannot_be_declined_is_no_question() -> None:
    asked = offers(1)[0]
    idle = next(seat for seat in range(9) if all(prompt.seat != seat for prompt in asked.state.prompts))
    with pytest.raises(PromptIsClosed):
        know(asked.ruleset, asked.cards, asked.state, idle)
