"""OpenAPI links: which operation takes what another answered with, from making to reading to doing.

Each room registers its own when its schema is made. Test tools walk along them, and readers see what comes next.
"""

from typing import Any

_LINKS: dict[str, dict[str, dict[str, Any]]] = {}


def link(source: str, *targets: str, **parameters: str) -> None:
    """After `source` has succeeded, each target can be called with these parameters (`$response.body#/id`).

    Parameters only: openapi-generator refuses a document with a link that fills a body.
    """
    for target in targets:
        found: dict[str, Any] = {"operationId": target}
        if parameters:
            found["parameters"] = parameters
        _LINKS.setdefault(source, {})[target] = found


def add_links(operation: dict[str, Any]) -> None:
    for status, response in operation["responses"].items():
        if status.startswith("2") and operation["operationId"] in _LINKS:
            response["links"] = dict(_LINKS[operation["operationId"]])
