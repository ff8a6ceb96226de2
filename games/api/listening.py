"""Listening to a game: the long poll and the stream. Plain async views, because DRF has none; same doors otherwise."""

from uuid import UUID

from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.api.authentication import credential_of
from accounts.scopes import Scope
from games.api import bodies
from games.api.door import SAME_GAME
from games.api.stream_messages import EventPages, StreamMessages
from games.api.streaming import LAST_EVENT_ID, admit, last_event_id, stream_answer
from games.live import tickets
from games.live.game_feed import GameFeed
from games.live.listener import Listener
from games.live.streams import open_stream, wait_for_page
from games.services.problems import TooManyListeners
from games.services.reading import access_game
from uu_service.api.links import link
from uu_service.api.operation import Operation
from uu_service.api.problems import InvalidQuery, NotFound


@Operation(
    "listEvents",
    "Read or wait for events",
    "Every event after a number, for your eyes: what you may not know is null in an event; no event is left out. "
    "With `wait`, an empty answer is put off for up to that many seconds until there is news. The answer to an "
    "action already holds the view after it: do not ask again for what you have just done.",
    tag="games",
    scope=Scope.GAMES_READ,
    throttle="read",
    query=bodies.EventsQuery,
    answers={200: EventPages},
    problems=[NotFound, InvalidQuery, TooManyListeners],
    links=[
        link("takeAction", game_id=SAME_GAME),
        link("listEvents", game_id=SAME_GAME, after="$response.body#/version"),
    ],
)
async def events(request: HttpRequest, game_id: UUID, query: bodies.EventsQuery) -> HttpResponseBase:
    admitted = await admit(request, events, query.language)
    listener = Listener(
        admitted.credential,
        admitted.language,
        query.after,
        is_poll=True,
        is_patient=query.wait > 0,
        is_full=query.view is bodies.NowView.FULL,
    )
    page = await wait_for_page(GameFeed, game_id, listener, query.wait)
    return HttpResponse(page, content_type="application/json", headers=admitted.headers)


@Operation(
    "streamEvents",
    "Stream events",
    "Server-sent events, one StreamMessage after the other. `event` messages carry an event; `now` tells after "
    "each batch what you may do; `heartbeat` carries the server's time every 15 seconds; `resync` carries your "
    "whole view when you are too far behind; `end` says why nothing more comes. A client that lost the connection "
    "sends `Last-Event-ID`, as EventSource does by itself, and misses nothing; 204 says that there will be nothing. "
    "A browser puts a `ticket` into the address. The stream is gzipped if you accept it.",
    tag="games",
    scope=Scope.GAMES_READ,
    throttle="stream",
    query=bodies.StreamQuery,
    parameters=[LAST_EVENT_ID],
    answers={(200, "text/event-stream"): StreamMessages, 204: None},
    problems=[NotFound, InvalidQuery, TooManyListeners],
)
async def stream(request: HttpRequest, game_id: UUID, query: bodies.StreamQuery) -> HttpResponseBase:
    ticket = tickets.read(query.ticket, game_id) if query.ticket is not None else None
    admitted = await admit(request, stream, query.language, ticket)
    resumed = last_event_id(request)
    after = query.after if resumed is None else resumed
    listener = Listener(
        admitted.credential,
        admitted.language,
        after,
        is_full=query.view is bodies.NowView.FULL,
        is_resuming=resumed is not None,
    )
    opened = await open_stream(GameFeed, game_id, listener, is_gzip=admitted.takes_gzip)
    if listener.is_resuming and listener.ending is not None and not listener.got_news:
        opened.close()
        return HttpResponse(status=204, headers=admitted.headers)
    return stream_answer(opened, admitted)


class StreamTicketsEndpoint(APIView):
    @Operation(
        "createStreamTicket",
        "Get a ticket for a browser's stream",
        "A browser's EventSource cannot send the Authorization header. The ticket goes into the stream's address, "
        "also when it is opened again, until its session ends.",
        tag="games",
        answers={201: bodies.StreamTicket},
        problems=[NotFound],
        links=[link("streamEvents", game_id=SAME_GAME, ticket="$response.body#/ticket")],
    )
    def post(self, request: Request, game_id: UUID) -> Response:
        credential = credential_of(request)
        access_game(game_id, credential.account_id)
        return Response(bodies.StreamTicket(tickets.issue(credential, game_id, request.LANGUAGE_CODE)), status=201)
