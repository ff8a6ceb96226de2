"""A description cannot lie: what an Operation says is what its handler takes and what dispatch does."""

from typing import Any

import msgspec
import pytest
from rest_framework.response import Response
from rest_framework.test import APIRequestFactory
from rest_framework.views import APIView

from uu_service.api.operation import Operation, operation_of

pytestmark = pytest.mark.django_db


class Wish(msgspec.Struct):
    name: str = "any"


class Other(msgspec.Struct):
    pass


def described(**more: Any) -> Operation:
    return Operation("tryIt", "Try it", "Only here.", tag="probe", answers={200: None}, **more)


def without(self, request): ...
def with_body(self, request, body: Wish): ...
def with_query(self, request, query: Wish): ...
def with_kept(self, request, kept): ...
async def plain(request): ...


@pytest.mark.parametrize(
    ("says", "handler"),
    [
        ({"body": Wish}, without),
        ({}, with_body),
        ({"body": Other}, with_body),
        ({"query": Wish}, without),
        ({}, with_query),
        ({}, with_kept),
        ({"once": True}, plain),
    ],
)
def test_a_handler_that_does_not_fit_its_description_stops_the_start(says, handler):
    with pytest.raises(TypeError, match="tryIt"):
        described(**says)(handler)


class Careless(APIView):
    authentication_classes = permission_classes = throttle_classes = ()

    @described(once=True)
    def post(self, request, kept):
        return Response()

    @described(query=Wish)
    def get(self, request, query: Wish):
        return Response(query)


def test_who_takes_the_kept_answer_must_keep_it():
    with pytest.raises(TypeError, match="recalls or remembers"):
        Careless.as_view()(APIRequestFactory().post("/"))


def test_a_query_comes_read_and_typed():
    assert Careless.as_view()(APIRequestFactory().get("/?name=mine")).data == Wish("mine")


def test_a_handler_without_a_description_is_closed_to_keys_and_a_method_that_is_not_there_to_nobody():
    assert operation_of(Careless, "OPTIONS").scope == "session"
    assert operation_of(Careless, "DELETE").scope is None
    assert operation_of(Careless, "HEAD") is operation_of(Careless, "GET")
