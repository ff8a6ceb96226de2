"""How often a password may be guessed, in the API and in the admin alike, and how often a mail may be asked for.

Counted for a username at one address, and for a username from everywhere. The second limit is so much wider that one
address alone never reaches it: a stranger who guesses does not lock out the owner, who is somewhere else.
"""

import hashlib

from django.http import HttpRequest
from rest_framework.request import Request

from uu_service.api.throttling import address_of, forget_turns, take_turn


def count_guess(request: Request | HttpRequest, username: str) -> None:
    """Before a password is tried: refuse if too many were tried."""
    for purpose, who in _counted(request, username).items():
        take_turn(request, purpose, who)


def forget_guesses(request: Request | HttpRequest, username: str) -> None:
    """Forget the wrong guesses, because the right password came."""
    for purpose, who in _counted(request, username).items():
        forget_turns(request, purpose, who)


def _counted(request: Request | HttpRequest, username: str) -> dict[str, str]:
    name = _digest(username)
    return {"guess": f"{name}@{address_of(request)}", "username": name}


def count_mail(request: Request, address: str) -> None:
    """Before a mail is promised: refuse if this sender, or all senders together, have asked for too many to this
    address.

    Whether the address is known makes no difference. The operation has counted the sender's address as `mail`.
    """
    name = _digest(address)
    take_turn(request, "recipient", f"{name}@{address_of(request)}")
    take_turn(request, "mailbox", name)


def _digest(name: str) -> str:
    return hashlib.sha256(name.strip().lower().encode(errors="replace")).hexdigest()[:32]
