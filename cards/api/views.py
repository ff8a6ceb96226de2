"""card-sets and card-images: read only. Versions and pictures never change, so clients may keep them for a year."""

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils.cache import get_conditional_response, patch_vary_headers
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter
from rest_framework.renderers import BaseRenderer
from rest_framework.request import Request

from cards.api import bodies, faces, shows
from cards.rulesets import ruleset_names
from cards.selectors import (
    card_image,
    numbered_version_id,
    published_sets,
    trial_version_id,
    versions_of,
)
from cards.texts import language
from uu_service.api.complaints import complaint_about_word
from uu_service.api.links import link
from uu_service.api.operation import Operation
from uu_service.api.problems import InvalidQuery, NotFound
from uu_service.api.public import A_MINUTE, PublicEndpoint, answer, public

FOREVER = "public, max-age=31536000, immutable"
LANGUAGE_HEADER = OpenApiParameter(
    "Accept-Language", str, OpenApiParameter.HEADER, description="en, es, fr, it or pl; else English."
)
SLUG = OpenApiParameter(
    "slug",
    {"type": "string", "pattern": "^[-a-zA-Z0-9_]+$"},
    OpenApiParameter.PATH,
    description="The name of the set in addresses.",
)
NUMBER = OpenApiParameter(
    "number", {"type": "integer", "minimum": 0}, OpenApiParameter.PATH, description="The number of the version."
)
CARD = OpenApiParameter(
    "card",
    {"type": "string", "pattern": "^[-a-zA-Z0-9_]+$"},
    OpenApiParameter.PATH,
    description="The id of the card.",
)
SHA256 = OpenApiParameter(
    "sha256",
    {"type": "string", "pattern": "^[0-9a-f]{64}$"},
    OpenApiParameter.PATH,
    description="The hash of the picture; a card's `image` is its whole address.",
)


class CardSetsEndpoint(PublicEndpoint):
    @Operation(
        "listCardSets",
        "List the card sets that new games may use",
        "Sets with a published version, by slug, with the mixes that a table can be opened with. No token is needed; "
        "the answer may be a minute old.",
        tag="cards",
        query=bodies.CardSetQuery,
        parameters=[LANGUAGE_HEADER],
        answers={200: bodies.CardSetList, 304: None},
        problems=[InvalidQuery],
        links=[
            link("getCardSet", slug="$response.body#/items/0/slug"),
            link("listCardSets", cursor="$response.body#/next_cursor"),
        ],
    )
    def get(self, request: Request, query: bodies.CardSetQuery) -> HttpResponseBase:
        if complaint := complaint_about_word(query.ruleset, ruleset_names(), "/ruleset"):
            raise InvalidQuery(errors=[complaint], count=1)
        return answer(request, shows.listed(query, language()), A_MINUTE)


class CardSetEndpoint(PublicEndpoint):
    @Operation(
        "getCardSet",
        "Get a card set",
        "Which version new games take, and all there ever were. No token is needed; the answer may be a minute old.",
        tag="cards",
        parameters=[LANGUAGE_HEADER, SLUG],
        answers={200: bodies.CardSetDetail, 304: None},
        problems=[NotFound],
        links=[link("getCardSetVersion", slug="$request.path.slug", number="$response.body#/latest_version")],
    )
    def get(self, request: Request, slug: str) -> HttpResponseBase:
        card_set = published_sets().filter(slug=slug).first()
        if card_set is None:
            raise NotFound
        return public(request, shows.detail(card_set, versions_of(card_set), language()), A_MINUTE)


class CardSetVersionEndpoint(PublicEndpoint):
    @Operation(
        "getCardSetVersion",
        "Get every card of a published version",
        "It never changes: one strong ETag a language, and a year of caching. Retired versions too. No token "
        "is needed.",
        tag="cards",
        parameters=[LANGUAGE_HEADER, SLUG, NUMBER],
        answers={200: bodies.CardSetVersionDetail, 304: None},
        problems=[NotFound],
    )
    def get(self, request: Request, slug: str, number: int) -> HttpResponseBase:
        version_id = numbered_version_id(slug, number)
        if version_id is None:
            raise NotFound
        return kept(request, shows.representation(version_id, language()))


class BytesRenderer(BaseRenderer):
    """For what is bytes already."""

    charset = None
    render_style = "binary"

    def render(self, data: object, accepted_media_type: object = None, renderer_context: object = None) -> bytes:
        return data if isinstance(data, bytes) else b""


class WebP(BytesRenderer):
    media_type = "image/webp"
    format = "webp"


class SVG(BytesRenderer):
    media_type = "image/svg+xml"
    format = "svg"


class CardFaceEndpoint(PublicEndpoint):
    """An <img> cannot send a token."""

    renderer_classes = (SVG,)

    @Operation(
        "getCardFace",
        "Get the drawn face of a card",
        "An SVG of 300 by 420 with the card's name, kind, text and copies, and its uploaded picture or one drawn from "
        "its id. It holds no script and loads nothing, so an `<img>` can show it. It never changes: one strong ETag "
        "a language, and a year of caching. No token is needed; the `face` of a card is the whole address.",
        tag="cards",
        throttle="picture",
        query=bodies.CardFaceQuery,
        parameters=[LANGUAGE_HEADER, SLUG, NUMBER, CARD],
        answers={(200, "image/svg+xml"): OpenApiTypes.BINARY, 304: None},
        problems=[NotFound, InvalidQuery],
    )
    def get(self, request: Request, slug: str, number: int, card: str, query: bodies.CardFaceQuery) -> HttpResponseBase:
        version_id = trial_version_id(slug, query.trial) if query.trial else numbered_version_id(slug, number)
        face = version_id and faces.face(version_id, card, query.language or language())
        if not face:
            raise NotFound
        return kept(request, face, content_type="image/svg+xml")


class CardImageEndpoint(PublicEndpoint):
    """An <img> cannot send a token."""

    renderer_classes = (WebP,)

    @Operation(
        "getCardImage",
        "Get the picture of a card",
        "Under the hash of its bytes, so it never changes. No token is needed.",
        tag="cards",
        throttle="picture",
        parameters=[SHA256],
        answers={(200, "image/webp"): OpenApiTypes.BINARY, 304: None},
        problems=[NotFound],
    )
    def get(self, request: Request, sha256: str) -> HttpResponseBase:
        image = card_image(sha256)
        if image is None:
            raise NotFound
        headers = {"ETag": f'"{sha256}"', "Cache-Control": FOREVER}
        response = HttpResponse(bytes(image.data), content_type="image/webp", headers=headers)
        return get_conditional_response(_plain(request), f'"{sha256}"', None, response) or response


def kept(
    request: Request, what: shows.Representation, keep: str = FOREVER, content_type: str = "application/json"
) -> HttpResponseBase:
    """Its bytes as the client can take them. Compressed here, because on the way out it would lose its strong ETag."""
    zipped = "gzip" in request.headers.get("Accept-Encoding", "")
    etag = f'"{what.etag}{"-gzip" if zipped else ""}"'
    headers = {"ETag": etag, "Cache-Control": keep, **({"Content-Encoding": "gzip"} if zipped else {})}
    response = HttpResponse(what.gzipped if zipped else what.plain, content_type=content_type, headers=headers)
    patch_vary_headers(response, ["Accept-Language", "Accept-Encoding"])
    return get_conditional_response(_plain(request), etag, None, response) or response


def _plain(request: Request) -> HttpRequest:
    return request._request
