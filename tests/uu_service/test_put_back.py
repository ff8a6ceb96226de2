"""What a test has committed is gone after it, whatever it was, and the next one's rows have the same numbers."""

import pytest
from django.contrib.auth.models import Group, Permission
from django.core.management import call_command
from django.db import connection

from accounts.models import Account
from cards.models import CardSet
from cards.triggers import missing
from tests.database import KeptFile

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def kept():
    one = KeptFile(str(connection.settings_dict["NAME"]))
    yield one
    one.close()


def written() -> int:
    """Rows of every kind; the number of one of those that are counted."""
    Group.objects.all().delete()
    Permission.objects.first().delete()
    call_command("load_card_sets", verbosity=0)
    Account.objects.create()
    return Group.objects.create(name="new").pk


@pytest.mark.parametrize("again", range(2))
def test_everything_is_put_back(kept: KeptFile, again: int) -> None:
    groups, permissions = Group.objects.count(), Permission.objects.count()
    first = written()
    kept.put_back()
    assert (Group.objects.count(), Permission.objects.count()) == (groups, permissions) and groups
    assert not Account.objects.exists() and not CardSet.objects.exists()
    assert missing("default") == []
    assert written() == first


def test_whoever_keeps_the_database_locked_is_told_of(kept: KeptFile, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.database.PATIENCE", 0)
    with connection.cursor() as cursor:
        cursor.execute("BEGIN IMMEDIATE")
        with pytest.raises(AssertionError, match="locked"):
            kept.put_back()
        cursor.execute("ROLLBACK")
