"""What the service is measured beside, behind the same server and guards, with addresses of its own.

The floors do what cannot be left out. The naive endpoint has the same rules and the same answer, written as one writes
it first: the ORM reads and writes whole rows, the state is JSON, each event is a row, and DRF parses and renders. It
uses the service's own tables: its state stands in their column of bytes, which costs PostgreSQL less than a JSONField.
"""

from collections.abc import Sequence
from datetime import timedelta
from typing import Any
from uuid import UUID

import msgspec
from django.db import connection, transaction
from django.http import HttpResponse
from django.shortcuts import get_object_or_404
from django.urls import path
from django.utils import timezone
from rest_framework.parsers import JSONParser
from rest_framework.renderers import JSONRenderer
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.scopes import Scope
from games.models import Game, LoggedStep
from games.rules.kernel.events import plain_facts
from games.rules.kernel.facts import facts_of
from games.rules.kernel.game import State, apply, decode, decode_table, default_for
from games.rules.kernel.prompts import Action
from games.rules.kernel.ruleset import Ruleset, ruleset_named
from games.services.views import make_view
from games.store.decks import deck_of
from uu_service import urls as own
from uu_service.api.operation import Operation
from uu_service.urls import handler400, handler403, handler404, handler500  # noqa: F401 - Django looks for them here

ANSWER = b"x" * 6000
PLAY: dict[str, Any] = {"tag": "bench", "scope": Scope.GAMES_PLAY, "answers": {200: None}, "throttle": "play"}
PATIENCE = timedelta(days=1)
TABLES = ("checkpoint", "shown")


class FloorView(APIView):
    """The floor under an action: what every endpoint pays, and bare statements that write the same bytes."""

    @Operation("act", "Act", "The statements of an action.", checks_liveness_itself=True, **PLAY)
    def post(self, request: Request, game_id: UUID) -> HttpResponse:
        """Lock and read the row, read the seats, write the row, insert a step, answer with a view's worth of bytes."""
        with transaction.atomic(), connection.cursor() as cursor:
            cursor.execute("SELECT state, version FROM games_game WHERE id = %s FOR UPDATE", [game_id])
            state, version = cursor.fetchone()
            cursor.execute("SELECT number, account_id, clock_timestamp() FROM games_seat WHERE game_id = %s", [game_id])
            now = cursor.fetchall()[0][2]
            cursor.execute(
                "UPDATE games_game SET state = %s, version = %s WHERE id = %s", [state, version + 1, game_id]
            )
            cursor.execute(
                "INSERT INTO games_step (game_id, last, first, at, action, events) VALUES (%s, %s, %s, %s, %s, %s)",
                [game_id, version + 1, version + 1, now, b"x" * 80, b"x" * 300],
            )
        return HttpResponse(ANSWER, content_type="application/json")


class SmallestView(APIView):
    """The floor under a read: what every endpoint pays, and nothing else."""

    @Operation("read", "Read", "Nothing.", tag="bench", scope=Scope.GAMES_READ, answers={200: None})
    def get(self, request: Request) -> Response:
        return Response({"ok": True})


class NaiveActionsView(APIView):
    """What others would write, to show what ours saves."""

    parser_classes = [JSONParser]
    renderer_classes = [JSONRenderer]

    @Operation("act", "Act", "By the ORM.", checks_liveness_itself=True, **PLAY)
    @transaction.atomic
    def post(self, request: Request, game_id: UUID) -> Response:
        game = get_object_or_404(Game.objects.select_for_update(), pk=game_id)
        seats = list(game.seats.select_related("account").order_by("number"))
        seat = next(seat for seat in seats if seat.account_id == request.user.pk)
        body = dict(request.data)
        state = _play(game, Action(seat.number, str(body.pop("prompt")), str(body.pop("type")), body))
        owing = {prompt.seat for prompt in state.owed}
        for one in seats:
            if one.owes != (one.number in owing):
                one.owes = one.number in owing
                one.save()
        view = make_view(game, seats, game.touched_at, seat.number, request.LANGUAGE_CODE, state)
        return Response(msgspec.to_builtins(view))


def _play(game: Game, action: Action) -> State:
    """The action, and what nobody is asked."""
    ruleset, cards = ruleset_named(game.ruleset), deck_of(game).cards
    before = _from_json(ruleset, bytes(game.state))
    played = apply(ruleset, cards, before, action)
    events = list(played.events)
    while played.state.owed and played.state.owed[0].seat is None:
        played = apply(ruleset, cards, played.state, default_for(played.state, played.state.owed[0], bytes(game.seed)))
        events += played.events
    game.touched_at = timezone.now()
    LoggedStep.objects.bulk_create(
        LoggedStep(
            game=game, first=number, last=number, at=game.touched_at, events=msgspec.json.encode(plain_facts(event))
        )
        for number, event in enumerate(events, game.version + 1)
    )
    game.version += len(events)
    game.state = _as_json(ruleset, played.state)
    if played.state.moment != before.moment:
        game.opens_at, game.closes_at = game.touched_at, game.touched_at + PATIENCE
    game.save()
    return played.state


def make_naive(games: Sequence[UUID]) -> Sequence[UUID]:
    """The same games, with their states as JSON."""
    for game in Game.objects.filter(pk__in=games):
        game.state = _as_json(ruleset_named(game.ruleset), decode(bytes(game.state)))
        game.save()
    return games


def _as_json(ruleset: Ruleset, state: State) -> bytes:
    fields = {name: getattr(state, name) for name in State.__struct_fields__}
    return msgspec.json.encode(fields | {name: decode_table(ruleset, fields[name]) for name in TABLES})


def _from_json(ruleset: Ruleset, data: bytes) -> State:
    fields = msgspec.json.decode(data)
    for name in TABLES:
        fields[name] = msgspec.msgpack.encode(msgspec.convert(fields[name], ruleset.Table, str_keys=True))
    return msgspec.convert([fields[name] for name in State.__struct_fields__], State, str_keys=True, dec_hook=facts_of)


# They stand under /api/, behind the same middleware as endpoints, and are found as quickly as a game.
urlpatterns = [
    path("api/bench/floor/<uuid:game_id>", FloorView.as_view()),
    path("api/bench/naive/<uuid:game_id>", NaiveActionsView.as_view()),
    path("api/bench/smallest", SmallestView.as_view()),
    *own.urlpatterns,
]
