"""What stands inside a clause or a step: the steps, and the names that it uses or gives."""

import typing
from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from cards.language.issues import step_into
from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.words import COUNT_WORDS, Naming


class Named(Struct, frozen=True):
    """A name that is used or given, and where."""

    naming: Naming
    place: str
    name: str


def inner_steps(value: object, place: str = "") -> Iterator[tuple[str, Step]]:
    """The steps directly inside a clause or a step, each with its place, in the order they are done."""
    if isinstance(value, Struct):
        for name, key in _fields(type(value)):
            yield from _steps_at(getattr(value, name), step_into(place, key))


def _steps_at(value: object, place: str) -> Iterator[tuple[str, Step]]:
    if isinstance(value, Step):
        yield place, value
    elif isinstance(value, tuple):
        for n, item in enumerate(value):
            yield from _steps_at(item, step_into(place, n))
    else:
        yield from inner_steps(value, place)


def all_steps(value: object, place: str = "") -> Iterator[tuple[str, Step]]:
    """The steps inside a clause or a step, and those inside them, each with its place."""
    for where, step in inner_steps(value, place):
        yield where, step
        yield from all_steps(step, where)


def names_in(thing: Struct, place: str = "") -> Iterator[Named]:
    """The names in a step and its body; not those of the steps inside it."""
    for name, key in _fields(type(thing)):
        value, here = getattr(thing, name), step_into(place, key)
        naming = _namings(type(thing))[name]
        if isinstance(value, Struct):
            yield from names_in(value, here)
        elif naming is Naming.COUNT and (not isinstance(value, str) or value in COUNT_WORDS):
            continue
        elif naming is not None and value is not None:
            yield from (Named(naming, here, each) for each in ([value] if isinstance(value, str) else value))


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


def _fields(struct: type[Struct]) -> Iterator[tuple[str, str]]:
    """The name of each field, and what a program writes for it. Questions of the game walk here: no hint is read."""
    return zip(struct.__struct_fields__, struct.__struct_encode_fields__, strict=True)


@cache
def _namings(struct: type[Struct]) -> dict[str, Naming | None]:
    hints = typing.get_type_hints(struct, include_extras=True)
    return {name: _naming(hints[name]) for name in struct.__struct_fields__}


def _naming(hint: object) -> Naming | None:
    """The mark of the type, wherever it stands in it: `Players | None` is about players too."""
    parts = typing.get_args(hint)
    marks = [part for part in parts if isinstance(part, Naming)]
    return marks[0] if marks else next(filter(None, map(_naming, parts)), None)
