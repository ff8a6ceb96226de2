"""Notes down one exchange an operation, with everything that chance or the clock made written the same on every run."""

import json
import re
from dataclasses import dataclass, field
from typing import Any

from tests.contract import document, operation_for

UUID = re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}")
TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:00)")
LOOPBACK = re.compile(r"http://127\.0\.0\.1:\d+")
INVITE = re.compile(r"[A-Z0-9]{6,12}")
MAILED_CODE = re.compile(r"\d{8}")
CODE_IN_QUERY = re.compile(r"\?code=[A-Z0-9]{6,12}")
NOW, SOON, LATER = "2026-01-31T12:00:00Z", "2026-01-31T12:00:10Z", "2026-03-02T12:00:00Z"
TIMES = {
    "deadline": SOON,
    "closes_at": SOON,
    "expires_at": LATER,
    "access_expires_at": LATER,
    "old_secret_until": LATER,
}
SECRETS = {
    "access": "uua_an-access-token",
    "refresh": "0190a1b2-0000-7000-8000-000000000002.1.a-refresh-token",
    "key": "uuk_an-api-key",
    "secret": "whsec_c2VjcmV0LXNlY3JldC1zZWNyZXQtc2VjcmV0LSE=",
    "ticket": "a-ticket",
    "token": "eyJhbGciOiJSUzI1NiJ9.an-id-token.its-signature",
    "nonce": "a-random-text-of-the-app",
    "next_cursor": "WyJhLWN1cnNvciJd",
    "request_id": "0190a1b20000700080000000000000ff",
}
DURATIONS = {"milliseconds": 12, "seconds": 754}
MOST_OBJECTS = 3


@dataclass
class Recorder:
    """What was sent and answered, by operation; for a problem, or another success, by operation and status."""

    exchanges: dict[str, dict[str, Any]] = field(default_factory=dict)
    ids: dict[str, str] = field(default_factory=dict)

    def note(self, method: str, path: str, sent: Any, status: int, answered: Any) -> None:
        """The first of its operation stays. Ids are numbered as they come, so every note counts."""
        place = operation_for(method, path.partition("?")[0])
        assert place, f"{method} {path} is no operation"
        operation = document()["paths"][place[1]][place[2]]["operationId"]
        request = {"method": method, "path": path} | ({} if sent is None else {"body": sent})
        response = {"status": status} | ({} if answered is None else {"body": answered})
        exchange = self._same({"request": request, "response": response})
        first = self.exchanges.get(operation, exchange)
        is_plain = status < 400 and (status >= 300 or status == first["response"]["status"])
        self.exchanges.setdefault(operation if is_plain else f"{operation}.{status}", exchange)

    def pages(self) -> dict[str, str]:
        """File names and their text."""
        return {
            f"{name}.json": json.dumps(exchange, indent=2, ensure_ascii=False) + "\n"
            for name, exchange in sorted(self.exchanges.items())
        }

    def _same(self, node: Any, key: str = "") -> Any:
        if isinstance(node, dict):
            return {name: self._same(value, name) for name, value in node.items()}
        if isinstance(node, list):
            short = node[:MOST_OBJECTS] if node and isinstance(node[0], dict) else node
            return [self._same(item, key) for item in short]
        if isinstance(node, str):
            return self._same_text(node, key)
        return DURATIONS.get(key, node) if isinstance(node, int) else node

    def _same_text(self, text: str, key: str) -> str:
        if key in SECRETS and text not in ("public", "private") and not UUID.fullmatch(text):  # access, ids of tickets
            return SECRETS[key]
        if key == "code" and MAILED_CODE.fullmatch(text):
            return "31415926"
        if key == "code" and INVITE.fullmatch(text):
            return "UNICRN"
        text = CODE_IN_QUERY.sub("?code=UNICRN", text)
        text = UUID.sub(lambda found: self._id(found.group()), text)
        return TIME.sub(TIMES.get(key, NOW), LOOPBACK.sub("https://app.example.org", text))

    def _id(self, found: str) -> str:
        return self.ids.setdefault(found, f"0190a1b2-0000-7000-8000-{len(self.ids) + 1:012}")
