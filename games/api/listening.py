"""Listening: the long poll and the stream. Plain async views, because DRF has none; same doors otherwise."""

from typing import Any
from uuid import UUID

import msgspec
from django.http import HttpRequest, HttpResponse, StreamingHttpResponse
from django.http.response import HttpResponseBase
from drf_spectacular.utils import OpenApiParameter
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.api.authentication import bearer_token, credential_of
from accounts.api.permissions import check_scope
from accounts.credentials import read_credential
from accounts.liveness import check_live
from accounts.scopes import Scope
from games.api import bodies
from games.api.door import SAME_GAME
from games.api.stream_messages import StreamMessages
from games.live import tickets
from games.live.listening import Ear, EventPage, off_thread
from uu_service.api.links import link
from uu_service.api.operation import Operation
from uu_service.api.problems import InvalidQuery, NotAuthenticated, NotFound
from uu_service.api.throttling import check_throttle

LAST_EVENT_ID = OpenApiParameter("Last-Event-ID", str, OpenApiParameter.HEADER, description="Where you stopped.")


@Operation(
    "listEvents",
    "Read or wait for events",
    "Every event after a number, for your eyes: what you may not know is left out of an event, never the event. "
    "With `wait`, an empty answer is put off for up to that many seconds until there is news.",
    tag="games",
    scope=Scope.GAMES_READ,
    throttle="read",
    query=bodies.EventsQuery,
    answers={200: EventPage},
    problems=[NotFound, InvalidQuery],
    links=[
        link("takeAction", game_id=SAME_GAME),
        link("listEvents", game_id=SAME_GAME, after="$response.body#/version"),
    ],
)
async def events(request: HttpRequest, game_id: UUID, query: bodies.EventsQuery) -> HttpResponseBase:
    ear, headers = await off_thread(_open_ear, events, request, game_id, query.after)
    page = await ear.wait_for_page(query.wait)
    return HttpResponse(msgspec.json.encode(page), content_type="application/json", headers=headers)


@Operation(
    "streamEvents",
    "Stream events",
    "Server-sent events, one StreamMessage after the other. `event` messages carry an event; `now` tells after "
    "each batch what you may do; `heartbeat` carries the newest number every 15 seconds; `resync` carries your "
    "whole view when you ask for too old a number. A reconnecting client sends `Last-Event-ID`. A browser puts a "
    "`ticket` into the address.",
    tag="games",
    scope=Scope.GAMES_READ,
    throttle="stream",
    query=bodies.StreamQuery,
    parameters=[LAST_EVENT_ID],
    answers={(200, "text/event-stream"): StreamMessages},
    problems=[NotFound, InvalidQuery],
)
async def stream(request: HttpRequest, game_id: UUID, query: bodies.StreamQuery) -> HttpResponseBase:
    after = _last_event_id(request, query.after)
    ear, headers = await off_thread(_open_ear, stream, request, game_id, after, query.ticket)
    sse = {**headers, "Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingHttpResponse(ear.messages(), content_type="text/event-stream", headers=sse)


class StreamTicketsEndpoint(APIView):
    @Operation(
        "createStreamTicket",
        "Get a ticket for a browser's stream",
        "A browser's EventSource cannot send the Authorization header. The ticket goes into the stream's address, "
        "once, within a minute.",
        tag="games",
        scope=Scope.GAMES_READ,
        answers={201: bodies.StreamTicket},
        problems=[NotFound],
        links=[link("streamEvents", game_id=SAME_GAME, ticket="$response.body#/ticket")],
    )
    def post(self, request: Request, game_id: UUID) -> Response:
        ticket, expires_at = tickets.do_issue(game_id, credential_of(request).account_id)
        return Response(bodies.StreamTicket(ticket, expires_at), status=201)


def _open_ear(
    view: Any, request: HttpRequest, game_id: UUID, after: int, ticket: str | None = None
) -> tuple[Ear, dict[str, str]]:
    """All that is asked before anybody may listen, and the headers that tell how often one may."""
    if ticket is None:
        account_id, headers = _authenticate(view.operation, request)
    else:
        account_id, headers = tickets.check_redeem(ticket, game_id), {}
    ear = Ear(game_id, account_id, request.LANGUAGE_CODE, after)
    ear.check()
    return ear, headers


def _authenticate(operation: Operation, request: HttpRequest) -> tuple[UUID, dict[str, str]]:
    token = bearer_token(request.headers.get("Authorization", ""))
    if token is None:
        raise NotAuthenticated
    credential = read_credential(token)
    check_live(credential)
    check_scope(credential, operation.scope)
    request.auth = credential  # type: ignore[attr-defined]
    return credential.account_id, check_throttle(request, operation.throttle or "read")


def _last_event_id(request: HttpRequest, after: int) -> int:
    """Where the client stopped listening: the header of a reconnecting browser, else `after`. A browser sends back
    whatever it was last given, so a header that we cannot read is no reason to refuse it: it starts over."""
    sent = request.headers.get("Last-Event-ID", "")
    if not sent:
        return after
    return int(sent) if sent.isascii() and sent.isdigit() and len(sent) < 10 else 0
