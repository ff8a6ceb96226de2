"""What a test has committed on SQLite is gone after it, and its rows have used up no numbers: examples show some."""

from contextlib import closing

import pytest
from django.contrib.auth.models import Group
from django.db import connection

from tests.database import KeptFile


@pytest.mark.django_db(transaction=True)
def test_rows_are_numbered_from_the_same_number_in_each_test() -> None:
    with closing(KeptFile(str(connection.settings_dict["NAME"]))) as kept:
        first = Group.objects.create(name="of one test").pk
        kept.put_back()
        assert not Group.objects.filter(name="of one test").exists()
        assert Group.objects.create(name="of the next").pk == first
