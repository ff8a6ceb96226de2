"""Finished games again."""

from uuid import UUID

from drf_spectacular.utils import OpenApiParameter
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.api.authentication import credential_of
from accounts.scopes import Scope
from games.api import bodies
from games.api.door import SAME_GAME
from games.api.schema import GameUnion
from games.services import problems
from games.services.replay import Replay, ReplayEvents, events_replayed, replay_of, view_at
from uu_service.api.links import link
from uu_service.api.operation import Operation
from uu_service.api.problems import InvalidQuery, NotFound

EVENT_NUMBER = OpenApiParameter(
    "number",
    {"type": "integer", "minimum": 1},
    OpenApiParameter.PATH,
    description="The number of the event at which to look at the game.",
)


class ReplayEndpoint(APIView):
    @Operation(
        "getReplay",
        "Replay a finished game",
        "The card set versions, options, seed and every action: enough to play it again to the byte. The commitment of "
        "the `game_started` event is the SHA-256 of seed and salt.",
        tag="games",
        scope=Scope.GAMES_READ,
        answers={200: Replay},
        problems=[NotFound, problems.StillPlaying, problems.LogForgotten],
        links=[
            link("getReplayView", game_id=SAME_GAME, number="$response.body#/version"),
            link("listReplayEvents", game_id=SAME_GAME),
        ],
    )
    def get(self, request: Request, game_id: UUID) -> Response:
        return Response(replay_of(game_id, credential_of(request).account_id))


class ReplayEventsEndpoint(APIView):
    @Operation(
        "listReplayEvents",
        "Read the log of a finished game",
        "Every event after a number as `seat` was told it (without `seat`: as a spectator), each with its `text` in "
        "your language and from that seat's side, and its `heading`: a report of the game. The numbers are those of "
        "`getReplayView`.",
        tag="games",
        scope=Scope.GAMES_READ,
        query=bodies.ReplayEventsQuery,
        answers={200: ReplayEvents},
        problems=[NotFound, problems.StillPlaying, problems.LogForgotten, InvalidQuery],
        links=[link("getReplayView", game_id=SAME_GAME, number="$response.body#/version")],
    )
    def get(self, request: Request, game_id: UUID, query: bodies.ReplayEventsQuery) -> Response:
        account_id = credential_of(request).account_id
        return Response(events_replayed(game_id, account_id, query.after, query.seat, request.LANGUAGE_CODE))


class ReplayViewEndpoint(APIView):
    @Operation(
        "getReplayView",
        "Look at a finished game at one event",
        "The view when the step of that event was done, as `seat` saw it (without `seat`: as a spectator). The numbers "
        "are those of the replay's actions and of the events.",
        tag="games",
        scope=Scope.GAMES_READ,
        parameters=[EVENT_NUMBER],
        query=bodies.ReplayQuery,
        answers={200: GameUnion},
        problems=[NotFound, problems.StillPlaying, problems.LogForgotten, problems.OtherEngine, InvalidQuery],
    )
    def get(self, request: Request, game_id: UUID, number: int, query: bodies.ReplayQuery) -> Response:
        account_id = credential_of(request).account_id
        return Response(view_at(game_id, account_id, number, query.seat, request.LANGUAGE_CODE))
