"""The endpoints under /webhooks, as an integrator uses and misuses them."""

from datetime import UTC, datetime, timedelta

import pytest

from tests.games.people import Person
from tests.webhooks.conftest import attempts_of, listen, log_of
from tests.webhooks.receiver import status
from webhooks.dispatcher import deliver
from webhooks.endpoints import MOST_WEBHOOKS
from webhooks.models import Delivery, Webhook

pytestmark = pytest.mark.django_db(transaction=True)


def test_an_endpoint_is_made_read_changed_and_removed(ann, receiver):
    made = listen(ann, receiver.url, events=["prompt.opened", "prompt.opened"], description="push")
    assert made["events"] == ["prompt.opened"]
    one = f"webhooks/{made['id']}"
    assert ann.get("webhooks").json()["items"] == [ann.get(one).json()]
    changed = ann.patch(one, {"events": ["game.started"], "description": ""}).json()
    assert (changed["events"], changed["description"], changed["url"]) == (["game.started"], "", receiver.url)
    assert ann.delete(one).status_code == 204
    assert ann.get(one).status_code == 404


def test_anothers_endpoint_is_not_there(ann, receiver):
    made = listen(ann, receiver.url)
    ann.post(f"webhooks/{made['id']}/ping")
    (delivery,) = log_of(ann, made)
    bob, one = Person("Bob"), f"webhooks/{made['id']}"
    assert bob.get("webhooks").json()["items"] == []
    for answer in (
        bob.get(one),
        bob.patch(one, {}),
        bob.delete(one),
        bob.post(f"{one}/secret"),
        bob.post(f"{one}/ping"),
        bob.get(f"{one}/deliveries"),
        bob.get(f"{one}/deliveries/{delivery['id']}"),
        bob.post(f"{one}/deliveries/{delivery['id']}/replay"),
        bob.post(f"{one}/replay", {"since": "2026-01-01T00:00:00Z"}),
    ):
        assert answer.status_code == 404


def test_everything_wrong_with_a_body_is_said(ann):
    refused = ann.post("webhooks", {"url": 5, "events": [], "urls": "x"})
    assert {error["pointer"] for error in refused.json()["errors"]} == {"/url", "/events", "/urls"}
    refused = ann.post("webhooks", {"url": "https://example.com/", "events": ["card.seen"]})
    assert refused.json()["errors"][0]["pointer"] == "/events/0"


def test_plain_http_is_refused_outside_of_allowed_networks(ann, settings):
    settings.WEBHOOK_ALLOWED_NETWORKS = []
    refused = ann.post("webhooks", {"url": "http://127.0.0.1/", "events": ["ping"]})
    assert refused.json()["errors"][0]["code"] == "url_not_https"


def test_an_account_has_ten_endpoints_at_most(ann, receiver):
    for _ in range(MOST_WEBHOOKS):
        listen(ann, receiver.url)
    refused = ann.post("webhooks", {"url": receiver.url, "events": ["ping"]})
    assert (refused.status_code, refused.json()["code"]) == (409, "too_many_webhooks")


def test_a_ping_tells_in_the_log_how_it_went(ann, receiver):
    made = listen(ann, receiver.url)
    receiver.manner = status(500)
    sent = ann.post(f"webhooks/{made['id']}/ping", Idempotency_Key="ping-1")
    again = ann.post(f"webhooks/{made['id']}/ping", Idempotency_Key="ping-1")
    assert (sent.status_code, again.json()["id"]) == (202, sent.json()["id"])
    deliver()
    (delivery,) = log_of(ann, made)
    assert (delivery["event"], delivery["status"], delivery["tries"]) == ("ping", "pending", 1)
    assert [one["status_code"] for one in attempts_of(ann, made, delivery)] == [500]
    shown = ann.get(f"webhooks/{made['id']}").json()
    assert (shown["failures"], shown["failing_since"] is None) == (1, False)


def test_one_delivery_is_sent_again_with_the_same_id(ann, receiver):
    made = listen(ann, receiver.url)
    ann.post(f"webhooks/{made['id']}/ping")
    deliver()
    (delivery,) = log_of(ann, made)
    answer = ann.post(f"webhooks/{made['id']}/deliveries/{delivery['id']}/replay")
    assert (answer.status_code, answer.json()["status"]) == (202, "pending")
    deliver()
    assert receiver.ids() == [delivery["id"]] * 2
    assert len(attempts_of(ann, made, delivery)) == 2


