"""Tables: opening, finding, joining, starting."""

from uuid import UUID

import msgspec
from django.http import HttpResponse
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.api.authentication import credential_of
from accounts.scopes import Scope
from games.api import bodies
from games.api.door import ITS_ID, SAME_GAME, YOUR_SEAT, account_of, etag_of, show_game
from games.api.schema import GameUnion
from games.services import lobby, problems
from games.services.preview import TablePreview, preview
from games.services.reading import access_game
from games.services.tables import NewTable, check_open_table
from games.store import listing
from uu_service.api.links import link
from uu_service.api.operation import Operation
from uu_service.api.problems import NotFound, ValidationFailed
from uu_service.api.throttling import take_turn


class GamesEndpoint(APIView):
    @Operation(
        "openTable",
        "Open a table",
        "You are its host and have seat 0. A private table has a `code` that you give to your friends.",
        tag="games",
        scope=Scope.GAMES_PLAY,
        body=NewTable,
        answers={201: GameUnion},
        problems=[problems.RegisteredOnly, problems.TooManyTables, ValidationFailed],
        once=True,
        links=[
            link("getGame", "takeSeat", "startGame", "createStreamTicket", game_id=ITS_ID),
            link("changeSeat", "leaveSeat", game_id=ITS_ID, number=YOUR_SEAT),
        ],
    )
    def post(self, request: Request, body: NewTable) -> HttpResponse:
        take_turn(request, "table")
        game = check_open_table(account_of(request), body)
        return show_game(request, game.id, status=201)

    @Operation(
        "listGames",
        "List tables and games",
        "Public tables, and your own; newest first. `open`: tables with a free seat. `mine`: where you sit. "
        "`owed`: games that wait for you. A game past its deadline is not reported as waiting; read the game "
        "for its current state.",
        tag="games",
        scope=Scope.GAMES_READ,
        query=bodies.GameQuery,
        answers={200: bodies.GamePage},
        links=[
            link("getGame", "takeSeat", game_id="$response.body#/items/0/id"),
            link("listGames", cursor="$response.body#/next_cursor"),
        ],
    )
    def get(self, request: Request, query: bodies.GameQuery) -> Response:
        page = listing.games_page(credential_of(request).account_id, query)
        return Response(
            bodies.GamePage(msgspec.convert(page.rows, list[bodies.GameRow]), page.next_cursor, page.server_time)
        )


class GameEndpoint(APIView):
    @Operation(
        "getGame",
        "Read a game",
        "Your view of it: what you may see, what you may do now, and until when. A spectator's view where the table "
        "allows it. With `If-None-Match`, 304 while nothing is new.",
        tag="games",
        scope=Scope.GAMES_READ,
        answers={200: GameUnion, 304: None},
        problems=[NotFound],
        links=[
            link("takeAction", "getTableCards", "getReplay", "openRematch", game_id=SAME_GAME),
            link("handOverSeat", game_id=SAME_GAME, number="$response.body#/seats/1/number"),
            link("listEvents", game_id=SAME_GAME, after="$response.body#/version"),
        ],
    )
    def get(self, request: Request, game_id: UUID) -> HttpResponse:
        known = request.META.get("HTTP_IF_NONE_MATCH")
        if known:
            head = access_game(game_id, credential_of(request).account_id)
            if known == etag_of(request, head.version, head.viewer):
                return HttpResponse(status=304, headers={"ETag": known, "Cache-Control": "private, no-cache"})
        return show_game(request, game_id)


class JoinEndpoint(APIView):
    @Operation(
        "joinByCode",
        "Join with a code",
        "For a friend who has the code of a private table and not its id.",
        tag="games",
        scope=Scope.GAMES_PLAY,
        body=bodies.JoinByCode,
        answers={200: GameUnion},
        problems=[
            NotFound,
            problems.TableFull,
            problems.AlreadyStarted,
            problems.RemovedByHost,
            problems.RegisteredOnly,
            problems.TooManyTables,
            ValidationFailed,
        ],
        throttle="auth",
        once=True,
        links=[link("changeSeat", "leaveSeat", game_id=ITS_ID, number=YOUR_SEAT)],
    )
    def post(self, request: Request, body: bodies.JoinByCode) -> HttpResponse:
        code = body.code.strip().upper()
        game_id = listing.game_with_code(code)
        lobby.check_join(game_id, account_of(request), code)
        return show_game(request, game_id)


class PreviewEndpoint(APIView):
    @Operation(
        "previewTable",
        "Look at a table before joining",
        "For people with the code of a private table: the game, its options in words, the card sets, who sits there.",
        tag="games",
        scope=Scope.GAMES_READ,
        query=bodies.CodeQuery,
        answers={200: TablePreview},
        problems=[NotFound],
        throttle="auth",
    )
    def get(self, request: Request, query: bodies.CodeQuery) -> Response:
        account_id = credential_of(request).account_id
        shown = preview(query.code.strip().upper(), account_id, request.LANGUAGE_CODE)
        return Response(shown, headers={"Cache-Control": "private, no-cache"})


class StartEndpoint(APIView):
    @Operation(
        "startGame",
        "Start the game",
        "The host, with enough seats and everybody ready. The cards are shuffled now.",
        tag="games",
        scope=Scope.GAMES_PLAY,
        answers={200: GameUnion},
        problems=[
            NotFound,
            problems.HostOnly,
            problems.AlreadyStarted,
            problems.SeatsMissing,
            problems.SeatsNotReady,
            problems.ConsentMissing,
            problems.CannotStart,
        ],
        once=True,
        links=[link("takeAction", "listEvents", "getGame", game_id=SAME_GAME)],
    )
    def post(self, request: Request, game_id: UUID) -> HttpResponse:
        lobby.check_start(game_id, account_of(request))
        return show_game(request, game_id)


class RematchEndpoint(APIView):
    @Operation(
        "openRematch",
        "Play again",
        "A new lobby with the same settings and seats, not ready. Whoever asks first is its host; later calls give the "
        "same lobby.",
        tag="games",
        scope=Scope.GAMES_PLAY,
        answers={201: GameUnion},
        problems=[NotFound, problems.StillPlaying, problems.TooManyTables],
        once=True,
        links=[link("getGame", "takeSeat", game_id=ITS_ID)],
    )
    def post(self, request: Request, game_id: UUID) -> HttpResponse:
        take_turn(request, "table")
        game = lobby.check_rematch(game_id, account_of(request))
        return show_game(request, game.id, status=201)
