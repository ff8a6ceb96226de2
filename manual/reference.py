"""The reference, as documents: a page for each operation with what is its own, one of all types, and a list.

The examples are those of the contract, which were recorded from a running service.
"""

import html
import json
from collections.abc import Iterator
from functools import cache
from http import HTTPStatus
from typing import Any
from urllib.parse import quote

from manual.contract import Described, Schema, bounds, contract, followed, operations, type_in_words
from manual.documents import CONTRACT, ROOT, Document

SOURCE = "openapi.yaml"
PROBLEM = "application/problem+json"
LIST_HEAD = """# Every request

One page for each operation: what it takes, what it answers, which problems it may answer with, and an example that was
recorded from a running service. Each page can send its request. Or take the whole contract:
[openapi.yaml](/api/v1/schema), for older generators [in the words of OpenAPI 3.0](/api/v1/schema-3.0). The
[types](/docs/reference/types) have a page of their own.
"""
TABLE = "| name | type | meaning |\n|---|---|---|\n"


@cache
def documents() -> tuple[Document, ...]:
    found = tuple(operations())
    pages = (Document(f"reference/{one.id}", CONTRACT, SOURCE, "".join(_page(one))) for one in found)
    lists = Document("reference", CONTRACT, SOURCE, LIST_HEAD + "".join(_list(found)))
    return (lists, Document("reference/types", CONTRACT, SOURCE, "".join(_types())), *pages)


def _list(found: tuple[Described, ...]) -> Iterator[str]:
    for tag in contract()["tags"]:
        yield f"\n## {tag['name']}\n\n{tag['description']}\n\n| what it does | request |\n|---|---|\n"
        for one in (one for one in found if one.tag == tag["name"]):
            yield f"| [{_line(one.said['summary'])}](/docs/reference/{one.id}) | `{one.method} {_short(one)}` |\n"


def _page(one: Described) -> Iterator[str]:
    said = one.said
    yield f"# {said['summary']}\n\n`{one.method} {one.path}`\n\n{said['description']}\n\n{_who(one)}\n"
    if said.get("parameters"):
        yield f"\n## Parameters\n\n{TABLE}"
        for parameter in map(followed, said["parameters"]):
            yield _parameter(parameter)
    if "requestBody" in said:
        for media in said["requestBody"]["content"].values():
            yield f"\n## Body\n\n{type_in_words(media['schema'])}\n\n{_fields(media['schema'])}{_examples(media)}"
    yield from _asked(one)
    yield from _tried(one)
    yield from _answers(said["responses"])
    yield from _problems(said["responses"])


def _who(one: Described) -> str:
    if one.tag == "messages":
        return "The service sends this to your server; see [webhooks](/docs/webhooks)."
    security = one.said.get("security", [{}])
    if not security or security == [{}]:
        return "No token is needed."
    scopes = [scope for each in security for scope in each.get("bearer", [])]
    optional = "A token is not needed, but may say more. " if {} in security else ""
    if scopes == ["session"]:
        return f"{optional}Needs the token of a session; no API key may do this."
    return (
        f"{optional}Needs a token, or an API key{' with ' + ', '.join(f'`{one}`' for one in scopes) if scopes else ''}."
    )


def _parameter(parameter: Schema) -> str:
    kind = type_in_words(parameter["schema"])
    must = "" if parameter.get("required") else ", may be left out"
    about = _line(parameter.get("description", ""))
    limits = bounds(parameter["schema"])
    return f"| `{parameter['name']}` | {kind}, {parameter['in']}{must} | {about} {limits} |\n"


def _fields(schema: Schema) -> str:
    """The members of an object; nothing for a union, whose kinds the types show."""
    whole = followed(schema)
    if not whole.get("properties"):
        return ""
    required = whole.get("required", ())
    rows = (_field(name, member, name in required) for name, member in whole["properties"].items())
    return TABLE + "".join(rows) + "\n"


def _field(name: str, member: Schema, is_required: bool) -> str:
    optional = "" if is_required else ", may be left out"
    about = " ".join(part for part in (_line(member.get("description", "")), bounds(member)) if part)
    return f"| `{name}` | {_line(type_in_words(member))}{optional} | {about} |\n"


