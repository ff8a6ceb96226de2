"""Playing: one endpoint takes every action of every game."""

from functools import partial
from uuid import UUID

from rest_framework.request import Request
from rest_framework.views import APIView

from accounts.api.authentication import credential_of, speak
from accounts.scopes import Scope
from games.api.door import SAME_GAME, view_answer
from games.api.schema import ActionUnion, GameUnion
from games.rules.kernel.prompts import Filling
from games.services import problems
from games.services.actions import SentAction, submit
from uu_service.api.idempotency import KeptAnswer
from uu_service.api.links import link
from uu_service.api.operation import Operation
from uu_service.api.problems import Complaint, NotFound, ValidationFailed

MOST_FIELDS = 8
MOST_CHOICES = 200


def read_action(body: object) -> SentAction:
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
    return SentAction(body.get("prompt", ""), body["type"], fields)


def _is_filling(value: object) -> bool:
    if isinstance(value, list):
        return len(value) <= MOST_CHOICES and all(isinstance(choice, str) for choice in value)
    return isinstance(value, str)


class ActionsEndpoint(APIView):
    @Operation(
        "takeAction",
        "Take an action",
        "Fill one of the forms of one of your open prompts and send it with the prompt's id. Any filling of any form "
        "is accepted while the prompt is open. `concede` needs no prompt. The answer is your view after it, and what "
        "you may do next: there is nothing to read again.",
        tag="games",
        scope=Scope.GAMES_PLAY,
        body=ActionUnion,
        reads=read_action,
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
        once=True,
        throttle="play",
        checks_liveness_itself=True,
        links=[link("takeAction", "getGame", "openRematch", "getReplay", game_id=SAME_GAME)],
    )
    def post(self, request: Request, game_id: UUID, body: SentAction, kept: KeptAnswer) -> object:
        shown = kept.shown_by(partial(view_answer, request))
        return submit(game_id, credential_of(request), body, partial(speak, request._request), shown)
