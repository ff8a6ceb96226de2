"""docs/events.md lists every event that there is, and no other, each with an example that is one."""

import json
import os
import re
from functools import cache
from typing import Any

import jsonschema_rs
import msgspec
import pytest
from django.core.management import call_command

from games.rules.kernel.events import tag_of_event
from games.rules.kernel.ruleset import event_types, rulesets
from games.services.event_views import view_type_of
from tests.contract import FILE, document
from tests.docs.event_examples import recorded

PAGE = FILE.parent / "docs" / "events.md"
EXAMPLES = FILE.parent / "docs" / "api" / "event-examples.json"


def examples() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(EXAMPLES.read_text(encoding="utf-8"))
    return found


@cache
def validator() -> Any:
    schema = {"$ref": "#/components/schemas/Event", "components": document()["components"]}
    return jsonschema_rs.Draft202012Validator(schema, validate_formats=True)


def test_the_examples_are_recorded_and_there_is_one_for_every_event() -> None:
    """`make examples` writes them anew."""
    found = recorded()
    assert found.keys() == {tag_of_event(kind) for kind in event_types()}
    text = json.dumps(found, indent=1, ensure_ascii=False) + "\n"
    if os.environ.get("UU_WRITE_DOCS"):
        EXAMPLES.write_text(text, encoding="utf-8")
    assert text == EXAMPLES.read_text(encoding="utf-8"), "run make examples"


@pytest.mark.parametrize("kind", event_types(), ids=tag_of_event)
def test_an_example_is_what_the_contract_says(kind: Any) -> None:
    example = examples()[tag_of_event(kind)]
    assert validator().is_valid(example)
    assert not validator().is_valid({**example, "type": "no_such_event"})
    assert json.loads(msgspec.json.encode(msgspec.convert(example, view_type_of(kind)))) == example


def test_the_page_is_fresh() -> None:
    before = PAGE.read_text()
    call_command("write_events")
    assert PAGE.read_text() == before, "it was stale: make schema has written it"


def test_the_page_names_every_event_and_the_messages_of_webhooks() -> None:
    page = PAGE.read_text()
    assert re.findall(r"^### `(\w+)`", page, re.MULTILINE) == [tag_of_event(kind) for kind in event_types()]
    assert {"prompt.opened", "ping"} <= set(re.findall(r"^\| `([\w.]+)` \|", page, re.MULTILINE))


def test_every_event_and_every_field_of_one_is_described() -> None:
    schemas = document()["components"]["schemas"]
    for kind in event_types():
        schema = schemas[view_type_of(kind).__name__]
        assert schema["description"] and "\n" not in schema["description"]
        assert {name for name, said in schema["properties"].items() if "description" not in said} <= {"type"}


def test_the_pages_of_the_games_lead_here() -> None:
    for ruleset in rulesets():
        page = (PAGE.parent / f"playing-{ruleset.name.replace('_', '-')}.md").read_text()
        assert "(events.md#" in page
