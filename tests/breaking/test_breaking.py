"""Every sort of break is named; what clients do not feel is not."""

import copy

import pytest

from tools.breaking.__main__ import unnamed
from tools.breaking.documents import breaking_changes

ROOT = "#/components/schemas/"


def ref(name):
    return {"$ref": ROOT + name}


def body(name):
    return {"content": {"application/json": {"schema": ref(name)}}}


def union(is_open=False, **members):
    return {
        **({"x-open": True} if is_open else {}),
        "oneOf": [ref(name) for name in members.values()],
        "discriminator": {
            "propertyName": "type",
            "mapping": {tag: ROOT + name for tag, name in members.items()},
        },
    }


BEFORE = {
    "paths": {
        "/things": {
            "post": {
                "operationId": "makeThing",
                "security": [{"session": []}, {"apiKey": ["things:make"]}],
                "parameters": [{"in": "query", "name": "limit", "schema": {"type": "integer", "maximum": 100}}],
                "requestBody": body("NewThing"),
                "responses": {"201": body("Thing"), "422": {"$ref": "#/components/responses/Bad"}},
            }
        }
    },
    "webhooks": {"thing.made": {"post": {"requestBody": body("Made")}}},
    "components": {
        "responses": {"Bad": body("Problem")},
        "schemas": {
            "NewThing": {
                "type": "object",
                "properties": {
                    "name": {"type": ["string", "null"], "maxLength": 20, "default": None},
                    "colour": ref("Colour"),
                    "size": {"type": "number"},
                    "act": ref("ActRequest"),
                    "tags": {"type": "array", "items": {"type": "string"}},
                },
                "required": ["colour"],
                "additionalProperties": False,
            },
            "Thing": {
                "type": "object",
                "properties": {
                    "id": {"type": "string", "format": "uuid"},
                    "count": {"type": "integer"},
                    "colour": ref("Colour"),
                    "event": ref("Event"),
                    "mood": ref("Mood"),
                    "parent": {"anyOf": [ref("Thing"), {"type": "null"}]},
                    "names": {"type": "object", "additionalProperties": {"type": "string"}},
                },
                "required": ["id", "count", "colour", "event", "parent", "names"],
            },
            "Colour": {"type": "string", "enum": ["blue", "red"]},
            "ActRequest": union(walk="WalkRequest", rest="RestRequest"),
            "WalkRequest": {"type": "object", "properties": {"type": {"type": "string", "const": "walk"}}},
            "RestRequest": {"type": "object", "properties": {"type": {"type": "string", "const": "rest"}}},
            "Event": union(walked="Walked"),
            "Mood": union(is_open=True, glad="Walked"),
            "Walked": {"type": "object", "properties": {"type": {"type": "string", "const": "walked"}}},
            "Made": {"type": "object", "properties": {"thing": ref("Thing")}, "required": ["thing"]},
            "Problem": {"type": "object", "properties": {"code": {"type": "string"}}, "required": ["code"]},
        },
    },
}


def changes_after(edit):
    """What is named when the contract has been edited: with its operation, its request, its answer and the rest."""
    after = copy.deepcopy(BEFORE)
    schemas = after["components"]["schemas"]
    edit(after, after["paths"]["/things"]["post"], schemas["NewThing"], schemas["Thing"], schemas)
    return breaking_changes(BEFORE, after)


def put(node, key, value):
    node[key] = value


