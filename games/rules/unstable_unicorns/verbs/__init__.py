"""The verbs: one module each, with the class that carries it out. The import fails if one is missing."""

from cards.language.unstable_unicorns.verbs import STEPS
from games.rules.unstable_unicorns.doing import VERBS

VERBS.complete(__name__, __path__, STEPS)
