"""docs/accounts.md has a table of the ways in: what may be added, used, changed, removed. Here every cell is tried."""

import re
from itertools import product

import pytest

from accounts.mailing import do_send_mails
from accounts.models import Account
from accounts.ways import ways_in
from tests.accounts.conftest import PASSWORD, Api, give_email, mailed
from tests.accounts.outside import code_in
from tools.checks import ROOT

KINDS = ("password", "e-mail", "identity")
PROOFS = ("password", "code", "token")
ADDRESS, OTHER = "ann@example.org", "other@example.org"
PAGE = (ROOT / "docs" / "accounts.md").read_text(encoding="utf-8")
HEADER = "| the account has | password | e-mail | identity | proves itself with |"


def table():
    rows = PAGE.partition(HEADER)[2].partition("\n\n")[0].strip().splitlines()[1:]
    for row in rows:
        has, *cells, proofs = (re.split(r", ", cell.strip()) for cell in row.strip("|").split("|"))
        yield (
            frozenset(has) & set(KINDS),
            dict(zip(KINDS, cells, strict=True)),
            [one for one in proofs if one in PROOFS],
        )


TABLE = list(table())


@pytest.fixture(autouse=True)
def _as_many_mails_as_it_takes(settings):
    settings.THROTTLES = {**settings.THROTTLES, **dict.fromkeys(("mail", "recipient", "mailbox"), "1000/second")}


class Owner:
    """Somebody whose account has exactly these ways in."""

    def __init__(self, has, api, mails, issuer):
        self.api, self.mails, self.issuer = api, mails, issuer
        signed = api.post("auth/guest").json()
        self.id, self.me = signed["account"]["id"], Api(signed["access"])
        if "password" in has:
            assert self.add_password()
        if "e-mail" in has:
            give_email(self.me, mails, ADDRESS)
        if "identity" in has:
            assert self.me.post("me/identities", issuer.body()).status_code == 201

    def add_password(self):
        return self.me.post("me/upgrade", {"username": "Ann", "password": PASSWORD}).status_code == 200

    def use_password(self):
        return self.is_me(self.api.post("auth/token", {"username": "Ann", "password": PASSWORD}))

    def change_password(self):
        change = {"current_password": PASSWORD, "new_password": PASSWORD + "-2"}
        return self.me.post("me/password", change).status_code == 204

    def add_e_mail(self):
        give_email(self.me, self.mails, OTHER)
        return self.me.get("me").json()["email"] == OTHER

    change_e_mail = add_e_mail

    def use_e_mail(self):
        asked = self.api.post("auth/recovery", {"email": ADDRESS}).json()
        count = len(self.mails.mails(ADDRESS))
        do_send_mails()
        if not Account.objects.filter(email=ADDRESS).exists():
            return False
        code = code_in(self.mails.wait_for(ADDRESS, count + 1))
        return self.is_me(self.api.post("auth/recovery/confirm", {"id": asked["id"], "code": code}))

    def remove_e_mail(self):
        return self.me.delete("me/email").status_code == 204

    def add_identity(self):
        return self.me.post("me/identities", self.issuer.body("another")).status_code == 201

    link_identity = add_identity

    def use_identity(self):
        return self.is_me(self.api.post("auth/identity", self.issuer.body()))

    def remove_identity(self):
        items = self.me.get("me/identities").json()["items"]
        return bool(items) and self.me.delete(f"me/identities/{items[0]['id']}").status_code == 204

    def proof(self, kind):
        if kind == "password":
            return {"password": PASSWORD}
        if kind == "token":
            return {"identity": self.issuer.body()}
        asked = self.me.post("me/email/code", {"purpose": "delete_account"})
        if asked.status_code != 202:
            return {}
        mail = mailed(self.mails, ADDRESS, len(self.mails.mails(ADDRESS)) + 1)
        return {"code": {"id": asked.json()["id"], "code": code_in(mail)}}

    def is_me(self, answer):
        return answer.status_code == 200 and answer.json()["account"]["id"] == self.id


VERBS = {
    "password": ("add", "use", "change"),
    "e-mail": ("use", "remove"),
    "identity": ("use", "remove"),
}


def test_the_table_has_every_account_that_there_can_be():
    combinations = {
        frozenset(k for k, has in zip(KINDS, bits, strict=True) if has) for bits in product([0, 1], repeat=3)
    }
    assert {has for has, _, _ in TABLE} == combinations
    assert len(TABLE) == 8


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("row", TABLE, ids=lambda row: "+".join(sorted(row[0])) or "guest")
def test_each_way_in_can_be_used_and_removed_as_the_table_says_and_not_otherwise(row, kind, api, mails, issuer):
    has, cells, _ = row
    for verb in VERBS[kind]:
        Account.objects.all().delete()
        mails.empty()
        owner = Owner(has, api, mails, issuer)
        did = getattr(owner, f"{verb}_{kind.replace('-', '_')}")()
        assert did is (verb in cells[kind]), f"{verb} {kind}"
        kept = Account.objects.get(pk=owner.id)
        assert kept.is_guest or ways_in(kept), "nobody can get in any more"


@pytest.mark.parametrize("kind", ["e-mail", "identity"])
@pytest.mark.parametrize("row", TABLE, ids=lambda row: "+".join(sorted(row[0])) or "guest")
def test_an_address_is_added_or_changed_and_identities_are_added_or_linked(row, kind, api, mails, issuer):
    has, cells, _ = row
    verb = next(verb for verb in ("add", "change", "link") if verb in cells[kind])
    assert (verb == "add") is (kind not in has)
    owner = Owner(has, api, mails, issuer)
    assert getattr(owner, f"{verb}_{kind.replace('-', '_')}")()
    assert not Account.objects.get(pk=owner.id).is_guest


@pytest.mark.parametrize("row", TABLE, ids=lambda row: "+".join(sorted(row[0])) or "guest")
def test_an_account_is_deleted_only_with_a_proof_that_it_has(row, api, mails, issuer):
    has, _, proofs = row
    for kind in (None, *PROOFS):
        Account.objects.all().delete()
        mails.empty()
        owner = Owner(has, api, mails, issuer)
        body = owner.proof(kind) if kind else {}
        deleted = owner.me.delete("me", body).status_code == 204
        assert deleted is (not has or kind in proofs), kind
        assert Account.objects.filter(pk=owner.id).exists() is not deleted
