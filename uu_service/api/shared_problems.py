"""The problems that an operation can answer with because of what it is: it takes a body, a token, an Idempotency-Key.

Each room adds a rule for what it guards; `AutoSchema` asks them all, so that no endpoint has to list them.
"""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from uu_service.api.idempotency import IdempotencyKeyInvalid, IdempotencyKeyReused, StillRunning
from uu_service.api.problems import (
    BodyTooLarge,
    BodyTooSlow,
    InvalidQuery,
    MalformedJSON,
    NotAcceptable,
    Problem,
    Throttled,
    Unavailable,
    UnsupportedMediaType,
    ValidationFailed,
)

if TYPE_CHECKING:
    from uu_service.api.schema import AutoSchema  # which asks these rules

Rule = Callable[["AutoSchema"], Iterable[type[Problem]]]
_RULES: list[Rule] = []


def shared_problems(rule: Rule) -> Rule:
    """Register a rule: from drf-spectacular's schema of an operation to problems."""
    _RULES.append(rule)
    return rule


def problems_of(operation: "AutoSchema") -> list[type[Problem]]:
    """In the order of their statuses, each once."""
    found = {problem for rule in _RULES for problem in rule(operation)}
    return sorted(found, key=lambda problem: (problem.status, problem.code))


@shared_problems
def transport(operation: "AutoSchema") -> Iterable[type[Problem]]:
    """InvalidQuery everywhere: a parameter that an operation does not know is refused. Unavailable everywhere: the
    database may be away, even from who only looks up the credential."""
    yield from (NotAcceptable, Throttled, InvalidQuery, Unavailable)
    if operation.get_request_serializer() is not None:
        yield from (MalformedJSON, BodyTooSlow, BodyTooLarge, UnsupportedMediaType, ValidationFailed)


@shared_problems
def idempotency(operation: "AutoSchema") -> Iterable[type[Problem]]:
    if operation.described.once:
        yield from (IdempotencyKeyInvalid, IdempotencyKeyReused, StillRunning)
