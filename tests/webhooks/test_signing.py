"""Signatures as Standard Webhooks wants them, held against its own library; secrets that the database does not show."""

import contextlib
import json
import re

import pytest
from django.core.management import CommandError, call_command
from standardwebhooks import Webhook as Verifier

from tests.webhooks.conftest import listen, log_of
from webhooks import models
from webhooks.api.bodies import SECRET_PATTERN
from webhooks.dispatcher import deliver
from webhooks.secrets import SecretRefused, SecretUnreadable, make_secret, read_secret, seal, unseal, write_secret

OWN = "whsec_" + "QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVoxMjM0NTY="


def ping(person, webhook):
    assert person.post(f"webhooks/{webhook['id']}/ping").status_code == 202
    deliver()


def test_the_reference_library_verifies_what_is_sent(ann, receiver):
    webhook = listen(ann, receiver.url)
    ping(ann, webhook)
    heard = receiver.heard[0]
    message = Verifier(webhook["secret"]).verify(heard.body, heard.headers)
    assert (message["type"], message["data"]) == ("ping", {"webhook": webhook["id"]})
    assert heard.headers["content-type"] == "application/json"
    assert heard.id == log_of(ann, webhook)[0]["id"]


def test_while_a_secret_changes_both_verify_and_afterwards_only_the_new_one(ann, receiver):
    webhook = listen(ann, receiver.url)
    changed = ann.post(f"webhooks/{webhook['id']}/secret", {"old_works_for": 60}).json()
    assert changed["old_secret_until"] is not None
    assert changed["secret"] != webhook["secret"]
    ping(ann, webhook)
    both = receiver.heard[0]
    for secret in (webhook["secret"], changed["secret"]):
        Verifier(secret).verify(both.body, both.headers)
    newest = ann.post(f"webhooks/{webhook['id']}/secret", {"old_works_for": 0, "secret": OWN}).json()
    assert (newest["secret"], newest["old_secret_until"]) == (OWN, None)
    ping(ann, webhook)
    only = receiver.heard[1]
    assert len(only.headers["webhook-signature"].split()) == 1
    Verifier(OWN).verify(only.body, only.headers)


def test_a_backend_may_bring_one_secret_for_all_its_accounts(ann, receiver):
    assert listen(ann, receiver.url, secret=OWN)["secret"] == OWN


@pytest.mark.parametrize(
    "secret", ["whsec_", "whsec_QUJD", "QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVoxMjM0NTY=", "whsec_%%%"]
)
def test_a_secret_of_the_wrong_form_is_refused(ann, receiver, secret):
    refused = ann.post("webhooks", {"url": receiver.url, "events": ["ping"], "secret": secret})
    assert refused.json()["errors"][0]["code"] == "webhook_secret_format"
    with pytest.raises(SecretRefused):
        read_secret(secret)


def test_the_secret_is_shown_once_and_is_not_in_the_database(ann, receiver):
    webhook = listen(ann, receiver.url)
    assert webhook["secret"] not in ann.get(f"webhooks/{webhook['id']}").content.decode()
    row = models.Webhook.objects.get(pk=webhook["id"])
    raw = read_secret(webhook["secret"])
    assert raw not in bytes(row.secret)
    assert unseal(row.secret) == raw


def test_a_sealed_secret_outlives_a_change_of_the_services_key(settings):
    raw, before = make_secret(), settings.SECRET_KEY
    sealed = seal(raw)
    settings.SECRET_KEY, settings.SECRET_KEY_FALLBACKS = "another", [before]
    assert unseal(sealed) == raw
    settings.SECRET_KEY_FALLBACKS = []
    with pytest.raises(SecretUnreadable):
        unseal(sealed)
    assert read_secret(write_secret(raw)) == raw


def test_with_the_services_key_lost_nothing_is_sent_unsigned(ann, receiver, monkeypatch):
    webhook = listen(ann, receiver.url)
    models.Webhook.objects.update(secret=b"sealed by another")
    ping(ann, webhook)
    assert receiver.heard == []
    delivery = log_of(ann, webhook)[0]
    detail = ann.get(f"webhooks/{webhook['id']}/deliveries/{delivery['id']}").json()
    assert detail["attempts"][0]["outcome"] == "not_signed"
    assert json.loads(detail["body"])["type"] == "ping"


@pytest.mark.parametrize("length", [23, 24, 25, 26, 27, 62, 63, 64, 65, 66])
def test_the_pattern_in_the_schema_allows_what_is_read(length):
    text = write_secret(bytes(length))
    assert bool(re.fullmatch(SECRET_PATTERN, text)) == (24 <= length <= 64)
    with contextlib.nullcontext() if 24 <= length <= 64 else pytest.raises(SecretRefused):
        read_secret(text)


def test_sealed_again_a_secret_needs_the_former_key_no_more(ann, receiver, settings, capsys):
    webhook, before = listen(ann, receiver.url), settings.SECRET_KEY
    changed = ann.post(f"webhooks/{webhook['id']}/secret", {"old_works_for": 3600}).json()
    settings.SECRET_KEY, settings.SECRET_KEY_FALLBACKS = "another", [before]
    call_command("reseal_secrets")
    assert "1 webhooks" in capsys.readouterr().out
    settings.SECRET_KEY_FALLBACKS = []
    row = models.Webhook.objects.get()
    assert [write_secret(unseal(one)) for one in (row.secret, row.old_secret)] == [changed["secret"], webhook["secret"]]


def test_what_no_key_opens_is_named_and_the_others_are_sealed_again(ann, receiver, settings):
    lost, kept = listen(ann, receiver.url), listen(ann, receiver.url)
    models.Webhook.objects.filter(pk=lost["id"]).update(secret=b"sealed by another")
    settings.SECRET_KEY, settings.SECRET_KEY_FALLBACKS = "another", [settings.SECRET_KEY]
    with pytest.raises(CommandError, match=lost["id"]):
        call_command("reseal_secrets")
    settings.SECRET_KEY_FALLBACKS = []
    assert unseal(models.Webhook.objects.get(pk=kept["id"]).secret) == read_secret(kept["secret"])
