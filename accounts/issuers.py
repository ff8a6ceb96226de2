"""Who else may say who somebody is: the issuers that the operator has named (`UU_IDENTITY_ISSUERS`).

{"apple": {"audiences": ["org.example.app"]},
 "club": {"issuer": "https://id.example.org", "audiences": ["uu"]}}
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from django.conf import settings
from django.core.checks import CheckMessage, Error, register

from accounts.problems import invalid
from uu_service.api.problems import Complaint
from uu_service.outgoing.guard import UrlRefused, read_url

PRESETS = {"apple": "https://appleid.apple.com", "google": "https://accounts.google.com"}
SAID_WITHOUT_SCHEME = frozenset({PRESETS["google"]})  # in some of its tokens


class Issuer(NamedTuple):
    """Its name in this service, its address, and the apps (client ids) whose tokens are taken."""

    name: str
    url: str
    audiences: frozenset[str]

    @property
    def spellings(self) -> set[str]:
        """What `iss` may say."""
        return {self.url, self.url.removeprefix("https://")} if self.url in SAID_WITHOUT_SCHEME else {self.url}


class IssuerMisconfigured(ValueError):
    """What is wrong with the setting, in a sentence for the operator."""


def issuers() -> dict[str, Issuer]:
    """By name."""
    return {name: _read(name, entry) for name, entry in settings.IDENTITY_ISSUERS.items()}


def issuer_named(name: str, pointer: str) -> Issuer:
    found = issuers()
    if name not in found:
        known = ", ".join(sorted(found)) or "–"
        raise invalid([Complaint(pointer, "unknown_choice", {"word": name[:80], "known": known})])
    return found[name]


def name_of(url: str) -> str:
    """What this service calls the issuer; its address if the operator no longer names it."""
    return next((issuer.name for issuer in issuers().values() if issuer.url == url), url)


def _read(name: str, entry: Mapping[str, object]) -> Issuer:
    url, audiences = entry.get("issuer") or PRESETS.get(name), entry.get("audiences")
    if not isinstance(url, str):
        raise IssuerMisconfigured(
            f"UU_IDENTITY_ISSUERS: {name!r} has no issuer, and is no preset ({', '.join(PRESETS)})."
        )
    if not isinstance(audiences, list) or not audiences or not all(isinstance(one, str) and one for one in audiences):
        raise IssuerMisconfigured(f"UU_IDENTITY_ISSUERS: {name!r} needs audiences, a list of its client ids.")
    try:
        read_url(url)
    except UrlRefused as refusal:
        raise IssuerMisconfigured(f"UU_IDENTITY_ISSUERS: the issuer of {name!r} is no address: {refusal}.") from refusal
    return Issuer(name, url, frozenset(audiences))


@register
def mistakes_in_issuers(**_: object) -> list[CheckMessage]:
    """Before the service starts: a mistake in the setting is the operator's to see, not a player's."""
    return list(_mistakes())


def _mistakes() -> Iterator[CheckMessage]:
    if not isinstance(settings.IDENTITY_ISSUERS, dict):
        yield Error("UU_IDENTITY_ISSUERS is no JSON object.", id="accounts.E001")
        return
    for name, entry in settings.IDENTITY_ISSUERS.items():
        try:
            _read(name, entry if isinstance(entry, dict) else {})
        except IssuerMisconfigured as mistake:
            yield Error(str(mistake), id="accounts.E001")
