"""Reads streams of server-sent events, as `EventSource` does."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

Message = tuple[str, int | None, Any]


def messages_in(lines: Iterable[str]) -> Iterator[Message]:
    """Of each message its kind, its number if it has one, and its data, which come last."""
    kind, number = "", None
    for line in lines:
        name, _, value = line.partition(": ")
        if name == "event":
            kind = value
        elif name == "id":
            number = int(value)
        elif name == "data":
            yield kind, number, json.loads(value)
            kind, number = "", None
