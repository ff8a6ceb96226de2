"""Words for everything that the contract names: read once, kept, and asked for again by its ETag."""

from functools import lru_cache
from hashlib import sha256

import msgspec
from django.http import HttpResponse, HttpResponseBase
from django.utils.cache import get_conditional_response, patch_vary_headers
from rest_framework.request import Request
from rest_framework.views import APIView

from games.services.labels import LabelBook, label_book
from uu_service.api.operation import Operation

AN_HOUR = "public, max-age=3600"


class LabelsEndpoint(APIView):
    authentication_classes = ()
    permission_classes = ()

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
        body, etag = _written(request.LANGUAGE_CODE)
        headers = {"ETag": etag, "Cache-Control": AN_HOUR}
        response = HttpResponse(body, content_type="application/json", headers=headers)
        patch_vary_headers(response, ["Accept-Language"])
        return get_conditional_response(request._request, etag, None, response) or response


@lru_cache(maxsize=16)
def _written(language: str) -> tuple[bytes, str]:
    """The book as bytes, and its ETag."""
    body = msgspec.json.encode(label_book(language))
    return body, f'"{sha256(body).hexdigest()[:32]}"'
