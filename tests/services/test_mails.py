"""Mails on PostgreSQL, Redis and real workers: sent once, by whichever is there, even if nobody was called."""

import httpx
import pytest

from accounts.models import Mail
from tests.accounts.outside import code_in, mail_server
from tests.services.processes import wait_until

ADDRESS = "ann@example.org"
UNTHROTTLED = {f"UU_THROTTLE_{name}": "1000/second" for name in ("AUTH", "MAIL", "RECIPIENT", "MAILBOX")}


@pytest.fixture
def mails(tmp_path):
    with mail_server(tmp_path) as server:
        yield server


def post(web, path, body=None, token=None):
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return httpx.post(f"{web.url}/api/v1/{path}", json=body or {}, headers=headers, timeout=60)


def test_from_a_guest_to_a_new_phone_through_real_workers(services, mails):
    env = {"UU_MAIL_URL": mails.url, **UNTHROTTLED}
    web = services.start_web(env=env)
    services.start_worker(queues=["mail"], env=env)
    guest = post(web, "auth/guest").json()
    asked = post(web, "me/email", {"email": ADDRESS}, guest["access"]).json()
    body = {"id": asked["id"], "code": code_in(mails.wait_for(ADDRESS))}
    assert post(web, "auth/email/confirm", body, guest["access"]).status_code == 204
    asked = post(web, "auth/recovery", {"email": ADDRESS}).json()
    body = {"id": asked["id"], "code": code_in(mails.wait_for(ADDRESS, 2)), "new_password": "correct-horse-battery"}
    signed = post(web, "auth/recovery/confirm", body)
    assert signed.status_code == 200, signed.content
    assert signed.json()["account"]["id"] == guest["account"]["id"]


def test_mails_that_nobody_was_called_for_are_sent_by_the_sweep_once(services, mails):
    env = {"UU_MAIL_URL": mails.url, **UNTHROTTLED}
    web = services.start_web(env=env)
    guest = post(web, "auth/guest").json()
    for number in range(20):
        assert post(web, "me/email", {"email": f"ann{number}@example.org"}, guest["access"]).status_code == 202
    services.redis.client.flushall()  # the calls are lost; the rows are not
    for _ in range(2):
        services.start_worker(queues=["mail"], env=env)
    services.start_beat(env=env)
    wait_until(lambda: not Mail.objects.exists(), 120, "all mails to be sent")
    assert sorted(mail["To"] for mail in mails.mails()) == sorted(f"ann{number}@example.org" for number in range(20))
