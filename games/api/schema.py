"""How the endpoints of this room stand in the schema.

What games there are is asked when the schema is generated: another app may register one of its own.
"""

from collections.abc import Iterable

import words
from games.rules.kernel.actions import Concede, tag_of
from games.rules.kernel.ruleset import rulesets
from games.services.views import view_type
from shapes.components import register_words
from shapes.describing import Schema
from uu_service.api.problems import kebab
from uu_service.api.struct_schema import Late, union_of


def _game_union() -> object:
    """The views of all registered rulesets, as the schema names them."""
    about = "A game as you may see it: one union, told apart by `ruleset`. Leave out a `ruleset` that you do not know."
    return union_of("Game", about, tuple(view_type(ruleset) for ruleset in rulesets()), is_open=True)


def _action_union() -> object:
    """The actions of all registered rulesets; those that they share stand there once."""
    about = "What a seat sends: one union, told apart by `type`. Whether it is legal, only the open forms say."
    actions = dict.fromkeys(action for ruleset in rulesets() for action in ruleset.actions)
    return union_of("Action", about, (*actions, Concede))


def any_game() -> object:
    """The same views as the type of a field. The union must have its name before a Struct that holds it is shown."""
    return getattr(_game_union(), "members", _game_union())


def name_games(result: Schema, generator: object, request: object, public: bool) -> Schema:
    """Postprocessing: the contract begins with the games that it is about."""
    titles = [_title(ruleset.name) for ruleset in rulesets()]
    result["info"]["description"] = f"Runs {' and '.join(titles)} for your app. {result['info']['description']}"
    return result


def _title(name: str) -> str:
    key = f"ruleset-{kebab(name)}"
    return words.say(words.FALLBACK, key) if words.has(key) else name


def _named(group: str) -> Iterable[str]:
    """What the registered rulesets have of a group of names, each once."""
    return {name for ruleset in rulesets() for name in getattr(ruleset.names, group)}


def _form_types() -> Iterable[str]:
    return {tag_of(action) for ruleset in rulesets() for action in ruleset.actions}


register_words("PromptKind", lambda: _named("prompts"), "What kind of question or pause it is, for icons and sounds.")
register_words("Verb", lambda: _named("verbs"), "What is done to cards or players, for icons and animations.")
register_words("ZoneName", lambda: _named("zones"), "Where a card lies.")
register_words("OutcomeReason", lambda: _named("reasons"), "How a game was decided.")
register_words("FormType", _form_types, "The type of an action that a form makes.")

GameUnion = Late(_game_union)
ActionUnion = Late(_action_union)
