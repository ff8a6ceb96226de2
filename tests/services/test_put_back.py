"""What a test has committed on PostgreSQL is gone after it, although triggers protect what is published."""

from django.contrib.auth.models import Group, Permission
from django.core.management import call_command

from accounts.models import Account
from cards.models import CardSet, CardSetVersion
from cards.triggers import missing
from tests.database import KeptTables
from tests.services.fleet import Services


def test_everything_is_put_back(services: Services) -> None:
    kept = KeptTables()
    groups, permissions = ([*model.objects.order_by("pk").values()] for model in (Group, Permission))
    Group.objects.filter(name="viewer").update(name="changed")
    Permission.objects.last().delete()
    Account.objects.create()
    call_command("load_card_sets", verbosity=0)
    kept.put_back()
    assert groups and [*Group.objects.order_by("pk").values()] == groups
    assert permissions and [*Permission.objects.order_by("pk").values()] == permissions
    assert [model for model in (Account, CardSet, CardSetVersion) if model.objects.exists()] == []
    assert missing("default") == []
