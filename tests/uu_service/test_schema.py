"""Structs become components that client generators like; openapi.yaml is what the code says."""

import enum
from datetime import datetime
from typing import Annotated, Any, Literal

import msgspec
import pytest
import yaml
from django.core.management import call_command

from shapes.components import NamedUnion, open_set, register_words
from shapes.reading import read
from tests.contract import FILE
from uu_service.api.struct_schema import Late, components_of, union_of


class Colour(enum.StrEnum):
    RED = "red"
    BLUE = "blue"


class Walk(msgspec.Struct, tag="walk"):
    steps: int = 1


class Rest(msgspec.Struct, tag="rest"):
    """Do nothing."""


class Move(NamedUnion):
    members = Walk | Rest


class Turned(msgspec.Struct, tag="turned"):
    degrees: int = 90


class Colourful(msgspec.Struct):
    shade: int


class Turn(msgspec.Struct):
    colour: Colour
    move: Walk | Rest | None = None
    moves: list[Walk | Rest] = []
    note: str | msgspec.UnsetType = msgspec.UNSET


def test_an_answer_always_has_all_its_fields_but_the_unset_ones():
    own, others = components_of(Turn, is_request=False)
    assert own["required"] == ["colour", "move", "moves"]
    assert "additionalProperties" not in own
    assert sorted(others) == ["Colour", "Move", "Rest", "Walk"]


def test_a_request_may_leave_out_defaults_and_refuses_unknown_fields():
    own, others = components_of(Turn, is_request=True)
    assert own["required"] == ["colour"]
    assert own["additionalProperties"] is False
    assert sorted(others) == ["Colour", "MoveRequest", "RestRequest", "WalkRequest"]


def test_a_union_has_a_name_a_discriminator_and_a_mapping():
    own, others = components_of(Turn, is_request=False)
    assert own["properties"]["moves"]["items"] == {"$ref": "#/components/schemas/Move"}
    assert others["Move"].schema["discriminator"] == {
        "propertyName": "type",
        "mapping": {"walk": "#/components/schemas/Walk", "rest": "#/components/schemas/Rest"},
    }
    assert components_of(Move, is_request=False)[0] == others["Move"].schema
    tag = others["Walk"].schema["properties"]["type"]
    assert (tag["type"], tag["const"]) == ("string", "walk")


def test_enums_have_their_own_component():
    own, others = components_of(Turn, is_request=False)
    assert own["properties"]["colour"] == {"$ref": "#/components/schemas/Colour"}
    assert others["Colour"].schema == {"type": "string", "enum": ["blue", "red"]}


def test_an_inline_enum_gets_the_name_of_its_place():
    kind = msgspec.defstruct("Loud", [("inner_colour", Literal["red", "blue"])])
    own, others = components_of(kind, is_request=False)
    assert own["properties"]["inner_colour"] == {"$ref": "#/components/schemas/LoudInnerColour"}
    assert others["LoudInnerColour"].schema == {"type": "string", "enum": ["blue", "red"]}


@open_set
class Reason(enum.StrEnum):
    """Why."""

    RAIN = "rain"


def test_a_set_that_may_grow_is_a_string_with_the_words_known_today():
    _, others = components_of(msgspec.defstruct("Excuse", [("reason", Reason)]), is_request=False)
    reason = others["Reason"].schema
    assert (reason["type"], reason["x-extensible-enum"]) == ("string", ["rain"])
    assert "open set" in reason["description"] and "enum" not in reason


def test_words_that_only_a_running_service_knows_are_an_open_set_by_their_title():
    known = ["tango"]
    register_words("DanceName", lambda: known, "Which dance.")
    dance = Annotated[str, msgspec.Meta(title="DanceName", description="The one you want.")]
    kind = msgspec.defstruct("Ball", [("dance", dance), ("next", dance | None, None)])
    known.append("polka")
    own, others = components_of(kind, is_request=True)
    assert own["properties"]["dance"] == {"description": "The one you want.", "$ref": "#/components/schemas/DanceName"}
    assert own["properties"]["next"]["anyOf"][1] == {"type": "null"}
    assert others["DanceName"].schema["x-extensible-enum"] == ["polka", "tango"]
    assert others["DanceName"].schema["description"].startswith("Which dance. An open set")


