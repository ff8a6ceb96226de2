"""players: profiles, avatars and histories."""

from uuid import UUID

from django.http import HttpResponseBase
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.api.authentication import credential_of
from accounts.preferences import AVATARS
from accounts.scopes import Scope
from cards.api.shows import Representation, compressed
from cards.api.views import SVG, kept
from players.api import bodies, shows
from players.avatars import avatar
from players.history import own_history, public_history
from players.problems import PrivateProfile
from players.profiles import profile, require_open_profile
from uu_service.api.links import link
from uu_service.api.operation import Operation
from uu_service.api.problems import InvalidQuery, NotFound
from uu_service.api.public import PublicEndpoint

PRIVATE = {"Cache-Control": "private, no-cache"}
AVATAR_NUMBER = OpenApiParameter(
    "number",
    {"type": "integer", "minimum": 0, "maximum": AVATARS - 1},
    OpenApiParameter.PATH,
    description="Which of the player's avatars.",
)
FIRST_GAME = "$response.body#/items/0/game"


class PlayerEndpoint(APIView):
    @Operation(
        "getPlayer",
        "Look at a player",
        "Name, avatar, ratings, games and wins by kind of game, streaks, favourite cards. A player who has chosen so "
        "(`preferences.profile`) shows others only a name and an avatar. There is no such player once the account is "
        "deleted.",
        tag="players",
        scope=Scope.GAMES_READ,
        answers={200: bodies.PlayerProfile},
        problems=[NotFound],
        links=[link("listPlayerGames", "blockPlayer", "reportPlayer", player_id="$request.path.player_id")],
    )
    def get(self, request: Request, player_id: UUID) -> Response:
        found = profile(player_id, credential_of(request).account_id)
        return Response(shows.profile(found, request.LANGUAGE_CODE), headers=PRIVATE)


class PlayerGamesEndpoint(APIView):
    @Operation(
        "listPlayerGames",
        "List the games of a player",
        "Public games that were played to their end, with result, place, opponents and rating change; the last first.",
        tag="players",
        scope=Scope.GAMES_READ,
        query=bodies.PlayerGamesQuery,
        answers={200: bodies.FinishedGamePage},
        problems=[NotFound, PrivateProfile],
        links=[
            link("getReplay", game_id=FIRST_GAME),
            link("listPlayerGames", player_id="$request.path.player_id", cursor="$response.body#/next_cursor"),
        ],
    )
    def get(self, request: Request, player_id: UUID, query: bodies.PlayerGamesQuery) -> Response:
        require_open_profile(player_id, credential_of(request).account_id)
        page = public_history(player_id, query, query.ruleset)
        return Response(shows.history(page, request.LANGUAGE_CODE), headers=PRIVATE)


class MyGamesEndpoint(APIView):
    @Operation(
        "listMyGames",
        "List your finished games",
        "All that you have played to their end, private ones and games against bots too, with result, place, "
        "opponents and rating change; the last first. Games that are not over: `GET games?mine=true`.",
        tag="me",
        scope=Scope.GAMES_READ,
        query=bodies.MyGamesQuery,
        answers={200: bodies.FinishedGamePage},
        links=[link("getReplay", game_id=FIRST_GAME), link("listMyGames", cursor="$response.body#/next_cursor")],
    )
    def get(self, request: Request, query: bodies.MyGamesQuery) -> Response:
        won = None if query.result is None else query.result == "won"
        page = own_history(credential_of(request).account_id, query, query.ruleset, won)
        return Response(shows.history(page, request.LANGUAGE_CODE), headers=PRIVATE)


class AvatarEndpoint(PublicEndpoint):
    """An <img> cannot send a token."""

    renderer_classes = (SVG,)

    @Operation(
        "getAvatar",
        "Get an avatar",
        f"An SVG of 100 by 100, drawn from the player's id: {AVATARS} for each, among which the player chooses "
        "(`preferences.avatar`). It holds no script and loads nothing, and it never changes: a year of caching. No "
        "token is needed, and the answer does not tell whether there is such a player.",
        tag="players",
        throttle="picture",
        parameters=[AVATAR_NUMBER],
        answers={(200, "image/svg+xml"): OpenApiTypes.BINARY, 304: None},
        problems=[NotFound, InvalidQuery],
    )
    def get(self, request: Request, player_id: UUID, number: int) -> HttpResponseBase:
        if number >= AVATARS:
            raise NotFound
        return kept(request, _drawn(player_id, number), content_type="image/svg+xml")


def _drawn(player_id: UUID, number: int) -> Representation:
    return compressed(avatar(player_id, number).encode(), str(number))
