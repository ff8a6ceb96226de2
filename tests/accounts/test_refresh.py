"""A client that only loses answers is never logged out; two holders of one token are noticed when the rule says so."""

import random
from datetime import timedelta

import pytest
from django.utils import timezone

from accounts.models import Account, AuditEntry, Session
from accounts.problems import CredentialEnded
from accounts.refresh import Exchange, TokenFamily, judge
from accounts.sessions import check_refresh, do_open_session, read_refresh
from accounts.tokens import RefreshToken

LOST = 0.4
SLEEPS = [timedelta(seconds=s) for s in (0, 1, 20, 59, 60, 61, 900)] + [timedelta(days=d) for d in (1, 40, 2_000)]
START = timezone.now()


class Rule:
    """The rule alone, with a variable for a database."""

    def __init__(self):
        self.family, self.is_revoked = TokenFamily(1, START), False

    def exchange(self, generation, now):
        if self.is_revoked:
            return None
        verdict, self.family = judge(self.family, generation, now)
        self.is_revoked = verdict is Exchange.REVOKE
        return None if self.is_revoked else generation + 1


class Service:
    """The same, through the service and a real table."""

    def __init__(self):
        self.session = do_open_session(Account.objects.create_user(None, is_guest=True), "phone").session

    @property
    def is_revoked(self):
        return not Session.objects.filter(pk=self.session.pk, ended_at=None).exists()

    def exchange(self, generation, now):
        try:
            signed = check_refresh(RefreshToken(self.session.pk, generation), now)
        except CredentialEnded:
            return None
        return read_refresh(signed.refresh).generation


class World:
    """One session, its holder, maybe a thief, a network that loses answers, and a notebook of first uses.

    The notebook is how the rule is written for people; the service keeps one number and one time instead.
    """

    def __init__(self, seed, desk):
        self.random = random.Random(seed)
        self.desk = desk
        self.now = START
        self.first_use = {}
        self.is_revoked = False
        self.held, self.sent, self.stolen = 1, None, None

    def rule_allows(self, n):
        if self.is_revoked:
            return False
        if n + 1 not in self.first_use:  # the successor has not been used
            return True
        is_predecessor = n + 2 not in self.first_use
        return is_predecessor and self.now - self.first_use[n + 1] <= timedelta(seconds=60)

    def present(self, n):
        allowed = self.rule_allows(n)
        answer = self.desk.exchange(n, self.now)
        assert answer == (n + 1 if allowed else None)
        self.is_revoked = self.is_revoked or not allowed
        assert self.desk.is_revoked == self.is_revoked
        if allowed:
            self.first_use.setdefault(n, self.now)
        return answer

    def refresh(self):
        """Up to three requests at once with one token; whatever answers arrive are the same."""
        self.sent = self.held
        answers = [self.present(self.sent) for _ in range(self.random.randint(1, 3))]
        if self.random.random() > LOST:
            self.held = answers[0] or self.held

    def sleep(self):
        self.now += self.random.choice(SLEEPS)

    def late_copy(self):
        """A copy of the last request was long on its way: at most 60 s."""
        used = self.first_use.get(self.held)
        if self.sent and (used is None or self.now - used <= timedelta(seconds=60)):
            self.present(self.sent)

    def steal(self):
        self.stolen = self.held

    def thief_refreshes(self):
        if self.stolen:
            self.stolen = self.present(self.stolen) or self.stolen

    def run(self, *moves):
        for _ in range(self.random.randint(5, 30)):
            self.random.choice(moves)(self)
        return self


HONEST = (World.refresh, World.refresh, World.refresh, World.sleep, World.late_copy)
THIEF = (World.refresh, World.sleep, World.steal, World.thief_refreshes, World.thief_refreshes)
DESKS = pytest.mark.parametrize(("desk", "schedules"), [(Rule, 1_000), (Service, 50)])


@DESKS
def test_a_client_that_only_loses_answers_is_never_logged_out(db, desk, schedules):
    for seed in range(schedules):
        world = World(seed, desk()).run(*HONEST)
        world.now += timedelta(days=5_000)
        assert world.present(world.held), f"logged out in schedule {seed}"


