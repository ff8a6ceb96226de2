"""How often one account or address may ask, by purpose (`settings.THROTTLES`). Reads never starve a move.

An operation names its purpose; plain async views call `take_turn`.
"""

import math
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import TYPE_CHECKING

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
# Guessing and mailing must not become free; play must go on.
CLOSES_WITHOUT_LIMITER = frozenset({"auth", "guess", "username", "mail", "recipient", "mailbox"})
BY_ADDRESS = frozenset({"auth", "mail", "picture", "refused", "refresh", "table", "webhook"})
IPV6_PREFIX = 64


class PurposeThrottle(BaseThrottle):
    """DRF's door to the limiter. It raises the problem itself, to say more than yes or no."""

    def allow_request(self, request: Request, view: "APIView") -> bool:
        headers = take_turn(request, purpose_of(view, request.method or "GET"))
        view.headers.update(headers)  # DRF puts these on whatever answer the view gives
        return True


def purpose_of(view: object, method: str) -> str:
    """The operation's word; else reading for safe methods and creating for the rest."""
    return operation_of(view, method).throttle or ("read" if method in {"GET", "HEAD", "OPTIONS"} else "create")


def take_turn(
    request: Request | HttpRequest, purpose: str, who: str | None = None, by: Limiter | None = None
) -> dict[str, str]:
    """Take one turn; the headers for the answer, or Throttled. `who` counts for another than account or address.

    `by` counts instead of the limiter that all processes share.
    """
    return _judged(purpose, lambda rate: (by or limiter()).take(_key(request, purpose, who), rate))


def require_turn_left(request: Request | HttpRequest, purpose: str, who: str | None = None) -> None:
    """Refuse like `take_turn` who has no turn left, and take none."""
    _judged(purpose, lambda rate: limiter().look(_key(request, purpose, who), rate))


def forget_turns(request: Request | HttpRequest, purpose: str, who: str | None = None) -> None:
    """All turns are there again."""
    with suppress(LimiterDown):
        limiter().forget(_key(request, purpose, who))


def _judged(purpose: str, ask: Callable[[Rate], Verdict]) -> dict[str, str]:
    rate = rate_of(purpose)
    try:
        verdict = ask(rate)
    except LimiterDown as error:
        log.warning("throttle_without_limiter", purpose=purpose)
        if purpose in CLOSES_WITHOUT_LIMITER:
            raise Unavailable(retry_after=5) from error
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


def address_of(request: Request | HttpRequest) -> str:
    """Whose address it is. Of IPv6 the network of 64 bits: who has one address of it has them all."""
    text = BaseThrottle().get_ident(request) or ""  # type: ignore[arg-type]
    try:
        address = ip_address(text.strip().strip("[]"))
    except ValueError:
        return text
    if isinstance(address, IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address), IPV6_PREFIX), strict=False))


def _key(request: Request | HttpRequest, purpose: str, who: str | None) -> str:
    return f"{purpose}:{who or _who(request, purpose)}"


def _who(request: Request | HttpRequest, purpose: str) -> str:
    """What comes before a proof counts by address; everything else by account where there is one."""
    is_proven = purpose not in BY_ADDRESS  # before, asking for `auth` would authenticate once more
    account = getattr(getattr(request, "auth", None), "account_id", None) if is_proven else None
    return f"address:{address_of(request)}" if account is None else f"account:{account}"


def _headers(purpose: str, rate: Rate, verdict: Verdict) -> dict[str, str]:
    return {
        "RateLimit-Policy": f'"{purpose}";q={rate.count};w={rate.seconds}',
        "RateLimit": f'"{purpose}";r={verdict.remaining};t={math.ceil(round(verdict.reset_after, 3))}',
    }
