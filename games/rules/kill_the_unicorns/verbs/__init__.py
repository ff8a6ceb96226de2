"""The verbs: one module each, with the class that does it. The import fails if one is missing."""

from cards.language.kill_the_unicorns import STEPS
from games.rules.kill_the_unicorns.doing import VERBS, doing_of

VERBS.complete(__name__, __path__, STEPS)

__all__ = ["doing_of"]
