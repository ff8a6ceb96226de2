"""Every page of the service tells the browser how little it may do, and needs no more than that."""

import re

import pytest
from django.contrib import admin
from django.urls import reverse

from accounts.models import Account

pytestmark = pytest.mark.usefixtures("plain_static")
SCRIPT_IN_PAGE = re.compile(r"<script(?![^>]*\bsrc=)(?![^>]*application/json)[^>]*>\s*\S", re.IGNORECASE)
HANDLER = re.compile(r"<[^>]+\son(?:click|change|submit|load|input|error|focus|keyup|mouseover)\s*=", re.IGNORECASE)
ELSEWHERE = re.compile(r"<(?:script|link|img|iframe)[^>]+(?:src|href)=[\"'](?:https?:)?//", re.IGNORECASE)
PLAIN = [
    "/",
    "/play/",
    "/play/words/pl.json",
    "/docs/",
    "/docs/reference/takeAction",
    "/docs/problems",
    "/admin/login/",
    "/api/v1/schema",
    "/api/v1/me",
    "/healthz",
    "/nowhere",
]


def check_headers(answer):
    policy = dict(part.strip().split(" ", 1) for part in answer.headers["Content-Security-Policy"].split(";"))
    assert "'unsafe-inline'" not in policy.get("script-src", policy["default-src"])
    assert (policy["frame-ancestors"], policy["base-uri"]) == ("'none'", "'none'")
    assert "*" not in answer.headers["Content-Security-Policy"]
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["X-Frame-Options"] == "DENY"
    assert answer.headers["Referrer-Policy"] == "same-origin"
    assert answer.headers["Cross-Origin-Opener-Policy"] == "same-origin"
    assert "camera=()" in answer.headers["Permissions-Policy"]


def check_page(answer):
    check_headers(answer)
    if answer.headers.get("Content-Type", "").startswith("text/html"):
        page = answer.content.decode()
        assert [
            found.re.pattern for found in map(page_search(page), (SCRIPT_IN_PAGE, HANDLER, ELSEWHERE)) if found
        ] == []


def page_search(page):
    return lambda pattern: pattern.search(page)


@pytest.mark.django_db
@pytest.mark.parametrize("path", PLAIN)
def test_every_plain_page_has_its_headers(client, path):
    check_page(client.get(path))


@pytest.mark.django_db
def test_every_page_of_the_admin_has_them_too(client):
    boss = Account.objects.create_superuser("boss", "a-fine-password-1")
    client.force_login(boss)
    pages = ["/admin/", "/admin/password_change/", f"/admin/accounts/account/{boss.pk}/change/"]
    pages += [f"/admin/accounts/account/{boss.pk}/password/", f"/admin/accounts/account/{boss.pk}/history/"]
    for model in admin.site._registry:
        name = f"admin:{model._meta.app_label}_{model._meta.model_name}"
        pages += [reverse(f"{name}_changelist"), reverse(f"{name}_add")]
    answers = {path: client.get(path) for path in pages}
    assert {answer.status_code for answer in answers.values()} <= {200, 302, 403}
    for answer in answers.values():
        check_page(answer)


def test_an_answer_that_is_no_page_may_do_nothing(client, db):
    assert client.get("/api/v1/me").headers["Content-Security-Policy"].startswith("default-src 'none'")


def test_only_https_is_told_to_stay_https(client, settings):
    assert "Strict-Transport-Security" not in client.get("/healthz").headers
    assert settings.SECURE_HSTS_SECONDS == 0
