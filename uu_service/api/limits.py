"""What a limit is, and the page of all of them: docs/limits.md.

Each room lists its own in `api/limits.py`, from the constants that its code checks.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import yaml
from django.apps import apps
from django.conf import settings

import words
from shapes.describing import Schema
from shapes.reading import DEEPEST, LARGEST, MOST_FAULTS
from uu_service.api.limiter import Rate
from uu_service.api.problems import BodyTooLarge, Problem, Throttled, Unavailable, kebab
from uu_service.api.throttling import CLOSES_WITHOUT_LIMITER, IPV6_PREFIX, rate_of


@dataclass(frozen=True)
class Limit:
    """One limit: of what, how much, and what happens beyond it (a problem, a code of `errors[]`, or words)."""

    what: str
    most: str
    beyond: type[Problem] | str
    setting: str = ""


PURPOSES = {
    "auth": ("an address", "signing up and in, passwords, API keys, deleting the account, codes of private tables"),
    "guess": ("a username at an address", "passwords tried; a right one forgets the wrong ones"),
    "username": ("a username, from everywhere", "passwords tried; a right one forgets the wrong ones"),
    "mail": ("an address", "codes asked for by mail: recovery, a new e-mail address, a proof"),
    "recipient": ("an e-mail address, asked for at an address", "codes by mail, whether the address is known or not"),
    "mailbox": ("an e-mail address, from everywhere", "codes by mail, whether the address is known or not"),
    "refused": ("an address", "tokens and API keys that do not hold"),
    "refresh": ("an address", "`POST auth/token/refresh`; beyond the token, each session also counts as `create`"),
    "play": ("an account", "`POST games/{game_id}/actions`"),
    "read": ("an account", "every other `GET`; without a token, an address"),
    "picture": ("an address", "faces and pictures of cards: a table shows dozens at once"),
    "create": ("an account", "every other change; without a token, an address"),
    "report": ("an account", "players reported to staff"),
    "table": ("an address", "tables opened and rematches, by any account"),
    "webhook": ("an address", "webhook endpoints made, by any account"),
    "stream": ("an account", "streams opened"),
}
HOUSE = [
    Limit("a request's body", f"{settings.DATA_UPLOAD_MAX_MEMORY_SIZE:,} bytes", BodyTooLarge, "UU_MAX_BODY_BYTES"),
    Limit("`errors[]` of an answer", f"{MOST_FAULTS}", "the first ones are reported, the others are not"),
    Limit("objects and lists inside each other", f"{DEEPEST}", "`too_deep`"),
    Limit("whole numbers", f"±{LARGEST:,}", "`too_large`, `too_small`"),
    Limit("`Idempotency-Key`", "255 characters", "400 `idempotency_key_invalid`"),
    Limit("`limit` of a list", "100", "`too_large`"),
]
INTRO = """# Limits

What one client may ask of the service, and the answer to more. Written by `make schema` from the code.

## How often

Requests are counted by purpose, so that reading never starves a move. Each account or address has a bucket for every
purpose; it refills all the time, and a full one may be emptied at once. Before a credential is proven only its
address is counted, so that nobody can use up the turns of somebody else. Of an IPv6 address the first {prefix} bits
count.

| purpose | of | what counts | default | setting |
|---|---|---|---|---|
"""
HEADERS = """
Every answer says where you stand, in the two headers of the
[IETF draft](https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/):

```http
RateLimit-Policy: "read";q={count};w={seconds}
RateLimit: "read";r={left};t=1
```

`q` requests in `w` seconds; `r` are left, and in `t` seconds the bucket is full again. Beyond it the answer is 429
`throttled` with `Retry-After` in seconds: wait that long, then send the same again. Nothing was done. The admin's
sign-in counts as `auth`, `guess` and `username` too, and answers with a page.

To need few requests: wait with `GET games/{{game_id}}/events?wait=25` or a stream instead of asking again and again,
send `If-None-Match` (a 304 counts, but costs little), and keep card set versions and pictures, which never change.

