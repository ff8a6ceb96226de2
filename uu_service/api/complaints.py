"""Compares decoded JSON with a type and lists everything that is wrong, each with a JSON pointer.

msgspec stops at the first error; a person filling a form wants them all.
"""

import datetime
import decimal
import re
import uuid
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect as types

from uu_service.api.problems import Complaint

# What a scalar is called in error-wrong-type, and the Python type that msgspec is asked to convert it to.
_SCALARS: dict[type, tuple[str, Any]] = {
    types.IntType: ("integer", int),
    types.FloatType: ("number", float),
    types.BoolType: ("boolean", bool),
    types.NoneType: ("null", None),
    types.DateTimeType: ("time", datetime.datetime),
    types.DateType: ("date", datetime.date),
    types.TimeDeltaType: ("duration", datetime.timedelta),
    types.UUIDType: ("uuid", uuid.UUID),
    types.DecimalType: ("number", decimal.Decimal),
    types.BytesType: ("string", bytes),
}


def complaints_about(value: Any, kind: Any, *, strict: bool = True) -> list[Complaint]:
    """All complaints; none means that msgspec.convert will take it. Not strict: scalars may come as strings."""
    return list(_walk(value, _info(kind), "", strict))


@cache
def _info(kind: Any) -> types.Type:
    return types.type_info(kind)


def _walk(value: Any, info: types.Type, at: str, strict: bool) -> Iterator[Complaint]:
    match info:
        case types.Metadata(type=inner):
            yield from _walk(value, inner, at, strict)
        case types.UnionType():
            yield from _walk_union(value, info, at, strict)
        case types.StructType():
            yield from _walk_struct(value, info, at, strict)
        case types.ListType() | types.VarTupleType() | types.SetType() | types.FrozenSetType():
            yield from _walk_list(value, info, at, strict)
        case types.DictType():
            yield from _walk_dict(value, info, at, strict)
        case _:
            yield from _scalar(value, info, at, strict)


def _walk_struct(value: Any, info: types.StructType, at: str, strict: bool) -> Iterator[Complaint]:
    if not isinstance(value, dict):
        yield _wrong_type(at, "object")
        return
    known = [field.encode_name for field in info.fields]
    for name in value:
        if name not in known and name != info.tag_field:
            yield _unknown(f"{at}/{_escape(name)}", "unknown_field", name, known)
    for field in info.fields:
        place = f"{at}/{_escape(field.encode_name)}"
        if field.encode_name in value:
            yield from _walk(value[field.encode_name], field.type, place, strict)
        elif field.required:
            yield Complaint(place, "missing")


def _walk_union(value: Any, info: types.UnionType, at: str, strict: bool) -> Iterator[Complaint]:
    arms = [_bare(arm) for arm in info.types]
    if value is None and any(isinstance(arm, types.NoneType) for arm in arms):
        return
    tagged = {arm.tag: arm for arm in arms if isinstance(arm, types.StructType) and arm.tag_field}
    if tagged and isinstance(value, dict):
        yield from _walk_tagged(value, tagged, at, strict)
        return
    real = [arm for arm in arms if not isinstance(arm, types.NoneType)]
    tries = [list(_walk(value, arm, at, strict)) for arm in real]
    if all(tries):  # the arm that says something deeper than "wrong type" is the one that was meant
        yield from min(tries, key=lambda found: found[0].code == "wrong_type" and found[0].pointer == at)


def _walk_tagged(value: dict[str, Any], arms: dict[Any, Any], at: str, strict: bool) -> Iterator[Complaint]:
    tag_field = next(iter(arms.values())).tag_field
    place = f"{at}/{_escape(tag_field)}"
    if tag_field not in value:
        yield Complaint(place, "missing")
    elif not isinstance(value[tag_field], str | int) or value[tag_field] not in arms:
        yield _unknown(place, "unknown_choice", value[tag_field], list(arms))
    else:
        yield from _walk_struct(value, arms[value[tag_field]], at, strict)


def _walk_list(value: Any, info: Any, at: str, strict: bool) -> Iterator[Complaint]:
    if not isinstance(value, list):
        yield _wrong_type(at, "array")
        return
    yield from _length(value, info, at, "few_items", "many_items")
    for index, item in enumerate(value):
        yield from _walk(item, info.item_type, f"{at}/{index}", strict)


