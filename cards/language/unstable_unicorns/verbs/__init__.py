"""The verbs: a file for each, found by looking; nothing lists them."""

from importlib import import_module
from pkgutil import iter_modules

from cards.language.unstable_unicorns.parts import VERBS

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")

STEPS = VERBS.close()
