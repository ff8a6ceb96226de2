"""The verbs: one module each, with the class that carries it out. The import fails if one is missing."""

from importlib import import_module
from pkgutil import iter_modules

from cards.language.unstable_unicorns.grammar import STEPS
from games.rules.unstable_unicorns.doing import doings

for module in iter_modules(__path__):
    import_module(f"{__name__}.{module.name}")

if set(doings()) != set(STEPS):
    unmatched = sorted(step.__name__ for step in set(doings()) ^ set(STEPS))
    raise TypeError(f"the language and the rules do not have the same verbs: {', '.join(unmatched)}")
