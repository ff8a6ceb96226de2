"""What the service is measured beside, behind the same server, middleware, authentication and throttle."""

from typing import Any
from uuid import UUID

from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.scopes import Scope
from bench.floor import bare_view

_floor = bare_view()


class FloorView(APIView):
    """The floor under an action: what every endpoint pays, and the bare statements of bench.floor."""

    checks_liveness_itself = True
    throttle_purpose = {"POST": "play"}
    required_scopes = {"POST": Scope.GAMES_PLAY}

    def post(self, request: Request, game_id: UUID) -> Any:
        return _floor(request, game_id)


class SmallestView(APIView):
    """The floor under a read: what every endpoint pays, and nothing else."""

    required_scopes = {"GET": Scope.GAMES_READ}

    def get(self, request: Request) -> Response:
        return Response({"ok": True})


class UnthrottledView(SmallestView):
    """The same without the throttle, to show what that costs."""

    throttle_classes: list[Any] = []
