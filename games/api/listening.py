"""Listening: the long poll and the stream. Plain async views, because DRF has none; same doors otherwise."""

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any
from uuid import UUID

import msgspec
from django.http import HttpRequest, HttpResponse, StreamingHttpResponse
from django.http.response import HttpResponseBase
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.authentication import bearer_token, credential_of
from accounts.api.permissions import RequiredScopes, check_scope
from accounts.credentials import read_credential
from accounts.liveness import check_live
from accounts.scopes import Scope
from games.api import bodies
from games.api.door import GameEndpoint
from games.api.schema import documented
from games.live import tickets
from games.live.listening import Ear, off_thread
from uu_service.api.problems import (
    MethodNotAllowed,
    NotAcceptable,
    NotAuthenticated,
    NotFound,
    as_problem,
    problem_response,
)
from uu_service.api.structs import read_query
from uu_service.api.throttling import check_throttle

SCOPES: RequiredScopes = {"GET": Scope.GAMES_READ}
View = Callable[..., Coroutine[Any, Any, HttpResponseBase]]


def door(media: str) -> Callable[[View], View]:
    """What DRF does for the other endpoints: the method, what the client accepts, and problems."""

    def guard(view: View) -> View:
        @wraps(view)
        async def guarded(request: HttpRequest, game_id: UUID) -> HttpResponseBase:
            try:
                if request.method != "GET":
                    raise MethodNotAllowed(headers={"Allow": "GET"})
                if not request.accepts(media):
                    raise NotAcceptable
                return await view(request, game_id)
            except Exception as error:
                problem = as_problem(error)
                if problem is None:
                    raise
                return problem_response(problem, request)

        guarded.csrf_exempt = True  # type: ignore[attr-defined]  # a token authenticates, no cookie does
        return guarded

    return guard


@door("application/json")
async def events(request: HttpRequest, game_id: UUID) -> HttpResponseBase:
    query = read_query(request, bodies.EventsQuery)
    ear, headers = await off_thread(_open_ear, request, game_id, "read", query.after)
    page = await ear.wait_for_page(query.wait)
    return HttpResponse(msgspec.json.encode(page), content_type="application/json", headers=headers)


@door("text/event-stream")
async def stream(request: HttpRequest, game_id: UUID) -> HttpResponseBase:
    query = read_query(request, bodies.StreamQuery)
    after = _last_event_id(request, query.after)
    ear, headers = await off_thread(_open_ear, request, game_id, "stream", after, query.ticket)
    sse = {**headers, "Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingHttpResponse(ear.messages(), content_type="text/event-stream", headers=sse)


class StreamTicketsView(GameEndpoint):
    required_scopes: RequiredScopes = {"POST": Scope.GAMES_READ}

    @documented(
        "createStreamTicket",
        "Get a ticket for a browser's stream",
        "A browser's EventSource cannot send the Authorization header. The ticket goes into the stream's address, "
        "once, within a minute.",
        answers={201: bodies.StreamTicket},
        problems=[NotFound],
    )
    def post(self, request: Request, game_id: UUID) -> Response:
        ticket, expires_at = tickets.do_issue(game_id, credential_of(request).account_id)
        return Response(bodies.StreamTicket(ticket, expires_at), status=201)


def _open_ear(
    request: HttpRequest, game_id: UUID, purpose: str, after: int, ticket: str | None = None
) -> tuple[Ear, dict[str, str]]:
    """All that is asked before anybody may listen, and the headers that tell how often one may."""
    if ticket is None:
        account_id, headers = _authenticate(request, purpose)
    else:
        account_id, headers = tickets.check_redeem(ticket, game_id), {}
    ear = Ear(game_id, account_id, request.LANGUAGE_CODE, after)
    ear.check()
    return ear, headers


def _authenticate(request: HttpRequest, purpose: str) -> tuple[UUID, dict[str, str]]:
    token = bearer_token(request.headers.get("Authorization", ""))
    if token is None:
        raise NotAuthenticated
    credential = read_credential(token)
    check_live(credential)
    check_scope(credential, SCOPES, "GET")
    request.auth = credential  # type: ignore[attr-defined]
    return credential.account_id, check_throttle(request, purpose)


def _last_event_id(request: HttpRequest, after: int) -> int:
    """Where the client stopped listening: the header of a reconnecting browser, else `after`. A browser sends back
    whatever it was last given, so a header that we cannot read is no reason to refuse it: it starts over."""
    sent = request.headers.get("Last-Event-ID", "")
    if not sent:
        return after
    return int(sent) if sent.isascii() and sent.isdigit() and len(sent) < 10 else 0
