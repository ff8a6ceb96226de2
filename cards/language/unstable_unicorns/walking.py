"""What stands inside a clause or a step: the steps, and the names that it uses or gives."""

import typing
from collections.abc import Iterator
from functools import cache

import msgspec
from msgspec import Struct

from cards.language.issues import step_into
from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.words import Naming


class Named(Struct, frozen=True):
    """A name that is used or given, and where."""

    naming: Naming
    place: str
    name: str


def inner_steps(value: object, place: str = "") -> Iterator[tuple[str, Step]]:
    """The steps directly inside a clause or a step, each with its place, in the order they are done."""
    if isinstance(value, Struct):
        for field in msgspec.structs.fields(type(value)):
            yield from _steps_at(getattr(value, field.name), step_into(place, field.encode_name))


def _steps_at(value: object, place: str) -> Iterator[tuple[str, Step]]:
    if isinstance(value, Step):
        yield place, value
    elif isinstance(value, tuple):
        for n, item in enumerate(value):
            yield from _steps_at(item, step_into(place, n))
    else:
        yield from inner_steps(value, place)


def names_in(thing: Struct, place: str = "") -> Iterator[Named]:
    """The names in a step and its body; not those of the steps inside it."""
    for field in msgspec.structs.fields(type(thing)):
        value, here = getattr(thing, field.name), step_into(place, field.encode_name)
        naming = _namings(type(thing))[field.name]
        if isinstance(value, Struct):
            yield from names_in(value, here)
        elif naming is not None and value is not None:
            yield from (Named(naming, here, name) for name in ([value] if isinstance(value, str) else value))


def all_names(thing: Struct) -> Iterator[Named]:
    """The names in a clause or a step, and in all steps inside it."""
    yield from names_in(thing)
    for _, step in inner_steps(thing):
        yield from all_names(step)


def bare_names(thing: type[Struct]) -> Iterator[str]:
    """Fields of a step and its body that take any text: nobody could check a name in them."""
    for name, hint in typing.get_type_hints(thing, include_extras=True).items():
        if hint is str:
            yield f"{thing.__name__}.{name}"
        elif isinstance(hint, type) and issubclass(hint, Struct) and not issubclass(hint, Step):
            yield from bare_names(hint)


@cache
def _namings(struct: type[Struct]) -> dict[str, Naming | None]:
    hints = typing.get_type_hints(struct, include_extras=True)
    return {name: _naming(hints[name]) for name in struct.__struct_fields__}


def _naming(hint: object) -> Naming | None:
    """The mark of the type, wherever it stands in it: `Players | None` is about players too."""
    parts = typing.get_args(hint)
    marks = [part for part in parts if isinstance(part, Naming)]
    return marks[0] if marks else next(filter(None, map(_naming, parts)), None)
