"""E-mail addresses: which are taken, and by whom."""

from django.core.exceptions import ValidationError
from django.core.validators import EmailValidator
from django.db.models.functions import Lower

from accounts.models import Account
from accounts.problems import invalid
from uu_service.api.problems import Complaint

ADDRESS_LENGTH = 254
_is_address = EmailValidator()


def checked_address(text: str, pointer: str = "/email") -> str:
    """ASCII only, as usernames are: every database then compares capitals and small letters alike, and no letter can
    pose as another."""
    address = text.strip()
    try:
        if not address.isascii() or len(address) > ADDRESS_LENGTH:
            raise ValidationError("")
        _is_address(address)
    except ValidationError as error:
        raise invalid([Complaint(pointer, "email_format")]) from error
    return address


def account_at(address: str) -> Account | None:
    """Whose verified address it is, in any case."""
    return Account.objects.alias(lowered=Lower("email")).filter(lowered=address.lower()).first()
