"""How schemathesis plays: who it signs in as, how long it waits, how it reads a stream, what it may not mind."""

import json
import os
from pathlib import Path
from typing import Any

import requests
import schemathesis
from schemathesis.core.failures import AcceptedNegativeData
from schemathesis.openapi.checks import IgnoredAuth, RejectedPositiveData, UseAfterFree

from tests.fuzz.refusals import KEPT_AFTER_DELETE, is_right

WORLD = Path(os.environ["UU_FUZZ_WORLD"])
ADDRESS = os.environ["UU_FUZZ_ADDRESS"]
SHORT_WAIT = 0.02

ENDS_ITS_OWN_SESSION = {"deleteMe", "endSessions", "endSession", "signOut", "changePassword", "upgradeGuest"}


@schemathesis.auth(refresh_interval=None)
class Player:
    """The player of the world; what would sign it out is tried as somebody new."""

    def get(self, case: Any, context: Any) -> str:
        if context.operation.definition.raw["operationId"] in ENDS_ITS_OWN_SESSION:
            return str(requests.post(f"{ADDRESS}/api/v1/auth/guest", json={}, timeout=60).json()["access"])
        return (WORLD / "token").read_text()

    def set(self, case: Any, data: str, context: Any) -> None:
        case.headers = {**(case.headers or {}), "Authorization": f"Bearer {data}"}


@schemathesis.deserializer("text/event-stream")
def read_messages(context: Any, response: Any) -> list[dict[str, Any]]:
    """A stream as the schema tells it: `data` is the message's JSON, and `id` a number."""
    messages = []
    for block in response.content.decode().split("\n\n"):
        lines = dict(line.split(": ", 1) for line in block.splitlines() if line)
        if lines:
            number = {"id": int(lines["id"])} if "id" in lines else {}
            messages.append({"event": lines["event"], "data": json.loads(lines["data"]), **number})
    return messages


@schemathesis.hook
def map_query(context: Any, query: Any) -> Any:
    """A long poll that has nothing to say waits as long as it was told: here, not."""
    wait = (query or {}).get("wait")
    return {**query, "wait": SHORT_WAIT} if isinstance(wait, int | float) and 0 < wait <= 25 else query


@schemathesis.hook
def filter_failure(context: Any, failure: Any, case: Any, response: Any) -> bool:
    """Whether it is a failure."""
    if isinstance(failure, UseAfterFree):
        return case.operation.definition.raw["operationId"] not in KEPT_AFTER_DELETE
    if isinstance(failure, IgnoredAuth | AcceptedNegativeData) and has_stream_ticket(case):
        return False
    if not isinstance(failure, RejectedPositiveData):
        return True
    problem = response.json()
    refused = [(error["code"], error["pointer"]) for error in problem["errors"]] or [(problem["code"], "")]
    return not all(is_right(code, pointer) for code, pointer in refused)


def has_stream_ticket(case: Any) -> bool:
    """A stream takes its own ticket in the address in place of a token in a header."""
    return case.operation.path.endswith("/stream") and str((case.query or {}).get("ticket", "")).startswith("uut_")
