"""An e-mail address: verified by a code that a real mail server delivers, changed, removed; and the notices."""

from datetime import timedelta

import pytest
from django.utils import timezone

import words
from accounts import codes, mailing
from accounts.codes import text_of as text_of_code
from accounts.mailing import do_send_mails
from accounts.models import Account, AuditEntry, Mail, MailedCode, Session
from tests.accounts.conftest import PASSWORD, Api, give_email, mailed
from tests.accounts.outside import code_in, text_of

ADDRESS = "Ann@example.org"


def ask(person, address=ADDRESS):
    answer = person.post("me/email", {"email": address})
    assert answer.status_code == 202, answer.content
    return answer.json()["id"]


def confirm(person, code_id, code):
    return person.post("auth/email/confirm", {"id": code_id, "code": code})


def test_a_guest_confirms_an_address_and_is_a_guest_no_more(as_guest, guest, mails):
    code_id = ask(as_guest)
    assert as_guest.get("me").json()["email"] is None
    assert confirm(as_guest, code_id, code_in(mailed(mails, ADDRESS))).status_code == 204
    assert as_guest.get("me").json() == {**guest["account"], "email": ADDRESS, "is_guest": False}
    assert not Mail.objects.exists()
    assert AuditEntry.objects.filter(action="email_changed").count() == 1


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_mail_is_plain_text_and_html_in_the_language_of_its_reader(api, mails, settings, language):
    settings.MAIL_SITE, settings.DEFAULT_FROM_EMAIL = "Unicorns & Co", "play@example.org"
    settings.MAIL_LINK = "https://play.example.org/mail?for={purpose}&id={id}#{code}"
    person = Api(api.post("auth/guest", {"language": language}).json()["access"])
    code_id = ask(person)
    mail = mailed(mails, ADDRESS)
    code = code_in(mail)
    plain, html = text_of(mail), text_of(mail, "html")
    link = f"https://play.example.org/mail?for=verify_email&id={code_id}#{code}"
    assert mail["From"] == "play@example.org"
    assert mail["Subject"].strip() == words.say(language, "mail-verify-email-subject", site="Unicorns & Co")
    assert link in plain and link.replace("&", "&amp;") in html
    assert "Unicorns & Co" in plain and "Unicorns &amp; Co" in html and f'lang="{language}"' in html
    assert f"{code[:4]} {code[4:]}" in html


def test_a_mail_to_a_stranger_holds_nothing_that_its_sender_chose(as_guest, mails):
    as_guest.patch("me", {"display_name": "Visit evil.example"})
    ask(as_guest)
    assert "evil" not in mailed(mails, ADDRESS).as_string()


@pytest.mark.parametrize(
    "address", ["ann", "ann@", "@example.org", "żółw@example.org", "a@b c.org", "x" * 250 + "@b.org"]
)
def test_what_is_no_address_is_refused(as_guest, address):
    answer = as_guest.post("me/email", {"email": address})
    assert answer.status_code == 422
    assert answer.json()["errors"][0]["pointer"] == "/email"
    assert not MailedCode.objects.exists()


def test_nothing_tells_that_an_address_belongs_to_somebody_else_until_its_mail_is_read(as_guest, as_user, mails):
    give_email(as_user, mails, ADDRESS)
    free, taken = (as_guest.post("me/email", {"email": name}) for name in ("free@example.org", ADDRESS.upper()))
    assert free.status_code == taken.status_code == 202
    assert free.json().keys() == taken.json().keys()
    code = code_in(mailed(mails, ADDRESS.upper()))
    answer = confirm(as_guest, taken.json()["id"], code)
    assert (answer.status_code, answer.json()["code"]) == (409, "email_taken")
    assert as_guest.get("me").json()["is_guest"]


def test_a_code_works_once_for_one_purpose_and_one_row(api, as_guest, mails):
    first, second = ask(as_guest), ask(as_guest, "other@example.org")
    code = code_in(mailed(mails, ADDRESS))
    refused = [
        confirm(as_guest, second, code),
        api.post("auth/recovery/confirm", {"id": first, "code": code}),
        as_guest.post("me/proof", {"code": {"id": first, "code": code}}),
    ]
    assert [answer.json()["code"] for answer in refused[:2]] == ["code_refused"] * 2
    assert refused[2].status_code == 204  # a guest needs no proof, so nothing was looked at
    assert confirm(as_guest, first, f" {code[:4]} {code[4:]} ").status_code == 204
    assert confirm(as_guest, first, code).json()["code"] == "code_refused"


