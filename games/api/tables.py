"""Tables: opening, finding, joining, starting."""

from uuid import UUID

from django.http import HttpResponse
from drf_spectacular.utils import OpenApiParameter
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.authentication import credential_of
from games.api import bodies
from games.api.door import GameEndpoint, account_of, etag_of, show_game
from games.api.schema import GameUnion, documented
from games.services import lobby, problems
from games.services.reading import access_game
from games.services.tables import NewTable, check_open_table
from games.store import listing
from uu_service.api.idempotency import idempotent
from uu_service.api.problems import NotFound, ValidationFailed
from uu_service.api.structs import read, read_query

SEAT_NUMBER = OpenApiParameter(
    "number", {"type": "integer", "minimum": 0}, OpenApiParameter.PATH, description="The number of the seat."
)


class GamesView(GameEndpoint):
    @documented(
        "openTable",
        "Open a table",
        "You are its host and have seat 0. A private table has a `code` that you give to your friends.",
        request=NewTable,
        answers={201: GameUnion},
        problems=[ValidationFailed],
    )
    @idempotent
    def post(self, request: Request) -> Response:
        game = check_open_table(account_of(request), read(request, NewTable))
        return show_game(request, game.id, status=201)

    @documented(
        "listGames",
        "List tables and games",
        "Public tables, and your own; newest first. `open`: tables with a free seat. `mine`: where you sit. "
        "`owed`: where you are waited for. Where the time to answer is over, a list waits for nobody; the game itself "
        "tells how it went on.",
        query=bodies.GameQuery,
        answers={200: bodies.GamePage},
    )
    def get(self, request: Request) -> Response:
        query = read_query(request, bodies.GameQuery)
        page = listing.games_page(credential_of(request).account_id, query)
        return Response(
            bodies.GamePage([bodies.GameRow(**row) for row in page.rows], page.next_cursor, page.server_time)
        )


class GameView(GameEndpoint):
    @documented(
        "getGame",
        "Read a game",
        "Your view of it: what you may see, what you may do now, and until when. A spectator's view where the table "
        "allows it. With `If-None-Match`, 304 while nothing is new.",
        answers={200: GameUnion, 304: None},
        problems=[NotFound],
    )
    def get(self, request: Request, game_id: UUID) -> HttpResponse | Response:
        known = request.headers.get("If-None-Match")
        if known:
            glance = access_game(game_id, credential_of(request).account_id)
            if known == etag_of(request, glance.version, glance.viewer):
                return HttpResponse(status=304, headers={"ETag": known, "Cache-Control": "private, no-cache"})
        return show_game(request, game_id)


class JoinView(GameEndpoint):
    throttle_purpose = {"POST": "auth"}

    @documented(
        "joinByCode",
        "Join with a code",
        "For a friend who has the code of a private table and not its id.",
        request=bodies.JoinByCode,
        answers={200: GameUnion},
        problems=[NotFound, problems.TableFull, problems.AlreadyStarted, ValidationFailed],
    )
    @idempotent
    def post(self, request: Request) -> Response:
        code = read(request, bodies.JoinByCode).code.strip().upper()
        game_id = listing.game_with_code(code)
        lobby.check_join(game_id, account_of(request), code)
        return show_game(request, game_id)


class SeatsView(GameEndpoint):
    @documented(
        "takeSeat",
        "Join a table, or add a bot",
        "Without `bot` you sit down yourself (a private table wants its `code`); with it, as the host, you seat a bot.",
        request=bodies.SeatRequest,
        answers={200: GameUnion},
        problems=[NotFound, problems.TableFull, problems.AlreadyStarted, problems.HostOnly, ValidationFailed],
    )
    @idempotent
    def post(self, request: Request, game_id: UUID) -> Response:
        body = read(request, bodies.SeatRequest)
        if body.bot is not None:
            lobby.check_add_bot(game_id, account_of(request), body.bot)
        else:
            lobby.check_join(game_id, account_of(request), body.code)
        return show_game(request, game_id)


class SeatView(GameEndpoint):
    @documented(
        "changeSeat",
        "Be ready, be back, accept",
        "`ready` and `consents` (to options that need everybody's consent) before the start; `away: false` says that "
        "you are back.",
        request=bodies.SeatChange,
        parameters=[SEAT_NUMBER],
        answers={200: GameUnion},
        problems=[NotFound, problems.NotYourSeat, problems.AlreadyStarted, ValidationFailed],
    )
    def patch(self, request: Request, game_id: UUID, number: int) -> Response:
        body = read(request, bodies.SeatChange)
        lobby.check_change_seat(game_id, account_of(request), number, body.ready, body.away, body.consents)
        return show_game(request, game_id)

    @documented(
        "leaveSeat",
        "Leave, kick, remove a bot",
        "Your own seat at any time; the host may free any seat before the start. Leaving a running game makes the seat "
        "*away*: its prompts take their default at once until you are back.",
        parameters=[SEAT_NUMBER],
        answers={204: None},
        problems=[NotFound, problems.HostOnly, problems.AlreadyStarted],
    )
    def delete(self, request: Request, game_id: UUID, number: int) -> Response:
        lobby.check_leave(game_id, account_of(request), number)
        return Response(status=204)


class StartView(GameEndpoint):
    @documented(
        "startGame",
        "Start the game",
        "The host, with enough seats and everybody ready. The cards are shuffled now.",
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
    )
    @idempotent
    def post(self, request: Request, game_id: UUID) -> Response:
        lobby.check_start(game_id, account_of(request))
        return show_game(request, game_id)


class RematchView(GameEndpoint):
    @documented(
        "openRematch",
        "Play again",
        "A new lobby with the same settings and seats, not ready. Whoever asks first is its host; later calls give the "
        "same lobby.",
        answers={201: GameUnion},
        problems=[NotFound, problems.StillPlaying],
    )
    @idempotent
    def post(self, request: Request, game_id: UUID) -> Response:
        game = lobby.check_rematch(game_id, account_of(request))
        return show_game(request, game.id, status=201)
