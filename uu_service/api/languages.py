"""The languages that the service speaks, as the contract names them, and which of them a request asks for."""

import enum
from functools import lru_cache

from django.utils.translation.trans_real import get_supported_language_variant, parse_accept_lang_header


class Language(enum.StrEnum):
    EN = "en"
    ES = "es"
    FR = "fr"
    IT = "it"
    PL = "pl"


@lru_cache(maxsize=1024)
def asked_language(header: str) -> str | None:
    """The first that an Accept-Language header names and that there is; None: whichever."""
    for code, _ in parse_accept_lang_header(header):
        if code == "*":
            return None
        try:
            return get_supported_language_variant(code)
        except LookupError:
            continue
    return None
