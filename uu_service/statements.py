"""Statements whose SQL is written once in each process: on some paths, building it costs more than running it.

The ORM builds each reading statement once, and says how its rows become objects; later calls reuse the SQL. Writing
statements are spelled out as SQL; the models' fields say how values are stored.
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from datetime import datetime
from functools import cache, lru_cache, wraps
from inspect import signature
from typing import Any, NamedTuple, ParamSpec, TypeVar, get_args, get_type_hints
from uuid import UUID

from django.db import DEFAULT_DB_ALIAS, connections, models
from django.db.backends.utils import CursorWrapper
from django.db.models import QuerySet
from django.db.models.base import ModelState
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
PLAIN = (
    models.UUIDField,
    models.BinaryField,
    models.DateTimeField,
    models.BooleanField,
    models.CharField,
    models.TextField,
)
"""What these hold, PostgreSQL gets without a change. Whole numbers must say how wide they are."""


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
        database = this_database()
        compiler: Any = rows.query.get_compiler(connection=database)
        self.sql, self.params = compiler.as_sql()
        converters = compiler.get_converters([column for column, _, _ in compiler.select])
        ready = (models.JSONField,) if getattr(database, "reads_json", False) else ()
        self.converters = [(i, one) for i, one in converters.items() if not isinstance(one[1].output_field, ready)]
        self.model: Any = None
        if rows._fields is None:  # type: ignore[attr-defined] # else values_list: plain tuples
            self.model = compiler.klass_info["model"]
            places = {index: compiler.select[index][0].target.attname for index in compiler.klass_info["select_fields"]}
            places |= {index: name for name, index in (compiler.annotation_col_map or {}).items()}
            self.names = [places[index] for index in range(len(compiler.select))]

    def fetch(self, values: tuple[Any, ...], database: Any) -> list[Any]:
        params = [param.fill(values, database) if isinstance(param, Parameter) else param for param in self.params]
        cursor = repeating_cursor(self.sql, database)
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
        """As `Model.from_db` makes it, without signals and a look at each field: those cost more than the row."""
        made = self.model.__new__(self.model)
        made._state = state = ModelState()
        state.adding, state.db = False, alias
        made.__dict__.update(zip(self.names, row, strict=True))
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


def repeating_cursor(sql: str, database: Any) -> CursorWrapper:
    """For a statement that is sent often: the database prepares it, if it can. Leave it open: it is used again."""
    make = getattr(database, "prepared_cursor", None)
    cursor: CursorWrapper = make(sql) if make else database.cursor()
    return cursor


class Statement(NamedTuple):
    """A writing one that is spelled out, with its values."""

    sql: str
    values: Sequence[Any]


def send(*statements: Statement) -> None:
    """Send them, on PostgreSQL as one that travels once. No two of them write to the same table, and none of them may
    need what another writes: all see what was there before."""
    database = this_database()
    for sql, values in _joined(statements) if database.vendor == "postgresql" else statements:
        repeating_cursor(sql, database).execute(sql, values)


def _joined(statements: Sequence[Statement]) -> Sequence[Statement]:
    if len(statements) < 2:
        return statements
    sql = _joined_sql(tuple(statement.sql for statement in statements))
    return [Statement(sql, [value for statement in statements for value in statement.values])]


@cache
def _joined_sql(statements: tuple[str, ...]) -> str:
    *parts, last = statements
    return "WITH " + ", ".join(f"part_{number} AS ({part})" for number, part in enumerate(parts)) + f" {last}"


def unhurried(seconds: int) -> AbstractContextManager[None]:
    """For background work: lets a statement take this long, on a database that limits statements."""
    limit = getattr(this_database(), "unhurried", None)
    return limit(seconds) if limit else nullcontext()


def values_of(model: type[models.Model], row: Mapping[str, Any], names: tuple[str, ...], database: Any) -> list[Any]:
    """The row's values as the database wants them, for a statement that is spelled out. To make an object of the model
    only for that would cost more than the values."""
    return [
        prepare(row[name], database) if prepare else row[name]
        for name, prepare in _preparing(model, names, database.vendor)
    ]


@cache
def _preparing(model: type[models.Model], names: tuple[str, ...], vendor: str) -> list[tuple[str, Any]]:
    """What makes each value ready; None: psycopg takes it as it is."""
    plain = PLAIN if vendor == "postgresql" else ()
    fields = [(field, getattr(field, "target_field", field)) for field in fields_of(model, names)]
    return [(field.attname, None if isinstance(kind, plain) else field.get_db_prep_save) for field, kind in fields]


@cache
def fields_of(model: type[models.Model], names: tuple[str, ...]) -> tuple[Any, ...]:
    return tuple(model._meta.get_field(name) for name in names)


def marks(count: int) -> str:
    """So many places in a statement that is spelled out."""
    return ", ".join(["%s"] * count)


def write_anew() -> None:
    """Forget what was written. For tests that change what a builder builds."""
    _written.cache_clear()