BREAKS = {
    "makeThing: POST /things is gone": lambda d, o, n, t, s: d["paths"].clear(),
    "makeThing: is called addThing now": lambda d, o, n, t, s: put(o, "operationId", "addThing"),
    "makeThing.limit: the query parameter is gone": lambda d, o, n, t, s: o["parameters"].clear(),
    "makeThing.limit: the query parameter is needed now": lambda d, o, n, t, s: put(
        o["parameters"][0], "required", True
    ),
    "makeThing.page: the query parameter is needed now": lambda d, o, n, t, s: o["parameters"].append(
        {"in": "query", "name": "page", "required": True, "schema": {"type": "string"}}
    ),
    "makeThing.limit: `maximum` is 50 now, 100 before": lambda d, o, n, t, s: put(
        o["parameters"][0]["schema"], "maximum", 50
    ),
    "makeThing: needs a body now": lambda d, o, n, t, s: put(o["requestBody"], "required", True),
    "makeThing: takes no body any more": lambda d, o, n, t, s: o.pop("requestBody"),
    "makeThing: no longer answers with 201": lambda d, o, n, t, s: o["responses"].pop("201"),
    "makeThing: answers also with 202": lambda d, o, n, t, s: put(o["responses"], "202", body("Thing")),
    "makeThing: answers 201 no longer as application/json": lambda d, o, n, t, s: o["responses"]["201"].pop("content"),
    "makeThing: apiKey things:make does not let in any more": lambda d, o, n, t, s: o["security"].pop(),
    "makeThing: session does not let in any more": lambda d, o, n, t, s: o["security"].pop(0),
    "thing.made: is no longer sent": lambda d, o, n, t, s: d["webhooks"].clear(),
    "Made.thing: may be missing now": lambda d, o, n, t, s: s["Made"].pop("required"),
    "Problem.code: is no longer sent": lambda d, o, n, t, s: s["Problem"]["properties"].clear(),
    "NewThing.tags: is no longer taken": lambda d, o, n, t, s: n["properties"].pop("tags"),
    "NewThing.size: is needed now": lambda d, o, n, t, s: n["required"].append("size"),
    "NewThing.owner: is needed now": lambda d, o, n, t, s: (
        put(n["properties"], "owner", {"type": "string"}),
        n["required"].append("owner"),
    ),
    "NewThing.size: is another type, number before and integer now": lambda d, o, n, t, s: put(
        n["properties"]["size"], "type", "integer"
    ),
    "NewThing.name: may not be null any more": lambda d, o, n, t, s: put(n["properties"]["name"], "type", "string"),
    "NewThing.name: `maxLength` is 10 now, 20 before": lambda d, o, n, t, s: put(
        n["properties"]["name"], "maxLength", 10
    ),
    "NewThing.name: `minLength` is 1 now, nothing before": lambda d, o, n, t, s: put(
        n["properties"]["name"], "minLength", 1
    ),
    "NewThing.name: has another pattern": lambda d, o, n, t, s: put(n["properties"]["name"], "pattern", "^a"),
    "NewThing.name: has another default": lambda d, o, n, t, s: put(n["properties"]["name"], "default", "x"),
    "NewThing.name: has another format, none before and uuid now": lambda d, o, n, t, s: put(
        n["properties"]["name"], "format", "uuid"
    ),
    "NewThing.tags[]: is another type, string before and integer now": lambda d, o, n, t, s: put(
        n["properties"]["tags"]["items"], "type", "integer"
    ),
    "NewThing.tags: `maxItems` is 3 now, nothing before": lambda d, o, n, t, s: put(
        n["properties"]["tags"], "maxItems", 3
    ),
    "NewThing.name: takes only some words now": lambda d, o, n, t, s: put(n["properties"]["name"], "enum", ["a"]),
    "Colour: `red` is no longer taken": lambda d, o, n, t, s: s["Colour"]["enum"].remove("red"),
    "Colour: `green` is a new word": lambda d, o, n, t, s: s["Colour"]["enum"].append("green"),
    "ActRequest: `rest` is no longer taken": lambda d, o, n, t, s: put(s, "ActRequest", union(walk="WalkRequest")),
    "Event: `slept` is a new member of the union": lambda d, o, n, t, s: put(
        s, "Event", union(walked="Walked", slept="Walked")
    ),
    "Event: is told apart by another member": lambda d, o, n, t, s: put(
        s["Event"]["discriminator"], "propertyName", "kind"
    ),
    "Mood: is no open union any more": lambda d, o, n, t, s: put(s, "Mood", union(glad="Walked")),
    "Event: is no union any more": lambda d, o, n, t, s: put(s, "Event", {"type": "object", "properties": {}}),
    "Thing.count: is no longer sent": lambda d, o, n, t, s: t["properties"].pop("count"),
    "Thing.count: may be missing now": lambda d, o, n, t, s: t["required"].remove("count"),
    "Thing.count: may be null now": lambda d, o, n, t, s: put(t["properties"]["count"], "type", ["integer", "null"]),
    "Thing.count: is another type, integer before and number now": lambda d, o, n, t, s: put(
        t["properties"]["count"], "type", "number"
    ),
    "Thing.count: is another type, integer before and any now": lambda d, o, n, t, s: put(t["properties"], "count", {}),
    "Thing.id: has another format, uuid before and none now": lambda d, o, n, t, s: t["properties"]["id"].pop("format"),
    "Thing.names.*: is another type, string before and integer now": lambda d, o, n, t, s: put(
        t["properties"]["names"], "additionalProperties", {"type": "integer"}
    ),
    "Walked: has another name, or is gone, and is a type in generated clients": lambda d, o, n, t, s: (
        put(s, "Strolled", s.pop("Walked")),
        put(s, "Event", union(walked="Strolled")),
        put(s, "Mood", union(is_open=True, glad="Strolled")),
    ),
}


