"""Who may call from a browser, and how answers travel."""

import gzip
import os
import subprocess
import sys

import pytest
from django.conf import settings as ours
from django.utils.module_loading import import_string

from tools.checks import PRODUCTION, ROOT


def preflight(client, origin):
    return client.options(
        "/api/v1/auth/guest", headers={"origin": origin, "access-control-request-method": "POST"}
    ).headers.get("Access-Control-Allow-Origin")


def test_only_listed_origins_may_call(client, settings):
    settings.CORS_ALLOWED_ORIGINS = ["https://app.example.org"]
    assert preflight(client, "https://app.example.org") == "https://app.example.org"
    assert preflight(client, "https://evil.example.org") is None
    assert preflight(client, "null") is None


@pytest.mark.parametrize(
    "host", ["http://localhost:5173", "http://127.0.0.1:3000", "https://localhost", "http://[::1]:80"]
)
def test_pages_of_the_same_machine_may_call_in_embedded_mode(client, host):
    assert preflight(client, host) == host


@pytest.mark.parametrize(
    "host", ["http://localhost.evil.example", "http://evil.example", "http://127.0.0.1.evil.example"]
)
def test_no_other_page_may(client, host):
    assert preflight(client, host) is None


@pytest.mark.parametrize("variables", [PRODUCTION, {"REDIS_URL": "redis://127.0.0.1:1/0"}])
def test_production_and_services_mode_let_no_page_in_by_themselves(tmp_path, variables):
    program = "from uu_service import settings; print(settings.CORS_ALLOWED_ORIGIN_REGEXES)"
    env = {**os.environ, "UU_VAR_DIR": str(tmp_path), **variables}
    run = subprocess.run([sys.executable, "-c", program], cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


def test_a_page_may_send_our_headers_and_read_them(client, settings):
    settings.CORS_ALLOWED_ORIGINS = ["https://app.example.org"]
    asked = client.options(
        "/api/v1/auth/guest",
        headers={"origin": "https://app.example.org", "access-control-request-method": "POST"},
    ).headers["Access-Control-Allow-Headers"]
    assert {"authorization", "idempotency-key", "last-event-id"} <= {name.strip() for name in asked.split(",")}
    shown = client.get("/nowhere", headers={"origin": "https://app.example.org"}).headers
    assert "Access-Control-Expose-Headers" not in shown  # outside /api/ nothing is shared
    shown = client.get("/api/v1/nowhere", headers={"origin": "https://app.example.org"}).headers
    exposed = {name.strip() for name in shown["Access-Control-Expose-Headers"].split(",")}
    assert {"ETag", "Idempotent-Replayed", "RateLimit", "Retry-After", "Server-Time", "X-Request-ID"} <= exposed


def test_large_answers_are_compressed_for_those_who_can_read_it(client):
    plain = client.get("/api/v1/schema")
    packed = client.get("/api/v1/schema", headers={"accept-encoding": "gzip"})
    assert packed.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed.content) == plain.content
    assert len(packed.content) < len(plain.content) / 3


def test_static_files_are_compressed_for_those_who_can_read_it(client):
    path = "/static/play/game.js"
    plain = client.get(path)
    packed = client.get(path, headers={"accept-encoding": "gzip"})
    whole = b"".join(plain.streaming_content)
    assert (packed.headers["Content-Encoding"], packed.headers["ETag"]) == ("gzip", plain.headers["ETag"])
    assert gzip.decompress(packed.content) == whole
    assert len(packed.content) < len(whole) / 2
    assert "Accept-Encoding" in plain.headers["Vary"] and "Accept-Encoding" in packed.headers["Vary"]


def test_a_static_file_that_is_known_or_wanted_in_part_is_not_compressed(client):
    path = "/static/play/game.js"
    known = client.get(path).headers["ETag"]
    again = client.get(path, headers={"accept-encoding": "gzip", "if-none-match": known})
    assert (again.status_code, again.headers.get("Content-Encoding")) == (304, None)
    part = client.get(path, headers={"accept-encoding": "gzip", "range": "bytes=0-9"})
    assert (part.status_code, len(b"".join(part.streaming_content))) == (206, 10)
    picture = client.get("/static/play/icon.svg", headers={"accept-encoding": "gzip"})
    assert picture.headers["Content-Encoding"] == "gzip"
    assert client.post(path, headers={"accept-encoding": "gzip"}).status_code == 405


@pytest.mark.parametrize("path", ["/docs", "/admin/login/", "/api/v1/schema"])
def test_pages_cannot_be_framed_or_sniffed(client, db, path):
    headers = client.get(path).headers
    assert headers["X-Frame-Options"] == "DENY"
    assert headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize(
    "name",
    [
        "django.middleware.security.SecurityMiddleware",
        "django.middleware.clickjacking.XFrameOptionsMiddleware",
        "django.middleware.csrf.CsrfViewMiddleware",
        "django.contrib.sessions.middleware.SessionMiddleware",
        "django.contrib.auth.middleware.AuthenticationMiddleware",
        "django.contrib.messages.middleware.MessageMiddleware",
    ],
)
def test_the_middleware_that_djangos_silenced_checks_look_for_is_there(name):
    assert any(issubclass(import_string(path), import_string(name)) for path in ours.PAGE_MIDDLEWARE)