def test_a_plain_value_that_may_be_null_has_two_types_and_a_time_its_format():
    kind = msgspec.defstruct("Visit", [("at", datetime | None), ("guests", list[str] | None), ("of", Colour | None)])
    members = components_of(kind, is_request=False)[0]["properties"]
    assert members["at"] == {"type": ["string", "null"], "format": "date-time"}
    assert members["guests"] == {"type": ["array", "null"], "items": {"type": "string"}}
    assert members["of"] == {"anyOf": [{"$ref": "#/components/schemas/Colour"}, {"type": "null"}]}


def test_defaults_are_told_of_requests_only_and_maps_are_said_to_be_maps():
    kind = msgspec.defstruct("Bag", [("things", dict[str, Any], {}), ("size", int, 3)])
    sent, answered = (components_of(kind, is_request=is_request)[0] for is_request in (True, False))
    assert sent["properties"]["size"]["x-default"] == 3 and "required" not in sent
    assert sent["properties"]["size"]["description"] == "Default: `3`."
    assert answered["properties"]["size"] == {"type": "integer"} and answered["required"] == ["things", "size"]
    assert answered["properties"]["things"] == {"type": "object", "additionalProperties": True}


class Told(msgspec.Struct):
    first: int
    """What stands under a field is about it."""
    second: Annotated[int, msgspec.Meta(description="What it says itself.")]
    """Not this."""


class ToldMore(Told):
    third: int = 0


def test_what_stands_under_a_field_describes_it_in_heirs_too():
    members = components_of(ToldMore, is_request=False)[0]["properties"]
    assert members["first"]["description"] == "What stands under a field is about it."
    assert members["second"]["description"] == "What it says itself."
    assert "description" not in members["third"]


class OpenMove(NamedUnion):
    """A move."""

    members = Walk | Turned
    is_open = True


def test_a_union_that_may_grow_says_so():
    schema = components_of(OpenMove, is_request=False)[0]
    assert schema["x-open"] is True and "open union" in schema["description"]


def test_a_type_made_late_is_shown_and_the_annotation_is_read():
    late = Annotated[dict[str, Any], Late(lambda: Turned)]
    kind = msgspec.defstruct("Holder", [("what", late)])
    own, others = components_of(kind, is_request=False)
    assert own["properties"]["what"] == {"$ref": "#/components/schemas/Turned"} and "Turned" in others
    assert read(kind, {"what": {"anything": 1}})[0].what == {"anything": 1}


def test_several_types_without_tags_are_any_of_them():
    about = union_of("Plain", "One of two.", (Colourful, Turn))
    kind = msgspec.defstruct("Box", [("what", Annotated[dict[str, Any], Late(lambda: about)])])
    _, others = components_of(kind, is_request=False)
    refs = [arm["$ref"].rpartition("/")[2] for arm in others["Plain"].schema["anyOf"]]
    assert refs == ["Colourful", "Turn"]


def test_openapi_yaml_is_fresh(tmp_path):
    fresh = tmp_path / "openapi.yaml"
    call_command("spectacular", "--file", str(fresh), "--validate", "--fail-on-warn")
    assert fresh.read_text() == FILE.read_text(), "stale: run `make schema`"


@pytest.fixture(scope="module")
def published():
    return yaml.load(FILE.read_bytes(), Loader=yaml.CSafeLoader)


def test_operation_ids_are_verb_and_noun_and_unique(published):
    ids = [op["operationId"] for ops in published["paths"].values() for op in ops.values()]
    assert len(ids) == len(set(ids))
    assert [name for name in ids if not name.isalnum() or not name[0].islower()] == []