def test_a_link_opened_in_another_browser_works_there_and_shows_nothing(api, as_guest, mails):
    code_id = ask(as_guest)
    answer = confirm(api, code_id, code_in(mailed(mails, ADDRESS)))
    assert (answer.status_code, answer.content) == (204, b"")
    assert as_guest.get("me").json()["email"] == ADDRESS


def test_who_only_opens_a_link_changes_nothing(api, as_guest, mails):
    code_id = ask(as_guest)
    code = code_in(mailed(mails, ADDRESS))
    assert api.get(f"auth/email/confirm?id={code_id}&code={code}").status_code == 405
    assert as_guest.get("me").json()["email"] is None
    assert confirm(api, code_id, code).status_code == 204


def test_wrong_codes_are_counted_and_then_the_right_one_is_refused_too(as_guest, mails):
    code_id = ask(as_guest)
    code = code_in(mailed(mails, ADDRESS))
    wrong = f"{(int(code) + 1) % 10**8:08}"
    answers = [confirm(as_guest, code_id, wrong) for _ in range(codes.MOST_TRIES)]
    assert {answer.json()["code"] for answer in answers} == {"code_refused"}
    assert confirm(as_guest, code_id, code).json()["code"] == "code_refused"


def test_a_code_ends_after_minutes(as_guest, mails):
    code_id = ask(as_guest)
    code = code_in(mailed(mails, ADDRESS))
    MailedCode.objects.update(expires_at=timezone.now())
    assert confirm(as_guest, code_id, code).json()["code"] == "code_refused"


def test_a_code_made_with_a_key_that_was_replaced_still_works(as_guest, mails, settings):
    code_id = ask(as_guest)
    code = code_in(mailed(mails, ADDRESS))
    settings.SECRET_KEY_FALLBACKS, settings.SECRET_KEY = [settings.SECRET_KEY], "another-key" * 6
    assert confirm(Api(), code_id, code).status_code == 204


@pytest.mark.parametrize("code", ["", "12345678", "ⅧⅧⅧⅧⅧⅧⅧⅧ", "0" * 20, "x"])
def test_garbage_is_refused_like_a_wrong_code(as_guest, code):
    assert confirm(as_guest, ask(as_guest), code).json()["code"] == "code_refused"


def test_a_banned_or_deleted_account_gets_no_address(as_guest, as_user, mails):
    first, second = ask(as_guest), ask(as_user, "other@example.org")
    codes = [code_in(mailed(mails, address)) for address in (ADDRESS, "other@example.org")]
    as_guest.delete("me")
    Account.objects.update(is_active=False)
    assert confirm(Api(), first, codes[0]).json()["code"] == "code_refused"
    assert confirm(Api(), second, codes[1]).json()["code"] == "account_banned"


def test_changing_the_address_tells_the_old_one(as_user, mails):
    give_email(as_user, mails, ADDRESS)
    give_email(as_user, mails, "new@example.org")
    told = mailed(mails, ADDRESS, 2)
    assert "address was changed" in told["Subject"]
    assert "new@example.org" not in told.as_string()
    assert as_user.get("me").json()["email"] == "new@example.org"


def test_removing_the_address_tells_it(as_user, mails):
    assert as_user.delete("me/email").json()["code"] == "no_email"
    give_email(as_user, mails, ADDRESS)
    assert as_user.delete("me/email").status_code == 204
    assert "address was changed" in mailed(mails, ADDRESS, 2)["Subject"]
    assert as_user.get("me").json()["email"] is None


def test_a_changed_password_and_a_new_device_are_told(api, as_user, mails):
    give_email(as_user, mails, ADDRESS)
    api.post("auth/token", {"username": "Mira", "password": PASSWORD, "device_name": "<b>Old</b> tablet"})
    device = mailed(mails, ADDRESS, 2)
    assert "new device" in device["Subject"]
    assert "bOld/b tablet" in text_of(device)
    as_user.post("me/password", {"current_password": PASSWORD, "new_password": PASSWORD + "-2"})
    assert "password was changed" in mailed(mails, ADDRESS, 3)["Subject"]


def test_a_script_that_signs_in_all_the_time_does_not_fill_its_owners_mailbox(api, as_user, mails):
    give_email(as_user, mails, ADDRESS)
    for _ in range(13):
        assert api.post("auth/token", {"username": ADDRESS, "password": PASSWORD}).status_code == 200
    assert Mail.objects.filter(kind="new_device").count() == 10


def test_an_account_without_an_address_is_told_nothing(api, user):
    api.post("auth/token", {"username": "Mira", "password": PASSWORD})
    assert not Mail.objects.exists()