def test_after_an_outage_the_failed_ones_of_a_time_span_are_sent_again(ann, receiver):
    made = listen(ann, receiver.url)
    one = f"webhooks/{made['id']}"
    ids = [ann.post(f"{one}/ping").json()["id"] for _ in range(4)]
    now = datetime.now(UTC)
    Delivery.objects.filter(message__in=ids[:3]).update(status="failed")
    Delivery.objects.filter(message=ids[3]).update(status="delivered")
    Delivery.objects.filter(message=ids[0]).update(created_at=now - timedelta(hours=2))
    span = {"since": (now - timedelta(hours=1)).isoformat()}
    assert ann.post(f"{one}/replay", span).json() == {"count": 2}
    deliver()
    assert receiver.ids() == ids[1:3]
    old = {"since": (now - timedelta(hours=3)).isoformat(), "until": span["since"], "only_failed": False}
    assert ann.post(f"{one}/replay", old).json() == {"count": 1}


def test_a_disabled_endpoint_takes_nothing_until_it_is_enabled_afresh(ann, receiver):
    made = listen(ann, receiver.url)
    one = f"webhooks/{made['id']}"
    ann.post(f"{one}/ping")
    assert ann.patch(one, {"enabled": False}).json()["disabled_reason"] == "owner"
    assert {row["status"] for row in log_of(ann, made)} == {"failed"}
    (delivery,) = log_of(ann, made)
    for path, body in (
        ("ping", {}),
        (f"deliveries/{delivery['id']}/replay", {}),
        ("replay", {"since": "2026-01-01T00:00:00Z"}),
    ):
        refused = ann.post(f"{one}/{path}", body)
        assert (refused.status_code, refused.json()["code"]) == (409, "webhook_is_disabled")
    Webhook.objects.update(failures=9)
    enabled = ann.patch(one, {"enabled": True}).json()
    assert (enabled["enabled"], enabled["disabled_reason"], enabled["failures"]) == (True, None, 0)
    assert ann.post(f"{one}/ping").status_code == 202


def test_the_log_is_filtered_and_paged(ann, receiver):
    made = listen(ann, receiver.url)
    one = f"webhooks/{made['id']}"
    for _ in range(5):
        ann.post(f"{one}/ping")
    page = ann.get(f"{one}/deliveries?limit=2").json()
    rest = ann.get(f"{one}/deliveries?limit=10&cursor={page['next_cursor']}").json()
    assert [len(page["items"]), len(rest["items"])] == [2, 3]
    assert ann.get(f"{one}/deliveries?status=delivered").json()["items"] == []
    assert len(ann.get(f"{one}/deliveries?event=ping&status=pending").json()["items"]) == 5
    assert ann.get(f"{one}/deliveries?status=lost").status_code == 400


def test_the_schema_tells_what_is_sent_and_what_is_sent_keeps_it(ann, receiver):
    import json

    import jsonschema_rs

    from tests.contract import document
    from webhooks.events import WebhookEvent

    schema = document()
    assert set(schema["webhooks"]) == set(WebhookEvent)
    made = listen(ann, receiver.url)
    ann.post(f"webhooks/{made['id']}/ping")
    deliver()
    body = schema["webhooks"]["ping"]["post"]["requestBody"]["content"]["application/json"]["schema"]
    validator = jsonschema_rs.Draft202012Validator({**body, "components": schema["components"]})
    assert validator.is_valid(json.loads(receiver.heard[0].body))
    assert not validator.is_valid({"type": "pong"})


def test_making_endpoints_is_counted_by_address_whoever_does_it(ann, receiver, settings):
    bob = Person("Bob")
    settings.THROTTLES = {**settings.THROTTLES, "webhook": "2/hour"}
    body = {"url": receiver.url, "events": ["game.started"]}
    assert [person.post("webhooks", body).status_code for person in (ann, bob, ann, bob)] == [201, 201, 429, 429]
