"""The verbs: a file for each, found by looking; nothing lists them."""

from importlib import import_module
from pkgutil import iter_modules

from cards.language.unstable_unicorns.parts import VERBS
from cards.language.unstable_unicorns.walking import bare_names

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")

STEPS = VERBS.close()
for _step in STEPS:
    for _field in bare_names(_step):
        raise TypeError(f"{_field} is a bare str: say with a type of words.py what the word is for")
