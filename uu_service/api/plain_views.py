"""Async views outside DRF, which has none: they get here what DRF does for the others, and a place in the schema."""

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import TYPE_CHECKING

from django.http import HttpRequest
from django.http.response import HttpResponseBase

from uu_service.api.problems import MethodNotAllowed, NotAcceptable, as_problem, problem_response

if TYPE_CHECKING:  # it makes its plain views here
    from uu_service.api.operation import Operation

View = Callable[..., Coroutine[object, object, HttpResponseBase]]


def plain_view(operation: "Operation", handler: View) -> View:
    """A GET: the method, what the client accepts, its query, and problems. Who asks, the handler finds out itself."""
    media = [key[1] for key in operation.answers if isinstance(key, tuple)] or ["application/json"]

    @wraps(handler)
    async def guarded(request: HttpRequest, **path: object) -> HttpResponseBase:
        try:
            if request.method != "GET":
                raise MethodNotAllowed(headers={"Allow": "GET"})
            if not request.accepts(media[0]):
                raise NotAcceptable
            return await handler(request, **path, **operation.arguments(request))
        except Exception as error:
            problem = as_problem(error)
            if problem is None:
                raise
            return problem_response(problem, request)

    # A token authenticates, no cookie does. And drf-spectacular finds an operation by its view's class.
    vars(guarded).update(csrf_exempt=True, cls=_class_with(guarded), initkwargs={})
    return guarded


def _class_with(get: View) -> type:
    from rest_framework.views import APIView  # at the top it would be too early: its settings import our guards

    return type(get.__name__, (APIView,), {"get": get})
