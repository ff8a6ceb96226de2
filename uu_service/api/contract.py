"""The whole document, when every operation stands in it: what they share becomes components, and the last details.

drf-spectacular calls `finish` as its last postprocessing.
"""

import json
import re
from collections import defaultdict
from collections.abc import Iterable
from http import HTTPStatus

from drf_spectacular.drainage import warn

from shapes.components import open_words
from shapes.describing import Schema
from uu_service.api.examples import add_problem_examples
from uu_service.api.problems import CODES, CONTENT_TYPE, ProblemBody
from uu_service.api.schema import HEADERS, problem_schema
from uu_service.api.struct_schema import components_of


def finish(result: Schema, generator: object, request: object, public: bool) -> Schema:
    """Postprocessing: the components that every operation refers to."""
    components = result.setdefault("components", {})
    schemas = components.setdefault("schemas", {})
    own, others = components_of(ProblemBody, is_request=False)
    schemas.update({"ProblemBody": own, **{name: component.schema for name, component in others.items()}})
    schemas["ProblemCode"] = open_words(CODES, "Why it was not done; `docs/problems.md` explains each.")
    for schema in schemas.values():
        if "retryable" in schema.get("properties", {}):  # ProblemBody and its subclasses
            code = schema["properties"]["code"]
            schema["properties"]["code"] = {
                "description": code["description"],
                "$ref": "#/components/schemas/ProblemCode",
            }
    components["schemas"] = dict(sorted(schemas.items()))
    components["headers"] = {
        key: {"description": text, "schema": {"type": kind}} for key, (_, text, kind) in HEADERS.items()
    }
    shared = _share_problems(operation for path in result["paths"].values() for operation in path.values())
    components["responses"] = {"AnyOther": problem_schema(["internal_error", "unavailable"]), **shared}
    for response in components["responses"].values():
        add_problem_examples(response)
    for operations in result["paths"].values():
        for operation in operations.values():
            for response in operation["responses"].values():
                if "$ref" not in response:
                    add_problem_examples(response)
            if operation.get("security", [{}]) == [{}]:
                operation["security"] = []  # nothing, not a choice of nothing: generators tell the two apart
            _require_union(operation.get("requestBody"), schemas)
            for parameter in operation.get("parameters", []):
                parameter["schema"] = _never_null(parameter["schema"])
                if parameter["name"].endswith("_id"):
                    parameter.setdefault("description", f"The id of the {parameter['name'].removesuffix('_id')}.")
    return result


def _require_union(body: Schema | None, schemas: Schema) -> None:
    """No member of a union is empty, so its body cannot be left out; drf-spectacular looks only at objects."""
    if body is None:
        return
    for media in body["content"].values():
        if "oneOf" in schemas.get(media["schema"].get("$ref", "").rpartition("/")[2], {}):
            body["required"] = True


def _share_problems(operations: Iterable[Schema]) -> Schema:
    """Problems that several operations answer with alike become components, and references to them."""
    places: dict[str, list[tuple[Schema, str]]] = defaultdict(list)
    for operation in operations:
        for status, response in operation["responses"].items():
            if response.get("content", {}).keys() == {CONTENT_TYPE}:
                places[json.dumps([status, response])].append((operation["responses"], status))
    shared: Schema = {}
    for responses, status in (found for group in places.values() if len(group) > 1 for found in group):
        name = _name_of(int(status), responses[status]["description"])
        if shared.setdefault(name, responses[status]) != responses[status]:
            warn(f"two responses would be called {name}")
        responses[status] = {"$ref": f"#/components/responses/{name}"}
    return dict(sorted(shared.items()))


def _name_of(status: int, codes: str) -> str:
    """A few codes are its name; many are their status'."""
    words = re.findall(r"\w+", codes)
    if len(words) > 3:
        return HTTPStatus(status).phrase.title().replace(" ", "")
    return "Or".join(word.title().replace("_", "") for word in words)


def _never_null(schema: Schema) -> Schema:
    """A query parameter is left out, never null."""
    (arm,) = [arm for arm in schema.get("anyOf", []) if arm != {"type": "null"}] or [{}]
    rest = {key: value for key, value in schema.items() if key != "anyOf" and not (key == "default" and value is None)}
    kinds = [kind for kind in schema["type"] if kind != "null"] if isinstance(schema.get("type"), list) else []
    return {**rest, **arm, **({"type": kinds[0]} if kinds else {})}
