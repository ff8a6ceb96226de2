"""The cards of one table, with its own answers where an option decides what a card does."""

from uuid import UUID

import msgspec
from django.http import HttpResponseBase
from rest_framework.request import Request
from rest_framework.views import APIView

from accounts.api.authentication import credential_of
from accounts.scopes import Scope
from cards.api import shows
from cards.api.bodies import TableCards
from cards.api.views import LANGUAGE_HEADER, kept
from games.services.reading import read_row
from games.store.decks import refs
from uu_service.api.operation import Operation
from uu_service.api.problems import NotFound

KEPT_BY_ONE = "private, max-age=31536000, immutable"
"""Options and card sets of a table never change, but not everybody may see every table."""


class TableCardsEndpoint(APIView):
    @Operation(
        "getTableCards",
        "Get the cards of a table",
        "Every card of its card sets. Where an option decides what a card does, the text says what holds at this "
        "table; the text of the card set says only that the table decides. It never changes: keep it.",
        tag="games",
        scope=Scope.GAMES_READ,
        parameters=[LANGUAGE_HEADER],
        answers={200: TableCards, 304: None},
        problems=[NotFound],
    )
    def get(self, request: Request, game_id: UUID) -> HttpResponseBase:
        game = read_row(game_id, credential_of(request).account_id)
        versions = tuple(ref.id for ref in refs(game))
        options = msgspec.json.encode(game.options, order="deterministic")
        return kept(request, shows.table_cards(game.ruleset, versions, options, request.LANGUAGE_CODE), KEPT_BY_ONE)
