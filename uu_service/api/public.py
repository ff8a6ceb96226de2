"""Answers that are the same for everybody: no token is asked for or read, so any cache may keep them."""

from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from typing import NamedTuple

import msgspec
from django.http import HttpResponse, HttpResponseBase
from django.utils.cache import get_conditional_response, patch_vary_headers
from msgspec import Struct
from rest_framework.request import Request
from rest_framework.views import APIView

A_MINUTE, AN_HOUR = 60, 3600


class PublicEndpoint(APIView):
    """A token that is sent is not looked at: an answer that a cache gives must not depend on it, nor fail by it."""

    authentication_classes = ()
    permission_classes = ()


class Encoded(NamedTuple):
    body: bytes
    etag: str


def public(request: Request, body: Struct, seconds: int) -> HttpResponseBase:
    """The body with an ETag, to be kept for so many seconds; 304 to a client that has it."""
    return answer(request, encoded(body), seconds)


def kept(request: Request, make: Callable[[str], Struct]) -> HttpResponseBase:
    """What changes only with the service: made once a language, and kept here, too."""
    return answer(request, _made(make, request.LANGUAGE_CODE), AN_HOUR)


@lru_cache(maxsize=32)
def _made(make: Callable[[str], Struct], language: str) -> Encoded:
    return encoded(make(language))


def encoded(body: Struct) -> Encoded:
    written = msgspec.json.encode(body)
    return Encoded(written, f'"{sha256(written).hexdigest()[:32]}"')


def answer(request: Request, body: Encoded, seconds: int) -> HttpResponseBase:
    """It may be kept for so many seconds; 304 to a client that has it."""
    headers = {"ETag": body.etag, "Cache-Control": f"public, max-age={seconds}"}
    response = HttpResponse(body.body, content_type="application/json", headers=headers)
    patch_vary_headers(response, ["Accept-Language"])
    return get_conditional_response(request._request, body.etag, None, response) or response
