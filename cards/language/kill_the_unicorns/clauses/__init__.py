"""The clause heads of the language, one module each. A new module here is found by itself."""

from importlib import import_module
from pkgutil import iter_modules

from cards.language.kill_the_unicorns.parts import HEADS

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")

CLAUSES = HEADS.close()
