"""The naive endpoint: the same rules and answer by the ORM, JSONFields and DRF's own parser and renderer."""

from datetime import timedelta
from typing import Any
from uuid import UUID

import msgspec
from django.db import transaction
from django.shortcuts import get_object_or_404
from django.utils import timezone
from rest_framework.parsers import JSONParser
from rest_framework.renderers import JSONRenderer
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.scopes import Scope
from bench.naive.models import NaiveEvent, NaiveGame, NaiveSeat, as_json, from_json
from games.rules.kernel.events import plain_facts
from games.rules.kernel.game import Played, State, apply, default_for
from games.rules.kernel.prompts import Action, Filling
from games.rules.kernel.ruleset import Ruleset, ruleset_named
from games.services.views import make_view
from games.store.decks import deck_of
from uu_service.api.operation import Operation

PATIENCE = timedelta(days=1)


class NaiveActionsView(APIView):
    parser_classes = [JSONParser]
    renderer_classes = [JSONRenderer]

    @Operation("act", "Act", "By the ORM.", tag="bench", scope=Scope.GAMES_PLAY, answers={200: None}, throttle="play")
    @transaction.atomic
    def post(self, request: Request, game_id: UUID) -> Response:
        game: Any = get_object_or_404(NaiveGame.objects.select_for_update(), pk=game_id)
        seats = list(game.seats.order_by("number"))
        seat = next(seat for seat in seats if seat.account_id == request.user.pk)
        ruleset = ruleset_named(game.ruleset)
        state = self.play(game, ruleset, _action(seat.number, dict(request.data)))
        game.touched_at = timezone.now()
        game.save()
        _mark(seats, state)
        view = make_view(game, seats, game.touched_at, seat.number, request.LANGUAGE_CODE, state)
        return Response(msgspec.to_builtins(view))

    def play(self, game: Any, ruleset: Ruleset, action: Action) -> State:
        """The action, and what nobody is asked; every event becomes a row."""
        before = from_json(ruleset, game.state)
        played = apply(ruleset, deck_of(game).cards, before, action)
        events = list(played.events)
        while played.state.owed and played.state.owed[0].seat is None:
            advance = default_for(played.state, played.state.owed[0], bytes(game.seed))
            played = apply(ruleset, deck_of(game).cards, played.state, advance)
            events += played.events
        NaiveEvent.objects.bulk_create(
            NaiveEvent(game=game, number=game.version + number, type=event.type, data=plain_facts(event))
            for number, event in enumerate(events, 1)
        )
        game.version += len(events)
        game.state = as_json(ruleset, played.state)
        if _is_new(before, played):
            game.opens_at = timezone.now()
            game.closes_at = game.opens_at + PATIENCE
        return played.state


def _action(seat: int, body: dict[str, Filling]) -> Action:
    return Action(seat, str(body.pop("prompt")), str(body.pop("type")), body)


def _is_new(before: State, played: Played) -> bool:
    return played.state.moment != before.moment


def _mark(seats: list[NaiveSeat], state: State) -> None:
    owing = {prompt.seat for prompt in state.owed}
    for seat in seats:
        if seat.owes != (seat.number in owing):
            seat.owes = seat.number in owing
            seat.save()
