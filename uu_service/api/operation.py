"""An endpoint is described once, by `@Operation(...)` over its handler; dispatch, guards and contract read that.

A handler with a parameter `body` or `query` gets it read and typed. A handler with a parameter `kept` stores its answer
under the Idempotency-Key itself.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass
from functools import wraps
from inspect import iscoroutinefunction, signature
from typing import Any

import msgspec
from django.http import HttpRequest
from drf_spectacular.utils import OpenApiParameter
from rest_framework.request import Request

from uu_service.api.idempotency import answer_once, answer_once_inside
from uu_service.api.links import OperationLink
from uu_service.api.plain_views import plain_view
from uu_service.api.problems import Problem
from uu_service.api.structs import read, read_query

Answers = Mapping[int | tuple[int, str], object]
"""Bodies by status, or by status and media type; a body is a Struct, a union with a name, or None."""
ONLY_SESSIONS = "session"
Handler = Callable[..., Any]


@dataclass(frozen=True, eq=False)
class Operation:
    """Everything that an integrator, a guard or the dispatch must know of an endpoint's method."""

    id: str
    summary: str
    description: str
    _: KW_ONLY
    tag: str
    answers: Answers  # by status, or by status and media type
    problems: Sequence[type[Problem]] = ()
    body: Any = None
    reads: Callable[[object], object] | None = None  # how the body is read, if it is no Struct
    query: Any = None  # without one, every query parameter is refused
    parameters: Sequence[OpenApiParameter] = ()  # headers, and parts of the path that need words
    links: Sequence[OperationLink] = ()  # what can be done with the answer
    once: bool = False  # it honours an Idempotency-Key
    scope: str | None = ONLY_SESSIONS  # the scope that an API key needs; None: any key will do
    throttle: str | None = None  # None: `read` for safe methods, `create` for the others
    checks_liveness_itself: bool = False  # it promises to put `is_live(credential)` on a statement of its own

    def __call__(self, handler: Handler) -> Handler:
        keeps = self._takes_kept(handler)
        if iscoroutinefunction(handler):
            run = plain_view(self, handler)
        else:
            run = self._kept(handler, keeps) if self.once else self._given(handler)
        run.operation = self  # type: ignore[attr-defined]
        return run

    def arguments(self, request: Request | HttpRequest) -> dict[str, object]:
        """What the handler gets besides the parts of its path. Raises a problem if something cannot be read."""
        found: dict[str, object] = {}
        if self.body is not None:
            assert isinstance(request, Request)  # plain views take no body
            found["body"] = self.reads(request.data) if self.reads else read(request, self.body)
        if self.query is not None:
            found["query"] = read_query(request, self.query)
        return found

    def _given(self, handler: Handler) -> Handler:
        @wraps(handler)
        def run(view: object, request: Request, **path: object) -> object:
            return handler(view, request, **path, **self.arguments(request))

        return run

    def _kept(self, handler: Handler, keeps: bool) -> Handler:
        """A body that is refused does not use up its key: it is read inside the claim of the key, which is then undone,
        or before the claim if the handler stores the answer itself."""

        @wraps(handler)
        def run(view: object, request: Request, **path: object) -> Any:
            if not keeps:
                return answer_once(request, lambda: handler(view, request, **path, **self.arguments(request)))
            found = self.arguments(request)
            return answer_once_inside(request, lambda kept: handler(view, request, **path, **found, kept=kept))

        return run

    def _takes_kept(self, handler: Handler) -> bool:
        """Whether the handler takes `kept`. Raises TypeError if it and its description disagree."""
        takes = signature(handler).parameters
        for name, kind in (("body", self.body), ("query", self.query)):
            typed = takes[name].annotation if name in takes else None
            if (kind is None) != (typed is None) or (isinstance(kind, type) and typed is not kind):
                raise TypeError(f"{self.id}: its handler takes {name}: {typed}, its description says {kind}")
        if "kept" in takes and not self.once:
            raise TypeError(f"{self.id}: its handler takes `kept`, so its description needs once=True")
        if iscoroutinefunction(handler) and (self.once or self.body is not None):
            raise TypeError(f"{self.id}: an async handler can have neither a body nor once=True")
        return "kept" in takes


UNDESCRIBED = Operation("", "", "", tag="", answers={})
ABSENT = Operation("", "", "", tag="", answers={}, scope=None)  # the answer is 405 to everybody


def operation_of(view: object, method: str | None) -> Operation:
    """How this method of an endpoint is described. The endpoint is a class or an instance of it."""
    name = "get" if method in (None, "HEAD") else method.lower()
    handler = getattr(view, name, None)
    found: Operation = getattr(handler, "operation", UNDESCRIBED if handler else ABSENT)
    return found


class _Nothing(msgspec.Struct):
    """The query of an operation that takes none."""


def require_no_query(request: HttpRequest, view: object) -> None:
    """Refuse a query that nobody will read: `?stauts=running` must not list every game."""
    described = operation_of(getattr(view, "cls", None), request.method)
    if request.GET and described is not ABSENT and described.query is None:
        read_query(request, _Nothing)
