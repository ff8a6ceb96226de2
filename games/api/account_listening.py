"""Listening to one's own account: my turn, my games, at all tables at once. The long poll, the stream, its tickets."""

from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.api.authentication import credential_of
from accounts.scopes import Scope
from games.api import bodies
from games.api.account_messages import AccountPage, AccountStreamMessage
from games.api.streaming import LAST_EVENT_ID, admit, last_event_id, stream_answer
from games.live import tickets
from games.live.account_feed import AccountFeed
from games.live.listener import Listener
from games.live.streams import open_stream, wait_for_page
from games.services.problems import TooManyListeners
from uu_service.api.links import link
from uu_service.api.operation import Operation
from uu_service.api.problems import InvalidQuery


@Operation(
    "listMyEvents",
    "Read or wait for what concerns you",
    "The log of your account: your turns, windows, starts, ends, rematches, at all tables at once. It begins when you "
    "first ask for it, and keeps some days. Ask without `after` for the newest number, then read your games, then ask "
    "with `after`. With `wait`, an empty answer is put off for up to that many seconds until there is news.",
    tag="me",
    scope=Scope.GAMES_READ,
    throttle="read",
    query=bodies.AccountEventsQuery,
    answers={200: AccountPage},
    problems=[InvalidQuery, TooManyListeners],
    links=[
        link("listMyEvents", after="$response.body#/number"),
        link("getGame", game_id="$response.body#/events/0/game"),
    ],
)
async def events(request: HttpRequest, query: bodies.AccountEventsQuery) -> HttpResponseBase:
    admitted = await admit(request, events, None)
    listener = Listener(admitted.credential, admitted.language, query.after, is_poll=True)
    page = await wait_for_page(AccountFeed, listener.account_id, listener, query.wait)
    return HttpResponse(page, content_type="application/json", headers=admitted.headers)


@Operation(
    "streamMyEvents",
    "Stream what concerns you",
    "Server-sent events, one AccountStreamMessage after the other: one connection for all of your tables. `event` "
    "messages carry an entry of your account's log; `now` says that these were all, `heartbeat` that nothing is new; "
    "`resync` that entries between are forgotten: read your games; `end` says why nothing more comes. It starts with "
    "what comes next, unless `after` or `Last-Event-ID` say where you stopped. A browser puts a `ticket` into the "
    "address. The stream is gzipped if you accept it.",
    tag="me",
    scope=Scope.GAMES_READ,
    throttle="stream",
    query=bodies.AccountStreamQuery,
    parameters=[LAST_EVENT_ID],
    answers={(200, "text/event-stream"): AccountStreamMessage},
    problems=[InvalidQuery, TooManyListeners],
)
async def stream(request: HttpRequest, query: bodies.AccountStreamQuery) -> HttpResponseBase:
    ticket = tickets.read(query.ticket) if query.ticket is not None else None
    admitted = await admit(request, stream, None, ticket)
    resumed = last_event_id(request)
    after = query.after if resumed is None else resumed
    listener = Listener(admitted.credential, admitted.language, after)
    opened = await open_stream(AccountFeed, listener.account_id, listener, is_gzip=admitted.takes_gzip)
    return stream_answer(opened, admitted)


class MyStreamTicketsEndpoint(APIView):
    @Operation(
        "createMyStreamTicket",
        "Get a ticket for a browser's stream of your account",
        "A browser's EventSource cannot send the Authorization header. The ticket goes into the stream's address, "
        "also when it is opened again, until its session ends.",
        tag="me",
        answers={201: bodies.StreamTicket},
        links=[link("streamMyEvents", ticket="$response.body#/ticket")],
    )
    def post(self, request: Request) -> Response:
        credential = credential_of(request)
        ticket = tickets.issue(credential, credential.account_id, request.LANGUAGE_CODE)
        return Response(bodies.StreamTicket(ticket), status=201)
