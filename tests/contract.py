"""Holds every answer against openapi.yaml: known operation, declared status and media type, no unknown field."""

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import yaml

FILE = Path(__file__).parent.parent / "openapi.yaml"
FRONT = ("/api/v1", "/api/v1/")
PROBLEM = "application/problem+json"
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class BrokenContract(AssertionError):
    """An answer is not what openapi.yaml promises (after changing the API: make schema)."""


def check_answer(
    method: str, path: str, status: int, headers: Mapping[str, str], body: bytes, *, is_ours: bool = True
) -> None:
    """Raise BrokenContract unless the answer keeps the contract. Paths that are not ours only owe proper problems."""
    if (
        not path.startswith("/api/") or path.startswith("/api/v1/schema") or path in FRONT or method == "OPTIONS"
    ):  # preflights are CORS, not ours
        return
    media = headers.get("Content-Type", "").partition(";")[0]
    where = f"{method} {path} → {status} {media}"
    if "X-Request-ID" not in headers or "Server-Time" not in headers:
        raise BrokenContract(f"{where}: no X-Request-ID or Server-Time")
    operation = operation_for(method, path)
    if operation is None or not is_ours:
        if is_ours and status not in {404, 405, 413}:
            raise BrokenContract(f"{where}: not in openapi.yaml")
        if status >= 400 and media != PROBLEM:
            raise BrokenContract(f"{where}: expected {PROBLEM}")
        if status >= 400 and is_ours:
            _check_body(where, media, PROBLEM, ("components", "schemas", "ProblemBody"), body)
        return
    place, response = _response(operation, where, status)
    _check_content(where, media, body, place, response)
    if media == PROBLEM and f"`{json.loads(body)['code']}`" not in response["description"]:
        raise BrokenContract(f"{where}: {json.loads(body)['code']} is not among {response['description']}")


def check_message(kind: str, number: int | None, data: Any, union: str = "StreamMessage") -> None:
    """Raise BrokenContract unless a server-sent event is one of these messages."""
    message = {"event": kind, "data": data} | ({} if number is None else {"id": number})
    place = ("components", "schemas", union)
    _check_body(f"stream: {kind}", "json", "json", place, json.dumps(message).encode())


def operation_for(method: str, path: str) -> tuple[str, ...] | None:
    """Where in the document the operation stands."""
    verb = {"HEAD": "get"}.get(method, method.lower())
    for pattern, template in _templates():
        if pattern.fullmatch(path) and verb in document()["paths"][template]:
            return ("paths", template, verb)
    return None


@cache
def document() -> dict[str, Any]:
    return _closed(yaml.load(FILE.read_bytes(), Loader=_LOADER))


@cache
def _templates() -> list[tuple[re.Pattern[str], str]]:
    """Literal segments before parameters, so that games/join is not a game called join."""
    ordered = sorted(document()["paths"], key=lambda template: [part.startswith("{") for part in template.split("/")])
    return [(re.compile(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(template))), template) for template in ordered]


def _closed(node: Any) -> Any:
    """Unknown fields and words are refused here; the published document leaves answers open, so that they may grow."""
    if isinstance(node, list):
        return [_closed(item) for item in node]
    if not isinstance(node, dict):
        return node
    closed = {key: _closed(value) for key, value in node.items()}
    if "x-extensible-enum" in node:
        closed["enum"] = node["x-extensible-enum"]
    if isinstance(node.get("properties"), dict) and node.get("type") == "object":
        closed.setdefault("additionalProperties", False)
    return closed


def _response(operation: tuple[str, ...], where: str, status: int) -> tuple[tuple[str, ...], dict[str, Any]]:
    responses = document()["paths"][operation[1]][operation[2]]["responses"]
    key = str(status) if str(status) in responses else "default"
    if key == "default" and status < 400:
        raise BrokenContract(f"{where}: status not declared")
    if "$ref" not in responses[key]:
        return (*operation, "responses", key), responses[key]
    place = tuple(responses[key]["$ref"].removeprefix("#/").split("/"))
    return place, document()["components"]["responses"][place[-1]]


def _check_content(where: str, media: str, body: bytes, place: tuple[str, ...], response: dict[str, Any]) -> None:
    content = response.get("content", {})
    if not body:
        return
    if media in ("text/event-stream", "image/webp", "image/svg+xml") and media in content:
        return
    if media not in content:
        raise BrokenContract(f"{where}: {media} is not among {list(content)}")
    _check_body(where, media, media, (*place, "content", media, "schema"), body)


def _check_body(where: str, media: str, expected: str, place: tuple[str, ...], body: bytes) -> None:
    if media != expected:
        raise BrokenContract(f"{where}: expected {expected}")
    instance = json.loads(body)
    error = next(iter(_validator(place).iter_errors(instance)), None)
    if error is not None:
        at = "/".join(str(part) for part in error.instance_path)
        raise BrokenContract(f"{where}: at /{at}: {error.message[:600]}")


@cache
def _validator(place: tuple[str, ...]) -> Any:
    node: Any = document()
    for step in place:
        node = node[step]
    return jsonschema_rs.Draft202012Validator({**node, "components": document()["components"]}, validate_formats=True)
