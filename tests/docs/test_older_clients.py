"""A client of the released contract: what it sends is still taken, and what it is sent it can still read.

Its requests are the examples of docs/api/released.yaml, today's answers those of docs/examples.
"""

import copy
import json
from typing import Any

import jsonschema_rs
import pytest
import yaml

from tests.contract import FILE

RELEASED = yaml.load((FILE.parent / "docs" / "api" / "released.yaml").read_bytes(), Loader=yaml.CSafeLoader)
TODAY = yaml.load(FILE.read_bytes(), Loader=yaml.CSafeLoader)
EXAMPLES = FILE.parent / "docs" / "examples"


def operations(document: dict[str, Any]) -> dict[str, Any]:
    return {operation["operationId"]: operation for path in document["paths"].values() for operation in path.values()}


OLD = operations(RELEASED)
EVERY_OLD_OPERATION = pytest.mark.parametrize("name", OLD)


def errors(document: dict[str, Any], schema: dict[str, Any], body: Any) -> list[str]:
    whole = {**schema, "components": document["components"]}
    return [error.message for error in jsonschema_rs.Draft202012Validator(whole).iter_errors(body)]


def contents(side: dict[str, Any] | None) -> dict[str, Any]:
    return {media: content for media, content in (side or {}).get("content", {}).items() if "json" in media}


@EVERY_OLD_OPERATION
def test_what_an_older_client_sends_is_still_taken(name):
    today = operations(TODAY)[name]
    for media, content in contents(OLD[name].get("requestBody")).items():
        schema = today["requestBody"]["content"][media]["schema"]
        bodies = [example["value"] for example in content["examples"].values()]
        assert bodies and [errors(TODAY, schema, body) for body in bodies] == [[] for _ in bodies]


@EVERY_OLD_OPERATION
def test_what_an_older_client_is_sent_it_can_still_read(name):
    answer = json.loads((EXAMPLES / f"{name}.json").read_text())["response"]
    for content in contents(OLD[name]["responses"][str(answer["status"])]).values():
        assert errors(RELEASED, content["schema"], answer["body"]) == []


def test_an_older_client_stumbles_over_what_would_break_it():
    """These tests can fail: the same two questions with a contract that asks for more, and one that said less."""
    guest = json.loads((EXAMPLES / "createGuest.json").read_text())
    stricter = copy.deepcopy(TODAY)
    stricter["components"]["schemas"]["NewGuestRequest"]["required"] = ["invitation"]
    ref = {"$ref": "#/components/schemas/NewGuestRequest"}
    assert errors(TODAY, ref, guest["request"]["body"]) == []
    assert errors(stricter, ref, guest["request"]["body"]) == ['"invitation" is a required property']
    answered = {**guest["response"]["body"], "session_id": 7, "novelty": True}
    assert len(errors(RELEASED, {"$ref": "#/components/schemas/SignedIn"}, answered)) == 1
