"""The doors of the manual: pages, its pictures, the index of its search, and the page that tries requests."""

import hashlib
import re
from functools import lru_cache
from pathlib import Path

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.utils.cache import get_conditional_response, patch_cache_control
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from manual import pages, search
from manual.links import PICTURES, is_picture

FIVE_MINUTES = 300
FILES = "files/"
INDEX = "search.json"
NAME = re.compile(r"[\w-][\w./-]{0,150}", re.ASCII)
"""What an address may look like that is looked for among files."""


@require_safe
def page(request: HttpRequest, address: str = "") -> HttpResponse:
    """A page, in the reader's language where there is one of it."""
    language = (get_language() or "en").partition("-")[0]
    body = made(f"{address}.{language}") or made(address)
    if body is None:
        raise Http404
    return _kept(request, body, "text/html; charset=utf-8")


@require_safe
def picture(request: HttpRequest, path: str) -> HttpResponse:
    """A picture of the documents; a file that one of them mentions is a page."""
    if not path.endswith(tuple(PICTURES)):
        return page(request, f"{FILES}{path}")
    body = _written(f"{FILES}{path}") or (
        _is_sane(path) and is_picture(path) and (settings.BASE_DIR / path).read_bytes()
    )
    if not body:
        raise Http404
    return _kept(request, body, PICTURES[Path(path).suffix])


@require_safe
def index(request: HttpRequest) -> HttpResponse:
    return _kept(request, _written(INDEX) or search.index(), "application/json")


@lru_cache(maxsize=1024)
def made(address: str) -> bytes | None:
    """A whole page: as `manage.py write_manual` has left it, else made now. Kept in memory in either case."""
    return _written(f"{address or 'index'}.html") or rendered(address)


def rendered(address: str) -> bytes | None:
    found = pages.page(address)
    if found is None:
        return None
    parts = found.headings if 2 < len(found.headings) < 60 else []
    context = {"page": found, "contents": pages.contents(), "parts": parts}
    return render_to_string("manual/page.html", context).encode()


def _written(name: str) -> bytes | None:
    path = settings.MANUAL_DIR / name
    return path.read_bytes() if _is_sane(name) and path.is_file() else None


def _is_sane(name: str) -> bool:
    return NAME.fullmatch(name) is not None and ".." not in name


def _kept(request: HttpRequest, body: bytes, kind: str) -> HttpResponse:
    etag = f'W/"{hashlib.sha256(body).hexdigest()[:16]}"'
    response = HttpResponse(body, content_type=kind, headers={"ETag": etag})
    patch_cache_control(response, public=True, max_age=FIVE_MINUTES)
    answer = get_conditional_response(request, etag, None, response)
    assert isinstance(answer, HttpResponse)
    return answer
