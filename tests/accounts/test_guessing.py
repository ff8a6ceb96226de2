"""Guessing passwords and forging keys: the guesser is held back, the owner is not."""

import threading

import pytest
from django.test import Client

from accounts.hashing import HashingRoom
from accounts.models import Account
from accounts.tokens import KeyToken
from tests.accounts.conftest import PASSWORD, Api
from uu_service.api.problems import Unavailable
from uu_service.ids import uuid7

STRANGER, OWNER = "203.0.113.7", "198.51.100.20"


def sign_in(address, password, username="Mira"):
    api = Api()
    api.client.defaults["REMOTE_ADDR"] = address
    return api.post("auth/token", {"username": username, "password": password})


def staff_sign_in(address, password):
    form = {"username": "boss", "password": password, "next": "/admin/"}
    return Client(REMOTE_ADDR=address).post("/admin/login/", form)


def test_a_stranger_who_guesses_does_not_lock_out_the_owner(user, settings):
    settings.THROTTLES = {**settings.THROTTLES, "auth": "1000/second"}
    answers = [sign_in(STRANGER, f"guess-{n}").status_code for n in range(100)]
    assert answers.count(401) == 10
    assert answers.count(429) == 90
    assert sign_in(STRANGER, PASSWORD).status_code == 429
    assert sign_in(OWNER, PASSWORD).status_code == 200


def test_many_addresses_together_meet_the_limit_of_the_username(user, settings):
    settings.THROTTLES = {**settings.THROTTLES, "username": "12/hour"}
    answers = [sign_in(f"203.0.113.{n}", "guess").status_code for n in range(20)]
    assert answers == [401] * 12 + [429] * 8
    assert sign_in("203.0.113.99", "guess", username="Somebody").status_code == 401


def test_the_right_password_forgets_the_wrong_ones(user):
    for _ in range(3):
        assert [sign_in(OWNER, word).status_code for word in ("a", "b", "c", "d", PASSWORD)] == [401] * 4 + [200]


def test_a_username_is_counted_in_any_spelling(user, settings):
    settings.THROTTLES = {**settings.THROTTLES, "guess": "2/hour"}
    spellings = ("Mira", "mIRA", " mira")
    assert [sign_in(STRANGER, "guess", username=name).status_code for name in spellings] == [401, 401, 429]


def test_one_network_of_ipv6_is_one_address(user, settings):
    settings.THROTTLES = {**settings.THROTTLES, "auth": "3/hour"}
    answers = [sign_in(f"2001:db8:1:2::{n:x}", "guess", username=f"user{n}").status_code for n in range(1, 6)]
    assert answers == [401, 401, 401, 429, 429]
    assert sign_in("2001:db8:1:3::1", "guess").status_code == 401


def test_an_ipv4_address_is_the_same_however_it_is_written(user, settings):
    settings.THROTTLES = {**settings.THROTTLES, "auth": "1/hour"}
    assert sign_in(STRANGER, "guess").status_code == 401
    assert sign_in(f"::ffff:{STRANGER}", "guess").status_code == 429


def test_a_hundred_guesses_at_the_admin_are_held_back_with_a_page(api):
    Account.objects.create_superuser("boss", PASSWORD)
    answers = [staff_sign_in(STRANGER, f"guess-{n}") for n in range(100)]
    assert [answer.status_code for answer in answers] == [200] * 10 + [429] * 90
    page = answers[-1]
    assert "Too many attempts to sign in" in page.content.decode()
    assert int(page.headers["Retry-After"]) > 0
    assert staff_sign_in(STRANGER, PASSWORD).status_code == 429
    assert staff_sign_in(OWNER, PASSWORD).status_code == 302


def test_guesses_in_the_admin_and_in_the_api_are_the_same_guesses(api, settings):
    settings.THROTTLES = {**settings.THROTTLES, "guess": "2/hour"}
    Account.objects.create_superuser("boss", PASSWORD)
    assert sign_in(STRANGER, "guess", username="boss").status_code == 401
    assert staff_sign_in(STRANGER, "guess").status_code == 200
    assert staff_sign_in(STRANGER, PASSWORD).status_code == 429


def test_forged_keys_take_no_turn_from_the_player_that_they_name(guest, as_guest, settings):
    settings.THROTTLES = {**settings.THROTTLES, "play": "1/hour"}
    victim = Account.objects.get(pk=guest["account"]["id"])
    actions = f"games/{uuid7()}/actions"
    for _ in range(5):
        forged = Api(KeyToken.make(victim.pk, uuid7(), 3).write())
        forged.client.defaults["REMOTE_ADDR"] = STRANGER
        assert forged.post(actions, {"type": "concede"}).status_code == 401
    assert as_guest.post(actions, {"type": "concede"}).json()["code"] == "not_found"


def test_keys_with_random_ids_meet_a_limit_before_the_database(api, guest, settings, django_assert_num_queries):
    settings.THROTTLES = {**settings.THROTTLES, "refused": "5/hour"}

    def knock():
        forged = Api(KeyToken.make(uuid7(), uuid7(), 3).write())
        forged.client.defaults["REMOTE_ADDR"] = STRANGER
        return forged.get("me").status_code

    assert [knock() for _ in range(5)] == [401] * 5
    with django_assert_num_queries(0):
        assert [knock() for _ in range(5)] == [429] * 5
    assert Api(guest["access"]).get("me").status_code == 200


def test_a_key_that_holds_is_counted_for_its_account(as_guest, settings):
    settings.THROTTLES = {**settings.THROTTLES, "read": "2/hour", "refused": "1/hour"}
    key = as_guest.post("me/api-keys", {"name": "bot", "scopes": ["games:read"]}).json()["key"]
    assert [Api(key).get("me").status_code for _ in range(3)] == [200, 200, 429]


def test_refreshing_is_counted_by_address_before_the_token_is_looked_at(api, guest, settings):
    settings.THROTTLES = {**settings.THROTTLES, "refresh": "3/hour"}
    answers = [api.post("auth/token/refresh", {"refresh": "x" * n}).status_code for n in range(1, 6)]
    assert answers == [401, 401, 401, 429, 429]


def test_only_so_many_passwords_are_hashed_at_once():
    room, inside, leave = HashingRoom(at_once=1, waiting=1, seconds=60), threading.Event(), threading.Event()
    done = []

    def hash_one():
        with room.place():
            inside.set()
            leave.wait(60)
            done.append("hashed")

    first = threading.Thread(target=hash_one)
    first.start()
    assert inside.wait(60)
    second = threading.Thread(target=hash_one)
    second.start()
    while room._chairs._value:
        pass
    with pytest.raises(Unavailable) as refused, room.place():
        pytest.fail("a third one got in")
    assert refused.value.headers["Retry-After"]
    leave.set()
    first.join()
    second.join()
    assert done == ["hashed", "hashed"]


def test_who_waits_too_long_for_hashing_is_told_to_come_back():
    room = HashingRoom(at_once=1, waiting=1, seconds=0.01)
    with room.place(), pytest.raises(Unavailable), room.place():
        pytest.fail("two at once")
    with room.place():
        pass


def test_a_sign_in_that_cannot_be_hashed_now_is_503(user, settings):
    settings.PASSWORD_HASHERS = ["accounts.hashing.LimitedHasher", "django.contrib.auth.hashers.MD5PasswordHasher"]
    settings.HASHES_AT_ONCE = 0
    answer = sign_in(OWNER, PASSWORD, username="Nobody")
    assert (answer.status_code, answer.headers["Retry-After"]) == (503, "2")
