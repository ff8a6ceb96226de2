"""A forgotten password is not a lost account; and nobody learns from it which addresses are known."""

import re

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from accounts.codes import text_of as text_of_code
from accounts.mailing import do_send_mails
from accounts.models import Account, Mail, MailedCode
from tests.accounts.conftest import PASSWORD, Api, give_email, mailed
from tests.accounts.outside import code_in

ADDRESS, NOBODY = "mira@example.org", "nobody@example.org"
NEW_PASSWORD = "another-fine-one"


@pytest.fixture
def mira(as_user, mails):
    give_email(as_user, mails, ADDRESS)
    mails.empty()
    return as_user


def ask(api, address=ADDRESS):
    answer = api.post("auth/recovery", {"email": address})
    assert answer.status_code == 202, answer.content
    return answer.json()["id"]


def recover(api, code_id, code, **body):
    return api.post("auth/recovery/confirm", {"id": code_id, "code": code, "device_name": "New phone", **body})


def test_a_forgotten_password_is_replaced_end_to_end(api, mira, user, mails):
    code_id = ask(api, "MIRA@Example.org")
    signed = recover(api, code_id, code_in(mailed(mails, ADDRESS)), new_password=NEW_PASSWORD)
    assert signed.status_code == 200
    assert signed.json()["account"]["id"] == user["account"]["id"]
    assert Api(signed.json()["access"]).get("me").status_code == 200
    assert mira.get("me").status_code == 401  # every other device is signed out
    assert api.post("auth/token", {"username": "Mira", "password": PASSWORD}).status_code == 401
    for name in ("mira", "Mira@example.org"):
        assert api.post("auth/token", {"username": name, "password": NEW_PASSWORD}).status_code == 200
    mailed(mails, ADDRESS, 4)
    subjects = [mail["Subject"].partition(": ")[2] for mail in mails.mails(ADDRESS)]
    assert subjects == ["back into your account", "your password was changed", *["a new device"] * 2]


def test_without_a_new_password_the_code_only_signs_in(api, mira, mails):
    signed = recover(api, ask(api), code_in(mailed(mails, ADDRESS)))
    assert signed.status_code == 200
    assert mira.get("me").status_code == 200
    assert api.post("auth/token", {"username": "Mira", "password": PASSWORD}).status_code == 200


def test_a_guest_with_an_address_survives_a_lost_phone_and_gets_a_password(api, as_guest, guest, mails):
    give_email(as_guest, mails, "guest@example.org")
    code = code_in_new(api, mails, "guest@example.org")
    signed = recover(api, *code, new_password=NEW_PASSWORD).json()
    assert signed["account"]["id"] == guest["account"]["id"]
    assert (signed["account"]["username"], signed["account"]["has_password"]) == (None, True)
    again = api.post("auth/token", {"username": "guest@example.org", "password": NEW_PASSWORD})
    assert again.json()["account"] == signed["account"]


def code_in_new(api, mails, address):
    count = len(mails.mails(address))
    code_id = ask(api, address)
    return code_id, code_in(mailed(mails, address, count + 1))


def test_a_weak_password_uses_up_no_code(api, mira, mails):
    code_id, code = code_in_new(api, mails, ADDRESS)
    weak = recover(api, code_id, code, new_password="12345678")
    assert (weak.status_code, weak.json()["errors"][0]["pointer"]) == (422, "/new_password")
    assert recover(api, code_id, code, new_password=NEW_PASSWORD).status_code == 200
    assert recover(api, code_id, code, new_password=NEW_PASSWORD).json()["code"] == "code_refused"


