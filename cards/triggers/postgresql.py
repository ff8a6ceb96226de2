"""The triggers in PostgreSQL's words.

Those of cards and names also lock their version, so that it is not published meanwhile.
"""

from msgspec import Struct

from cards.triggers.tables import CARD, DOINGS, TABLES, VERSION, Doing, Trigger, trigger_name


class PostgresTriggers(Struct, frozen=True):
    message: str

    LIST = "SELECT tgname FROM pg_trigger WHERE NOT tgisinternal AND tgenabled <> 'D'"

    def triggers(self) -> list[Trigger]:
        return [self._trigger(table, doing) for table in TABLES for doing in DOINGS]

    def _trigger(self, table: str, doing: Doing) -> Trigger:
        name = trigger_name(table, doing)
        create = (
            f'CREATE OR REPLACE FUNCTION "{name}"() RETURNS trigger LANGUAGE plpgsql '
            f'AS $body$ {self._body(table, doing)} $body$; CREATE TRIGGER "{name}" BEFORE {doing.upper()} ON "{table}" '
            f'FOR EACH ROW EXECUTE FUNCTION "{name}"()'
        )
        return Trigger(name, table, create, f'DROP TRIGGER IF EXISTS "{name}" ON "{table}"')

    def _body(self, table: str, doing: Doing) -> str:
        refuse = f"RAISE EXCEPTION '{self.message}' USING ERRCODE = 'integrity_constraint_violation'"
        answer = "OLD" if doing == "delete" else "NEW"
        if table == VERSION:
            return _version_body(doing, refuse, answer)
        rows = {"insert": ["NEW"], "update": ["OLD", "NEW"], "delete": ["OLD"]}[doing]
        checks = " ".join(f"PERFORM 1 {_draft(table, row)}; IF NOT FOUND THEN {refuse}; END IF;" for row in rows)
        return f"BEGIN {checks} RETURN {answer}; END"


def _version_body(doing: Doing, refuse: str, answer: str) -> str:
    check = {
        "insert": "",
        "update": (
            "IF OLD.status <> 'draft' THEN kept := NEW; kept.status := OLD.status; "
            "IF kept IS DISTINCT FROM OLD OR NOT (NEW.status = OLD.status "
            f"OR (OLD.status = 'published' AND NEW.status = 'retired')) THEN {refuse}; END IF; END IF;"
        ),
        "delete": f"IF OLD.status IN ('published', 'retired') THEN {refuse}; END IF;",
    }[doing]
    return f'DECLARE kept "{VERSION}"%ROWTYPE; BEGIN {check} RETURN {answer}; END'


def _draft(table: str, row: str) -> str:
    join = "" if table == CARD else f' JOIN "{CARD}" c ON c.version_id = v.id'
    key = f"v.id = {row}.version_id" if table == CARD else f"c.id = {row}.card_id"
    return f"FROM \"{VERSION}\" v{join} WHERE {key} AND v.status = 'draft' FOR SHARE OF v"
