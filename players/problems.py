"""Why this room refuses something."""

from uu_service.api.problems import Problem


class PrivateProfile(Problem):
    """Its owner has chosen so, or does not want to be seen by you: the answer does not tell which."""

    code, status = "private_profile", 403


class TooManyBlocks(Problem):
    code, status = "too_many_blocks", 409


class NotYourself(Problem):
    """One cannot block or report oneself."""

    code, status = "not_yourself", 409
