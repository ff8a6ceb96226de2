"""Which tables are protected, and what a trigger is on either database."""

from typing import Literal

from msgspec import Struct

from cards.models import Card, CardName, CardSetVersion

VERSION: str = CardSetVersion._meta.db_table
CARD: str = Card._meta.db_table
NAME: str = CardName._meta.db_table
TABLES = (VERSION, CARD, NAME)

Doing = Literal["insert", "update", "delete"]
DOINGS: tuple[Doing, ...] = ("insert", "update", "delete")


class Trigger(Struct, frozen=True):
    name: str
    table: str
    create: str
    drop: str


def trigger_name(table: str, doing: Doing) -> str:
    return f"{table}_frozen_{doing}"
