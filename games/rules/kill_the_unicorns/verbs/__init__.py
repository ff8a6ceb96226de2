"""What each verb does, one module each. A new module here is found by itself."""

from importlib import import_module
from pkgutil import iter_modules
from typing import get_args

from cards.language.kill_the_unicorns.grammar import Verb
from cards.language.kill_the_unicorns.verb_words import must_agree
from games.rules.kill_the_unicorns.doing import DOINGS, doing_of

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")

must_agree(get_args(Verb), DOINGS, "games/rules/kill_the_unicorns/verbs")

__all__ = ["doing_of"]
