"""Which rulesets this service runs. A third game is one more line here."""

from games.rules.kernel.ruleset import Ruleset, register
from games.rules.kill_the_unicorns.ruleset import KillTheUnicorns
from games.rules.unstable_unicorns.ruleset import UnstableUnicorns

SHIPPED: tuple[Ruleset, ...] = (UnstableUnicorns(), KillTheUnicorns())


def register_all() -> None:
    for ruleset in SHIPPED:
        register(ruleset)
