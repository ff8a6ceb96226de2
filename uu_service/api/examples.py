"""The recorded exchanges of docs/examples, put into the operations that they are of. `make examples` records them."""

import json
from pathlib import Path
from typing import Any

from django.conf import settings

FOLDER: Path = settings.BASE_DIR / "docs" / "examples"


def add_examples(operation: dict[str, Any]) -> None:
    """<operationId>.json, and <operationId>.<status>.json for problems."""
    name = operation["operationId"]
    for path in sorted([*FOLDER.glob(f"{name}.json"), *FOLDER.glob(f"{name}.*.json")]):
        exchange = json.loads(path.read_text(encoding="utf-8"))
        status = exchange["response"]["status"]
        _put(operation["responses"].get(str(status)), exchange["response"])
        if status < 400:
            _put(operation.get("requestBody"), exchange["request"])


def _put(into: dict[str, Any] | None, side: dict[str, Any]) -> None:
    for content in (into or {}).get("content", {}).values() if "body" in side else ():
        content["examples"] = {"recorded": {"value": side["body"]}}
