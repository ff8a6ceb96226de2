"""Actions as types. A ruleset lists its own; its forms are made from them, and the contract shows them as they are.

A `str` field takes one of the offered choices, a `list[str]` field takes some of them.
"""

from functools import cache
from typing import Annotated, NamedTuple, get_args, get_type_hints

from msgspec import Meta, Struct
from msgspec.structs import fields

from games.rules.kernel.prompts import CONCEDE, Action, Form, FormField
from games.rules.kernel.words import Say


class ActionType(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """An answer to one prompt."""

    prompt: Annotated[str, Meta(description="The id of the prompt that this answers.")]

    @classmethod
    def form(cls, label: Say | None = None, /, **choices: FormField) -> Form:
        """A form of this type. Raises TypeError where the choices are not those that its fields take."""
        tag, takes_list, required = _shape_of(cls)
        for name, field in choices.items():
            if takes_list[name] is (field.some_of is None):
                raise TypeError(f"{cls.__name__}.{name} takes {'some' if takes_list[name] else 'one'} of them")
        for name in required:
            if name not in choices:
                raise TypeError(f"a form of {cls.__name__} needs {', '.join(required)}")
        return Form(tag, choices, label)

    @classmethod
    def is_taken(cls, action: Action) -> bool:
        """Whether this is the type of the action."""
        return action.type == _shape_of(cls).tag


class Pass(ActionType, tag="pass"):
    """Do nothing here."""


class Concede(Struct, forbid_unknown_fields=True, tag_field="type", tag=CONCEDE):
    """Give up. Needs no prompt."""


class ChooseCards(ActionType, tag="choose_cards"):
    """Choose cards; their order does not matter."""

    cards: Annotated[list[str], Meta(description="The ids of the chosen cards.")]


class ChoosePlayers(ActionType, tag="choose_players"):
    """Choose seats."""

    seats: Annotated[list[str], Meta(description="The numbers of the chosen seats.")]


class ChooseOption(ActionType, tag="choose_option"):
    """Choose one of several ways."""

    option: Annotated[str, Meta(description="The chosen word.")]


def tag_of(action: type[Struct]) -> str:
    """The word that stands in an action's `type`."""
    tag = action.__struct_config__.tag
    assert isinstance(tag, str)
    return tag


class _Shape(NamedTuple):
    """What a form must know of its type; worked out once, because forms are made all the time."""

    tag: str
    takes_list: dict[str, bool]
    required: tuple[str, ...]


@cache
def _shape_of(action: type[ActionType]) -> _Shape:
    hints = get_type_hints(action)
    own = [field for field in fields(action) if field.name != "prompt"]
    return _Shape(
        tag_of(action),
        {field.name: list[str] in (hints[field.name], *get_args(hints[field.name])) for field in own},
        tuple(sorted(field.name for field in own if field.required)),
    )
