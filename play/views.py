"""Pages without data: what they show of games, their scripts ask the API for. The words are the pages' own."""

import hashlib
from functools import cache
from pathlib import Path

import msgspec
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.cache import patch_cache_control, patch_vary_headers
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

import words

PREFIX = "play-"


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """What this is, and where to go from here."""
    return _page(request, "play/home.html")


@require_safe
def table(request: HttpRequest) -> HttpResponse:
    """The frame in which the scripts play. It names all modules, so that none waits for the one that imports it."""
    return _page(request, "play/table.html", modules=_modules())


@require_safe
def page_words(request: HttpRequest, language: str) -> HttpResponse:
    """All messages of the pages in one language."""
    if language not in words.LANGUAGES:
        raise Http404
    body = _encoded(language)
    etag = f'W/"{hashlib.sha256(body).hexdigest()[:16]}"'
    known = request.headers.get("If-None-Match") == etag
    response = HttpResponse(status=304) if known else HttpResponse(body, content_type="application/json")
    response.headers["ETag"] = etag
    patch_cache_control(response, public=True, max_age=300)
    return response


def _page(request: HttpRequest, template: str, **context: object) -> HttpResponse:
    language = (get_language() or words.FALLBACK).split("-")[0]
    response = render(request, template, {"language": language, "say": _messages(language), **context})
    patch_vary_headers(response, ["Accept-Language"])
    return response


@cache
def _modules() -> list[str]:
    folder = Path(__file__).parent / "static" / "play"
    return [f"play/{path.name}" for path in sorted(folder.glob("*.js")) if path.name not in ("main.js", "types.js")]


@cache
def _messages(language: str) -> dict[str, str]:
    """By their keys without the prefix, with underscores: as templates can name them."""
    keys = sorted(key for key in words.keys(words.FALLBACK) if key.startswith(PREFIX))
    return {key.removeprefix(PREFIX).replace("-", "_"): words.say(language, key) for key in keys}


@cache
def _encoded(language: str) -> bytes:
    return msgspec.json.encode(_messages(language))
