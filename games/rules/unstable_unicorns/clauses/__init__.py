"""The clause heads: one module each, with the class that hears it. The import fails if one is missing."""

from cards.language.unstable_unicorns.clauses import CLAUSES
from games.rules.unstable_unicorns.hearing import HEADS

HEADS.complete(__name__, __path__, CLAUSES)
