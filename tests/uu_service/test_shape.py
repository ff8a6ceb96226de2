"""openapi.yaml has the shape that client generators like: everything named, every union told apart by one word."""

from collections.abc import Iterator
from typing import Any

import pytest
import yaml

from tests.contract import FILE

DOCUMENT = yaml.load(FILE.read_bytes(), Loader=yaml.CSafeLoader)
SCHEMAS = DOCUMENT["components"]["schemas"]
ROOT = "#/components/schemas/"
OPERATIONS = {operation["operationId"]: operation for path in DOCUMENT["paths"].values() for operation in path.values()}
EVERY_OPERATION = pytest.mark.parametrize("operation", OPERATIONS.values(), ids=list(OPERATIONS))
VALUES = {"example", "examples", "default", "mapping", "value"}


def nodes(node: Any, place: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every object of the document that is not somebody's value, and where it is."""
    if isinstance(node, dict):
        yield place, node
        for key, value in node.items():
            if key not in VALUES or place.endswith("/properties"):
                yield from nodes(value, f"{place}/{key}")
    elif isinstance(node, list):
        for index, value in enumerate(node):
            yield from nodes(value, f"{place}/{index}")


def places(*, has: str) -> dict[str, Any]:
    return {place: node[has] for place, node in nodes(DOCUMENT) if has in node and not place.endswith("/properties")}


def is_component(place: str) -> bool:
    return place.startswith("/components/schemas/") and place.count("/") == 3


def resolved(response: dict[str, Any]) -> dict[str, Any]:
    ref = response.get("$ref", "").rpartition("/")[2]
    return DOCUMENT["components"]["responses"][ref] if ref else response  # type: ignore[no-any-return]


def test_it_is_openapi_3_1_and_says_where_and_under_which_licence():
    assert DOCUMENT["openapi"].startswith("3.1.")
    assert DOCUMENT["info"]["license"]["identifier"] and DOCUMENT["servers"]
    assert all(tag["description"] for tag in DOCUMENT["tags"])


def test_no_enum_and_no_object_is_inline():
    assert [place for place in places(has="enum") if not is_component(place)] == []
    objects = {place: node for place, node in nodes(DOCUMENT) if node.get("type") == "object"}
    assert [place for place, node in objects.items() if "properties" in node and not is_component(place)] == []
    assert [place for place, node in objects.items() if not {"properties", "additionalProperties"} & node.keys()] == []


def test_no_name_is_made_up():
    """drf-spectacular calls enums without a name by a hash, and doubles by a number."""
    assert [name for name in SCHEMAS if not name.isalpha() or not name[0].isupper()] == []


def test_every_union_is_named_and_told_apart_by_a_tag_of_one_word():
    unions = places(has="oneOf")
    assert len(unions) >= 3
    for place, arms in unions.items():
        assert is_component(place), place
        discriminator = SCHEMAS[place.rpartition("/")[2]]["discriminator"]
        assert sorted(discriminator["mapping"].values()) == sorted(arm["$ref"] for arm in arms)
        for word, ref in discriminator["mapping"].items():
            member = SCHEMAS[ref.removeprefix(ROOT)]
            tag = member["properties"][discriminator["propertyName"]]
            assert (tag["type"], tag["const"]) == ("string", word)
            assert discriminator["propertyName"] in member["required"]


def test_nothing_else_is_a_union_and_no_union_is_nullable():
    """`anyOf` only says that one named thing, no union, may be null, or, under a name, that it is one of several things
    without tags, or that it is of several plain types; plain values that may be null have two types."""
    for place, arms in places(has="anyOf").items():
        if is_component(place):
            assert all(SCHEMAS[arm["$ref"].removeprefix(ROOT)]["type"] == "object" for arm in arms), place
            continue
        if all(arm.get("type", "null") != "null" for arm in arms):
            continue
        ref, null = arms
        assert null == {"type": "null"}, place
        assert "oneOf" not in SCHEMAS[ref["$ref"].removeprefix(ROOT)], place
    for place, kinds in places(has="type").items():
        assert isinstance(kinds, str) or (len(kinds) == 2 and kinds[1] == "null"), place


def test_sets_that_may_grow_are_no_enums():
    grow = [name for name, schema in SCHEMAS.items() if "x-extensible-enum" in schema]
    assert {"ProblemCode", "AttemptOutcome", "DisabledReason"} <= set(grow)
    assert all("open set" in SCHEMAS[name]["description"].lower() for name in grow)
    assert all("enum" not in SCHEMAS[name] for name in grow)


def test_answers_may_grow_and_requests_are_exact():
    open_requests = [name for name, schema in SCHEMAS.items() if name.endswith("Request") and "properties" in schema]
    assert all(SCHEMAS[name]["additionalProperties"] is False for name in open_requests)
    answers = [schema for name, schema in SCHEMAS.items() if not name.endswith("Request")]
    assert all(schema.get("additionalProperties", True) is True for schema in answers)


@EVERY_OPERATION
def test_an_operation_explains_itself(operation):
    assert operation["summary"] and len(operation["summary"]) < 60
    assert operation["description"].endswith((".", ")"))
    assert operation["tags"][0] in {tag["name"] for tag in DOCUMENT["tags"]}
    assert "security" in operation


@EVERY_OPERATION
def test_an_operation_names_the_scope_that_a_key_needs(operation):
    scopes = [scope for way in operation["security"] for scope in way.get("bearer", [])]
    assert all(f"`{scope}`" in operation["description"] for scope in scopes)


@EVERY_OPERATION
def test_an_operation_names_the_problems_it_can_answer_with(operation):
    responses = {status: resolved(response) for status, response in operation["responses"].items()}
    refusals = {status: response for status, response in responses.items() if status >= "400"}
    assert {"400", "406", "429", "default"} <= refusals.keys()
    assert operation["security"] == [] or {} in operation["security"] or "401" in refusals
    assert "requestBody" not in operation or {"413", "415", "422"} <= refusals.keys()
    known = set(SCHEMAS["ProblemCode"]["x-extensible-enum"])
    for response in refusals.values():
        assert {code.strip("`") for code in response["description"].split(", ")} <= known
        assert list(response["content"]) == ["application/problem+json"]


@EVERY_OPERATION
def test_an_operation_declares_its_headers(operation):
    responses = {status: resolved(response) for status, response in operation["responses"].items()}
    for status, response in responses.items():
        assert {"X-Request-ID", "Server-Time", "RateLimit", "RateLimit-Policy"} <= response["headers"].keys()
        assert status not in {"409", "429", "default"} or "Retry-After" in response["headers"]
    sent = {parameter["name"] for parameter in operation.get("parameters", [])}
    good = {header for status, response in responses.items() if status < "300" for header in response["headers"]}
    assert ("Idempotency-Key" in sent) == ("Idempotent-Replayed" in good)
    assert ("If-None-Match" in sent) == ("304" in responses) == ("ETag" in good)


def test_a_union_in_a_request_is_required():
    action = DOCUMENT["paths"]["/api/v1/games/{game_id}/actions"]["post"]
    assert action["requestBody"]["required"] is True


def test_there_is_one_scheme_for_each_way_to_authenticate():
    """Generated clients have a setter a kind of scheme: two of one kind do not compile."""
    schemes = DOCUMENT["components"]["securitySchemes"].values()
    assert sorted(f"{scheme['type']} {scheme['scheme']}" for scheme in schemes) == ["http bearer"]


@EVERY_OPERATION
def test_an_operation_has_an_example_of_each_body(operation):
    """Not of pictures: YAML cannot hold them."""
    sent = [operation["requestBody"]] if "requestBody" in operation else []
    answered = [response for status, response in operation["responses"].items() if status < "300"]
    contents = [content for side in (*sent, *answered) for content in side.get("content", {}).items()]
    assert [media for media, content in contents if "examples" not in content and not media.startswith("image/")] == []


@EVERY_OPERATION
def test_a_links_target_takes_what_the_link_gives(operation):
    for response in operation["responses"].values():
        for link in response.get("links", {}).values():
            target = OPERATIONS[link["operationId"]]
            known = {parameter["name"] for parameter in target.get("parameters", [])}
            assert link.get("parameters", {}).keys() <= known
            assert "requestBody" not in link  # openapi-generator refuses such a document


def test_from_making_to_reading_to_doing_there_are_links():
    def links_of(name):
        responses = OPERATIONS[name]["responses"].values()
        return {target for response in responses for target in response.get("links", {})}

    assert {"getGame", "takeSeat", "startGame"} <= links_of("openTable")
    assert "takeAction" in links_of("startGame") and "takeAction" in links_of("takeAction")
    linked = {target for name in OPERATIONS for target in links_of(name)}
    with_ids = {
        name for name, operation in OPERATIONS.items() for p in operation.get("parameters", []) if p["in"] == "path"
    }
    assert with_ids - linked == {"getCardFace", "getCardImage", "getAvatar"}  # answers hold their whole addresses


def test_every_list_says_what_is_in_it():
    def bare(node, place):
        if isinstance(node, dict):
            if "array" in (node.get("type") or []) and "items" not in node:
                yield place
            for key, inner in node.items():
                yield from bare(inner, f"{place}/{key}")

    assert list(bare(DOCUMENT["components"]["schemas"], "")) == []
