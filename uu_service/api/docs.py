"""The contract: /api/v1/schema serves the committed openapi.yaml; /docs/reference is made from it.

/api/v1/schema-3.0 is the same for older generators.
"""

import hashlib
from functools import cache

import msgspec
import yaml
from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import require_safe

from uu_service.api.openapi_30 import as_3_0, written
from uu_service.api.problems import NotAcceptable

YAML, JSON = "application/yaml", "application/json"


@require_safe
def schema(request: HttpRequest, older: bool = False) -> HttpResponse:
    """OpenAPI as YAML, or as JSON for those who ask for it; `older`: in the words of OpenAPI 3.0."""
    kind = request.get_preferred_type([YAML, JSON])
    if kind is None:
        raise NotAcceptable
    body = _schema_as(kind, older)
    etag = f'W/"{hashlib.sha256(body).hexdigest()[:16]}"'
    is_known = request.headers.get("If-None-Match") == etag
    response = HttpResponse(status=304) if is_known else HttpResponse(body, content_type=kind)
    response.headers["ETag"] = etag
    patch_vary_headers(response, ["Accept"])
    return response


@cache
def _schema_as(kind: str, older: bool) -> bytes:
    raw = (settings.BASE_DIR / "openapi.yaml").read_bytes()
    if kind == YAML and not older:
        return raw
    document = yaml.load(raw, Loader=yaml.CSafeLoader)
    document = as_3_0(document) if older else document
    return msgspec.json.encode(document) if kind == JSON else written(document)
