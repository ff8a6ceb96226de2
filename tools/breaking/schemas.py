"""Compares two schemas the way a client feels it: what it sends must still be taken, what it is sent must still fit.

What is taken may only grow, what is sent may only become more certain: one walk, with a direction. Breaks are named by
the component they are in, `GameRow.deadline`, and each component is looked at once a direction.
"""

from collections.abc import Iterator

from shapes.describing import Schema

LOWER = ("minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties")
DEFAULTS = {"x-default", "default"}
UPPER = ("maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties")


class Comparison:
    """Of two documents; remembers which components were compared."""

    def __init__(self, before: Schema, after: Schema) -> None:
        self.before, self.after = before, after
        self.seen: set[tuple[str, str, bool]] = set()

    def breaks(self, old: Schema, new: Schema, place: str, *, taken: bool) -> Iterator[str]:
        """`taken`: a client sends it; else it is sent to a client."""
        names = _name(old), _name(new)
        if names[0] and names[1]:
            if (*names, taken) in self.seen:
                return
            self.seen.add((*names, taken))
        place = names[1] or place
        old, new = _resolved(self.before, old), _resolved(self.after, new)
        yield from _kind_breaks(old, new, place, taken)
        yield from _word_breaks(old, new, place, taken)
        if taken:
            yield from _bound_breaks(old, new, place)
        yield from self._union_breaks(old, new, place, taken)
        yield from self._member_breaks(old, new, place, taken)

    def _union_breaks(self, old: Schema, new: Schema, place: str, taken: bool) -> Iterator[str]:
        if "oneOf" not in old and "oneOf" not in new:
            return
        if ("oneOf" in old) != ("oneOf" in new):
            yield f"{place}: {'is a union now' if 'oneOf' in new else 'is no union any more'}"
            return
        if old["discriminator"]["propertyName"] != new["discriminator"]["propertyName"]:
            yield f"{place}: is told apart by another member"
            return
        tags, new_tags = old["discriminator"]["mapping"], new["discriminator"]["mapping"]
        added = set() if old.get("x-open") else new_tags.keys() - tags.keys()
        if not taken and old.get("x-open") and not new.get("x-open"):
            yield f"{place}: is no open union any more"
        for tag in sorted(tags.keys() - new_tags.keys() if taken else added):
            yield f"{place}: `{tag}` is {'no longer taken' if taken else 'a new member of the union'}"
        for tag in sorted(tags.keys() & new_tags.keys()):
            yield from self.breaks({"$ref": tags[tag]}, {"$ref": new_tags[tag]}, f"{place}.{tag}", taken=taken)

    def _member_breaks(self, old: Schema, new: Schema, place: str, taken: bool) -> Iterator[str]:
        members, new_members = old.get("properties", {}), new.get("properties", {})
        needed, new_needed = set(old.get("required", ())), set(new.get("required", ()))
        for name in sorted(members.keys() - new_members.keys()):
            yield f"{place}.{name}: is no longer {'taken' if taken else 'sent'}"
        for name in sorted(new_needed - needed if taken else (needed - new_needed) & new_members.keys()):
            yield f"{place}.{name}: {'is needed now' if taken else 'may be missing now'}"
        for name in sorted(members.keys() & new_members.keys()):
            yield from self.breaks(members[name], new_members[name], f"{place}.{name}", taken=taken)
        for key, what in (("items", "[]"), ("additionalProperties", ".*")):
            inner, new_inner = old.get(key), new.get(key)
            if isinstance(inner, dict) and isinstance(new_inner, dict):
                yield from self.breaks(inner, new_inner, place + what, taken=taken)
        if taken and old.get("additionalProperties", True) is True and new.get("additionalProperties") is False:
            yield f"{place}: takes no other members any more"


def _name(schema: Schema) -> str:
    ref = schema.get("$ref") or next((arm["$ref"] for arm in schema.get("anyOf", []) if "$ref" in arm), "")
    return str(ref).rpartition("/")[2]


