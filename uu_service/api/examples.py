"""Examples: the recorded exchanges of docs/examples, put into their operations, and one of every problem.

`make examples` records them.
"""

import json
import re
from pathlib import Path

from django.conf import settings

import words
from shapes.describing import Schema
from uu_service.api.problems import CODES, CONTENT_TYPE, kebab
from uu_service.api.problems_page import meaning

FOLDER: Path = settings.BASE_DIR / "docs" / "examples"


def add_examples(operation: Schema) -> None:
    """<operationId>.json, and <operationId>.<status>.json for problems."""
    name = operation["operationId"]
    for path in sorted([*FOLDER.glob(f"{name}.json"), *FOLDER.glob(f"{name}.*.json")]):
        exchange = json.loads(path.read_text(encoding="utf-8"))
        status = exchange["response"]["status"]
        _put(operation["responses"].get(str(status)), exchange["response"])
        if status < 400:
            _put(operation.get("requestBody"), exchange["request"])


def _put(into: Schema | None, side: Schema) -> None:
    for content in (into or {}).get("content", {}).values() if "body" in side else ():
        content["examples"] = {"recorded": {"value": side["body"]}}


def add_problem_examples(response: Schema) -> None:
    """One of each code that the description names, in English, for a response that a problem can be."""
    content = response.get("content", {}).get(CONTENT_TYPE)
    for code in re.findall(r"`(\w+)`", response["description"]) if content else ():
        content.setdefault("examples", {})[code] = {"value": _problem(code)}


def _problem(code: str) -> Schema:
    kind = CODES[code]
    return {
        "type": f"/docs/problems#{code}",
        "title": words.say("en", f"problem-{kebab(code)}-title"),
        "status": kind.status,
        "detail": meaning("en", kind),
        "instance": "/api/v1/…",
        "code": code,
        "errors": [],
        "request_id": "0190a1b2-0000-7000-8000-000000000000",
        "retryable": kind.retryable,
    }
