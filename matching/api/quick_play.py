"""quick-play: tickets for a game with others who wait for one."""

from uuid import UUID

from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.api.authentication import credential_of
from accounts.scopes import Scope
from games.services.problems import RegisteredOnly, TooManyTables
from matching import tickets
from matching.api import bodies, shows
from matching.problems import AlreadyWaiting, NoSuchParty, PartyDiffers, PartyFull
from matching.store import of_account
from matching.wish import QuickPlay
from uu_service.api.links import link
from uu_service.api.operation import Operation
from uu_service.api.problems import NotFound, ValidationFailed

ITS_ID = "$response.body#/id"
ITS_GAME = link("getGame", "takeAction", game_id="$response.body#/game")


class QuickPlayEndpoint(APIView):
    @Operation(
        "startQuickPlay",
        "Play with others who wait for a game",
        "You get a ticket, and a game as soon as others fit: it begins by itself, with a seat for you. Progress and "
        "the game arrive on the stream of your account (`quick_play_progress`, `quick_play_matched`, "
        "`quick_play_ended`), and whenever you read the ticket. The ticket ends if you do neither for a while. See "
        "docs/matchmaking.md.",
        tag="games",
        scope=Scope.GAMES_PLAY,
        body=QuickPlay,
        answers={201: bodies.QuickPlayTicket},
        problems=[
            AlreadyWaiting,
            NoSuchParty,
            PartyFull,
            PartyDiffers,
            RegisteredOnly,
            TooManyTables,
            ValidationFailed,
        ],
        once=True,
        links=[link("getTicket", "cancelTicket", ticket_id=ITS_ID)],
    )
    def post(self, request: Request, body: QuickPlay) -> Response:
        ticket = tickets.check_take_ticket(credential_of(request).account_id, body)
        return Response(shows.ticket(ticket, request.LANGUAGE_CODE), status=201)

    @Operation(
        "listTickets",
        "List what you wait for",
        "Your tickets that wait, for an app that has lost sight of them. Reading the list does not keep them alive.",
        tag="games",
        scope=Scope.GAMES_READ,
        answers={200: bodies.TicketList},
        links=[link("getTicket", "cancelTicket", ticket_id="$response.body#/items/0/id")],
    )
    def get(self, request: Request) -> Response:
        rows = of_account(credential_of(request).account_id)
        return Response(bodies.TicketList([shows.ticket(row, request.LANGUAGE_CODE) for row in rows]))


class TicketEndpoint(APIView):
    @Operation(
        "getTicket",
        "Read a ticket",
        "How the search goes; your game, once it is `matched`. Reading it every ten seconds or so keeps it alive, for "
        "an app that does not listen to its account.",
        tag="games",
        scope=Scope.GAMES_READ,
        answers={200: bodies.QuickPlayTicket},
        problems=[NotFound],
        links=[ITS_GAME],
    )
    def get(self, request: Request, ticket_id: UUID) -> Response:
        ticket = tickets.read_ticket(ticket_id, credential_of(request).account_id)
        return Response(shows.ticket(ticket, request.LANGUAGE_CODE), headers={"Cache-Control": "no-store"})

    @Operation(
        "cancelTicket",
        "Stop waiting",
        "The answer is the ticket as it ended. If a game was faster, it says `matched`, and the game waits for you.",
        tag="games",
        scope=Scope.GAMES_PLAY,
        answers={200: bodies.QuickPlayTicket},
        problems=[NotFound],
        links=[ITS_GAME],
    )
    def delete(self, request: Request, ticket_id: UUID) -> Response:
        ticket = tickets.check_cancel(ticket_id, credential_of(request).account_id)
        return Response(shows.ticket(ticket, request.LANGUAGE_CODE))