@pytest.mark.parametrize(("named", "edit"), BREAKS.items(), ids=list(BREAKS))
def test_a_break_is_named(named, edit):
    assert named in changes_after(edit)


COMPATIBLE = {
    "nothing": lambda d, o, n, t, s: None,
    "a new operation": lambda d, o, n, t, s: put(
        d["paths"], "/more", {"get": {"operationId": "getMore", "security": [{}], "responses": {}}}
    ),
    "a new optional parameter": lambda d, o, n, t, s: o["parameters"].append(
        {"in": "query", "name": "page", "schema": {"type": "string"}}
    ),
    "a wider bound": lambda d, o, n, t, s: put(o["parameters"][0]["schema"], "maximum", 500),
    "a dropped bound": lambda d, o, n, t, s: n["properties"]["name"].pop("maxLength"),
    "a new optional member of a request": lambda d, o, n, t, s: put(n["properties"], "owner", {"type": "string"}),
    "a member that is not needed any more": lambda d, o, n, t, s: n["required"].remove("colour"),
    "a wider type of what is taken": lambda d, o, n, t, s: put(n["properties"]["size"], "type", ["number", "null"]),
    "a number that says how wide it is": lambda d, o, n, t, s: put(n["properties"]["size"], "format", "double"),
    "any type of what is taken": lambda d, o, n, t, s: put(n["properties"], "size", {}),
    "a new member of an answer": lambda d, o, n, t, s: (
        put(t["properties"], "weight", {"type": "number"}),
        t["required"].append("weight"),
    ),
    "a narrower type of what is sent": lambda d, o, n, t, s: put(s["Thing"]["properties"], "parent", ref("Thing")),
    "a new kind of action": lambda d, o, n, t, s: put(
        s, "ActRequest", union(walk="WalkRequest", rest="RestRequest", run="WalkRequest")
    ),
    "a new member of an open union": lambda d, o, n, t, s: put(
        s, "Mood", union(is_open=True, glad="Walked", sad="Walked")
    ),
    "a new way in": lambda d, o, n, t, s: o["security"].append({}),
    "a scope that is not needed any more": lambda d, o, n, t, s: put(o["security"], 1, {"apiKey": []}),
    "a new problem": lambda d, o, n, t, s: put(o["responses"], "409", body("Problem")),
    "a problem that is gone": lambda d, o, n, t, s: o["responses"].pop("422"),
    "a new message": lambda d, o, n, t, s: put(d["webhooks"], "thing.lost", {"post": {"requestBody": body("Made")}}),
    "other words in a description": lambda d, o, n, t, s: put(t, "description", "Better said."),
    "a bound of an answer": lambda d, o, n, t, s: put(t["properties"]["count"], "minimum", 0),
}


@pytest.mark.parametrize("edit", COMPATIBLE.values(), ids=list(COMPATIBLE))
def test_what_no_client_feels_is_not_named(edit):
    assert changes_after(edit) == []


def test_a_break_is_forgiven_where_the_unreleased_part_of_the_changelog_names_it():
    changes = ["Thing.count: may be null now", "Thing.id: is no longer sent"]
    changelog = "# Changelog\n\n## Unreleased\n\n- More.\n- Breaking: Thing.count: may be null now\n\n## 1.0\n\n"
    old = "- Breaking: Thing.id: is no longer sent\n"
    assert unnamed(changes, changelog + old) == ["Thing.id: is no longer sent"]
    assert unnamed(changes, "# Changelog\n") == changes
