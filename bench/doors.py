"""What the service is measured beside, behind the same server, middleware, authentication and throttle."""

from typing import Any
from uuid import UUID

from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.scopes import Scope
from bench.floor import bare_view
from uu_service.api.operation import Operation

_floor = bare_view()


class FloorView(APIView):
    """The floor under an action: what every endpoint pays, and the bare statements of bench.floor."""

    @Operation(
        "act",
        "Act",
        "The statements of an action.",
        tag="bench",
        scope=Scope.GAMES_PLAY,
        answers={200: None},
        throttle="play",
        checks_liveness_itself=True,
    )
    def post(self, request: Request, game_id: UUID) -> Any:
        return _floor(request, game_id)


class SmallestView(APIView):
    """The floor under a read: what every endpoint pays, and nothing else."""

    @Operation("read", "Read", "Nothing.", tag="bench", scope=Scope.GAMES_READ, answers={200: None})
    def get(self, request: Request) -> Response:
        return Response({"ok": True})


class UnthrottledView(SmallestView):
    """The same without the throttle, to show what that costs."""

    throttle_classes: list[Any] = []