def _walk_dict(value: Any, info: types.DictType, at: str, strict: bool) -> Iterator[Complaint]:
    if not isinstance(value, dict):
        yield _wrong_type(at, "object")
        return
    yield from _length(value, info, at, "few_items", "many_items")
    for name, item in value.items():
        place = f"{at}/{_escape(name)}"
        yield from _scalar(name, info.key_type, place, False)
        yield from _walk(item, info.value_type, place, strict)


def _scalar(value: Any, info: types.Type, at: str, strict: bool) -> Iterator[Complaint]:
    match info:
        case types.AnyType() | types.RawType():
            return
        case types.StrType():
            yield from _string(value, info, at)
        case types.LiteralType(values=choices):
            if not _is_one_of(value, choices):
                yield _unknown(at, "unknown_choice", value, list(choices))
        case types.EnumType(cls=cls):
            choices = tuple(member.value for member in cls)
            if not _is_one_of(value, choices):
                yield _unknown(at, "unknown_choice", value, list(choices))
        case types.IntType() | types.FloatType():
            yield from _number(value, info, at, strict)
        case _ if type(info) in _SCALARS:
            if not _converts(value, info, strict):
                yield _wrong_type(at, _SCALARS[type(info)][0])
        case _:
            raise TypeError(f"no body may hold a {info}")


def _string(value: Any, info: types.StrType, at: str) -> Iterator[Complaint]:
    if not isinstance(value, str):
        yield _wrong_type(at, "string")
        return
    yield from _length(value, info, at, "too_short", "too_long")
    if info.pattern and not re.search(info.pattern, value):
        yield Complaint(at, "bad_format")
    if "\x00" in value or any(0xD800 <= ord(sign) <= 0xDFFF for sign in value):
        yield Complaint(at, "bad_characters")  # PostgreSQL can store neither


def _number(value: Any, info: types.IntType | types.FloatType, at: str, strict: bool) -> Iterator[Complaint]:
    if not _converts(value, info, strict):
        yield _wrong_type(at, _SCALARS[type(info)][0])
        return
    number = float(value)
    low = info.ge if info.ge is not None else info.gt
    high = info.le if info.le is not None else info.lt
    if low is not None and (number < low or (info.gt is not None and number == low)):
        yield Complaint(at, "too_small", {"limit": low})
    if high is not None and (number > high or (info.lt is not None and number == high)):
        yield Complaint(at, "too_large", {"limit": high})


def _length(value: Any, info: Any, at: str, short: str, long: str) -> Iterator[Complaint]:
    if info.min_length is not None and len(value) < info.min_length:
        yield Complaint(at, short, {"limit": info.min_length})
    if info.max_length is not None and len(value) > info.max_length:
        yield Complaint(at, long, {"limit": info.max_length})


def _converts(value: Any, info: types.Type, strict: bool) -> bool:
    _, kind = _SCALARS[type(info)]
    try:
        found = msgspec.convert(value, kind, strict=strict)
    except msgspec.ValidationError:
        return False
    return not (isinstance(info, types.DateTimeType) and info.tz and found.tzinfo is None)


def _unknown(at: str, code: str, word: object, known: list[Any]) -> Complaint:
    """A word that is not in the list, with the nearest that is."""
    near = get_close_matches(str(word), [str(item) for item in known], n=1)
    args = {"word": str(word)[:80], "known": ", ".join(str(item) for item in known[:20])}
    return Complaint(at, code, {**args, "nearest": near[0] if near else "nothing-near"})


def _wrong_type(at: str, expected: str) -> Complaint:
    return Complaint(at, "wrong_type", {"expected": expected})


def _is_one_of(value: Any, choices: tuple[Any, ...]) -> bool:
    return any(type(value) is type(choice) and value == choice for choice in choices)


def _bare(info: types.Type) -> types.Type:
    return info.type if isinstance(info, types.Metadata) else info


def _escape(name: object) -> str:
    return str(name).replace("~", "~0").replace("/", "~1")
