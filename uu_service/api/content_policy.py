"""What a browser may do with a page of ours: load nothing from elsewhere, run no script that stands in the page.

The table in the browser may run its own modules and call the API, no more. The admin's theme evaluates expressions
(Alpine) and sets styles; the docs viewer sets styles. A card's face may show the picture that is in it. Everything else
is data or plain text and gets nothing at all.
"""

from django.http import HttpRequest
from django.http.response import HttpResponseBase

from uu_service.api.middleware import BothWays

NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
FACE = f"{NOTHING}; img-src data:"
_PAGE = (
    "default-src 'self'; script-src {scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
ADMIN = _PAGE.format(scripts="'self' 'unsafe-eval'")
VIEWER = _PAGE.format(scripts="'self'")
TABLE = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; trusted-types 'none'"
)
PERMISSIONS = "camera=(), geolocation=(), microphone=(), payment=(), usb=()"


class ContentPolicy(BothWays):
    def after(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        response.headers["Content-Security-Policy"] = _policy(request.path_info)
        response.headers["Permissions-Policy"] = PERMISSIONS
        return response


def _policy(path: str) -> str:
    if path.startswith("/admin/"):
        return ADMIN
    if path in ("/", "/play/"):
        return TABLE
    if path.endswith("/face.svg"):
        return FACE
    return VIEWER if path == "/docs" else NOTHING
