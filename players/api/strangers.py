"""Players whom somebody wants to meet no more, and those whom staff should look at."""

from uuid import UUID

from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.api.authentication import credential_of
from accounts.scopes import Scope
from players.api import bodies, shows
from players.blocks import blocks_of, check_block, check_unblock
from players.problems import NotYourself, TooManyBlocks
from players.reports import Reason, check_report
from uu_service.api.links import link
from uu_service.api.operation import Operation
from uu_service.api.pages import PageQuery, paginate
from uu_service.api.problems import NotFound, ValidationFailed


class BlockEndpoint(APIView):
    @Operation(
        "blockPlayer",
        "Block a player",
        "You are never matched again, and neither sees or joins public tables at which the other waits. The player is "
        "not told, and sees your profile as a private one. Games that you both play go on.",
        tag="players",
        scope=Scope.GAMES_PLAY,
        answers={204: None},
        problems=[NotFound, NotYourself, TooManyBlocks],
        once=True,
    )
    def post(self, request: Request, player_id: UUID) -> Response:
        check_block(credential_of(request).account_id, player_id)
        return Response(status=204)

    @Operation(
        "unblockPlayer",
        "Unblock a player",
        "Whether the player was blocked or not: afterwards you have not blocked them.",
        tag="players",
        scope=Scope.GAMES_PLAY,
        answers={204: None},
    )
    def delete(self, request: Request, player_id: UUID) -> Response:
        check_unblock(credential_of(request).account_id, player_id)
        return Response(status=204)


class BlocksEndpoint(APIView):
    @Operation(
        "listBlocks",
        "List whom you have blocked",
        "The last first. Nothing tells who has blocked you.",
        tag="me",
        scope=Scope.GAMES_READ,
        query=PageQuery,
        answers={200: bodies.BlockedPage},
        links=[
            link("unblockPlayer", player_id="$response.body#/items/0/id"),
            link("listBlocks", cursor="$response.body#/next_cursor"),
        ],
    )
    def get(self, request: Request, query: PageQuery) -> Response:
        rows, cursor = paginate(blocks_of(credential_of(request).account_id), query)
        return Response(bodies.BlockedPage([shows.blocked(row) for row in rows], cursor))


class ReportEndpoint(APIView):
    @Operation(
        "reportPlayer",
        "Report a player",
        "Staff will look at it. Name the game and the number of the event where it happened, if it happened in one. "
        "The player is not told who reported.",
        tag="players",
        body=bodies.NewReport,
        answers={204: None},
        problems=[NotFound, NotYourself, ValidationFailed],
        throttle="report",
        once=True,
    )
    def post(self, request: Request, player_id: UUID, body: bodies.NewReport) -> Response:
        check_report(credential_of(request).account_id, player_id, Reason(body.reason), body.game, body.event)
        return Response(status=204)
