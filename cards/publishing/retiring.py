"""Taking a published version out of use: what would stop, said before it is done."""

from uuid import UUID

from django.db import transaction
from msgspec import Struct

from accounts.models import Account
from cards.drafting.drafts import record, require
from cards.extending import extended_by
from cards.models import CardSet, CardSetVersion, Change
from cards.problems import NotPublished, WouldStop
from cards.selectors import latest_published, published_version, published_versions_alone

Status = CardSetVersion.Status


class Consequences(Struct, frozen=True):
    """What is different for new games once a version is out of use; games that have it keep it."""

    set_instead: CardSetVersion | None
    """What a table that names the set takes; None: the set cannot be named any more."""
    default_before: CardSetVersion | None
    """What a table that names no set takes now."""
    default_instead: CardSetVersion | None
    """What it takes then; None: no game of this ruleset can be opened."""
    stranded: list[str]
    """Published sets that extend this one, and then have nothing under them."""
    others: list[CardSet]
    """Sets that could be the default instead."""

    @property
    def stops_all_games(self) -> bool:
        """Whether no table of the ruleset could be opened any more that names no set."""
        return self.default_before is not None and self.default_instead is None

    @property
    def changes_default(self) -> bool:
        """Whether tables that name no set would take another set."""
        sets = [one.card_set_id for one in (self.default_before, self.default_instead) if one]
        return len(set(sets)) == 2

    @property
    def must_be_confirmed(self) -> bool:
        return self.stops_all_games or self.changes_default or bool(self.stranded)


def consequences(version: CardSetVersion) -> Consequences:
    """What would follow if this version were retired now."""
    card_set = version.card_set
    set_instead = published_version(card_set.slug, but=version.pk)
    stranded = [plain["id"] for plain in extended_by(card_set)] if set_instead is None else []
    alone = published_versions_alone(card_set.ruleset).exclude(card_set=card_set)
    return Consequences(
        set_instead=set_instead,
        default_before=latest_published(card_set.ruleset),
        default_instead=latest_published(card_set.ruleset, but=version.pk),
        stranded=stranded,
        others=list(CardSet.objects.filter(pk__in=alone.values("card_set_id"))),
    )


def check_retire(version_id: UUID, by: Account, *, although_games_stop: bool = False) -> None:
    """New games do not take it any more. It is never deleted: games that use it go on.

    Raises NotPublished, WouldStop.
    """
    require(by, "cards.publish_cardsetversion")
    with transaction.atomic():
        version = CardSetVersion.objects.select_for_update(of=("self",)).select_related("card_set").get(pk=version_id)
        if version.status != Status.PUBLISHED:
            raise NotPublished
        if not although_games_stop and consequences(version).must_be_confirmed:
            raise WouldStop(version=str(version))
        CardSetVersion.objects.filter(pk=version_id).update(status=Status.RETIRED)
        record(version, by, Change.Action.RETIRED)