def _asked(one: Described) -> Iterator[str]:
    """A line for the shell, from the request that was recorded."""
    file = ROOT / "docs" / "examples" / f"{one.id}.json"
    if one.tag == "messages" or not file.is_file():
        return
    request = json.loads(file.read_text())["request"]
    lines = [f"curl -s -X {request['method']} 'http://127.0.0.1:8000{quote(request['path'], safe='/?=&%-._~:,')}'"]
    if one.said.get("security"):
        lines.append('-H "Authorization: Bearer $TOKEN"')
    if "body" in request:
        body = json.dumps(request["body"], ensure_ascii=False).replace("'", "'\\''")
        lines += ["-H 'Content-Type: application/json'", f"-d '{body}'"]
    yield "\n## As a line for the shell\n\n```sh\n" + " \\\n  ".join(lines) + "\n```\n"


def _tried(one: Described) -> Iterator[str]:
    """What the page's script makes a form of; a stream never ends, so it is left out."""
    kinds = {kind for response in one.said["responses"].values() for kind in response.get("content", {})}
    if one.tag == "messages" or "text/event-stream" in kinds:
        return
    given = {"method": one.method, "path": one.path}
    parameters = [followed(parameter) for parameter in one.said.get("parameters", [])]
    given["query"] = " ".join(parameter["name"] for parameter in parameters if parameter["in"] == "query")
    if "requestBody" in one.said:
        (media,) = one.said["requestBody"]["content"].values()
        given["body"] = json.dumps(_recorded(media), indent=2, ensure_ascii=False)
    if one.said.get("security"):
        given |= {"token": "needed"}
    given["next"] = json.dumps(_next(one))
    attributes = " ".join(f'data-{name}="{_attribute(value)}"' for name, value in given.items())
    yield f'\n## Try it\n\n<div id="try" {attributes}></div>\n'


def _recorded(media: Schema) -> Any:
    return next((example["value"] for example in media.get("examples", {}).values()), {})


def _next(one: Described) -> dict[str, str]:
    """Where an answer holds what the requests after it need, as the contract's links say."""
    start = "$response.body#"
    found = (
        link.get("parameters", {}) for each in one.said["responses"].values() for link in each.get("links", {}).values()
    )
    return {
        name: where.removeprefix(start) for given in found for name, where in given.items() if where.startswith(start)
    }


def _attribute(text: str) -> str:
    """On one line, because Markdown takes an empty line for the end of it."""
    return html.escape(text).replace("\n", "&#10;")


def _answers(responses: dict[str, Schema]) -> Iterator[str]:
    for status, response in ((status, followed(response)) for status, response in responses.items()):
        content = response.get("content", {})
        if PROBLEM in content:
            continue
        yield f"\n## Answer {status} {HTTPStatus(int(status)).phrase if status.isdigit() else ''}\n\n"
        if not content:
            yield f"{response.get('description', '')}\n"
        for kind, media in content.items():
            named = "" if kind == "application/json" else f"`{kind}`: "
            schema = media.get("schema", {})
            yield f"{named}{type_in_words(schema)}\n\n{_fields(schema)}{_examples(media)}"


def _examples(media: Schema) -> str:
    return "".join(f"\n{_block(example['value'])}" for example in media.get("examples", {}).values())


def _block(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value, indent=2, ensure_ascii=False, default=str)
    return f"```{'text' if isinstance(value, str) else 'json'}\n{text}\n```\n"


def _problems(responses: dict[str, Schema]) -> Iterator[str]:
    """Its own problems, each with its words, and the whole answer where one was recorded."""
    rows, blocks = [], []
    for status, response in ((status, followed(response)) for status, response in responses.items()):
        for name, example in response.get("content", {}).get(PROBLEM, {}).get("examples", {}).items():
            value = example["value"]
            rows.append(
                f"| [`{value['code']}`](/docs/problems#{value['code']}) | {status} | {_line(value['detail'])} |\n"
            )
            if name == "recorded":
                blocks.append(_block(value))
    if rows:
        yield "\n## Problems\n\n| code | status | meaning |\n|---|---|---|\n" + "".join(dict.fromkeys(rows))
        yield "".join(f"\n{block}" for block in blocks)


def _types() -> Iterator[str]:
    yield "# Types\n\nEvery type that a request or an answer may hold, by name.\n"
    for name, schema in contract()["components"]["schemas"].items():
        about = schema.get("description", "")
        yield f"\n## {name}\n\n{about}\n\n"
        yield _fields(schema) or f"{type_in_words(schema)} {bounds(schema)}\n"


def _line(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def _short(one: Described) -> str:
    return one.path.removeprefix("/api/v1/")
