"""The verbs of the language, one module each. A new module here is found by itself."""

from importlib import import_module
from pkgutil import iter_modules
from typing import get_args

from cards.language.kill_the_unicorns.parts import VERBS
from cards.language.kill_the_unicorns.words import Moment

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")

STEPS = VERBS.close()
VERBS_AT: dict[str, tuple[str, ...]] = {
    moment: tuple(VERBS.words_for(step).verb for step in STEPS if moment in VERBS.words_for(step).moments)
    for moment in get_args(get_args(Moment)[0])
}
"""Which verbs can be done at a moment."""
