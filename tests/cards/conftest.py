"""A published set, and somebody who may publish."""

import pytest

from accounts.models import Account
from cards.language.catalogue import SHIPPED
from cards.models import CardSetVersion
from cards.publishing.shipped import do_load_file
from tests.cards.people import staff


@pytest.fixture
def published(db: None) -> CardSetVersion:
    return do_load_file(SHIPPED / "unstable-unicorns-2e.yaml")


@pytest.fixture
def ada(db: None) -> Account:
    return staff("Ada", "publisher")
