"""Statements whose SQL is written once in each process: on some paths, building it costs more than running it.

The ORM builds each reading statement once, and says how its rows become objects; later calls reuse the SQL. Writing
statements are spelled out as SQL; the models' fields say how values are stored.
"""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from datetime import datetime
from functools import cache, lru_cache, wraps
from inspect import signature
from typing import Any, ParamSpec, TypeVar, get_args, get_type_hints
from uuid import UUID

from django.db import DEFAULT_DB_ALIAS, connections, models
from django.db.backends.utils import CursorWrapper
from django.db.models import QuerySet
from django.db.models.expressions import Combinable, Expression

P = ParamSpec("P")
Row = TypeVar("Row")
ModelT = TypeVar("ModelT", bound=models.Model)
FIELDS: dict[Any, type[Any]] = {
    UUID: models.UUIDField,
    bytes: models.BinaryField,
    str: models.TextField,
    int: models.BigIntegerField,
    datetime: models.DateTimeField,
}


def written_once(build: Callable[P, "QuerySet[Any, Row]"]) -> Callable[P, list[Row]]:
    """A function that builds a queryset becomes one that fetches its rows.

    The function is called once, with placeholders for its arguments: it may use them only in filters and annotations.
    A list becomes one placeholder for each item: there is one statement for each length.
    """

    @wraps(build)
    def fetch(*values: P.args, **_: P.kwargs) -> list[Row]:
        lengths = tuple(len(value) if isinstance(value, list) else None for value in values)
        database = this_database()
        return _written(build, database.vendor, lengths).fetch(values, database)

    return fetch


class Parameter(Expression):
    """Stands for a value that comes with each call."""

    def __init__(self, field: Any, index: int, within: int | None = None) -> None:
        super().__init__(output_field=field)
        self.kind, self.index, self.within = field, index, within

    def as_sql(self, compiler: Any, connection: Any) -> Any:
        return "%s", [self]

    def fill(self, values: tuple[Any, ...], database: Any) -> Any:
        value = values[self.index]
        return self.kind.get_db_prep_value(value if self.within is None else value[self.within], database)


class _Written:
    """One statement in the words of one database. Rows become objects as the ORM's own iterables do it."""

    def __init__(self, rows: QuerySet[Any]) -> None:
        compiler: Any = rows.query.get_compiler(connection=this_database())
        self.sql, self.params = compiler.as_sql()
        self.converters = list(compiler.get_converters([column for column, _, _ in compiler.select]).items())
        self.model: Any = None
        if rows._fields is None:  # type: ignore[attr-defined] # else values_list: plain tuples
            chosen = compiler.klass_info["select_fields"]
            self.model, self.columns = compiler.klass_info["model"], slice(chosen[0], chosen[-1] + 1)
            self.names = [compiler.select[index][0].target.attname for index in chosen]
            self.annotations = list((compiler.annotation_col_map or {}).items())

    def fetch(self, values: tuple[Any, ...], database: Any) -> list[Any]:
        params = [param.fill(values, database) if isinstance(param, Parameter) else param for param in self.params]
        with repeating_cursor(database) as cursor:
            cursor.execute(self.sql, params)
            found = [self._converted(row, database) for row in cursor.fetchall()]
        return [self._object(row, database.alias) for row in found] if self.model else found

    def _converted(self, row: Any, database: Any) -> Any:
        if not self.converters:
            return row
        row = list(row)
        for index, (converters, expression) in self.converters:
            for convert in converters:
                row[index] = convert(row[index], expression, database)
        return tuple(row)

    def _object(self, row: Any, alias: str) -> Any:
        made = self.model.from_db(alias, self.names, row[self.columns])
        for name, index in self.annotations:
            setattr(made, name, row[index])
        return made


@lru_cache(maxsize=128)
def _written(build: Callable[..., QuerySet[Any]], vendor: str, lengths: tuple[int | None, ...]) -> _Written:
    hints = get_type_hints(build)
    kinds = [hints[name] for name in signature(build).parameters]
    return _Written(build(*map(_places, kinds, range(len(kinds)), lengths)))


def _places(kind: Any, index: int, length: int | None) -> Any:
    if length is None:
        return Parameter(FIELDS[kind](), index)
    field = FIELDS[get_args(kind)[0]]()
    return [Parameter(field, index, within) for within in range(length)]


def beside(rows: "QuerySet[ModelT]", **expressions: Combinable) -> "QuerySet[ModelT]":
    """The same rows, annotated. The model declares these names beside its columns, so that their types are known."""
    annotate: Callable[..., QuerySet[ModelT]] = rows.annotate
    return annotate(**expressions)


def this_database() -> Any:
    """This thread's connection itself: Django's `connection` looks it up for each attribute that it is asked for."""
    return connections[DEFAULT_DB_ALIAS]


def repeating_cursor(database: Any) -> CursorWrapper:
    """For a statement that is sent often: the database prepares it, if it can."""
    make = getattr(database, "prepared_cursor", database.cursor)
    cursor: CursorWrapper = make()
    return cursor


def send_row(sql: str, row: models.Model, names: tuple[str, ...]) -> None:
    """Send a statement that is spelled out, with these values of the row."""
    database = this_database()
    with repeating_cursor(database) as cursor:
        cursor.execute(sql, values_of(row, names, database))


def unhurried(seconds: int) -> AbstractContextManager[None]:
    """For background work: lets a statement take this long, on a database that limits statements."""
    limit = getattr(this_database(), "unhurried", None)
    return limit(seconds) if limit else nullcontext()


def values_of(row: models.Model, names: tuple[str, ...], database: Any) -> list[Any]:
    """The row's values as the database wants them, for a statement that is spelled out."""
    fields = fields_of(type(row), names)
    return [field.get_db_prep_save(getattr(row, field.attname), database) for field in fields]


@cache
def fields_of(model: type[models.Model], names: tuple[str, ...]) -> tuple[Any, ...]:
    return tuple(model._meta.get_field(name) for name in names)


def marks(count: int) -> str:
    """So many places in a statement that is spelled out."""
    return ", ".join(["%s"] * count)


def write_anew() -> None:
    """Forget what was written. For tests that change what a builder builds."""
    _written.cache_clear()