def test_an_address_that_nobody_has_gets_the_same_answer_and_no_mail(api, mira, mails):
    known, unknown = (api.post("auth/recovery", {"email": name}) for name in (ADDRESS, NOBODY))
    assert known.status_code == unknown.status_code == 202
    assert known.json().keys() == unknown.json().keys()
    do_send_mails()
    mails.wait_for(ADDRESS)
    assert [mail["To"] for mail in mails.mails()] == [ADDRESS]
    assert not Mail.objects.exists()
    answers = [recover(api, answer.json()["id"], "00000000", new_password=NEW_PASSWORD) for answer in (known, unknown)]
    first, second = ({**answer.json(), "request_id": ""} for answer in answers)
    assert first == second


def test_asking_and_guessing_make_the_same_queries_for_every_address(api, mira):
    def queries(address):
        """The statements, without what is in them."""
        with CaptureQueriesContext(connection) as asked:
            recover(api, ask(api, address), "0")
        return [re.sub(r"'[^']*'|\d+", "?", one["sql"]) for one in asked]

    assert queries(ADDRESS) == queries(NOBODY)


def test_a_code_for_a_stranger_that_was_guessed_leads_nowhere(api, mira):
    """Nobody is ever mailed it; even so, there is no account behind it."""
    code_id = ask(api, NOBODY)
    assert recover(api, code_id, text_of_code(MailedCode.objects.get(pk=code_id))).json()["code"] == "code_refused"


def test_the_code_goes_to_the_address_of_the_account_not_to_what_was_typed(api, mira, mails):
    ask(api, "MIRA@EXAMPLE.ORG")
    assert mailed(mails, ADDRESS)["To"] == ADDRESS


@pytest.mark.parametrize("fate", ["banned", "deleted", "moved"])
def test_what_became_of_the_account_meanwhile_counts(api, mira, mails, fate):
    code_id, code = code_in_new(api, mails, ADDRESS)
    if fate == "banned":
        Account.objects.update(is_active=False)
    elif fate == "deleted":
        assert mira.delete("me", {"password": PASSWORD}).status_code == 204
    else:
        assert mira.delete("me/email").status_code == 204
    refused = recover(api, code_id, code, new_password=NEW_PASSWORD)
    assert refused.json()["code"] == ("account_banned" if fate == "banned" else "code_refused")
    assert not Account.objects.filter(email=ADDRESS, is_active=True).exists()


def test_a_flood_to_a_stranger_is_limited_by_sender_and_by_recipient(api, mira, mails, settings):
    def flood(count, address, sender="203.0.113.{}"):
        answers = []
        for number in range(count):
            one = Api()
            one.client.defaults["REMOTE_ADDR"] = sender.format(number)
            answers.append(one.post("auth/recovery", {"email": address}).status_code)
        return answers

    assert flood(8, ADDRESS, "203.0.113.200") == [202] * 6 + [429] * 2  # one sender, one recipient
    assert flood(16, ADDRESS) == [202] * 13 + [429] * 3  # many senders: 19 by now, and the owner who confirmed it
    settings.THROTTLES = {**settings.THROTTLES, "mail": "3/hour"}
    one_sender = [flood(1, f"victim{n}@example.org", "198.51.100.9")[0] for n in range(5)]
    assert one_sender == [202] * 3 + [429] * 2  # one sender, many recipients
    do_send_mails()
    wanted = 19
    mails.wait_for(ADDRESS, wanted)
    assert len(mails.mails()) == wanted


def test_known_and_unknown_addresses_are_limited_alike(api, mira):
    for name in (NOBODY, "nobody-else@example.org"):
        answers = [api.post("auth/recovery", {"email": name}).status_code for _ in range(8)]
        assert answers == [202] * 6 + [429] * 2


def test_an_address_signs_in_with_the_password_like_a_username(api, mira):
    assert api.post("auth/token", {"username": " Mira@EXAMPLE.org ", "password": PASSWORD}).status_code == 200
    refused = [api.post("auth/token", {"username": name, "password": "wrong-wrong"}) for name in (ADDRESS, NOBODY)]
    assert [answer.json()["code"] for answer in refused] == ["sign_in_refused"] * 2
