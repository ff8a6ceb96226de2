"""What clients send by mistake, at every operation: unknown parameters, and an Accept that we cannot serve."""

import pytest

from tests.games.people import Person
from tests.uu_service.test_shape import DOCUMENT

JSON = "application/json"
ID = "01890000-0000-7000-8000-000000000000"
OPERATIONS = [(verb.upper(), path) for path, verbs in DOCUMENT["paths"].items() for verb in verbs]
SAMPLES = {"number": "0", "slug": "nothing", "sha256": "0" * 64}
EVERY_OPERATION = pytest.mark.parametrize(("method", "path"), OPERATIONS, ids=[" ".join(one) for one in OPERATIONS])
pytestmark = pytest.mark.django_db


def address(path):
    filled = path
    for segment in [part.strip("{}") for part in path.replace(".webp", "").split("/") if part.startswith("{")]:
        filled = filled.replace(f"{{{segment}}}", SAMPLES.get(segment, ID))
    return filled


def send(method, path, **headers):
    ann = Person("Ann")
    headers = {"Authorization": f"Bearer {ann.token}", **headers}
    return ann.client.generic(method, path, b"", "application/json", headers=headers)


@EVERY_OPERATION
def test_an_unknown_query_parameter_is_refused_and_named(method, path):
    answer = send(method, address(path) + "?stauts=running")
    assert (answer.status_code, answer.json()["code"]) == (400, "invalid_query")
    assert [(error["pointer"], error["code"]) for error in answer.json()["errors"]] == [("/stauts", "unknown_field")]


@EVERY_OPERATION
def test_an_accept_that_we_cannot_serve_is_refused(method, path):
    answer = send(method, address(path), Accept="application/xml")
    assert (answer.status_code, answer.json()["code"]) == (406, "not_acceptable")
    assert answer.headers["Content-Type"] == "application/problem+json"


@EVERY_OPERATION
def test_what_an_operation_offers_may_be_asked_for(method, path):
    media = "image/webp" if path.endswith(".webp") else "text/event-stream" if path.endswith("/stream") else JSON
    assert send(method, address(path), Accept=f"{media}, application/problem+json").status_code != 406
    assert send(method, address(path), Accept="*/*;q=0.1").status_code != 406


def test_the_contract_itself_is_not_written_in_every_language(client):
    answer = client.get("/api/v1/schema", headers={"accept": "text/html"})
    assert (answer.status_code, answer.json()["code"]) == (406, "not_acceptable")
