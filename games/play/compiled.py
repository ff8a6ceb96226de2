"""Querysets compiled once a process: the reads that open games, on the path of every action and settlement.

Building their SQL anew took over half of a settlement's CPU. Rows become objects as the ORM's own iterable does it.
"""

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from typing import Any
from uuid import UUID

from django.db import connection
from django.db.models import QuerySet

from games.play import times

Build = Callable[[UUID], QuerySet[Any]]
BuildForMany = Callable[[Sequence[UUID]], QuerySet[Any]]
MANY = 16
PLACES = [UUID(int=number) for number in range(MANY)]
"""They stand for the games' ids in the compiled parameters."""
PLACE = PLACES[0]


def fetch(build: Build, game_id: UUID, *key: Hashable) -> list[Any]:
    """The rows of `build(game_id)`. `build` must give the same SQL whenever `key` is the same."""
    if times.is_fixed():
        return list(build(game_id))
    return _compiled(build, connection.vendor, key).fetch([game_id])


def fetch_for_many(build: BuildForMany, game_ids: Sequence[UUID]) -> list[Any]:
    """The rows of `build(game_ids)`, of at most MANY games. One statement serves any number: the last is repeated."""
    if times.is_fixed():
        return list(build(game_ids))
    repeated = [game_ids[-1]] * (MANY - len(game_ids))
    return _compiled_for_many(build, connection.vendor).fetch([*game_ids, *repeated])


@lru_cache(maxsize=32)
def _compiled(build: Build, vendor: str, key: tuple[Hashable, ...]) -> "_Compiled":
    return _Compiled(build(PLACE))


@lru_cache(maxsize=32)
def _compiled_for_many(build: BuildForMany, vendor: str) -> "_Compiled":
    return _Compiled(build(PLACES))


class _Compiled:
    def __init__(self, rows: QuerySet[Any]) -> None:
        compiler: Any = rows.query.get_compiler(connection=connection)
        self.sql, params = compiler.as_sql()
        self.params = list(params)
        numbers = {_adapted(place): number for number, place in enumerate(PLACES)}
        self.places = {index: numbers[value] for index, value in enumerate(params) if value in numbers}
        chosen = compiler.klass_info["select_fields"]
        self.model, self.columns = compiler.klass_info["model"], slice(chosen[0], chosen[-1] + 1)
        self.names = [compiler.select[index][0].target.attname for index in chosen]
        self.annotations = compiler.annotation_col_map
        self.converters = compiler.get_converters([expression for expression, _, _ in compiler.select])

    def fetch(self, game_ids: Sequence[UUID]) -> list[Any]:
        params = list(self.params)
        for index, number in self.places.items():
            params[index] = _adapted(game_ids[number])
        with connection.cursor() as cursor:
            cursor.execute(self.sql, params)
            return [self._object(list(row)) for row in cursor.fetchall()]

    def _object(self, row: list[Any]) -> Any:
        for index, (converters, expression) in self.converters.items():
            for convert in converters:
                row[index] = convert(row[index], expression, connection)
        made = self.model.from_db(connection.alias, self.names, row[self.columns])
        for name, index in (self.annotations or {}).items():
            setattr(made, name, row[index])
        return made


def _adapted(value: UUID) -> UUID | str:
    return value if connection.features.has_native_uuid_field else value.hex
