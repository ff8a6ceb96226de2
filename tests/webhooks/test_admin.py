"""Operators see who is told and how it went, send again, and never see a secret."""

import pytest

from tests.accounts.test_admin import staff
from tests.webhooks.conftest import listen
from tests.webhooks.receiver import status
from webhooks.dispatcher import deliver
from webhooks.models import Delivery, Webhook
from webhooks.secrets import read_secret

pytestmark = pytest.mark.django_db(transaction=True)
YES = {"_form_submitted": "on"}
LIST, LOG = "/admin/webhooks/webhook/", "/admin/webhooks/delivery/"


@pytest.fixture
def operator(settings):
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
    return staff("operator", "view_webhook", "change_webhook", "view_delivery", "change_delivery", "view_attempt")


@pytest.fixture
def webhook(ann, receiver):
    made = listen(ann, receiver.url, description="Push for Glitter")
    receiver.manner = status(503)
    ann.post(f"webhooks/{made['id']}/ping")
    deliver()
    return made


def test_endpoints_are_listed_with_their_health_and_without_their_secret(operator, webhook):
    for query in ({}, {"q": "127.0.0.1"}, {"health": "failing"}):
        assert webhook["url"] in operator.get(LIST, query).content.decode()
    assert webhook["url"] not in operator.get(LIST, {"health": "disabled"}).content.decode()
    shown = operator.get(f"{LIST}{webhook['id']}/change/").content
    assert b"Push for Glitter" in shown
    row = Webhook.objects.get()
    for secret in (webhook["secret"].encode(), read_secret(webhook["secret"]), bytes(row.secret)):
        assert secret not in shown


def test_the_log_shows_every_attempt_and_its_answer(operator, webhook):
    assert "Bad Status" in operator.get(LOG, {"webhook__id__exact": webhook["id"]}).content.decode()
    shown = operator.get(f"{LOG}{Delivery.objects.get().pk}/change/").content.decode()
    assert "503" in shown
    assert "ping" in shown


def test_an_operator_sends_again(operator, webhook, receiver):
    receiver.manner = status(200)
    answer = operator.post(LOG, {"action": "replay", "_selected_action": [Delivery.objects.get().pk]}, follow=True)
    assert "One message is sent again." in answer.content.decode()
    deliver()
    assert Delivery.objects.get().status == "delivered"
    assert len(receiver.heard) == 2


def test_an_operator_disables_and_enables(operator, webhook, ann):
    asked = operator.get(f"{LIST}{webhook['id']}/disable/")
    assert "what waits counts as failed" in asked.content.decode()
    assert ann.get(f"webhooks/{webhook['id']}").json()["enabled"] is True
    assert operator.post(f"{LIST}{webhook['id']}/disable/", YES).status_code == 302
    assert ann.get(f"webhooks/{webhook['id']}").json()["disabled_reason"] == "staff"
    assert operator.post(f"{LIST}{webhook['id']}/enable/", YES).status_code == 302
    assert ann.get(f"webhooks/{webhook['id']}").json()["enabled"] is True


def test_an_owner_cannot_enable_what_staff_have_disabled(operator, webhook, ann):
    address = f"webhooks/{webhook['id']}"
    assert operator.post(f"{LIST}{webhook['id']}/disable/", YES).status_code == 302
    for enabled in (False, True):
        ann.patch(address, {"enabled": enabled})
    refused = ann.patch(address, {"enabled": True, "description": "mine"})
    assert (refused.status_code, refused.json()["code"]) == (409, "disabled_by_staff")
    shown = ann.get(address).json()
    assert (shown["enabled"], shown["disabled_reason"], shown["description"]) == (False, "staff", "Push for Glitter")


def test_nothing_is_edited_or_deleted_by_hand_and_a_viewer_does_nothing(webhook, operator):
    assert operator.get(f"{LIST}add/").status_code == 403
    assert operator.post(f"{LIST}{webhook['id']}/change/", {"url": "https://evil.example/"}).status_code == 403
    assert operator.post(f"{LOG}{Delivery.objects.get().pk}/delete/", {"post": "yes"}).status_code == 403
    viewer = staff("viewer", "view_webhook", "view_delivery")
    assert viewer.post(f"{LIST}{webhook['id']}/disable/", YES).status_code == 403
    viewer.post(LOG, {"action": "replay", "_selected_action": [Delivery.objects.get().pk]})
    assert Delivery.objects.get().tries == 1
    assert Webhook.objects.get().is_enabled
