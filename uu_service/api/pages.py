"""Cursor pages: stable while rows come and go, as cheap on the last page as on the first."""

import base64
from collections.abc import Sequence
from typing import Annotated, TypeVar

import msgspec
from django.db.models import Field, Model, Q, QuerySet

from uu_service.api.problems import Complaint, InvalidQuery

M = TypeVar("M", bound=Model)
Cursor = Annotated[
    str,
    msgspec.Meta(
        description="`next_cursor` of the page before.",
        extra_json_schema={"pattern": "^[A-Za-z0-9_-]+$"},  # told; what is in it, only reading it shows
    ),
]


class PageQuery(msgspec.Struct):
    """The parameters of every list; an endpoint with filters inherits from it."""

    cursor: Cursor | None = None
    limit: Annotated[int, msgspec.Meta(ge=1, le=100, description="At most so many.")] = 50


def paginate(rows: QuerySet[M], query: PageQuery, order: Sequence[str] = ("-id",)) -> tuple[list[M], str | None]:
    """One page in this order (fields without nulls, the last of them unique) and the cursor of the next, if any."""
    if query.cursor is not None:
        rows = rows.filter(_after(order, _read_cursor(query.cursor, rows.model, order)))
    found = list(rows.order_by(*order)[: query.limit + 1])
    page = found[: query.limit]
    return page, _cursor(page[-1], order) if len(found) > query.limit else None


def _after(order: Sequence[str], values: Sequence[object]) -> Q:
    """(a, b) after (x, y): a after x, or a equal and b after y.

    That a is not before x follows from it; said apart, it lets an index begin there.
    """
    condition = Q()
    equal = Q()
    first, comparison = (order[0][1:], "lte") if order[0].startswith("-") else (order[0], "gte")
    bound = Q(**{f"{first}__{comparison}": values[0]}) if len(order) > 1 else Q()
    for name, value in zip(order, values, strict=True):
        field, comparison = (name[1:], "lt") if name.startswith("-") else (name, "gt")
        condition |= equal & Q(**{f"{field}__{comparison}": value})
        equal &= Q(**{field: value})
    return bound & condition


def _cursor(row: Model, order: Sequence[str]) -> str:
    values = [getattr(row, name.removeprefix("-")) for name in order]
    return base64.urlsafe_b64encode(msgspec.json.encode(values)).decode().rstrip("=")


def _read_cursor(cursor: str, model: type[Model], order: Sequence[str]) -> list[object]:
    try:
        values = msgspec.json.decode(base64.urlsafe_b64decode(cursor + "=" * (-len(cursor) % 4)), type=list)
        return [_field(model, name).to_python(value) for name, value in zip(order, values, strict=True)]
    except Exception as error:  # whatever is wrong with it, it is not a cursor of ours
        raise InvalidQuery(errors=[Complaint("/cursor", "bad_format")], count=1) from error


def _field(model: type[Model], name: str) -> "Field[object, object]":
    field = model._meta.get_field(name.removeprefix("-"))
    assert isinstance(field, Field)
    return field
