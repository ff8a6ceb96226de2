"""Tables with the base deck and every expansion that ships."""

from functools import partial

from cards.language.catalogue import shipped, shipped_slugs
from tests.scenarios.unstable_unicorns import at_table
from tests.scenarios.unstable_unicorns.at_table import RULES

MIXED = RULES.compile([shipped(slug) for slug in shipped_slugs() if shipped(slug)["ruleset"] == RULES.name])
table = partial(at_table.table, cards=MIXED)