def schemas_in(schema, place):
    """A schema and all that stand inside it, each with its place."""
    yield place, schema
    for name, member in schema.get("properties", {}).items():
        yield from schemas_in(member, f"{place}.{name}")
    inner = [schema.get("items"), schema.get("additionalProperties"), *schema.get("anyOf", [])]
    for each in inner:
        if isinstance(each, dict):
            yield from schemas_in(each, place)


def test_every_member_is_described(published):
    schemas = published["components"]["schemas"]
    without = {
        f"{name}.{member}"
        for name, schema in schemas.items()
        for member, told in schema.get("properties", {}).items()
        if not told.get("description")
    }
    assert without == set()


def test_nothing_in_the_contract_is_unknown(published):
    known = {"type", "$ref", "anyOf", "oneOf", "const", "enum"}
    found = [each for name, one in published["components"]["schemas"].items() for each in schemas_in(one, name)]
    unknown = {place for place, one in found if not known & one.keys() or one.get("additionalProperties") is True}
    assert unknown == set()


def test_a_number_says_that_it_is_a_double(published):
    """Without that, generators take decimals of unlimited length, which some languages cannot read from JSON."""
    found = [each for name, one in published["components"]["schemas"].items() for each in schemas_in(one, name)]
    parameters = [
        (f"{operation['operationId']}.{told['name']}", told["schema"])
        for path in published["paths"].values()
        for operation in path.values()
        for told in operation.get("parameters", [])
        if "schema" in told
    ]
    vague = {place for place, one in found + parameters if "number" in kinds_of(one) and one.get("format") != "double"}
    assert vague == set()


def kinds_of(schema):
    kinds = schema.get("type", [])
    return [kinds] if isinstance(kinds, str) else kinds


@pytest.mark.parametrize("name", ["PromptKind", "FormType", "CardKind", "OutcomeReason", "Verb", "ZoneName"])
def test_names_that_may_grow_are_open_sets(published, name):
    assert published["components"]["schemas"][name]["x-extensible-enum"]


def test_the_schema_is_served_as_yaml_and_as_json(client):
    assert client.get("/api/v1/schema").content == FILE.read_bytes()
    as_json = client.get("/api/v1/schema", headers={"accept": "application/json"})
    assert as_json.json()["openapi"] == "3.1.0"
    again = client.get("/api/v1/schema", headers={"accept": "application/json", "if-none-match": as_json["ETag"]})
    assert (again.status_code, again.content) == (304, b"")


ANSWERS_WITH_A_SECRET = {
    "changeWebhookSecret",
    "createApiKey",
    "createGuest",
    "createMyStreamTicket",
    "createStreamTicket",
    "createToken",
    "createWebhook",
    "confirmRecovery",
    "refreshToken",
    "registerAccount",
    "signInWithIdentity",
}
HAS_NO_SENDER = {"signOut", "requestRecovery", "confirmEmail"}  # they work without an access token
SAFE_TWICE = {"linkIdentity", "proveSession"}  # and a transaction around them would undo the count of tries


def test_every_post_takes_an_idempotency_key_unless_it_answers_with_a_secret(published):
    posts = [operations["post"] for operations in published["paths"].values() if "post" in operations]
    without = {
        post["operationId"]
        for post in posts
        if "Idempotency-Key" not in [parameter.get("name") for parameter in post.get("parameters", [])]
    }
    assert without - HAS_NO_SENDER - SAFE_TWICE <= ANSWERS_WITH_A_SECRET


def test_what_we_send_never_shares_a_tag_with_what_we_answer(published):
    """Generators make a class a tag: with a shared one, the messages' class takes the place of the operations'."""
    operations = {tag for path in published["paths"].values() for one in path.values() for tag in one["tags"]}
    messages = {tag for path in published["webhooks"].values() for one in path.values() for tag in one["tags"]}
    assert messages
    assert not operations & messages
