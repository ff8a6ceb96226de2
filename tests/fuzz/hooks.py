"""How schemathesis plays: who it signs in as, how long it waits, and which refusals of valid data are right.

Schemathesis takes a refusal of data that the schema allows for a failure. Some things no schema can say: each of them
stands here by the code of its problem, or of its field error, with the reason. Anything else is a failure.
"""

import json
import os
from pathlib import Path
from typing import Any

import requests
import schemathesis
from schemathesis.openapi.checks import RejectedPositiveData

WORLD = Path(os.environ["UU_FUZZ_WORLD"])
ADDRESS = os.environ["UU_FUZZ_ADDRESS"]
SHORT_WAIT = 0.02

ENDS_ITS_OWN_SESSION = {"deleteMe", "endSessions", "endSession", "signOut", "changePassword", "upgradeGuest"}

REFUSED_RIGHTLY = {
    ("idempotency_key_reused", ""): "the same key with another body: the fuzzer likes it, and this is what it is for",
    ("illegal_action", ""): "only the open forms of a game say which action is legal",
    ("bad_format", "/cursor"): "only `next_cursor` of a page is a cursor, and no pattern can tell",
    ("too_large", "/after"): "no later than the game's newest event",
    ("out_of_range", "/at"): "no later than the game's newest event",
    ("too_large", "/seats"): "as many as the ruleset seats: GET rulesets tells",
    ("too_small", "/seats"): "as many as the ruleset seats: GET rulesets tells",
    ("many_items", "/bots"): "as many as the ruleset seats: GET rulesets tells",
    ("out_of_range", "/seats"): "as many as the ruleset seats: GET rulesets tells",
    ("out_of_range", "/clock"): "the bounds of each mode: GET rulesets tells",
    ("clock_off_is_private", "/clock"): "hangs together with `access`: GET rulesets tells",
    ("no_such_clock_setting", "/clock"): "each ruleset and mode has its own settings: GET rulesets tells",
    ("unknown_choice", "/ruleset"): "left open, so that a new ruleset breaks no client: GET rulesets tells",
    ("unknown_choice", "/bots"): "left open likewise",
    ("unknown_choice", "/bot"): "left open likewise",
    ("unknown_field", "/options"): "each ruleset has its own options: GET rulesets tells",
    ("unknown_choice", "/options"): "each ruleset has its own options: GET rulesets tells",
    ("wrong_type", "/options"): "each ruleset has its own options: GET rulesets tells",
    ("too_small", "/options"): "each ruleset has its own options: GET rulesets tells",
    ("too_large", "/options"): "each ruleset has its own options: GET rulesets tells",
    ("no_such_card_set", "/card_sets"): "GET card-sets tells",
    ("twice", "/card_sets"): "the same set in two versions: lists of different things can still hold it",
    ("url_malformed", "/url"): "what a host may be called is more than a pattern can say",
    ("url_not_https", "/url"): "plain http is for networks that the operator has allowed",
    ("url_not_reachable", "/url"): "only DNS knows",
    ("password_too_common", ""): "a list of twenty thousand",
    ("password_entirely_numeric", ""): "told in words",
    ("password_too_similar", ""): "told in words",
    ("in_the_past", "/expires_at"): "only a clock knows",
    ("bad_characters", ""): "NUL and half characters cannot be stored",
    ("blank", ""): "a name needs something to see in it: a matter of Unicode's categories",
    ("unfit_characters", ""): "names have no controls and no direction marks: likewise",
}


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
    if not isinstance(failure, RejectedPositiveData):
        return True
    problem = response.json()
    refused = [(error["code"], error["pointer"]) for error in problem["errors"]] or [(problem["code"], "")]
    return not all(_is_right(code, pointer) for code, pointer in refused)


def _is_right(code: str, pointer: str) -> bool:
    return any(code == known and pointer.startswith(place) for known, place in REFUSED_RIGHTLY)
