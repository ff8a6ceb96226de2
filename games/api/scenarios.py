"""Scenario tables: for editors of cards, who lay one out, play every seat of it and take back what they did."""

from uuid import UUID

from django.http import HttpResponse
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.scopes import Scope
from games.api import bodies
from games.api.door import ITS_ID, SAME_GAME, account_of, show_game
from games.api.schema import GameUnion
from games.services import scenarios
from games.services.scenarios import ScenarioView
from games.store.scenarios import Scenario
from uu_service.api.links import link
from uu_service.api.operation import Operation
from uu_service.api.problems import NotFound, PermissionDenied, ValidationFailed


class ScenarioEndpoint(APIView):
    @Operation(
        "getScenario",
        "Read how a scenario is laid out",
        "Of a scenario table of yours: which cards lay where when it began, and where which cards could be laid. "
        "*Try it* in the admin opens such a table with the cards of a draft.",
        tag="games",
        scope=Scope.GAMES_READ,
        answers={200: ScenarioView},
        problems=[NotFound, PermissionDenied],
        links=[link("layScenario", "undoScenario", "sitInScenario", game_id=SAME_GAME)],
    )
    def get(self, request: Request, game_id: UUID) -> Response:
        return Response(scenarios.read_scenario(game_id, account_of(request)))

    @Operation(
        "layScenario",
        "Lay a scenario out again",
        "A new table with the same cards, laid out like this; the old one is closed. What you do not name is dealt. "
        "It needs the right to try cards.",
        tag="games",
        scope=Scope.GAMES_PLAY,
        body=Scenario,
        answers={201: GameUnion},
        problems=[NotFound, PermissionDenied, ValidationFailed],
        once=True,
        links=[link("getScenario", "getGame", "takeAction", game_id=ITS_ID)],
    )
    def post(self, request: Request, game_id: UUID, body: Scenario) -> HttpResponse:
        game = scenarios.check_lay(game_id, account_of(request), body, request.LANGUAGE_CODE)
        return show_game(request, game.pk, status=201)


class ScenarioUndoEndpoint(APIView):
    @Operation(
        "undoScenario",
        "Take back in a scenario",
        "The last answer of a seat that no bot plays, with all that came of it; or everything since the beginning. "
        "The cards are not shuffled again. If there is nothing to take back, nothing happens.",
        tag="games",
        scope=Scope.GAMES_PLAY,
        body=bodies.Undo,
        answers={200: GameUnion},
        problems=[NotFound, PermissionDenied, ValidationFailed],
        once=True,
        links=[link("getGame", "takeAction", game_id=SAME_GAME)],
    )
    def post(self, request: Request, game_id: UUID, body: bodies.Undo) -> HttpResponse:
        scenarios.check_undo(game_id, account_of(request), body.all)
        return show_game(request, game_id)


class ScenarioSeatEndpoint(APIView):
    @Operation(
        "sitInScenario",
        "Play another seat of a scenario",
        "You see and answer as that seat from now on. You cannot take a seat that a bot plays.",
        tag="games",
        scope=Scope.GAMES_PLAY,
        body=bodies.ScenarioSeat,
        answers={200: GameUnion},
        problems=[NotFound, PermissionDenied, ValidationFailed],
        once=True,
        links=[link("takeAction", "createStreamTicket", game_id=SAME_GAME)],
    )
    def post(self, request: Request, game_id: UUID, body: bodies.ScenarioSeat) -> HttpResponse:
        scenarios.check_sit(game_id, account_of(request), body.seat)
        return show_game(request, game_id)
