"""`python -m tools.migration_rules [--write]`: may the version before go on while a new migration is already applied?

docs/operating.md says why. Migrations in docs/api/released-migrations.txt have been released, and are left alone.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

from django.apps import apps
from django.db.migrations import Migration
from django.db.migrations.loader import MigrationLoader
from django.db.migrations.operations import (
    AddField,
    AlterField,
    AlterModelTable,
    DeleteModel,
    RemoveField,
    RenameField,
    RenameModel,
    SeparateDatabaseAndState,
)
from django.db.migrations.operations.base import Operation
from django.db.migrations.state import ProjectState
from django.db.models import NOT_PROVIDED, Field

ROOT = Path(__file__).parent.parent
RELEASED = ROOT / "docs" / "api" / "released-migrations.txt"
TAKES_AWAY = (RemoveField, DeleteModel, RenameField, RenameModel, AlterModelTable)


def why_not_beside_the_older(migration: Migration, before: ProjectState) -> Iterator[str]:
    """What the version before would stumble over. `unused_since` names the release that stopped using what goes."""
    state = before.clone()
    for operation in migration.operations:
        for done in _in_the_database([operation]):
            why = _why_not(done, migration, state)
            if why and (migration.app_label, _table_of(done)) in before.models:
                yield f"{migration.app_label}.{migration.name}: {done.describe()}: the version before {why}."
        operation.state_forwards(migration.app_label, state)


def _table_of(operation: Operation) -> str:
    """The name of the model that is changed."""
    names = ("model_name_lower", "old_name_lower", "name_lower")
    return next((getattr(operation, name) for name in names if hasattr(operation, name)), "")


def _why_not(operation: Operation, migration: Migration, state: ProjectState) -> str:
    waited = bool(getattr(migration, "unused_since", ""))
    if isinstance(operation, AddField) and not _may_be_left_out(operation.field):
        return "writes rows without it. Give it a db_default, or null=True"
    if isinstance(operation, TAKES_AWAY) and not waited:
        return "uses it. Wait a release, then name that in `unused_since`"
    if isinstance(operation, AlterField) and not waited and _is_narrower(operation, migration.app_label, state):
        return "may write what it refuses. Wait a release, then name that in `unused_since`"
    return ""


def _in_the_database(operations: list[Operation]) -> Iterator[Operation]:
    for operation in operations:
        if isinstance(operation, SeparateDatabaseAndState):
            yield from _in_the_database(operation.database_operations)
        else:
            yield operation


def _may_be_left_out(field: "Field[object, object]") -> bool:
    return field.null or field.many_to_many or field.primary_key or field.db_default is not NOT_PROVIDED


def _is_narrower(operation: AlterField, app: str, before: ProjectState) -> bool:
    """Whether the column takes less than it did, or is read otherwise; another help text is neither."""
    was, becomes = before.models[app, operation.model_name_lower].fields[operation.name], operation.field
    refuses_null = was.null and not becomes.null and becomes.db_default is NOT_PROVIDED
    shorter = (becomes.max_length or 0) < (was.max_length or 0)
    return refuses_null or shorter or becomes.unique > was.unique or type(becomes) is not type(was)


def ours(loader: MigrationLoader) -> dict[str, Migration]:
    """Every migration of this project, by name."""
    labels = {app.label for app in apps.get_app_configs() if (ROOT / app.name.partition(".")[0]).is_dir()}
    found = sorted(loader.disk_migrations.items())
    return {f"{app}.{name}": migration for (app, name), migration in found if app in labels}


def state_before(loader: MigrationLoader, migration: Migration) -> ProjectState:
    return loader.project_state((migration.app_label, migration.name), at_end=False)  # type: ignore[no-any-return]


def main() -> int:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "uu_service.settings")
    import django

    django.setup()
    loader = MigrationLoader(None, ignore_no_migrations=True)
    if "--write" in sys.argv[1:]:
        RELEASED.write_text("".join(f"{name}\n" for name in ours(loader)))
        return 0
    released = set(RELEASED.read_text().split())
    fresh = [migration for name, migration in ours(loader).items() if name not in released]
    faults = [fault for one in fresh for fault in why_not_beside_the_older(one, state_before(loader, one))]
    sys.stdout.write("".join(f"{fault}\n" for fault in faults))
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main())
