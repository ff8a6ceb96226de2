"""Writes a whole short game over HTTP as a page to read: every request, and what matters of every answer."""

import json
import re
from typing import Any

from tests.games.people import Person

UUID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")
TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|\+00:00)")
SHORT = re.compile(r"[\[{]\s+([^\[\]{}]{0,90}?)\s+[\]}]")
SHOWN = ("status", "version", "your_seat", "waiting_for", "prompts", "outcome", "you")


def compact(text: str) -> str:
    """Short lists and objects on one line."""
    return SHORT.sub(lambda found: re.sub(r"\s*\n\s*", " ", found.group()), text)


class Scribe:
    """Sends requests for people and notes them down, with ids and times made the same on every run."""

    def __init__(self, title: str, about: str) -> None:
        self.lines = [f"# {title}", "", about, ""]
        self.names: dict[str, str] = {}

    def tell(self, text: str) -> None:
        self.lines += [text, ""]

    def post(self, person: Person, path: str, body: Any = None, show: tuple[str, ...] = SHOWN) -> dict[str, Any]:
        return self._note(person, "POST", path, body, person.post(path, body), show)

    def patch(self, person: Person, path: str, body: Any, show: tuple[str, ...] = ("seats",)) -> dict[str, Any]:
        return self._note(person, "PATCH", path, body, person.patch(path, body), show)

    def get(self, person: Person, path: str, show: tuple[str, ...] = SHOWN) -> dict[str, Any]:
        return self._note(person, "GET", path, None, person.get(path), show)

    def _note(
        self, person: Person, method: str, path: str, body: Any, answer: Any, show: tuple[str, ...]
    ) -> dict[str, Any]:
        data = answer.json()
        request = f"{method} /api/v1/{path}" + (f"\n{json.dumps(body)}" if body else "")
        shown = {key: data[key] for key in show if key in data}
        self.lines += [
            f"**{person.name}**",
            "```http",
            self._same(request),
            "```",
            f"{answer.status_code}",
            "```json",
            self._same(compact(json.dumps(shown, indent=1, ensure_ascii=False))),
            "```",
            "",
        ]
        return data  # type: ignore[no-any-return]

    def _same(self, text: str) -> str:
        text = UUID.sub(lambda found: self._name(found.group(), "id"), text)
        return TIME.sub("2026-01-31T12:00:00Z", text)

    def _name(self, found: str, kind: str) -> str:
        return self.names.setdefault(found, f"<{kind} {len(self.names) + 1}>")

    def page(self) -> str:
        return "\n".join(self.lines).rstrip() + "\n"
