"""Playing: one endpoint takes every action of every game."""

from typing import Any
from uuid import UUID

import msgspec
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.authentication import credential_of
from games.api.door import GameEndpoint, view_headers
from games.api.schema import ActionUnion, GameUnion, documented
from games.rules.kernel.prompts import Filling
from games.services import problems
from games.services.actions import Move, submit
from games.services.views import GameView
from uu_service.api import idempotency
from uu_service.api.problems import Complaint, NotFound, ValidationFailed

MOST_FIELDS = 8
MOST_CHOICES = 200


class ActionsView(GameEndpoint):
    throttle_purpose = {"POST": "play"}
    checks_liveness_itself = True

    @documented(
        "takeAction",
        "Take an action",
        "Fill one of the forms of one of your open prompts and send it with the prompt's id. Any filling of any form "
        "is accepted while the prompt is open. `concede` needs no prompt. The answer is your view after it.",
        request=ActionUnion,
        answers={200: GameUnion},
        problems=[
            NotFound,
            problems.NotSeated,
            problems.PromptClosed,
            problems.IllegalAction,
            problems.GameOver,
            problems.NotStarted,
            problems.AlreadyConceded,
            ValidationFailed,
        ],
        idempotent=True,
    )
    def post(self, request: Request, game_id: UUID) -> Any:
        move = read_move(request.data)
        keeper = _Keeper(request)
        with idempotency.waiting_politely():
            return submit(game_id, credential_of(request), move, request.LANGUAGE_CODE, keeper)


def read_move(body: Any) -> Move:
    """The shape only: whether it is legal, the open forms say."""
    if not isinstance(body, dict):
        raise ValidationFailed(errors=[Complaint("", "wrong_type", {"expected": "object"})], count=1)
    complaints = []
    if not isinstance(body.get("prompt", ""), str):
        complaints.append(Complaint("/prompt", "wrong_type", {"expected": "string"}))
    if not isinstance(body.get("type"), str):
        complaints.append(Complaint("/type", "wrong_type" if "type" in body else "missing", {"expected": "string"}))
    fields: dict[str, Filling] = {}
    for name, value in body.items():
        if name in ("prompt", "type") or value is None:  # null: left out
            continue
        if _is_filling(value):
            fields[name] = value
        else:
            complaints.append(Complaint(f"/{name[:80]}", "not_a_choice"))
    if len(fields) > MOST_FIELDS:
        complaints.append(Complaint("", "many_items", {"limit": MOST_FIELDS}))
    if complaints:
        raise ValidationFailed(errors=complaints, count=len(complaints))
    return Move(body.get("prompt", ""), body["type"], fields)


def _is_filling(value: Any) -> bool:
    if isinstance(value, list):
        return len(value) <= MOST_CHOICES and all(isinstance(choice, str) for choice in value)
    return isinstance(value, str)


class _Keeper:
    """Keeps the answer under the request's Idempotency-Key, if it has one."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.key = idempotency.key_of(request)
        self.principal = idempotency.principal_of(request)
        self.fingerprint = idempotency.fingerprint_of(request) if self.key else b""

    def recall(self) -> Any | None:
        if self.key is None:
            return None
        known = idempotency.recall(self.key, self.principal, self.fingerprint)
        return known.response(replayed=True) if known else None

    def remember(self, view: GameView) -> Any:
        headers = view_headers(self.request, view)
        if self.key is None:
            return Response(view, headers=headers)
        answer = idempotency.Answer(200, msgspec.json.encode(view), {"ETag": headers["ETag"]})
        idempotency.remember(self.key, self.principal, self.fingerprint, answer)
        return answer.response()
