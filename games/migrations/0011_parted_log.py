"""The log in partitions on PostgreSQL. What is there becomes the first partition as it is: nothing is copied."""

from datetime import UTC, datetime
from uuid import UUID

import django.db.models.deletion
from django.db import migrations, models

FIRST, REST = "games_step_first", "games_step_rest"


def part(apps, schema_editor):
    if schema_editor.connection.vendor != "postgresql":
        return
    now = datetime.now(UTC)
    month = now.year * 12 + now.month
    bound = UUID(int=int(datetime(month // 12, month % 12 + 1, 1, tzinfo=UTC).timestamp() * 1000) << 80)
    run = schema_editor.execute
    run("SET CONSTRAINTS ALL IMMEDIATE")
    run(f"ALTER TABLE games_step RENAME TO {FIRST}")
    run(f"ALTER INDEX games_step_pkey RENAME TO {FIRST}_pkey")
    run(f"CREATE TABLE games_step (LIKE {FIRST} INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY RANGE (game_id)")
    run("ALTER TABLE games_step ADD CONSTRAINT games_step_pkey PRIMARY KEY (game_id, last)")
    run(
        "ALTER TABLE games_step ADD CONSTRAINT games_step_game_id_fk FOREIGN KEY (game_id)"
        " REFERENCES games_game (id) DEFERRABLE INITIALLY DEFERRED"
    )
    run(f"CREATE TABLE {REST} PARTITION OF games_step DEFAULT")
    # Only ids that are not made from the time lie beyond it.
    run(f"WITH beyond AS (DELETE FROM {FIRST} WHERE game_id >= %s RETURNING *) INSERT INTO {REST} SELECT * FROM beyond", [bound])
    run("SET CONSTRAINTS ALL IMMEDIATE")
    run(f"ALTER TABLE games_step ATTACH PARTITION {FIRST} FOR VALUES FROM (MINVALUE) TO (%s)", [bound])


def join(apps, schema_editor):
    if schema_editor.connection.vendor != "postgresql":
        return
    run = schema_editor.execute
    run("SET CONSTRAINTS ALL IMMEDIATE")
    run("ALTER TABLE games_step RENAME TO games_step_parted")
    run("ALTER INDEX games_step_pkey RENAME TO games_step_parted_pkey")
    run("CREATE TABLE games_step (LIKE games_step_parted INCLUDING DEFAULTS INCLUDING CONSTRAINTS)")
    run("INSERT INTO games_step SELECT * FROM games_step_parted")
    run("ALTER TABLE games_step ADD CONSTRAINT games_step_pkey PRIMARY KEY (game_id, last)")
    run(
        "ALTER TABLE games_step ADD CONSTRAINT games_step_game_id_fk FOREIGN KEY (game_id)"
        " REFERENCES games_game (id) DEFERRABLE INITIALLY DEFERRED"
    )
    run("DROP TABLE games_step_parted")


class Migration(migrations.Migration):
    dependencies = [("games", "0010_scenarios_are_found")]

    operations = [
        # The primary key begins with the game: an index on it alone was only more to write.
        migrations.AlterField(
            model_name="loggedstep",
            name="game",
            field=models.ForeignKey(
                db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name="steps", to="games.game"
            ),
        ),
        migrations.RunPython(part, join),
    ]
