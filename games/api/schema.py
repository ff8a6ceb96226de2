"""How the endpoints of this room stand in the schema.

What games there are is asked when the schema is generated: another app may register one of its own.
"""

from functools import cache, reduce
from operator import or_
from typing import Any

import words
from games.rules.kernel.actions import Concede
from games.rules.kernel.ruleset import rulesets
from games.services.views import view_type
from shapes.components import NamedUnion
from uu_service.api.problems import kebab
from uu_service.api.struct_schema import Late


def _game_union() -> Any:
    """The views of all registered rulesets, as the schema names them."""
    about = "A game as you may see it: one union, told apart by `ruleset`."
    return _union("Game", about, tuple(view_type(ruleset) for ruleset in rulesets()))


def _action_union() -> Any:
    """The actions of all registered rulesets; those that they share stand there once."""
    about = "What a seat sends: one union, told apart by `type`. Whether it is legal, only the open forms say."
    actions = dict.fromkeys(action for ruleset in rulesets() for action in ruleset.actions)
    return _union("Action", about, (*actions, Concede))


@cache
def _union(name: str, about: str, members: tuple[type, ...]) -> Any:
    """One member needs no name for the union."""
    if len(members) == 1:
        return members[0]
    return type(name, (NamedUnion,), {"members": reduce(or_, members), "__doc__": about})


def any_game() -> Any:
    """The same views as the type of a field. The union must have its name before a Struct that holds it is shown."""
    return getattr(_game_union(), "members", _game_union())


def name_games(result: dict[str, Any], generator: Any, request: Any, public: bool) -> dict[str, Any]:
    """Postprocessing: the contract begins with the games that it is about."""
    titles = [_title(ruleset.name) for ruleset in rulesets()]
    result["info"]["description"] = f"Runs {' and '.join(titles)} for your app. {result['info']['description']}"
    return result


def _title(name: str) -> str:
    key = f"ruleset-{kebab(name)}"
    return words.say(words.FALLBACK, key) if words.has(key) else name


GameUnion = Late(_game_union)
ActionUnion = Late(_action_union)
