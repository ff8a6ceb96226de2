"""What the doors of quick play refuse, each with its own code."""

from uuid import UUID

import msgspec

from uu_service.api.problems import Problem, ProblemBody


class AlreadyWaitingBody(ProblemBody, frozen=True, kw_only=True):
    """You wait for such a game already."""

    ticket: UUID | msgspec.UnsetType = msgspec.UNSET
    """The id of the ticket that waits: read it, or end it first."""


class AlreadyWaiting(Problem):
    """One ticket waits for an account and a ruleset; the member `ticket` is its id."""

    code, status, body = "already_waiting", 409, AlreadyWaitingBody


class NoSuchParty(Problem):
    """Nobody waits with this code. Whoever made it has left, was silent for too long, or has a game."""

    code, status = "no_such_party", 404


class PartyFull(Problem):
    code, status = "party_full", 409


class PartyDiffers(Problem):
    """People who play together want the same game: ruleset, clock, card sets, rated, bots, and seats that overlap."""

    code, status = "party_differs", 409
