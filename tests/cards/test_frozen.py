"""A published version cannot be changed by anybody; a draft can."""

from io import StringIO

import pytest
from django.core.management import call_command
from django.db import DatabaseError, connection, migrations, models, transaction
from django.db.migrations.state import ProjectState

from cards import triggers
from cards.models import CardSet, CardSetVersion
from cards.triggers import trigger_warnings
from tests.cards.frozen import REFUSED
from tests.cards.rows import a_version

ALLOWED_ON_A_DRAFT = sorted(
    REFUSED.keys() - {"sql: retire and change", "sql: number", "sql: delete version", "sql: delete cards"}
)
"""But what other constraints refuse: a draft has no number, and names hang on cards, cards on versions."""


@pytest.mark.django_db
@pytest.mark.parametrize("status", ["published", "retired"])
@pytest.mark.parametrize("what", REFUSED)
def test_what_is_published_cannot_be_changed(what, status):
    version = a_version(status=status, number=1)
    with pytest.raises(DatabaseError, match=triggers.MESSAGE), transaction.atomic():
        REFUSED[what](version)


@pytest.mark.django_db
@pytest.mark.parametrize("what", ALLOWED_ON_A_DRAFT)
def test_the_same_is_allowed_on_a_draft(what):
    REFUSED[what](a_version())


@pytest.mark.django_db
def test_retiring_changes_only_the_status():
    version = a_version(status="published", number=1)
    CardSetVersion.objects.filter(pk=version.pk).update(status="retired")
    before = {field.attname: getattr(version, field.attname) for field in CardSetVersion._meta.concrete_fields}
    after = CardSetVersion.objects.values().get(pk=version.pk)
    assert {name for name in before if before[name] != after[name]} == {"status"}


@pytest.mark.django_db
@pytest.mark.skipif(connection.vendor != "sqlite", reason="OR REPLACE is SQLite's")
@pytest.mark.parametrize("key", ["id", "number"])
def test_insert_or_replace_does_not_get_around_it(key):
    version = a_version(status="published", number=1)
    columns = [field.column for field in CardSetVersion._meta.concrete_fields]
    taken = {"id": "lower(hex(randomblob(16)))" if key == "number" else "id", "notes": "'other'"}
    chosen = ", ".join(taken.get(column, f'"{column}"') for column in columns)
    into = ", ".join(columns)
    statement = f"INSERT OR REPLACE INTO cards_cardsetversion ({into}) SELECT {chosen} FROM cards_cardsetversion"
    with pytest.raises(DatabaseError, match=triggers.MESSAGE), connection.cursor() as cursor:
        cursor.execute(statement)
    assert CardSetVersion.objects.get().pk == version.pk


@pytest.mark.django_db(transaction=True)
def test_a_later_migration_that_remakes_the_tables_leaves_them_protected():
    version = a_version(status="published", number=1)
    for model, field in [("CardSetVersion", "notes"), ("Card", "provenance"), ("CardName", "name")]:
        remake(model, field)
    triggers.create("default")
    for what in ("sql: content", "sql: program", "sql: names", "delete the version"):
        with pytest.raises(DatabaseError, match=triggers.MESSAGE), transaction.atomic():
            REFUSED[what](version)


def remake(model: str, field: str) -> None:
    """What a migration does that alters a column and alters it back, between the two signals of `migrate`."""
    from django.apps import apps

    state = ProjectState.from_apps(apps)
    real = apps.get_model("cards", model)._meta.get_field(field)
    wider = models.CharField(max_length=999, default="")
    triggers.drop("default")
    for change in (wider, real.clone()):
        operation = migrations.AlterField(model, field, change)
        new = state.clone()
        operation.state_forwards("cards", new)
        with connection.schema_editor() as editor:
            operation.database_forwards("cards", editor, state, new)
        state = new
    triggers.create("default")


@pytest.mark.django_db(transaction=True)
def test_migrate_lays_a_trigger_that_is_missing_and_the_check_names_it():
    name = "cards_card_frozen_update"
    on = " ON cards_card" if connection.vendor == "postgresql" else ""
    with connection.cursor() as cursor:
        cursor.execute(f"DROP TRIGGER {name}{on}")
    assert [warning.msg for warning in trigger_warnings(["default"]) if name in warning.msg]
    assert "cards.W001" in checked()
    call_command("migrate", verbosity=0)
    assert trigger_warnings(["default"]) == []
    assert "cards.W001" not in checked()


def checked() -> str:
    told = StringIO()
    call_command("check", databases=["default"], stderr=told, stdout=told)
    return told.getvalue()


@pytest.mark.django_db(transaction=True)
def test_a_flush_empties_published_sets_and_protects_again():
    a_version(status="published", number=1)
    call_command("flush", interactive=False, verbosity=0)
    assert not CardSet.objects.exists()
    assert trigger_warnings(["default"]) == []
