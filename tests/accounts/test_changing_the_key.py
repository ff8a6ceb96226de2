"""The service's key is changed while people play, process by process: nobody is signed out at any moment of it.

In three steps: every process accepts the new key, then every process signs with it, then none accepts the old one.
"""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from accounts.credentials import keyring
from accounts.models import Account
from accounts.tokens import TicketToken
from tests.accounts.conftest import PASSWORD, Api

OLD, NEW = "the-old-key" * 6, "the-new-key" * 6
STEPS = [(OLD, []), (OLD, [NEW]), (NEW, [OLD])]
"""What UU_SECRET_KEY and UU_SECRET_KEY_FALLBACKS are in the processes, before and in each step that people notice."""


@pytest.fixture
def in_step(settings):
    """Makes this process one of those that were started with the keys of a step."""

    def begin(step: tuple[str, list[str]]) -> None:
        settings.SECRET_KEY, settings.SECRET_KEY_FALLBACKS = step

    return begin


def meetings() -> Iterator[tuple[tuple[str, list[str]], tuple[str, list[str]]]]:
    """Which processes run side by side while a step is rolled out; people are sent to either."""
    for before, after in pairwise(STEPS):
        yield before, after
        yield after, before


@pytest.mark.parametrize(("first", "second"), list(meetings()))
def test_what_one_process_signs_the_other_takes(api, in_step, first, second):
    in_step(first)
    guest = api.post("auth/guest").json()
    ticket = api.with_token(guest["access"]).post("me/stream-tickets").json()["ticket"]
    in_step(second)
    assert api.with_token(guest["access"]).get("me").status_code == 200
    assert TicketToken.read(ticket, keyring()).account_id == Account.objects.get().pk
    renewed = api.post("auth/token/refresh", {"refresh": guest["refresh"]})
    assert renewed.status_code == 200
    in_step(first)
    assert api.with_token(renewed.json()["access"]).get("me").status_code == 200
    assert api.post("auth/token/refresh", {"refresh": renewed.json()["refresh"]}).status_code == 200


def test_a_device_that_lost_the_answer_to_its_refresh_goes_on_with_the_new_key(api, in_step):
    in_step(STEPS[1])
    guest = api.post("auth/guest").json()
    lost = api.post("auth/token/refresh", {"refresh": guest["refresh"]}).json()
    in_step(STEPS[2])
    again = api.post("auth/token/refresh", {"refresh": guest["refresh"]}).json()
    for one in (lost, again):
        assert api.post("auth/token/refresh", {"refresh": one["refresh"]}).status_code == 200


def test_who_was_there_while_both_keys_counted_stays_when_the_old_one_is_dropped(api, in_step, settings):
    in_step(STEPS[0])
    present, asleep = (api.post("auth/guest").json() for _ in range(2))
    in_step(STEPS[2])
    renewed = api.post("auth/token/refresh", {"refresh": present["refresh"]}).json()
    settings.SECRET_KEY_FALLBACKS = []
    assert api.post("auth/token/refresh", {"refresh": renewed["refresh"]}).status_code == 200
    assert api.post("auth/token/refresh", {"refresh": asleep["refresh"]}).json()["code"] == "token_invalid"


def test_a_key_of_a_server_and_a_password_need_no_key_of_the_service(api, as_user, in_step):
    wanted = {"name": "server", "scopes": ["games:read"], "password": PASSWORD}
    key = as_user.post("me/api-keys", wanted).json()["key"]
    in_step((NEW, []))
    assert Api(key).get("games").status_code == 200
    assert api.post("auth/token", {"username": "Mira", "password": PASSWORD}).status_code == 200


def test_staff_stay_signed_in_at_the_admin(client, in_step, django_user_model, db):
    in_step(STEPS[0])
    client.force_login(django_user_model.objects.create_superuser("staff", password=PASSWORD))
    for step in STEPS[1:]:
        in_step(step)
        assert client.get("/admin/").status_code == 200