def _resolved(document: Schema, schema: Schema) -> Schema:
    """What a reference stands for; `anyOf` a named thing and null becomes that thing, with null among its types."""
    beside = {key: value for key, value in schema.items() if key not in ("$ref", "anyOf")}
    if "anyOf" in schema:
        arms = [_resolved(document, arm) for arm in schema["anyOf"] if arm != {"type": "null"}]
        null = ["null"] if {"type": "null"} in schema["anyOf"] else []
        inner = arms[0] if len(arms) == 1 else _any_of(arms)
        return {**inner, **beside, "type": [*_kinds(inner), *null]}
    if "$ref" not in schema:
        return schema
    return {**_resolved(document, document["components"]["schemas"][_name(schema)]), **beside}


def _any_of(arms: list[Schema]) -> Schema:
    """Several arms as one schema with all their members, none of which can be counted on."""
    kinds = list(dict.fromkeys(kind for arm in arms for kind in _kinds(arm)))
    return {
        "type": kinds,
        "properties": {name: member for arm in arms for name, member in arm.get("properties", {}).items()},
    }


def _kinds(schema: Schema) -> list[str]:
    """The types it may have; empty: any."""
    kind = schema.get("type", [])
    if "oneOf" in schema and not kind:
        return ["object"]
    return list(kind) if isinstance(kind, list) else [kind]


def _kind_breaks(old: Schema, new: Schema, place: str, taken: bool) -> Iterator[str]:
    kinds, new_kinds = set(_kinds(old)), set(_kinds(new))
    narrow, wide = (kinds, new_kinds) if taken else (new_kinds, kinds)
    if "null" in narrow - wide and wide:
        yield f"{place}: {'may not be null any more' if taken else 'may be null now'}"
    narrow, wide = narrow - {"null"}, wide - {"null"}
    covered = wide | ({"integer"} if "number" in wide else set())
    if wide and (not narrow or not narrow <= covered):
        yield f"{place}: is another type, {_listed(kinds)} before and {_listed(new_kinds)} now"
    form, new_form = _format(old), _format(new)
    if form != new_form and (new_form if taken else form):
        yield f"{place}: has another format, {form or 'none'} before and {new_form or 'none'} now"


def _format(schema: Schema) -> str | None:
    """How a value is written. A number is a double with or without the word."""
    form: str | None = schema.get("format")
    return None if form == "double" else form


def _listed(kinds: set[str]) -> str:
    return " or ".join(sorted(kinds)) or "any"


def _word_breaks(old: Schema, new: Schema, place: str, taken: bool) -> Iterator[str]:
    words, new_words = _words(old), _words(new)
    narrow, wide = (words, new_words) if taken else (new_words, words)
    if wide is None:
        return
    if narrow is None:
        yield f"{place}: {'takes only some words now' if taken else 'may be any word now'}"
        return
    for word in sorted(narrow - wide, key=str):
        yield f"{place}: `{word}` is {'no longer taken' if taken else 'a new word'}"


def _words(schema: Schema) -> set[str | int] | None:
    if "const" in schema:
        return {schema["const"]}
    return set(schema["enum"]) if "enum" in schema else None


def _default(schema: Schema) -> object:
    """What holds if a member is left out: our own word for it, or the keyword."""
    return schema.get("x-default", schema.get("default"))


def _bound_breaks(old: Schema, new: Schema, place: str) -> Iterator[str]:
    for bounds, sign in ((LOWER, 1), (UPPER, -1)):
        for bound in bounds:
            if bound in new and (bound not in old or (new[bound] - old[bound]) * sign > 0):
                yield f"{place}: `{bound}` is {new[bound]} now, {old.get(bound, 'nothing')} before"
    if "pattern" in new and new["pattern"] != old.get("pattern"):
        yield f"{place}: has another pattern"
    if DEFAULTS & old.keys() and _default(old) != _default(new):
        yield f"{place}: has another default"
