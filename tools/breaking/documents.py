"""Compares two contracts: operations, parameters, bodies, answers, ways in, messages. Names every breaking change."""

from collections.abc import Iterator

from tools.breaking.schemas import Comparison, Schema


def breaking_changes(before: Schema, after: Schema) -> list[str]:
    """Each in one line, the same words on every run; empty if every client of `before` can use `after`."""
    return list(dict.fromkeys(_changes(before, after)))


def _changes(before: Schema, after: Schema) -> Iterator[str]:
    comparison = Comparison(before, after)
    operations, new_operations = _operations(before), _operations(after)
    for address, old in operations.items():
        if address not in new_operations:
            yield f"{old['operationId']}: {address} is gone"
            continue
        yield from _operation_breaks(comparison, old, new_operations[address])
    messages, new_messages = before.get("webhooks", {}), after.get("webhooks", {})
    for name in sorted(messages):
        if name not in new_messages:
            yield f"{name}: is no longer sent"
            continue
        bodies = (_json(item[name]["post"]["requestBody"]) for item in (messages, new_messages))
        yield from comparison.breaks(*bodies, name, taken=False)
    for name in sorted(before["components"]["schemas"].keys() - after["components"]["schemas"].keys()):
        yield f"{name}: has another name, or is gone, and is a type in generated clients"


def _operations(document: Schema) -> Schema:
    return {
        f"{verb.upper()} {path}": {**operation, "document": document}
        for path, verbs in document["paths"].items()
        for verb, operation in verbs.items()
    }


def _operation_breaks(comparison: Comparison, old: Schema, new: Schema) -> Iterator[str]:
    name = old["operationId"]
    if new["operationId"] != name:
        yield f"{name}: is called {new['operationId']} now"
    yield from _parameter_breaks(comparison, old, new, name)
    yield from _body_breaks(comparison, old, new, name)
    yield from _answer_breaks(comparison, old, new, name)
    for way in old["security"]:
        if not any(_is_as_wide(way, new_way) for new_way in new["security"]):
            yield f"{name}: {_listed(way)} does not let in any more"


def _is_as_wide(old: dict[str, list[str]], new: dict[str, list[str]]) -> bool:
    return new.keys() <= old.keys() and all(set(scopes) <= set(old[scheme]) for scheme, scopes in new.items())


def _listed(way: dict[str, list[str]]) -> str:
    return " and ".join(" ".join([scheme, *scopes]) for scheme, scopes in way.items()) or "nothing"


def _parameter_breaks(comparison: Comparison, old: Schema, new: Schema, name: str) -> Iterator[str]:
    given, new_given = ({(p["in"], p["name"]): p for p in one.get("parameters", [])} for one in (old, new))
    for key in sorted(given.keys() - new_given.keys()):
        yield f"{name}.{key[1]}: the {key[0]} parameter is gone"
    for key, parameter in sorted(new_given.items()):
        was_needed = given.get(key, {}).get("required", False)
        if parameter.get("required", False) and not was_needed:
            yield f"{name}.{key[1]}: the {key[0]} parameter is needed now"
        if key in given:
            schemas = given[key]["schema"], parameter["schema"]
            yield from comparison.breaks(*schemas, f"{name}.{key[1]}", taken=True)


def _body_breaks(comparison: Comparison, old: Schema, new: Schema, name: str) -> Iterator[str]:
    body, new_body = old.get("requestBody"), new.get("requestBody")
    if new_body and new_body.get("required") and not (body or {}).get("required"):
        yield f"{name}: needs a body now"
    if not body:
        return
    if not new_body:
        yield f"{name}: takes no body any more"
        return
    for media, content in body["content"].items():
        if media not in new_body["content"]:
            yield f"{name}: takes no {media} any more"
            continue
        yield from comparison.breaks(content["schema"], new_body["content"][media]["schema"], name, taken=True)


def _answer_breaks(comparison: Comparison, old: Schema, new: Schema, name: str) -> Iterator[str]:
    """A success that is added or removed is a break; problems are one schema, and their codes an open set."""
    answers, new_answers = (_answers(one) for one in (old, new))
    for status in sorted(status for status in answers.keys() ^ new_answers.keys() if status < "400"):
        yield f"{name}: {'no longer answers' if status in answers else 'answers also'} with {status}"
    for status in sorted(answers.keys() & new_answers.keys()):
        for media, content in answers[status].get("content", {}).items():
            new_content = new_answers[status].get("content", {})
            if media not in new_content:
                yield f"{name}: answers {status} no longer as {media}"
                continue
            schemas = content["schema"], new_content[media]["schema"]
            yield from comparison.breaks(*schemas, f"{name}.{status}", taken=False)


def _answers(operation: Schema) -> Schema:
    shared = operation["document"]["components"].get("responses", {})
    return {
        status: shared[answer["$ref"].rpartition("/")[2]] if "$ref" in answer else answer
        for status, answer in operation["responses"].items()
    }


def _json(body: Schema) -> Schema:
    schema: Schema = body["content"]["application/json"]["schema"]
    return schema
