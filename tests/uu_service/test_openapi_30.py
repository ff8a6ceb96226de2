"""The contract in OpenAPI 3.0 says the same in older words, and a validator of 3.0 takes it."""

import copy

import pytest
import yaml
from openapi_spec_validator import OpenAPIV30SpecValidator

from tests.contract import FILE
from uu_service.api.openapi_30 import as_3_0

OLDER = FILE.parent / "docs" / "api" / "openapi-3.0.yaml"
REF = "#/components/schemas/Thing"


def written(schema):
    thing = {"type": "object", "properties": {"it": schema}}
    operation = {"security": [{"bearer": ["games:read"]}], "responses": {"200": {"schema": {"$ref": REF}}}}
    document = {
        "openapi": "3.1.0",
        "info": {"license": {"name": "MIT", "identifier": "MIT"}},
        "paths": {"/x": {"get": operation}},
        "webhooks": {"ping": {"post": {"schema": {"$ref": "#/components/schemas/Ping"}}}},
        "components": {"schemas": {"Thing": thing, "Ping": {"type": "object"}}},
    }
    before = copy.deepcopy(document)
    older = as_3_0(document)
    assert document == before
    return older


@pytest.mark.parametrize(
    ("newer", "older"),
    [
        ({"type": ["string", "null"], "maxLength": 3}, {"type": "string", "maxLength": 3, "nullable": True}),
        ({"type": "string", "const": "walk"}, {"enum": ["walk"], "type": "string"}),
        ({"type": "integer", "exclusiveMinimum": 0}, {"type": "integer", "minimum": 0, "exclusiveMinimum": True}),
        ({"type": "string", "examples": ["a", "b"]}, {"type": "string", "example": "a"}),
        ({"$ref": REF, "description": "One."}, {"allOf": [{"$ref": REF}], "description": "One."}),
        (
            {"anyOf": [{"$ref": REF}, {"type": "null"}], "default": None},
            {"type": "object", "allOf": [{"$ref": REF}], "nullable": True, "default": None},
        ),
        ({"type": "object", "additionalProperties": True}, {"type": "object", "additionalProperties": True}),
        ({"type": "object", "default": {"const": 1}}, {"type": "object", "default": {"const": 1}}),
    ],
)
def test_newer_forms_become_older_ones(newer, older):
    assert written(newer)["components"]["schemas"]["Thing"]["properties"]["it"] == older


def test_what_3_0_cannot_say_is_left_out():
    older = written({"type": "string"})
    assert older["openapi"] == "3.0.3"
    assert older["info"]["license"] == {"name": "MIT", "url": "https://spdx.org/licenses/MIT.html"}
    assert "webhooks" not in older
    assert list(older["components"]["schemas"]) == ["Thing"]
    assert older["paths"]["/x"]["get"]["security"] == [{"bearer": []}]


def test_the_written_file_is_valid_and_has_the_same_operations():
    newer, older = (yaml.load(path.read_bytes(), Loader=yaml.CSafeLoader) for path in (FILE, OLDER))
    assert list(OpenAPIV30SpecValidator(older).iter_errors()) == []
    assert {path: list(verbs) for path, verbs in older["paths"].items()} == {
        path: list(verbs) for path, verbs in newer["paths"].items()
    }


def test_it_is_served(client):
    answer = client.get("/api/v1/schema-3.0")
    assert (answer.status_code, answer.headers["Content-Type"]) == (200, "application/yaml")
    assert yaml.load(answer.content, Loader=yaml.CSafeLoader)["openapi"] == "3.0.3"
    assert client.get("/api/v1/schema-3.0", headers={"accept": "application/json"}).json()["openapi"] == "3.0.3"
