"""Which language an answer is in: the one that the request asks for, else the account's."""

from django.http import HttpRequest
from django.utils import translation
from django.utils.translation.trans_real import get_supported_language_variant, parse_accept_lang_header


def speak(request: HttpRequest, language: str) -> str:
    """Answer in the account's language, unless Accept-Language names one that there is."""
    if not _is_asked_for(request.headers.get("Accept-Language", "")):
        request.LANGUAGE_CODE = language
        translation.activate(language)
    return request.LANGUAGE_CODE


def _is_asked_for(header: str) -> bool:
    return any(_is_known(code) for code, _ in parse_accept_lang_header(header))


def _is_known(code: str) -> bool:
    try:
        get_supported_language_variant(code)
    except LookupError:
        return False
    return True
