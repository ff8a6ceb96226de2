"""The clause heads: one module each, with the class that hears it. The import fails if one is missing."""

from importlib import import_module
from pkgutil import iter_modules

from cards.language.unstable_unicorns.grammar import CLAUSES
from games.rules.unstable_unicorns.hearing import heads

for module in iter_modules(__path__):
    import_module(f"{__name__}.{module.name}")

if set(heads()) != set(CLAUSES):
    unmatched = sorted(clause.__name__ for clause in set(heads()) ^ set(CLAUSES))
    raise TypeError(f"the language and the rules do not have the same clause heads: {', '.join(unmatched)}")
