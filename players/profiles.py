"""What others may know about somebody who plays."""

from collections import defaultdict
from collections.abc import Mapping
from typing import NamedTuple
from uuid import UUID

import msgspec
from django.db.models import Exists, OuterRef

from accounts.models import Account
from accounts.preferences import Preferences
from players.blocks import blocks_between
from players.models import ALL_TIME, CardCount, PlayerStanding
from players.privacy import IS_HIDDEN
from players.problems import PrivateProfile
from uu_service.api.problems import NotFound

FAVOURITES = 5
SEASONS_SHOWN = 8


class Profile(NamedTuple):
    """An account as somebody else may see it. `is_private`: nothing more than its name and avatar."""

    account: Account
    is_private: bool
    is_blocked: bool
    standings: dict[str, list[PlayerStanding]]
    cards: dict[str, list[CardCount]]

    @property
    def preferences(self) -> Preferences:
        return msgspec.convert(self.account.preferences, Preferences)


def profile(player_id: UUID, viewer: UUID) -> Profile:
    """The profile as this viewer may see it. Three statements, however much was played."""
    found = _profile(player_id, viewer)
    if found.is_private:
        return found
    standings: Mapping[str, list[PlayerStanding]] = defaultdict(list)
    played = PlayerStanding.objects.filter(account_id=player_id).exclude(season__gt=ALL_TIME, rank=None)
    for row in played.order_by("ruleset", "season"):
        standings[row.ruleset].append(row)
    cards: Mapping[str, list[CardCount]] = defaultdict(list)
    for count in CardCount.objects.filter(account_id=player_id).order_by("-times", "card")[: FAVOURITES * 4]:
        cards[count.ruleset].append(count)
    return found._replace(standings=dict(standings), cards=dict(cards))


def require_open_profile(player_id: UUID, viewer: UUID) -> None:
    """Refuse viewers who may see no more of this player than a name."""
    if _profile(player_id, viewer).is_private:
        raise PrivateProfile


def _profile(player_id: UUID, viewer: UUID) -> Profile:
    """Without what was played. It is private by choice, by a ban, or because its account has blocked the viewer."""
    theirs, mine = blocks_between(OuterRef("pk"), viewer), blocks_between(viewer, OuterRef("pk"))
    rows = Account.objects.annotate(
        is_hidden=Exists(Account.objects.filter(IS_HIDDEN, pk=OuterRef("pk"))),
        has_blocked=Exists(theirs),
        is_blocked=Exists(mine),
    )
    found = rows.filter(pk=player_id).first()
    if found is None:
        raise NotFound
    return Profile(found, found.pk != viewer and (found.is_hidden or found.has_blocked), found.is_blocked, {}, {})
