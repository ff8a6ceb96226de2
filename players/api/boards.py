"""leaderboards: the best of each kind of game, this season and of all time."""

from django.http import HttpResponseBase
from django.utils import timezone
from drf_spectacular.utils import OpenApiParameter
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.api.authentication import credential_of
from accounts.scopes import Scope
from cards.rulesets import ruleset_names
from players.api import bodies, shows
from players.boards import Board, around, top
from players.seasons import ALL_TIME, is_season, season_at
from uu_service.api.links import link
from uu_service.api.operation import Operation
from uu_service.api.problems import Complaint, InvalidQuery, NotFound
from uu_service.api.public import A_MINUTE, PublicEndpoint, public

RULESET = OpenApiParameter(
    "ruleset",
    {"type": "string", "pattern": "^[-a-zA-Z0-9_]+$"},
    OpenApiParameter.PATH,
    description="The kind of game, as `GET rulesets` names it.",
)


class LeaderboardEndpoint(PublicEndpoint):
    """The same for everybody, also for people who have blocked each other. Private profiles are on no list."""

    @Operation(
        "getLeaderboard",
        "See who is best",
        "Players with rated games by their `score`, in the season that is played now, in an earlier one, or of all "
        "time (`season=0`). Private profiles are not on it. No token is needed; the answer may be a minute old.",
        tag="players",
        parameters=[RULESET],
        query=bodies.LeaderboardQuery,
        answers={200: bodies.Leaderboard, 304: None},
        problems=[NotFound, InvalidQuery],
        links=[
            link("getPlayer", player_id="$response.body#/items/0/player"),
            link("getLeaderboard", ruleset="$request.path.ruleset", cursor="$response.body#/next_cursor"),
            link("getMyLeaderboard", ruleset="$request.path.ruleset"),
        ],
    )
    def get(self, request: Request, ruleset: str, query: bodies.LeaderboardQuery) -> HttpResponseBase:
        board = _board(ruleset, query.season)
        page = top(board, query)
        return public(request, shows.leaderboard(board, page.players, page.next_cursor), A_MINUTE)


class MyLeaderboardEndpoint(APIView):
    @Operation(
        "getMyLeaderboard",
        "See where you stand",
        "You, and those just above and below you. Without a rated game in that season, or with a private profile, you "
        "are on no leaderboard: `items` is empty.",
        tag="me",
        scope=Scope.GAMES_READ,
        parameters=[RULESET],
        query=bodies.MyLeaderboardQuery,
        answers={200: bodies.Leaderboard},
        problems=[NotFound, InvalidQuery],
        links=[link("getPlayer", player_id="$response.body#/items/0/player")],
    )
    def get(self, request: Request, ruleset: str, query: bodies.MyLeaderboardQuery) -> Response:
        board = _board(ruleset, query.season)
        found = around(board, credential_of(request).account_id, query.neighbours)
        return Response(shows.leaderboard(board, found), headers={"Cache-Control": "private, no-cache"})


def _board(ruleset: str, season: int | None) -> Board:
    if ruleset not in ruleset_names():
        raise NotFound
    now = season_at(timezone.now())
    if season is not None and season != ALL_TIME and not (is_season(season) and season <= now):
        raise InvalidQuery(errors=[Complaint("/season", "no_such_season", {"now": str(now)})], count=1)
    return Board(ruleset, now if season is None else season)
