"""Which set a table plays with when it names none."""

from uuid import UUID

import msgspec
from django.db import transaction

from accounts.models import Account
from cards.drafting.differences import Difference, FieldChange
from cards.drafting.drafts import require, write_change
from cards.models import CardSet, Change
from cards.problems import CannotBeDefault, NothingPublished
from cards.rulesets import ruleset_names
from cards.selectors import published_version, published_versions_alone
from uu_service.health import NotWell


class NothingToPlay(NotWell):
    """A ruleset has no set that a table could be opened with."""


def check_make_default(card_set_id: UUID, by: Account) -> CardSet:
    """New tables of its ruleset take this set from now on. Raises NothingPublished, CannotBeDefault."""
    require(by, "cards.publish_cardsetversion")
    with transaction.atomic():
        rulesets = CardSet.objects.filter(pk=card_set_id).values("ruleset")
        sets = {one.pk: one for one in CardSet.objects.select_for_update().filter(ruleset__in=rulesets)}
        chosen = sets[card_set_id]
        latest = published_version(chosen.slug)
        if latest is None:
            raise NothingPublished
        if latest.extends:
            raise CannotBeDefault
        for one in sorted(sets.values(), key=lambda one: one.pk == card_set_id):  # there is one default at a time
            _switch(one, one.pk == card_set_id, by)
    return chosen


def _switch(card_set: CardSet, is_default: bool, by: Account) -> None:
    if card_set.is_default == is_default:
        return
    card_set.is_default = is_default
    card_set.save(update_fields=["is_default"])
    changed = Difference("changed", None, [FieldChange("is_default", not is_default, is_default)])
    write_change(by, card_set, action=Change.Action.DEFAULT, difference=msgspec.to_builtins([changed]))


def every_ruleset_can_start() -> None:
    """For /readyz. Raises NothingToPlay."""
    playable = set(published_versions_alone().values_list("card_set__ruleset", flat=True))
    if lacking := [name for name in ruleset_names() if name not in playable]:
        raise NothingToPlay(
            f"No new table can be opened for: {', '.join(lacking)}. There is no published card set that stands alone. "
            "A new database has none until `manage.py load_card_sets` has run; `manage.py serve` runs it at the start. "
            "If sets were loaded, the last one was retired: publish or roll back to one in the admin."
        )
