"""How the endpoints of this room stand in the schema."""

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Any, TypeVar

from drf_spectacular.utils import extend_schema

from games.play.views import view_type
from games.rules.registration import SHIPPED
from uu_service.api.problems import Problem
from uu_service.api.queries import takes_query
from uu_service.api.schema import NamedUnion
from uu_service.api.schema import answers as all_answers

F = TypeVar("F", bound=Callable[..., Any])


AnyGame: Any = reduce(or_, [view_type(ruleset) for ruleset in SHIPPED])


def _game_union() -> Any:
    """The view as the schema names it."""
    if len(SHIPPED) < 2:
        return AnyGame
    about = "A game as you may see it: one union, told apart by `ruleset`."
    return type("Game", (NamedUnion,), {"members": AnyGame, "__doc__": about})


GameUnion = _game_union()


def documented(
    operation_id: str,
    summary: str,
    description: str,
    answers: Mapping[Any, Any],
    problems: Sequence[type[Problem]] = (),
    request: Any = None,
    query: Any = None,
    parameters: Sequence[Any] = (),
    idempotent: bool = False,
    tag: str = "games",
) -> Callable[[F], F]:
    """One operation with everything that an integrator must know of it."""

    def mark(handler: F) -> F:
        if idempotent:
            handler.is_idempotent = True  # type: ignore[attr-defined]
        if query:
            takes_query(handler)
        return extend_schema(
            operation_id=operation_id,
            summary=summary,
            description=description,
            tags=[tag],
            request=request,
            parameters=[*([query] if query else []), *parameters],
            responses=all_answers(answers, *problems),
        )(handler)

    return mark
