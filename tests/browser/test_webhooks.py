"""The delivery log in a real browser, and its picture for docs/webhooks.md."""

import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from django.test import Client

from accounts.models import Account
from games.store import times
from tests.games.people import Person
from tests.webhooks.conftest import listen
from tests.webhooks.receiver import Receiver, closes_in_the_middle, healthy, status
from webhooks.dispatcher import deliver
from webhooks.models import Webhook

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
PICTURE = Path(__file__).parents[2] / "docs" / "screenshots" / "webhook-deliveries.png"


@pytest.fixture
def signed_in(live_server, browser_context):
    boss = Account.objects.create_superuser("boss", "a-fine-password-1")
    client = Client()
    client.force_login(boss)
    browser_context.add_cookies(
        [{"name": "sessionid", "value": client.cookies["sessionid"].value, "url": live_server.url}]
    )
    yield
    browser_context.clear_cookies()


def test_an_operator_reads_the_delivery_log(live_server, page, signed_in, settings, tmp_path):
    settings.WEBHOOK_ALLOWED_NETWORKS = ["127.0.0.0/8"]
    receiver = Receiver()
    person = Person("Ann")
    webhook = listen(person, receiver.url, description="Push")
    with times.fixed(datetime.now(UTC) + timedelta(seconds=1)):  # however slow we are, nothing is tried again
        for manner in (healthy, healthy, status(503), closes_in_the_middle):
            receiver.manner = manner
            person.post(f"webhooks/{webhook['id']}/ping")
            deliver()
    receiver.close()
    Webhook.objects.update(url="https://push.example.com/unicorns")
    page.set_viewport_size({"width": 1400, "height": 700})
    page.goto(f"{live_server.url}/admin/webhooks/delivery/")
    page.get_by_text("bad status").first.wait_for()
    assert page.get_by_text("cut off").count() >= 1
    assert page.get_by_text("503").count() >= 1
    picture = PICTURE if os.environ.get("UU_SCREENSHOTS") else tmp_path / PICTURE.name
    picture.parent.mkdir(exist_ok=True)
    page.screenshot(path=str(picture))
    assert picture.stat().st_size > 10_000
    assert page.troubles == []
