"""What nobody needs is taken out, once, and nothing else."""

from datetime import timedelta
from uuid import UUID

import pytest
from django.contrib.sessions.models import Session as StaffSession
from django.utils import timezone

from accounts import housekeeping
from accounts.housekeeping import do_tidy, register_guests_needed
from accounts.models import Account, ApiKey, AuditEntry, Session
from uu_service.tasks import housekeeping as housekeeping_task

LONG = timedelta(days=181)


@pytest.fixture(autouse=True)
def _nobody_needed(monkeypatch):
    monkeypatch.setattr(housekeeping, "_needed_by", [])


@pytest.fixture
def idle(guest):
    """A guest who was last here half a year ago."""
    Account.objects.update(date_joined=timezone.now() - LONG)
    Session.objects.update(last_used_at=timezone.now() - LONG)
    return UUID(guest["account"]["id"])


def test_an_idle_guest_is_removed_and_tidying_again_does_nothing(idle):
    assert do_tidy().guests == 1
    assert not Account.objects.exists()
    assert do_tidy().guests == 0


def test_a_guest_in_a_running_game_is_kept(idle):
    asked = []
    register_guests_needed(lambda guests: asked.append(list(guests)) or {idle})
    assert do_tidy().guests == 0
    assert asked == [[idle]]


def test_a_guest_who_used_a_key_is_not_idle(idle, as_guest, api):
    key = as_guest.post("me/api-keys", {"name": "bot", "scopes": ["games:read"]}).json()["key"]
    Session.objects.update(last_used_at=timezone.now() - LONG)
    ApiKey.objects.update(created_at=timezone.now() - LONG)
    assert api.with_token(key).get("me").status_code == 200
    assert do_tidy().guests == 0


def test_a_guest_who_comes_back_in_the_last_moment_stays(idle, guest, api):
    def comes_back(guests):
        assert api.post("auth/token/refresh", {"refresh": guest["refresh"]}).status_code == 200
        return set()

    register_guests_needed(comes_back)
    assert do_tidy().guests == 0
    assert Account.objects.filter(pk=idle).exists()


def test_users_and_new_guests_are_never_idle(user, guest):
    Account.objects.filter(is_guest=False).update(date_joined=timezone.now() - LONG)
    Session.objects.update(last_used_at=timezone.now() - LONG)
    assert do_tidy().guests == 0


def test_more_guests_than_a_batch_are_all_looked_at(db, monkeypatch):
    monkeypatch.setattr(housekeeping, "BATCH", 2)
    made = [Account.objects.create_user(None, is_guest=True, date_joined=timezone.now() - LONG) for _ in range(5)]
    register_guests_needed(lambda guests: {made[0].pk, made[1].pk} & set(guests))
    assert do_tidy().guests == 3


def test_ended_sessions_and_expired_keys_go_after_a_month(as_guest, user):
    as_guest.post("me/api-keys", {"name": "bot", "scopes": ["games:read"]})
    now = timezone.now()
    Session.objects.filter(account__is_guest=False).update(ended_at=now - timedelta(days=29), ending="idle")
    ApiKey.objects.update(expires_at=now - timedelta(days=29))
    assert (do_tidy().sessions, do_tidy().keys) == (0, 0)
    later = do_tidy(now + timedelta(days=2))
    assert (later.sessions, later.keys) == (1, 1)
    assert Session.objects.count() == 1


def test_a_sleeping_user_stays_signed_in_unless_the_operator_says_otherwise(user, guest, settings):
    Session.objects.update(last_used_at=timezone.now() - timedelta(days=900))
    assert do_tidy().sessions_idle == 0
    settings.SESSION_IDLE_DAYS = 365
    assert do_tidy().sessions_idle == 1
    assert Session.objects.get(ended_at=None).account.is_guest


def test_audit_entries_go_after_two_years(user):
    assert do_tidy().entries == 0
    AuditEntry.objects.update(at=timezone.now() - timedelta(days=731))
    assert do_tidy().entries == 1


def test_it_is_one_of_the_chores(idle):
    housekeeping_task.apply().get()
    assert not Account.objects.exists()


def test_sessions_of_the_admin_are_forgotten_when_they_have_expired(db):
    now = timezone.now()
    for key, ends in (("old", now - timedelta(seconds=1)), ("new", now + timedelta(days=1))):
        StaffSession.objects.create(session_key=key, session_data="", expire_date=ends)
    assert (do_tidy().staff_sessions, do_tidy().staff_sessions) == (1, 0)
    assert [one.pk for one in StaffSession.objects.all()] == ["new"]
