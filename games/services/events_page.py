"""The catalogue of events, docs/events.md: of every game, of each ruleset, and the messages of webhooks.

All of it is read from the types; the examples were recorded from games.
"""

import json
from collections.abc import Iterable, Mapping

import words
from games.rules.kernel.events import Event, partly_known
from games.rules.kernel.ruleset import Ruleset, rulesets
from games.rules.kernel.table_events import TABLE_EVENTS
from games.services.event_views import EventView, view_type_of
from shapes.components import components_of
from shapes.describing import Schema
from shapes.nodes import fields_of
from uu_service.api.problems import kebab

INTRO = """# What happens: the catalogue of events

A game's events come from `GET games/{id}/events` and `GET games/{id}/stream`, and when it is over from
`GET games/{id}/replay/events`, as any seat was told them. Each has `type`, `number` and `at`, and beside them the
fields of its type; in [the contract](../openapi.yaml) they are the union `Event`, told apart by `type`. `text` says
what happened, in the reader's language and from the reader's seat; `heading` is 1 or 2 where a part of the game
begins. One under the other they are a log: see the whole games below.

Everybody gets every number; a *private* field is null for those who may not know it. **The set is open**: within v1
there may be new types and new fields. Ignore a type that you do not know (or read the view again), and fields that you
do not know. The examples are what the seat that may know most is told. Written by `make schema`.
"""
TABLE = """
## At every table

These happen in every game.
"""
MESSAGES = """
## Messages to your server

| message | meaning |
|---|---|
"""
OUTRO = """
Their bodies are under `webhooks` in [the contract](../openapi.yaml); [webhooks](webhooks.md) explains the rest.
"""
Examples = Mapping[str, dict[str, object]]
"""By the tag of the event."""


def markdown(examples: Examples, messages: Mapping[str, str]) -> str:
    games = "".join(_ruleset(ruleset, examples) for ruleset in rulesets())
    told = "".join(f"| `{name}` | {meaning} |\n" for name, meaning in messages.items())
    return INTRO + TABLE + _events(TABLE_EVENTS, examples) + games + MESSAGES + told + OUTRO


def _ruleset(ruleset: Ruleset, examples: Examples) -> str:
    name = kebab(ruleset.name)
    title = words.say(words.FALLBACK, f"ruleset-{name}")
    logs = ", ".join(f"[{language}](logs/{name}.{language}.md)" for language in words.LANGUAGES)
    intro = f"[How it is played](playing-{name}.md). A whole game as its log tells it: {logs}."
    return f"\n## {title}\n\n{intro}\n" + _events(ruleset.events, examples)


def _events(kinds: Iterable[type[Event]], examples: Examples) -> str:
    return "".join(_event(kind, examples) for kind in kinds)


def _event(kind: type[Event], examples: Examples) -> str:
    tag = str(kind.__struct_config__.tag)
    return f"\n### `{tag}`\n\n{kind.__doc__}\n{_fields(kind)}\n```json\n{_example(examples[tag])}\n```\n"


def _example(event: dict[str, object]) -> str:
    """What every event has in one line, and a line for each field of its own."""
    written = [f"{json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in event.items()]
    shared = len(fields_of(EventView)) + 1
    return "{" + ",\n ".join([", ".join(written[:shared]), *written[shared:]]) + "}"


def _fields(kind: type[Event]) -> str:
    schema, _ = components_of(view_type_of(kind), is_request=False, warn=_refuse)
    shared = {field.key for field in fields_of(EventView)}
    partly = partly_known(kind)
    rows = [
        f"| `{name}` | {_kind(said)} | {'*Private.* ' if name in partly else ''}{said.get('description', '')} |\n"
        for name, said in schema["properties"].items()
        if name not in shared and name != EventView.__struct_config__.tag_field
    ]
    return "\n| field | type | meaning |\n|---|---|---|\n" + "".join(rows) if rows else ""


def _kind(schema: Schema) -> str:
    """The type of a field in a word or two."""
    if "$ref" in schema:
        return f"`{schema['$ref'].rpartition('/')[2]}`"
    if "anyOf" in schema:
        return " or ".join(_kind(arm) for arm in schema["anyOf"])
    kinds = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
    return " or ".join(f"list of {_kind(schema['items'])}" if kind == "array" else kind for kind in kinds)


def _refuse(warning: str) -> None:
    raise TypeError(warning)
