"""What staff may do, as the trail writes it down: before, after, and what is different."""

from collections.abc import Mapping

from django.contrib.auth.models import Group

from accounts.audit import Changed
from accounts.models import Account

FIELDS = ("is_staff", "is_superuser", "groups", "user_permissions")
"""Of an account: what makes somebody staff, and how much they may."""


def powers_of(account: Account) -> dict[str, object]:
    """An account that is not there yet has none."""
    if not Account.objects.filter(pk=account.pk).exists():
        return {"is_staff": False, "is_superuser": False, "groups": [], "user_permissions": []}
    now = Account.objects.get(pk=account.pk)
    return {
        "is_staff": now.is_staff,
        "is_superuser": now.is_superuser,
        "groups": sorted(now.groups.values_list("name", flat=True)),
        "user_permissions": sorted(now.user_permissions.values_list("codename", flat=True)),
    }


def powers_of_group(group: Group) -> dict[str, object]:
    """A group that is not there yet has no name."""
    now = Group.objects.filter(pk=group.pk).first()
    if now is None:
        return {"name": "", "permissions": []}
    return {"name": now.name, "permissions": sorted(now.permissions.values_list("codename", flat=True))}


def changed(before: Mapping[str, object], after: Mapping[str, object]) -> list[Changed]:
    return [(field, before[field], after[field]) for field in after if before[field] != after[field]]