An operator sets the limits (see [operating](operating.md)); without Redis each process counts for itself. If Redis
fails, {closed} close with 503 `unavailable` until it is back, and everything else stays open.
"""
ROOM = """
## {title}

| of | at most | beyond it | setting |
|---|---|---|---|
"""
FIELDS = """
## Fields

What a body may hold, from `openapi.yaml`. Beyond it the answer is 422 `validation_failed`, with the field's place and
the limit in `errors[]` (`too_long`, `many_items`, `too_large`).

| body | field | at most |
|---|---|---|
"""
UNITS = {"maxLength": "characters", "maxItems": "items", "maximum": ""}
PERIODS = {1: "second", 60: "minute", 3600: "hour", 86400: "day"}


def markdown() -> str:
    rooms = [("Everywhere", HOUSE), *_rooms()]
    return "".join(
        [
            INTRO.format(prefix=IPV6_PREFIX),
            *(_purpose(name) for name in settings.THROTTLES),
            _headers(),
            *(ROOM.format(title=title) + "".join(map(_row, limits)) for title, limits in rooms),
            FIELDS,
            *_fields(),
        ]
    )


def _rooms() -> Iterator[tuple[str, list[Limit]]]:
    for app in apps.get_app_configs():
        if app.name != "uu_service" and (Path(app.path) / "api" / "limits.py").exists():
            module: Any = import_module(f"{app.name}.api.limits")
            yield module.TITLE, module.LIMITS


def _purpose(name: str) -> str:
    of, what = PURPOSES[name]
    return f"| `{name}` | {of} | {what} | {_rate(rate_of(name))} | `UU_THROTTLE_{name.upper()}` |\n"


def _rate(rate: Rate) -> str:
    return f"{rate.count}/{PERIODS[rate.seconds]}"


def _headers() -> str:
    read, closed = rate_of("read"), ", ".join(f"`{name}`" for name in sorted(CLOSES_WITHOUT_LIMITER))
    return HEADERS.format(count=read.count, seconds=read.seconds, left=read.count - 1, closed=closed)


def _row(limit: Limit) -> str:
    return f"| {limit.what} | {limit.most} | {_beyond(limit)} | {f'`{limit.setting}`' if limit.setting else ''} |\n"


def _beyond(limit: Limit) -> str:
    if isinstance(limit.beyond, str):
        return limit.beyond
    problem = limit.beyond
    retry = ", with `Retry-After`" if issubclass(problem, Throttled | Unavailable) else ""
    said = words.outline("en", f"problem-{kebab(problem.code)}-detail").replace("\n", " ")
    return f"{problem.status} `{problem.code}`{retry}: {said}"


def _fields() -> Iterator[str]:
    document = yaml.load((settings.BASE_DIR / "openapi.yaml").read_bytes(), Loader=yaml.CSafeLoader)
    schemas = document["components"]["schemas"]
    for name in sorted(_sent(document)):
        for field, schema in schemas[name].get("properties", {}).items():
            for most in _mosts(schema):
                yield f"| `{name}` | `{field}` | {most} |\n"


def _sent(document: Schema) -> set[str]:
    """The schemas of all that a client sends, with those inside them."""
    found: set[str] = set()
    waiting = [
        operation["requestBody"]
        for path in document["paths"].values()
        for operation in path.values()
        if "requestBody" in operation
    ]
    while waiting:
        for name in set(_references(waiting.pop())) - found:
            found.add(name)
            waiting.append(document["components"]["schemas"][name])
    return found


def _references(node: object) -> Iterator[str]:
    if isinstance(node, dict):
        if isinstance(node.get("$ref"), str) and "/schemas/" in node["$ref"]:
            yield node["$ref"].rpartition("/")[2]
        node = list(node.values())
    if isinstance(node, list):
        for item in node:
            yield from _references(item)


def _mosts(schema: Schema) -> Iterator[str]:
    """Of the field itself, or of the one of several that has a limit."""
    for word, unit in UNITS.items():
        if word in schema:
            yield f"{schema[word]:,} {unit}".strip()
    for part in schema.get("anyOf", []):
        yield from _mosts(part)
