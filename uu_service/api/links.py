"""OpenAPI links: which operation takes what another answered with, from making to reading to doing.

An operation names those that come next. Test tools walk along them, and readers see what can be done.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from shapes.describing import Schema


class OperationLink(NamedTuple):
    targets: tuple[str, ...]
    parameters: Mapping[str, str]


def link(*targets: str, **parameters: str) -> OperationLink:
    """After success, each target can be called with these parameters (`$response.body#/id`).

    Parameters only: openapi-generator refuses a document with a link that fills a body.
    """
    return OperationLink(targets, parameters)


def add_links(operation: Schema, links: Iterable[OperationLink]) -> None:
    found = {target: _shown(target, one.parameters) for one in links for target in one.targets}
    for status, response in operation["responses"].items():
        if status.startswith("2") and found:
            response["links"] = dict(found)


def _shown(target: str, parameters: Mapping[str, str]) -> Schema:
    return {"operationId": target, "parameters": dict(parameters)}
