"""What the doors of all streams and long polls share: who asks, in which language, how often, and the answer."""

from collections.abc import Callable
from typing import Any, NamedTuple, ParamSpec, TypeVar

from asgiref.sync import sync_to_async
from django.db import connections
from django.http import HttpRequest, StreamingHttpResponse
from drf_spectacular.utils import OpenApiParameter

from accounts.api.authentication import bearer_token, counting_refusals, require_scope, speak
from accounts.credentials import Credential, liveness, read_credential, require_live
from games.live.guard import KNOWN_SECONDS
from games.live.streams import Stream
from uu_service.api.languages import Language
from uu_service.api.limiter import MemoryLimiter
from uu_service.api.operation import Operation
from uu_service.api.problems import NotAuthenticated
from uu_service.api.throttling import take_turn

P = ParamSpec("P")
R = TypeVar("R")
LAST_EVENT_ID = OpenApiParameter("Last-Event-ID", str, OpenApiParameter.HEADER, description="Where you stopped.")
_turns = MemoryLimiter()
"""Each listening process counts for itself: waiting for Redis would stop everybody's streams."""


class Admitted(NamedTuple):
    """Somebody who may listen; `headers` tell how often one may."""

    credential: Credential
    language: str
    headers: dict[str, str]
    takes_gzip: bool


async def admit(
    request: HttpRequest, view: Any, language: Language | None, ticket: tuple[Credential, str] | None = None
) -> Admitted:
    """All that is asked before anybody may listen. Without a thread, if the credential was seen a moment ago."""
    operation: Operation = view.operation
    credential = ticket[0] if ticket else _credential(request)
    known = liveness.language_of(credential, KNOWN_SECONDS)
    own = known if known is not None else await off_thread(_require_live_now, request, credential)
    require_scope(credential, operation.scope)
    request.auth = credential  # type: ignore[attr-defined]
    headers = take_turn(request, operation.throttle or "read", by=_turns)
    spoken = language or (ticket[1] if ticket else speak(request, own))
    return Admitted(credential, str(spoken), headers, _takes_gzip(request))


def stream_answer(stream: Stream, admitted: Admitted) -> StreamingHttpResponse:
    headers = {**admitted.headers, "Cache-Control": "no-store", "X-Accel-Buffering": "no", "Vary": "Accept-Encoding"}
    if admitted.takes_gzip:
        headers["Content-Encoding"] = "gzip"
    return StreamingHttpResponse(stream, content_type="text/event-stream", headers=headers)


def last_event_id(request: HttpRequest) -> int | None:
    """Where a reconnecting client stopped; None if it does not say. A browser sends back whatever it was last given, so
    what we cannot read is no reason to refuse it: it starts over."""
    sent = request.headers.get("Last-Event-ID", "")
    if not sent:
        return None
    return int(sent) if sent.isascii() and sent.isdigit() and len(sent) < 10 else 0


async def off_thread(function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """Run database work in a thread and give its connection back."""

    def work() -> R:
        try:
            return function(*args, **kwargs)
        finally:
            connections.close_all()

    return await sync_to_async(work, thread_sensitive=False)()


def _credential(request: HttpRequest) -> Credential:
    token = bearer_token(request.headers.get("Authorization", ""))
    if token is None:
        raise NotAuthenticated
    return read_credential(token)


def _require_live_now(request: HttpRequest, credential: Credential) -> str:
    """What another request has found out some seconds ago is too old for what then lasts for hours."""
    with counting_refusals(request, credential):
        return require_live(credential, KNOWN_SECONDS)


def _takes_gzip(request: HttpRequest) -> bool:
    return "gzip" in request.headers.get("Accept-Encoding", "")
