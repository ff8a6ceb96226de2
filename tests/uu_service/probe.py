"""Endpoints that exist only in tests, to try what every endpoint shares."""

from typing import Annotated, Literal

import msgspec
from django.urls import path
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from uu_service.api.structs import read, read_query

handler400 = "uu_service.api.problems.bad_request"
handler403 = "uu_service.api.problems.permission_denied"
handler404 = "uu_service.api.problems.not_found"
handler500 = "uu_service.api.problems.internal_error"


class Clock(msgspec.Struct):
    mode: Literal["live", "off"]
    seconds: Annotated[int, msgspec.Meta(ge=3, le=60)] = 10


class Draw(msgspec.Struct, tag="draw_card"):
    pass


class Pass(msgspec.Struct, tag="pass"):
    why: str | None = None


class Order(msgspec.Struct):
    name: Annotated[str, msgspec.Meta(min_length=2, max_length=8)]
    clock: Clock
    seats: Annotated[list[int], msgspec.Meta(max_length=3)] = []
    action: Draw | Pass | None = None
    labels: dict[str, str] = {}


class Page(msgspec.Struct):
    after: Annotated[int, msgspec.Meta(ge=0)] = 0
    open_: bool | None = msgspec.field(default=None, name="open")


class Probe(APIView):
    @extend_schema(exclude=True)
    def post(self, request: Request) -> Response:
        return Response(read(request, Order))

    @extend_schema(exclude=True)
    def get(self, request: Request) -> Response:
        return Response(read_query(request, Page))


class Broken(APIView):
    @extend_schema(exclude=True)
    def get(self, request: Request) -> Response:
        raise ZeroDivisionError("secret detail")


urlpatterns = [path("api/v1/probe", Probe.as_view()), path("api/v1/broken", Broken.as_view())]