@DESKS
def test_a_family_is_revoked_exactly_when_the_rule_says_so(db, desk, schedules):
    revoked = sum(World(seed, desk()).run(*THIEF).is_revoked for seed in range(schedules))
    assert schedules // 10 < revoked < schedules * 9 // 10  # the schedules show both sides
    assert AuditEntry.objects.filter(action="token_reused").count() == (revoked if desk is Service else 0)


def test_a_thief_is_noticed_when_the_owner_comes_back(api, guest):
    stolen = guest["refresh"]
    for _ in range(3):
        stolen = api.post("auth/token/refresh", {"refresh": stolen}).json()["refresh"]
    answer = api.post("auth/token/refresh", {"refresh": guest["refresh"]})
    assert (answer.status_code, answer.json()["code"]) == (401, "credential_ended")
    assert api.post("auth/token/refresh", {"refresh": stolen}).status_code == 401
    assert api.with_token(guest["access"]).get("me").status_code == 401


def test_a_lost_answer_is_given_again_word_for_word(api, guest):
    first = api.post("auth/token/refresh", {"refresh": guest["refresh"]}).json()
    second = api.post("auth/token/refresh", {"refresh": guest["refresh"]}).json()
    assert first["refresh"] == second["refresh"]
    assert api.with_token(second["access"]).get("me").json() == guest["account"]


def test_an_answer_that_a_restored_database_forgot_still_counts(api, guest):
    newer = guest["refresh"]
    for _ in range(3):
        newer = api.post("auth/token/refresh", {"refresh": newer}).json()["refresh"]
    Session.objects.update(generation=1)  # the backup was older than the tokens
    assert api.post("auth/token/refresh", {"refresh": newer}).status_code == 200


def test_a_new_secret_key_logs_nobody_out(api, guest, settings):
    settings.SECRET_KEY_FALLBACKS = [settings.SECRET_KEY]
    settings.SECRET_KEY = "another-key-for-signing"
    assert api.with_token(guest["access"]).get("me").status_code == 200
    renewed = api.post("auth/token/refresh", {"refresh": guest["refresh"]}).json()
    settings.SECRET_KEY_FALLBACKS = []
    assert api.post("auth/token/refresh", {"refresh": guest["refresh"]}).json()["code"] == "token_invalid"
    assert api.post("auth/token/refresh", {"refresh": renewed["refresh"]}).status_code == 200


@pytest.mark.parametrize("spoil", [lambda t: t[:-1], lambda t: t + "A", lambda t: t.replace(".1.", ".2."), str.upper])
def test_a_refresh_token_that_was_changed_is_none(api, guest, spoil):
    answer = api.post("auth/token/refresh", {"refresh": spoil(guest["refresh"])})
    assert (answer.status_code, answer.json()["code"]) == (401, "token_invalid")
    assert api.post("auth/token/refresh", {"refresh": guest["refresh"]}).status_code == 200


def test_phones_behind_one_address_do_not_throttle_each_other(api, guest, settings):
    settings.THROTTLES = {**settings.THROTTLES, "auth": "3/hour", "create": "5/hour"}
    phones = [guest, api.post("auth/guest").json(), api.post("auth/guest").json()]
    for _ in range(4):
        for phone in phones:
            assert api.post("auth/token/refresh", {"refresh": phone["refresh"]}).status_code == 200


def test_one_session_that_refreshes_without_end_is_throttled(api, guest, settings):
    settings.THROTTLES = {**settings.THROTTLES, "create": "5/hour"}
    codes = [api.post("auth/token/refresh", {"refresh": guest["refresh"]}).status_code for _ in range(6)]
    assert codes == [200] * 5 + [429]


def test_beyond_the_limit_the_device_silent_longest_is_signed_out(db, monkeypatch):
    monkeypatch.setattr("accounts.sessions.MOST_SESSIONS", 3)
    account = Account.objects.create_user(None, is_guest=True)
    opened = [do_open_session(account, f"device {n}").session for n in range(5)]
    assert set(Session.objects.filter(ended_at=None)) == set(opened[2:])


@pytest.mark.django_db
def test_a_host_whose_clock_is_ahead_ends_no_session(monkeypatch):
    service = Service()
    for generation in (1, 2):
        assert service.exchange(generation, None)
    real = timezone.now
    monkeypatch.setattr(timezone, "now", lambda: real() + timedelta(seconds=90))
    assert service.exchange(1, None) == 2
    assert not service.is_revoked
