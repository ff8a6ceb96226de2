"""A set as a file (YAML or JSON) and as the canonical bytes that games read; rows.py has its rows.

The way round changes no byte: keys stand in the grammar's order, values that are the default are left out.
"""

import hashlib
import json
from collections.abc import Mapping
from typing import Literal

import msgspec

from cards.fields import dumps
from cards.language.joining import extended, recommended
from cards.language.sets import FRAME, NEEDED_IN_FRAME, CardBase, Plain, to_yaml
from cards.rulesets import language_of

FileKind = Literal["yaml", "json"]

_LANGUAGE_ORDER = ("en", "es", "fr", "it", "pl")
COMMON = ("id", "names", "copies", "provenance", "image", "kind", "abilities")
"""What every card has a column for; all else that a card says is one of its values."""


def normal(plain: Plain) -> Plain:
    """The same set in its one order, without what need not be said."""
    struct = language_of(plain["ruleset"]).card
    return {**_normal_frame(plain), "cards": [normal_card(card, struct) for card in plain["cards"]]}


def _normal_frame(plain: Plain) -> Plain:
    tags = plain.get("tags") or {}
    if isinstance(tags, dict):
        tags = {tag: _names(tags[tag]) if isinstance(tags[tag], dict) else tags[tag] for tag in sorted(tags)}
    said = {
        **plain,
        "extends": extended(plain),
        "names": _names(plain["names"]),
        "notes": plain.get("notes") or "",
        "tags": tags,
        "mixes": recommended(plain),
    }
    return {key: said[key] for key in FRAME if key in NEEDED_IN_FRAME or said.get(key)}


def normal_card(card: Plain, struct: type[CardBase]) -> Plain:
    defaults = default_of(struct)
    ordered = [key for key in defaults if key in card] + [key for key in card if key not in defaults]
    kept = {key: card[key] for key in ordered if not _is_default(card[key], defaults.get(key))}
    if isinstance(kept.get("names"), dict):
        kept["names"] = _names(kept["names"])
    return kept


def default_of(struct: type[CardBase]) -> Plain:
    """The default of each key of a card, in the grammar's order; None where there is none."""
    return {field.encode_name: _default(field) for field in msgspec.structs.fields(struct)}


def canonical(plain: Plain) -> bytes:
    """What is frozen, hashed and played with."""
    return dumps(normal(plain)).encode()


def content_hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def to_file(plain: Plain, kind: FileKind) -> bytes:
    """The set as a file that people read and keep."""
    whole = normal(plain)
    if kind == "json":
        return (json.dumps(whole, ensure_ascii=False, indent=2) + "\n").encode()
    return to_yaml(whole, language_of(whole["ruleset"]).card).encode()


def _names(names: Mapping[str, str]) -> dict[str, str]:
    rest = sorted(language for language in names if language not in _LANGUAGE_ORDER)
    return {language: names[language] for language in (*_LANGUAGE_ORDER, *rest) if language in names}


def _default(field: msgspec.structs.FieldInfo) -> object:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return None if field.default is msgspec.NODEFAULT else field.default


def _is_default(value: object, default: object) -> bool:
    if value is None or isinstance(default, bool) != isinstance(value, bool):
        return value is None
    return bool(value == (list(default) if isinstance(default, tuple) else default))
