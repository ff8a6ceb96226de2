"""An unknown query parameter is refused, not ignored: `?stauts=running` must not list every game.

`read_query` refuses for the operations that take a query, marked with @takes_query; this refuses for all the others.
"""

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from django.http import HttpRequest

from uu_service.api.operation import operation_of
from uu_service.api.structs import read_query

F = TypeVar("F", bound=Callable[..., Any])


class _Nothing(msgspec.Struct):
    """The query of an operation that takes none."""


def takes_query(handler: F) -> F:
    """The handler reads its query with `read_query`."""
    handler.takes_query = True  # type: ignore[attr-defined]
    return handler


def check_no_query(request: HttpRequest, view: Any) -> None:
    """Raise InvalidQuery if a query came to an endpoint that takes none. Plain views look after themselves."""
    endpoint = getattr(view, "cls", None)
    method = "get" if request.method == "HEAD" else str(request.method).lower()
    handler = getattr(endpoint, method, None)
    if not request.GET or handler is None or getattr(handler, "takes_query", False):
        return
    if operation_of(endpoint, request.method).query is not None:
        return
    read_query(request, _Nothing)
