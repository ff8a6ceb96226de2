"""The verbs: one module each, with the class that does it. The import fails if one is missing."""

from typing import get_args

from cards.language.kill_the_unicorns.grammar import Verb
from games.rules.kill_the_unicorns.doing import VERBS, doing_of

VERBS.complete(__name__, __path__, get_args(Verb))

__all__ = ["doing_of"]