def test_the_ways_in_change_only_in_a_session_that_has_shown_who_its_person_is(as_user, mails):
    give_email(as_user, mails, ADDRESS)
    Session.objects.update(proven_at=timezone.now() - timedelta(minutes=16))
    refused = [as_user.post("me/email", {"email": "thief@example.org"}), as_user.delete("me/email")]
    assert [(answer.status_code, answer.json()["code"]) for answer in refused] == [(403, "proof_required")] * 2
    assert as_user.post("me/proof", {"password": "wrong-wrong"}).json()["errors"][0]["code"] == "wrong_password"
    assert as_user.post("me/proof", {}).json()["errors"][0]["code"] == "missing"
    assert as_user.post("me/proof", {"password": PASSWORD}).status_code == 204
    assert as_user.delete("me/email").status_code == 204


def test_a_code_by_mail_proves_who_somebody_is_for_one_purpose(as_user, mails):
    give_email(as_user, mails, ADDRESS)
    asked = as_user.post("me/email/code", {"purpose": "prove"}).json()
    code = {"id": asked["id"], "code": code_in(mailed(mails, ADDRESS, 2))}
    assert as_user.delete("me", {"code": code}).json()["code"] == "code_refused"
    assert as_user.post("me/proof", {"code": code}).status_code == 204
    assert as_user.post("me/proof", {"code": code}).json()["code"] == "code_refused"


def test_somebody_elses_code_proves_nothing(api, as_user, mails):
    give_email(as_user, mails, ADDRESS)
    thief = Api(api.post("auth/register", {"username": "Thief", "password": PASSWORD}).json()["access"])
    give_email(thief, mails, "thief@example.org")
    asked = thief.post("me/email/code", {"purpose": "delete_account"}).json()
    code = {"id": asked["id"], "code": code_in(mailed(mails, "thief@example.org", 2))}
    assert as_user.delete("me", {"code": code}).json()["code"] == "code_refused"


def test_a_code_needs_an_address_to_go_to(as_user):
    assert as_user.post("me/email/code", {"purpose": "prove"}).json()["code"] == "no_email"


def test_without_a_mail_server_no_mail_is_promised(as_user, api, settings):
    settings.MAIL_URL = ""
    answers = [as_user.post("me/email", {"email": ADDRESS}), api.post("auth/recovery", {"email": ADDRESS})]
    assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [(409, "mail_off")] * 2
    assert not MailedCode.objects.exists()


def test_a_mail_server_that_is_away_loses_no_mail(as_guest, mails, settings):
    code_id = ask(as_guest)
    port, settings.EMAIL_PORT = settings.EMAIL_PORT, 1
    do_send_mails()
    assert (Mail.objects.get().tries, mails.mails(ADDRESS)) == (1, [])
    assert Mail.objects.get().due_at > timezone.now()
    settings.EMAIL_PORT = port
    Mail.objects.update(due_at=timezone.now())
    assert confirm(as_guest, code_id, code_in(mailed(mails, ADDRESS))).status_code == 204


def test_a_mail_whose_code_is_over_is_not_sent(as_guest, mails):
    ask(as_guest)
    MailedCode.objects.update(expires_at=timezone.now())
    do_send_mails()
    assert not Mail.objects.exists()
    assert mails.mails() == []


def test_a_mail_that_another_worker_takes_meanwhile_is_not_sent_twice(as_guest, mails, monkeypatch):
    """Both have read the same row; the other one sends it while ours looks at it."""
    ask(as_guest)
    take = mailing._take

    def slow(mail):
        monkeypatch.setattr(mailing, "_take", take)
        do_send_mails()
        return take(mail)

    monkeypatch.setattr(mailing, "_take", slow)
    do_send_mails()
    mails.wait_for(ADDRESS)
    assert len(mails.mails(ADDRESS)) == 1


def test_the_code_in_the_mail_is_not_in_the_table(as_guest):
    ask(as_guest)
    row = MailedCode.objects.get()
    assert text_of_code(row) not in str({name: getattr(row, name) for name in ("pk", "address", "purpose", "tries")})


def test_embedded_mode_prints_mails_to_the_console(as_guest, settings, capsys):
    from uu_service import settings as own

    assert own.MAIL_URL == "consolemail://"
    settings.EMAIL_BACKEND = own.EMAIL_BACKEND
    ask(as_guest)
    code = text_of_code(MailedCode.objects.get())
    do_send_mails()
    printed = capsys.readouterr().out
    assert f"To: {ADDRESS}" in printed
    assert f"{code[:4]} {code[4:]}" in printed
