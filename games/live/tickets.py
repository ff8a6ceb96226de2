"""Tickets for streams of browsers, which can send no header: signed, not stored, and good while their session lives."""

from uuid import UUID

from accounts.credentials import Credential, Kind, keyring
from accounts.tokens import TicketToken, TokenError
from uu_service.api.problems import NotAuthenticated


def issue(credential: Credential, about: UUID, language: str) -> str:
    """A ticket to listen to this game, or to this account."""
    return TicketToken(credential.account_id, credential.id, about, language).write(keyring())


def read(text: str, about: UUID | None = None) -> tuple[Credential, str]:
    """Whose session it is, and the language. Whether the session still lives is another question.

    Without `about` it must be a ticket to the account itself.
    """
    try:
        ticket = TicketToken.read(text, keyring())
    except TokenError as error:
        raise NotAuthenticated from error
    if ticket.about != (about or ticket.account_id):
        raise NotAuthenticated
    return Credential(ticket.account_id, Kind.SESSION, ticket.session_id), ticket.language
