"""Seats: taking one, being ready, leaving."""

from uuid import UUID

from django.http import HttpResponse
from drf_spectacular.utils import OpenApiParameter
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.scopes import Scope
from games.api import bodies
from games.api.door import SAME_GAME, YOUR_SEAT, account_of, show_game
from games.api.schema import GameUnion
from games.services import lobby, problems
from uu_service.api.links import link
from uu_service.api.operation import Operation
from uu_service.api.problems import NotFound, ValidationFailed

SEAT_NUMBER = OpenApiParameter(
    "number", {"type": "integer", "minimum": 0}, OpenApiParameter.PATH, description="The number of the seat."
)


class SeatsEndpoint(APIView):
    @Operation(
        "takeSeat",
        "Join a table, or add a bot",
        "Without `bot` you sit down yourself (a private table wants its `code`); with it, as the host, you seat a bot.",
        tag="games",
        scope=Scope.GAMES_PLAY,
        body=bodies.SeatRequest,
        answers={200: GameUnion},
        problems=[
            NotFound,
            problems.TableFull,
            problems.AlreadyStarted,
            problems.HostOnly,
            problems.RemovedByHost,
            problems.RegisteredOnly,
            problems.NoBotsWhenRated,
            problems.TooManyTables,
            ValidationFailed,
        ],
        once=True,
        links=[
            link("changeSeat", "leaveSeat", game_id=SAME_GAME, number=YOUR_SEAT),
            link("startGame", game_id=SAME_GAME),
        ],
    )
    def post(self, request: Request, game_id: UUID, body: bodies.SeatRequest) -> HttpResponse:
        if body.bot is not None:
            lobby.check_add_bot(game_id, account_of(request), body.bot)
        else:
            lobby.check_join(game_id, account_of(request), body.code)
        return show_game(request, game_id)


class SeatEndpoint(APIView):
    @Operation(
        "changeSeat",
        "Be ready, be back, accept",
        "`ready` and `consents` (to options that need everybody's consent) before the start; `away: false` says that "
        "you are back, as any action does, and a table that waited goes on.",
        tag="games",
        scope=Scope.GAMES_PLAY,
        body=bodies.SeatChange,
        parameters=[SEAT_NUMBER],
        answers={200: GameUnion},
        problems=[NotFound, problems.NotYourSeat, problems.AlreadyStarted, ValidationFailed],
    )
    def patch(self, request: Request, game_id: UUID, number: int, body: bodies.SeatChange) -> HttpResponse:
        lobby.check_change_seat(game_id, account_of(request), number, body.ready, body.away, body.consents)
        return show_game(request, game_id)

    @Operation(
        "leaveSeat",
        "Leave, kick, remove a bot",
        "Your own seat at any time; the host may free any seat before the start, and a removed person cannot join "
        "this table again. Leaving a running game makes the seat *away*: its prompts take their default, each at the "
        "table's `pace`, until you are back. If nobody is left who plays, the table waits (`paused`).",
        tag="games",
        scope=Scope.GAMES_PLAY,
        parameters=[SEAT_NUMBER],
        answers={204: None},
        problems=[NotFound, problems.HostOnly, problems.AlreadyStarted],
    )
    def delete(self, request: Request, game_id: UUID, number: int) -> Response:
        lobby.check_leave(game_id, account_of(request), number)
        return Response(status=204)


class StandInEndpoint(APIView):
    @Operation(
        "handOverSeat",
        "Let a bot play for an absent seat",
        "For the host (or, while the host is away, the present person with the lowest seat). The bot plays until "
        "the seat's person is back, by any action or with `away: false`.",
        tag="games",
        scope=Scope.GAMES_PLAY,
        body=bodies.StandInRequest,
        parameters=[SEAT_NUMBER],
        answers={200: GameUnion},
        problems=[
            NotFound,
            problems.HostOnly,
            problems.NotStarted,
            problems.GameOver,
            problems.SeatNotAway,
            problems.NoBotsWhenRated,
            ValidationFailed,
        ],
        once=True,
        links=[link("getGame", "takeAction", game_id=SAME_GAME)],
    )
    def post(self, request: Request, game_id: UUID, number: int, body: bodies.StandInRequest) -> HttpResponse:
        lobby.check_hand_over(game_id, account_of(request), number, body.bot)
        return show_game(request, game_id)
