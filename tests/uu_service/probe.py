"""Endpoints that exist only in tests, to try what every endpoint shares."""

from types import SimpleNamespace
from typing import Annotated, Any, Literal

import msgspec
from django.contrib.auth.models import AnonymousUser
from django.urls import path
from rest_framework.authentication import BaseAuthentication
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.models import Account
from uu_service import health
from uu_service.api.operation import Operation
from uu_service.api.pages import PageQuery, paginate
from uu_service.api.problems import NotFound

handler400 = "uu_service.api.problems.bad_request"
handler403 = "uu_service.api.problems.permission_denied"
handler404 = "uu_service.api.problems.not_found"
handler500 = "uu_service.api.problems.internal_error"


class HeaderAuthentication(BaseAuthentication):
    """Whoever says X-Probe is somebody."""

    def authenticate(self, request: Request) -> tuple[AnonymousUser, Any] | None:
        who = request.headers.get("X-Probe")
        return (AnonymousUser(), SimpleNamespace(account_id=who)) if who else None


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
    permission_classes = ()

    @Operation("sendOrder", "Send an order", "It comes back.", tag="probe", body=Order, answers={200: Order})
    def post(self, request: Request, body: Order) -> Response:
        return Response(body)

    @Operation("askPage", "Ask for a page", "The query comes back.", tag="probe", query=Page, answers={200: Page})
    def get(self, request: Request, query: Page) -> Response:
        return Response(query)


class Made(msgspec.Struct):
    id: str
    name: str


class Make(APIView):
    """Makes an account row: an effect that can be counted."""

    permission_classes = ()
    authentication_classes = [HeaderAuthentication]

    @Operation(
        "make",
        "Make a row",
        "Once for each key.",
        tag="probe",
        body=Order,
        answers={201: Made},
        once=True,
        throttle="play",
    )
    def post(self, request: Request, body: Order) -> Response:
        if body.name == "refuse":
            Account.objects.create_user(None, is_guest=True, display_name=body.name)
            raise NotFound()
        account = Account.objects.create_user(None, is_guest=True, display_name=body.name)
        return Response(Made(str(account.id), body.name), status=201, headers={"Location": f"/made/{account.id}"})


class Rows(APIView):
    permission_classes = ()

    @Operation("listRows", "List the rows", "A page of them.", tag="probe", query=PageQuery, answers={200: None})
    def get(self, request: Request, query: PageQuery) -> Response:
        rows, cursor = paginate(Account.objects.all(), query, order=("display_name", "-date_joined", "id"))
        return Response({"items": [str(row.id) for row in rows], "next": cursor})


class Broken(APIView):
    permission_classes = ()

    @Operation("breakDown", "Break down", "It always does.", tag="probe", answers={200: None})
    def get(self, request: Request) -> Response:
        raise ZeroDivisionError("secret detail")


urlpatterns = [
    path("healthz", health.healthz),
    path("api/v1/probe", Probe.as_view()),
    path("api/v1/broken", Broken.as_view()),
    path("api/v1/made", Make.as_view()),
    path("api/v1/rows", Rows.as_view()),
]
