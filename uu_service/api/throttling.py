"""How often one account or address may ask, by purpose: auth, play, read, create, stream. Reads never starve a move.

An operation names its purpose; plain async views call `check_throttle`.
"""

import math
from functools import cache
from typing import TYPE_CHECKING, Any

import structlog
from django.conf import settings
from django.http import HttpRequest
from rest_framework.request import Request
from rest_framework.throttling import BaseThrottle

from uu_service.api.limiter import Limiter, LimiterDown, MemoryLimiter, Rate, RedisLimiter, Verdict
from uu_service.api.operation import operation_of
from uu_service.api.problems import Throttled, Unavailable

if TYPE_CHECKING:
    from rest_framework.views import APIView  # at run time it imports this module, by the setting

log = structlog.get_logger(__name__)
CLOSES_WITHOUT_LIMITER = frozenset({"auth"})  # guessing passwords must not become free; play must go on


class PurposeThrottle(BaseThrottle):
    """DRF's door to the limiter. It raises the problem itself, to say more than yes or no."""

    def allow_request(self, request: Request, view: "APIView") -> bool:
        headers = check_throttle(request, purpose_of(view, request.method or "GET"))
        view.headers.update(headers)  # DRF puts these on whatever answer the view gives
        return True


def purpose_of(view: Any, method: str) -> str:
    """The operation's word; else reading for safe methods and creating for the rest."""
    return operation_of(view, method).throttle or ("read" if method in {"GET", "HEAD", "OPTIONS"} else "create")


def check_throttle(request: Request | HttpRequest, purpose: str, who: str | None = None) -> dict[str, str]:
    """Take one turn; the headers for the answer, or Throttled. `who` counts for another than account or address."""
    rate = rate_of(purpose)
    try:
        verdict = limiter().take(f"{purpose}:{who or _who(request, purpose)}", rate)
    except LimiterDown as error:
        log.warning("throttle_without_limiter", purpose=purpose)
        if purpose in CLOSES_WITHOUT_LIMITER:
            raise Unavailable(headers={"Retry-After": "5"}) from error
        return {}
    headers = _headers(purpose, rate, verdict)
    if not verdict.allowed:
        retry = str(math.ceil(verdict.retry_after))
        raise Throttled(headers={**headers, "Retry-After": retry}, seconds=int(retry))
    return headers


@cache
def limiter() -> Limiter:
    return RedisLimiter(settings.REDIS_URL) if settings.REDIS_URL else MemoryLimiter()


def rate_of(purpose: str) -> Rate:
    return _parse(settings.THROTTLES[purpose])


@cache
def _parse(text: str) -> Rate:
    number, _, period = text.partition("/")
    return Rate(int(number), {"second": 1, "minute": 60, "hour": 3600, "day": 86400}[period])


def _who(request: Request | HttpRequest, purpose: str) -> str:
    """Sign-ups and log-ins count by address; everything else by account where there is one."""
    account = getattr(getattr(request, "auth", None), "account_id", None)
    if account is not None and purpose != "auth":
        return f"account:{account}"
    return f"address:{BaseThrottle().get_ident(request)}"  # type: ignore[arg-type]


def _headers(purpose: str, rate: Rate, verdict: Verdict) -> dict[str, str]:
    return {
        "RateLimit-Policy": f'"{purpose}";q={rate.count};w={rate.seconds}',
        "RateLimit": f'"{purpose}";r={verdict.remaining};t={math.ceil(round(verdict.reset_after, 3))}',
    }
