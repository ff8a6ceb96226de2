"""Bodies are msgspec Structs, both ways: read(request, Struct) in, Response(struct) out.

A refused body tells everything that is wrong with it at once, each with its place.
"""

import math
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Annotated, Any, TypeVar

import msgspec
from django.conf import settings
from django.http import HttpRequest
from rest_framework.negotiation import DefaultContentNegotiation
from rest_framework.parsers import BaseParser
from rest_framework.renderers import BaseRenderer
from rest_framework.request import Request

from uu_service.api.complaints import read_plain
from uu_service.api.problems import BodyTooLarge, Complaint, InvalidQuery, MalformedJSON, ValidationFailed

S = TypeVar("S")
Time = Annotated[datetime, msgspec.Meta(tz=True)]  # RFC 3339, always with its zone


def _number(text: str) -> float:
    """JSON Schema treats 3.0 as an integer, and some clients send every number as a float."""
    number = float(text)
    if math.isinf(number):
        raise OverflowError(text)
    return int(number) if number.is_integer() and abs(number) < EXACT else number


EXACT = 2**53  # beyond it a float does not know its own last digit
_DECODER = msgspec.json.Decoder(float_hook=_number)


class JSONParser(BaseParser):
    """Reads at most the allowed number of bytes, whatever Content-Length says."""

    media_type = "application/json"

    def parse(self, stream: Any, media_type: str | None = None, parser_context: Mapping[str, Any] | None = None) -> Any:
        limit = settings.DATA_UPLOAD_MAX_MEMORY_SIZE
        raw = stream.read(limit + 1)
        if len(raw) > limit:
            raise BodyTooLarge(limit=limit)
        try:
            return _DECODER.decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, OverflowError) as error:
            raise MalformedJSON() from error


class JSONRenderer(BaseRenderer):
    """Writes Structs (and what they are made of) as JSON."""

    media_type = "application/json"
    format = "json"
    charset = None

    def render(
        self, data: Any, accepted_media_type: str | None = None, renderer_context: Mapping[str, Any] | None = None
    ) -> bytes:
        return b"" if data is None else msgspec.json.encode(data)


class Negotiation(DefaultContentNegotiation):
    """Whoever takes anything, or asks for what there is, gets it; only other wishes are weighed."""

    def select_renderer(self, request: Request, renderers: Any, format_suffix: str | None = None) -> Any:
        first = renderers[0]
        if request.META.get("HTTP_ACCEPT", "*/*") in ("*/*", first.media_type):
            return first, first.media_type
        return super().select_renderer(request, renderers, format_suffix)


def read(request: Request, kind: type[S]) -> S:
    """The request's body as a Struct, or ValidationFailed with every complaint. An empty body is an empty object."""
    data = request.data
    if not _has_body(request):
        data = {}
    body, complaints = read_plain(data, kind)
    if complaints:
        raise ValidationFailed(errors=complaints, count=len(complaints))
    return in_utc(body)


def in_utc(body: S) -> S:
    """With its times in UTC: an offset may be as wide as a day, and PostgreSQL refuses more than 16 hours."""
    times = {name: getattr(body, name) for name in getattr(body, "__struct_fields__", ())}
    times = {name: time for name, time in times.items() if isinstance(time, datetime)}
    if not times:
        return body
    complaints: list[Complaint] = []
    for name, time in times.items():
        try:
            times[name] = time.astimezone(UTC)
        except OverflowError:  # the first or last hours of all the years there are
            complaints.append(Complaint(f"/{name}", "bad_format"))
    if complaints:
        raise ValidationFailed(errors=complaints, count=len(complaints))
    assert isinstance(body, msgspec.Struct)
    return msgspec.structs.replace(body, **times)


def read_query(request: Request | HttpRequest, kind: type[S]) -> S:
    """The query string as a Struct of scalars; pointers name the parameters."""
    data = dict(request.GET.items())
    query, complaints = read_plain(data, kind, strict=False)
    if complaints:
        raise InvalidQuery(errors=complaints, count=len(complaints))
    return query


def _has_body(request: Request) -> bool:
    return bool(request.META.get("CONTENT_LENGTH") or request.META.get("HTTP_TRANSFER_ENCODING"))
