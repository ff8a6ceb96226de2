"""Finished games again."""

from functools import cache
from typing import Any
from uuid import UUID

import msgspec
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.api.authentication import credential_of
from accounts.scopes import Scope
from games.api import bodies
from games.api.schema import any_game
from games.services import problems
from games.services.replay import Replay, replay_of, view_at
from games.services.views import GameView
from uu_service.api.operation import Operation
from uu_service.api.problems import InvalidQuery, NotFound
from uu_service.api.struct_schema import Late


@cache
def _replay(game: Any) -> Any:
    """A replay with views of this type."""

    class GameReplay(Replay, frozen=True):
        """A replay, and the view that was asked for with `at`."""

        views: list[game] = []

    return GameReplay


class ReplayEndpoint(APIView):
    @Operation(
        "getReplay",
        "Replay a finished game",
        "The card set versions, options, seed and every action: enough to play it again to the byte. The commitment of "
        "the `game_started` event is the SHA-256 of seed and salt. With `at`, `views` holds the view when the step of "
        "that event was done, as `seat` saw it (without `seat`: as a spectator).",
        tag="games",
        scope=Scope.GAMES_READ,
        query=bodies.ReplayQuery,
        answers={200: Late(lambda: _replay(any_game()))},
        problems=[NotFound, problems.StillPlaying, problems.OtherEngine, InvalidQuery],
    )
    def get(self, request: Request, game_id: UUID, query: bodies.ReplayQuery) -> Response:
        account_id = credential_of(request).account_id
        replay = replay_of(game_id, account_id)
        views = []
        if query.at is not None:
            views.append(view_at(game_id, account_id, query.at, query.seat, request.LANGUAGE_CODE))
        return Response(_replay(GameView)(**msgspec.structs.asdict(replay), views=views))
