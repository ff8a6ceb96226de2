"""The contract and its page: /api/v1/schema serves the committed openapi.yaml, /docs shows it."""

import hashlib
from functools import cache

import msgspec
import yaml
from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import require_safe
from drf_spectacular.views import SpectacularSwaggerView

YAML, JSON = "application/yaml", "application/json"


@require_safe
def schema(request: HttpRequest) -> HttpResponse:
    """OpenAPI as YAML, or as JSON for those who ask for it."""
    kind = request.get_preferred_type([YAML, JSON]) or YAML
    body = _schema_as(kind)
    etag = f'W/"{hashlib.sha256(body).hexdigest()[:16]}"'
    is_known = request.headers.get("If-None-Match") == etag
    response = HttpResponse(status=304) if is_known else HttpResponse(body, content_type=kind)
    response.headers["ETag"] = etag
    patch_vary_headers(response, ["Accept"])
    return response


@cache
def _schema_as(kind: str) -> bytes:
    raw = (settings.BASE_DIR / "openapi.yaml").read_bytes()
    return msgspec.json.encode(yaml.safe_load(raw)) if kind == JSON else raw


page = SpectacularSwaggerView.as_view(url="/api/v1/schema", throttle_classes=[])
