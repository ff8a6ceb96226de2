"""Which rulesets this service runs. A third game is one more line here."""

from games.rules.kernel.ruleset import Ruleset, register
from games.rules.kill_the_unicorns.ruleset import KillTheUnicorns


def register_all() -> None:
    rulesets: list[Ruleset] = [KillTheUnicorns()]
    for ruleset in rulesets:
        register(ruleset)
