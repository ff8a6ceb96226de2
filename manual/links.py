"""What a link in a document becomes on its page: another page, a file that is served, or the plain name of a file."""

import posixpath
from functools import cache

from manual.documents import ROOT, written

SERVED = {
    "openapi.yaml": "/api/v1/schema",
    "docs/api/openapi-3.0.yaml": "/api/v1/schema-3.0",
    "docs/examples": "/docs/reference",
}
"""What the service hands out under other addresses."""
PICTURES = {".png": "image/png", ".svg": "image/svg+xml"}
CODE = (".py", ".ts", ".js", ".json", ".yaml", ".toml", ".sh", ".kt", ".swift")
SCRIPTS = "play/static/"


def resolved(source: str, link: str) -> str | None:
    """The address that a link from this file leads to; None: there is nothing that could be served."""
    if link.startswith(("http://", "https://", "/", "#", "mailto:")):
        return link
    path, _, anchor = link.partition("#")
    place = _place(posixpath.normpath(posixpath.join(posixpath.dirname(source), path)))
    return None if place is None else place + (f"#{anchor}" if anchor else "")


@cache
def _place(path: str) -> str | None:
    pages = {document.source: document.address for document in written()}
    if path in SERVED:
        return SERVED[path]
    for source in (path, f"{path}/README.md"):
        if source in pages:
            return f"/docs/{pages[source]}"
    if path.startswith(SCRIPTS) and (ROOT / path).is_file():
        return path.replace(SCRIPTS, "/static/")
    if is_picture(path) or is_code(path):
        return f"/docs/files/{path}"
    return None


def is_picture(path: str) -> bool:
    return path.startswith("docs/") and path.endswith(tuple(PICTURES)) and (ROOT / path).is_file()


def is_code(path: str) -> bool:
    """A file that a document may show; the rest of the project has no address."""
    return (path.endswith(CODE) or path == "LICENSE") and (ROOT / path).is_file()
