"""Card sets on PostgreSQL and a real worker: what is published stays, and the gate is played elsewhere."""

import threading

import pytest
from django.db import DatabaseError, connection, transaction

from cards import triggers
from cards.drafting.cards import check_save_card
from cards.drafting.drafts import check_open_draft
from cards.files.rows import plain_of
from cards.language.catalogue import SHIPPED
from cards.models import Card, CardSetVersion, GateRun
from cards.publishing.gate_runs import check_start_gate
from cards.publishing.publish import check_publish
from cards.publishing.shipped import do_load_file
from cards.triggers import trigger_warnings
from tests.cards.frozen import REFUSED
from tests.cards.people import staff
from tests.cards.rows import a_version
from tests.cards.test_frozen import remake
from tests.services.locks import somebody_waits
from tests.services.processes import wait_until


@pytest.mark.parametrize("status", ["published", "retired"])
def test_what_is_published_cannot_be_changed_on_postgresql(services, status):
    assert connection.vendor == "postgresql"
    version = a_version(status=status, number=1)
    for change in REFUSED.values():
        with pytest.raises(DatabaseError, match=triggers.MESSAGE), transaction.atomic():
            change(version)


def test_a_later_migration_leaves_it_protected_on_postgresql(services):
    version = a_version(status="published", number=1)
    for model, field in [("CardSetVersion", "notes"), ("Card", "provenance"), ("CardName", "name")]:
        remake(model, field)
    assert trigger_warnings(["default"]) == []
    for what in ("sql: content", "sql: program", "sql: names", "delete the version"):
        with pytest.raises(DatabaseError, match=triggers.MESSAGE), transaction.atomic():
            REFUSED[what](version)


def test_a_card_cannot_slip_in_while_its_version_is_being_published(services):
    """The trigger waits for the publisher's lock, and then sees what came of it."""
    version = a_version()
    refused: list[str] = []

    def add_a_card() -> None:
        try:
            Card.objects.create(version=version, face="late", kind="magic")
        except DatabaseError as error:
            refused.append(str(error))
        finally:
            connection.close()

    with transaction.atomic():
        CardSetVersion.objects.filter(pk=version.pk).update(
            status="published", number=1, published_at="2026-01-01T00:00:00Z", content=b"x", content_hash="x"
        )
        late = threading.Thread(target=add_a_card)
        late.start()
        wait_until(somebody_waits, 60, "the card to wait for the publisher")
    late.join(60)
    assert triggers.MESSAGE in refused[0]


def test_the_gate_is_played_by_a_worker_and_then_published(services):
    ada = staff("Ada", "publisher")
    draft = check_open_draft(do_load_file(SHIPPED / "kill-the-unicorns.yaml"), ada)
    card = draft.cards.get(face="y2")
    plain = next(card for card in plain_of(draft)["cards"] if card["id"] == "y2")
    check_save_card(draft.pk, card.pk, card.revision, ada, {**plain, "stars": 3})
    services.start_worker(queues=["gate"], env={"UU_GATE_GAMES": "8", "UU_GATE_PATIENCE_SECONDS": "600"})
    run = check_start_gate(draft.pk, ada)
    wait_until(lambda: run.refresh_from_db() or run.is_over, 600, "the gate to be played")
    assert (run.state, run.findings) == (GateRun.State.PASSED, [])
    assert check_publish(draft.pk, ada).number == 2
