"""Words for everything that the contract names: read once, kept, and asked for again by its ETag."""

from django.http import HttpResponseBase
from rest_framework.request import Request

from games.services.labels import LabelBook, label_book
from uu_service.api.operation import Operation
from uu_service.api.public import PublicEndpoint, kept


class LabelsEndpoint(PublicEndpoint):
    @Operation(
        "getLabels",
        "Get words for everything that is named",
        "Kinds of cards, phases, zones, verbs, prompts, actions, outcomes, options, statuses and titles of problems, "
        "in the language of `Accept-Language`. Keep it: it changes only with the service, and its ETag with it. No "
        "token is needed.",
        tag="cards",
        answers={200: LabelBook, 304: None},
    )
    def get(self, request: Request) -> HttpResponseBase:
        return kept(request, label_book)
