"""What production refuses to start with, each in a sentence that says why and what to do."""

from collections.abc import Iterator, Mapping
from typing import Any
from urllib.parse import urlsplit

SHORTEST_KEY = 50
OBVIOUS = ("change", "secret", "default", "insecure", "example", "password")


def guard_production(settings: Mapping[str, Any]) -> None:
    """End the process with every reason not to start: sentences, no stack trace."""
    reasons = list(refusals(settings))
    if reasons:
        raise SystemExit("The service does not start in production:\n" + "\n".join(f"- {r}" for r in reasons))


def refusals(settings: Mapping[str, Any]) -> Iterator[str]:
    key = settings["SECRET_KEY"]
    if not key:
        yield "UU_SECRET_KEY is not set: everybody could forge tokens. Give it 50 or more random characters."
    elif len(key) < SHORTEST_KEY or len(set(key)) < 10 or any(key.lower().startswith(word) for word in OBVIOUS):
        yield "UU_SECRET_KEY looks guessable: tokens could be forged. Give it 50 or more random characters."
    if settings["DEBUG"]:
        yield "UU_DEBUG is on: errors would show the inside of the service. Leave it unset."
    if not settings["ALLOWED_HOSTS"] or "*" in settings["ALLOWED_HOSTS"]:
        yield "UU_ALLOWED_HOSTS is open: forged Host headers would be believed. List the names it is served under."
    for origin in settings["CORS_ALLOWED_ORIGINS"]:
        if "*" in origin or not urlsplit(origin).netloc:
            yield f"UU_CORS_ORIGINS has {origin!r}: any page could act for its visitors. List whole origins."
    if "sqlite3" in settings["DATABASE"]["ENGINE"] and not settings["ALLOW_SQLITE"]:
        yield "DATABASE_URL names no PostgreSQL: SQLite takes one writer at a time. UU_ALLOW_SQLITE=1 says it is meant."
    if not settings["REDIS_URL"] and not settings["ALLOW_SQLITE"]:
        yield "REDIS_URL is not set: processes could not hear of each other. UU_ALLOW_SQLITE=1 says there is one."
