"""What a mail says: plain text and HTML of the same paragraphs, in the language of its reader.

Nothing that a stranger has chosen is in a mail to an address that is not theirs yet.
"""

from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from django.conf import settings
from django.core.mail import EmailMultiAlternatives
from django.template.loader import render_to_string

import words
from accounts.codes import LIFE
from uu_service.api.problems import kebab


@dataclass(frozen=True, slots=True)
class Letter:
    """To whom, in which language, about what; a code or a notice."""

    address: str
    language: str
    kind: str
    about: str = ""
    at: datetime | None = None
    code: str = ""
    code_id: UUID | None = None


def message(letter: Letter) -> EmailMultiAlternatives:
    subject, text = (_said(letter, f"mail-{kebab(letter.kind)}-{part}") for part in ("subject", "text"))
    parts = {"text": text, **_code_parts(letter), "ending": _ending(letter)}
    page = {"language": letter.language, "site": settings.MAIL_SITE, "subject": subject, **parts}
    plain = "\n\n".join(part for part in parts.values() if part) + "\n"
    headers = {"Auto-Submitted": "auto-generated", "Content-Language": letter.language}
    mail = EmailMultiAlternatives(subject, plain, settings.DEFAULT_FROM_EMAIL, [letter.address], headers=headers)
    mail.attach_alternative(render_to_string("accounts/mail.html", page), "text/html")
    return mail


def _code_parts(letter: Letter) -> dict[str, str]:
    """The code, in two groups that are easy to type, and the link that brings it to the app."""
    if not letter.code:
        return {}
    parts = {"code": f"{letter.code[:4]} {letter.code[4:]}", "life": _said(letter, "mail-code-life")}
    link = _link(letter)
    return {**parts, "link_text": _said(letter, "mail-link"), "link": link} if link else parts


def _ending(letter: Letter) -> str:
    return _said(letter, "mail-code-ending" if letter.code else "mail-notice-ending")


def _said(letter: Letter, key: str) -> str:
    at = letter.at.strftime("%Y-%m-%d %H:%M UTC") if letter.at else ""
    minutes = int(LIFE.total_seconds() // 60)
    return words.say(letter.language, key, site=settings.MAIL_SITE, about=letter.about, at=at, minutes=minutes)


def _link(letter: Letter) -> str:
    """To a page of the app, which asks its reader and then sends the code. Opening it changes nothing."""
    link = settings.MAIL_LINK
    for name, value in (("purpose", letter.kind), ("id", str(letter.code_id)), ("code", letter.code)):
        link = link.replace(f"{{{name}}}", value)
    return link
