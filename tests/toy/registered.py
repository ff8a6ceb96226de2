"""A ruleset that is registered for a while, as one line registers it."""

from collections.abc import Iterator
from contextlib import contextmanager

from games.rules.kernel import ruleset as registry
from games.rules.kernel.table import DETAILS
from tests.toy.ruleset import Toy


@contextmanager
def registered(ruleset: Toy) -> Iterator[Toy]:
    """Nothing of it is left afterwards."""
    registry.register(ruleset)
    try:
        yield ruleset
    finally:
        registry._rulesets.pop(ruleset.name)
        DETAILS.pop(ruleset.name)
