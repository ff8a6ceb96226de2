"""What we send, in the schema: OpenAPI's `webhooks`, from the same Structs that are sent."""

from typing import get_args

from shapes.describing import Schema
from uu_service.api.struct_schema import components_of
from webhooks.events import Message

HEADERS = {
    "webhook-id": "The message's id, the same in every attempt: remember it, and take a message only once.",
    "webhook-timestamp": "When this attempt was made, in seconds since 1970: refuse what is older than five minutes.",
    "webhook-signature": "`v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body`; several, with spaces between, "
    "while secrets change: one that fits is enough.",
}

ABOUT = (
    "Sent to every enabled endpoint that asked for this event. Check the signature before you believe it; the same "
    "message may come twice, with the same `webhook-id`. Ignore a `type` that you do not know."
)


def add_webhooks(result: Schema, generator: object, request: object, public: bool) -> Schema:
    """For drf-spectacular's postprocessing, before the one that finishes components."""
    schemas = result.setdefault("components", {}).setdefault("schemas", {})
    result["webhooks"] = {}
    for kind in get_args(Message):
        own, others = components_of(kind, is_request=False)
        schemas.update({kind.__name__: own, **{name: component.schema for name, component in others.items()}})
        result["webhooks"][kind.__struct_config__.tag] = {"post": _operation(kind)}
    return result


def _operation(kind: type) -> Schema:
    name = kind.__name__.removesuffix("Message")
    ref = {"$ref": f"#/components/schemas/{kind.__name__}"}
    return {
        "operationId": f"on{name}",
        "summary": kind.__doc__,
        "description": ABOUT,
        "tags": ["messages"],
        "security": [],
        "parameters": [
            {"name": name, "in": "header", "required": True, "description": text, "schema": {"type": "string"}}
            for name, text in HEADERS.items()
        ],
        "requestBody": {"required": True, "content": {"application/json": {"schema": ref}}},
        "responses": {
            "2XX": {"description": "Heard. Answer within five seconds; do the work afterwards."},
            "410": {"description": "Never again: the endpoint is disabled."},
            "default": {"description": "Not heard: it is sent again, for about a day."},
        },
    }
