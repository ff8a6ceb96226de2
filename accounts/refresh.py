"""The refresh rule as a pure function: which generation a refresh token earns, or that its family is over.

`newest` is the newest generation handed out; it was made by the first use of the one before it, at `rotated_at`.
"""

import enum
from dataclasses import dataclass
from datetime import datetime, timedelta

GRACE = timedelta(seconds=60)


class Exchange(enum.Enum):
    ROTATE = "rotate"  # first use: a new generation begins
    REPEAT = "repeat"  # the answer was lost or asked for twice: the same successor again
    REVOKE = "revoke"  # two holders: nobody can say who is the thief


@dataclass(frozen=True, slots=True)
class TokenFamily:
    newest: int
    rotated_at: datetime


def judge(family: TokenFamily, presented: int, now: datetime) -> tuple[Exchange, TokenFamily]:
    """Decide what `presented` (a generation whose signature is already checked) earns, and what the family is then.

    The successor of `presented` is always `presented + 1`: a client whose answer was lost asks again and
    gets the same token. A generation above `newest` was signed by us and then forgotten (a database restored from a
    backup, a failover that lost its last commits): nobody has a newer one, so the family goes on from there.
    """
    age = family.newest - presented
    if age <= 0:
        return Exchange.ROTATE, TokenFamily(presented + 1, now)
    if age == 1:  # the successor has never been used, however long ago it was sent
        return Exchange.REPEAT, family
    if age == 2 and now - family.rotated_at <= GRACE:
        return Exchange.REPEAT, family
    return Exchange.REVOKE, family
