"""A migration that the version before cannot live with is named, with what to do; one that it can is left alone."""

import pytest
from django.db import migrations, models
from django.db.migrations.loader import MigrationLoader
from django.db.migrations.state import ProjectState

from tools.migration_rules import RELEASED, ours, why_not_beside_the_older

SHORT = models.CharField(max_length=5, null=True)


def state() -> ProjectState:
    made = ProjectState()
    made.apps  # noqa: B018 - as Django does before it applies an operation
    fields = [("id", models.BigAutoField(primary_key=True)), ("name", models.CharField(max_length=9, null=True))]
    migrations.CreateModel("Table", fields).state_forwards("games", made)
    return made


def faults(*operations: object, unused_since: str = "") -> list[str]:
    migration = migrations.Migration("0099_next", "games")
    migration.operations = list(operations)
    if unused_since:
        migration.unused_since = unused_since
    return list(why_not_beside_the_older(migration, state()))


@pytest.mark.parametrize(
    "operation",
    [
        migrations.AddField("table", "colour", models.CharField(max_length=9, default="red")),
        migrations.RemoveField("table", "name"),
        migrations.RenameField("table", "name", "title"),
        migrations.DeleteModel("Table"),
        migrations.RenameModel("Table", "Board"),
        migrations.AlterField("table", "name", models.CharField(max_length=9)),
        migrations.AlterField("table", "name", SHORT),
        migrations.AlterField("table", "name", models.IntegerField(null=True)),
        migrations.SeparateDatabaseAndState(database_operations=[migrations.RemoveField("table", "name")]),
    ],
    ids=lambda operation: type(operation).__name__,
)
def test_what_the_older_version_would_stumble_over_is_named(operation: object) -> None:
    [fault] = faults(operation)
    assert fault.startswith("games.0099_next: ")


@pytest.mark.parametrize(
    "operation",
    [
        migrations.CreateModel("Other", [("id", models.BigAutoField(primary_key=True))]),
        migrations.AddField("table", "colour", models.CharField(max_length=9, default="red", db_default="red")),
        migrations.AddField("table", "colour", models.CharField(max_length=9, null=True)),
        migrations.AlterField("table", "name", models.CharField(max_length=20, null=True, help_text="Longer.")),
        migrations.AlterField("table", "name", models.CharField(max_length=9, default="", db_default="")),
        migrations.SeparateDatabaseAndState(state_operations=[migrations.RemoveField("table", "name")]),
    ],
    ids=lambda operation: type(operation).__name__,
)
def test_what_it_does_not_notice_is_left_alone(operation: object) -> None:
    assert faults(operation) == []


def test_a_table_that_the_older_version_does_not_know_is_nobodys_stumbling_block() -> None:
    made = migrations.CreateModel("Other", [("id", models.BigAutoField(primary_key=True))])
    assert faults(made, migrations.AddField("other", "colour", models.CharField(max_length=9))) == []


def test_what_nobody_has_used_for_a_release_may_go() -> None:
    assert faults(migrations.RemoveField("table", "name"), unused_since="1.3") == []


def test_every_released_migration_is_still_there() -> None:
    assert set(RELEASED.read_text().split()) <= set(ours(MigrationLoader(None, ignore_no_migrations=True)))
