"""The triggers in SQLite's words.

`OR REPLACE` deletes without firing delete triggers, so what it would hit is looked for.
"""

from msgspec import Struct

from cards.models import CardSetVersion
from cards.triggers.tables import CARD, DOINGS, TABLES, VERSION, Doing, Trigger, trigger_name


class SqliteTriggers(Struct, frozen=True):
    message: str

    LIST = "SELECT name FROM sqlite_master WHERE type = 'trigger'"

    def triggers(self) -> list[Trigger]:
        return [self._trigger(table, doing) for table in TABLES for doing in DOINGS]

    def _trigger(self, table: str, doing: Doing) -> Trigger:
        name = trigger_name(table, doing)
        create = (
            f'CREATE TRIGGER "{name}" BEFORE {doing.upper()} ON "{table}" FOR EACH ROW WHEN {_forbidden(table, doing)} '
            f"BEGIN SELECT RAISE(ABORT, '{self.message}'); END"
        )
        return Trigger(name, table, create, f'DROP TRIGGER IF EXISTS "{name}"')


def _forbidden(table: str, doing: Doing) -> str:
    if table == VERSION:
        return {
            "insert": _hits_a_frozen_one(),
            "update": f"({_changes_a_frozen_one()}) OR {_hits_a_frozen_one()}",
            "delete": "OLD.status IN ('published', 'retired')",
        }[doing]
    rows = {"insert": ["NEW"], "update": ["OLD", "NEW"], "delete": ["OLD"]}[doing]
    return " OR ".join(_is_frozen(table, row) for row in rows)


def _hits_a_frozen_one() -> str:
    frozen = f"SELECT 1 FROM \"{VERSION}\" v WHERE v.status <> 'draft' AND v.rowid IS NOT NEW.rowid"  # noqa: S608
    return f"EXISTS ({frozen} AND (v.id = NEW.id OR (v.card_set_id = NEW.card_set_id AND v.number = NEW.number)))"


def _changes_a_frozen_one() -> str:
    columns = [field.column for field in CardSetVersion._meta.concrete_fields if field.name != "status"]
    changed = " OR ".join(f'OLD."{column}" IS NOT NEW."{column}"' for column in columns)
    retired = "(OLD.status = 'published' AND NEW.status = 'retired')"
    return f"OLD.status <> 'draft' AND ({changed} OR NOT (OLD.status = NEW.status OR {retired}))"


def _is_frozen(table: str, row: str) -> str:
    card = f'SELECT c.version_id FROM "{CARD}" c WHERE c.id = {row}.card_id'  # noqa: S608 - our own table names
    owner = f"{row}.version_id" if table == CARD else f"({card})"
    return f"NOT EXISTS (SELECT 1 FROM \"{VERSION}\" v WHERE v.status = 'draft' AND v.id = {owner})"  # noqa: S608
