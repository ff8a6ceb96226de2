"""What clients send by mistake or by malice, at every operation: unknown parameters, huge bodies, huge numbers."""

import json
import re

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
    return re.sub("{(.*?)}", lambda found: SAMPLES.get(found[1], ID), path)


def send(method, path, **headers):
    ann = Person("Ann")
    headers = {"Authorization": f"Bearer {ann.token}", **headers}
    return ann.client.generic(method, path, b"", "application/json", headers=headers)


@EVERY_OPERATION
def test_an_unknown_query_parameter_is_refused_and_named(method, path):
    answer = send(method, address(path) + "?stauts=running")
    assert (answer.status_code, answer.json()["code"]) == (400, "invalid_query")
    found = [(error["pointer"], error["code"]) for error in answer.json()["errors"]]
    assert [one for one in found if one[1] != "missing"] == [("/stauts", "unknown_field")]


@EVERY_OPERATION
def test_an_accept_that_we_cannot_serve_is_refused(method, path):
    answer = send(method, address(path), Accept="application/xml")
    assert (answer.status_code, answer.json()["code"]) == (406, "not_acceptable")
    assert answer.headers["Content-Type"] == "application/problem+json"


@EVERY_OPERATION
def test_what_an_operation_offers_may_be_asked_for(method, path):
    others = {"webp": "image/webp", "svg": "image/svg+xml", "stream": "text/event-stream"}
    media = others.get(re.split("[./]", path)[-1], JSON)
    assert send(method, address(path), Accept=f"{media}, application/problem+json").status_code != 406
    assert send(method, address(path), Accept="*/*;q=0.1").status_code != 406


def test_the_contract_itself_is_not_written_in_every_language(client):
    answer = client.get("/api/v1/schema", headers={"accept": "text/html"})
    assert (answer.status_code, answer.json()["code"]) == (406, "not_acceptable")


WITH_BODY = [(method, path) for method, path in OPERATIONS if "requestBody" in DOCUMENT["paths"][path][method.lower()]]
EVERY_BODY = pytest.mark.parametrize(("method", "path"), WITH_BODY, ids=[" ".join(one) for one in WITH_BODY])
MOST_TOLD, LARGEST_ANSWER = 20, 20_000
HUGE = 10**400


def send_body(method, path, body):
    ann = Person("Ann")
    headers = {"Authorization": f"Bearer {ann.token}"}
    return ann.client.generic(method, address(path), json.dumps(body), JSON, headers=headers)


def fields_in(schema):
    """Every property that the body of a schema may have."""
    if "$ref" in schema:
        schema = DOCUMENT["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    parts = [part for word in ("anyOf", "oneOf", "allOf") for part in schema.get(word, [])]
    return set(schema.get("properties", {})).union(*map(fields_in, parts))


@EVERY_BODY
def test_a_body_of_nothing_but_mistakes_costs_a_short_answer(method, path):
    for body in ({f"field{n}": n for n in range(12_000)}, {"x" * 200_000: 1}, {"display_name": "x" * 200_000}):
        answer = send_body(method, path, body)
        assert 400 <= answer.status_code < 500
        assert len(answer.json()["errors"]) <= MOST_TOLD
        assert len(answer.content) < LARGEST_ANSWER


@EVERY_BODY
def test_a_number_of_four_hundred_digits_is_refused(method, path):
    schema = DOCUMENT["paths"][path][method.lower()]["requestBody"]["content"][JSON]["schema"]
    for body in ({name: HUGE} for name in fields_in(schema)):
        assert 400 <= send_body(method, path, body).status_code < 500


@pytest.mark.parametrize(("field", "code"), [("version", "too_large"), ("slug", "wrong_type")])
def test_a_huge_number_is_told_with_its_place(field, code):
    choice = {"slug": "a", field: HUGE}
    answer = send_body("POST", "/api/v1/games", {"ruleset": "unstable_unicorns", "card_sets": [choice]})
    assert [(error["pointer"], error["code"]) for error in answer.json()["errors"]] == [(f"/card_sets/0/{field}", code)]


def test_eighteen_thousand_wrong_words_are_not_all_looked_up():
    body = {"url": "https://example.org", "events": ["wrong"] * 18_000}
    answer = send_body("POST", "/api/v1/webhooks", body)
    assert answer.json()["errors"][0]["code"] == "many_items"
    assert len(answer.json()["errors"]) == MOST_TOLD


def test_a_huge_number_in_a_query_is_refused(client):
    assert send("GET", f"/api/v1/games/{ID}/events?after={HUGE}").status_code == 400
    assert send("GET", f"/api/v1/games?limit={HUGE}").status_code == 400
