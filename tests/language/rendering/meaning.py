"""What a program means, as a value: two ways to write the same thing are equal."""

from typing import Any

import msgspec

ORDER_FREE = {"of", "cannot", "instead_of", "answers", "event", "by", "shuffle", "between", "change_total"}
UNICORNS = {"baby_unicorn", "basic_unicorn", "magical_unicorn"}


def meaning(program: Any) -> Any:
    """Names that authors make up are numbered, lists without an order sorted, what has no bearing left out."""
    return _freeze(msgspec.to_builtins(program), {})


def _freeze(value: Any, names: dict[str, str]) -> Any:
    if isinstance(value, list | tuple):
        return tuple(_freeze(item, names) for item in value)
    if not isinstance(value, dict):
        return names.get(value, value) if isinstance(value, str) else value
    if isinstance(value.get("as"), str) and value["as"] != "panda":
        names[value["as"]] = f"#{len(names)}"
    if value.get("what") == "this":
        value = {key: item for key, item in value.items() if key in ("what", "who")}
    if value.get("chooser") == value.get("whose") or value.get("colour", "any") != "any":
        value = {key: item for key, item in value.items() if key != "chooser"}
    return tuple(sorted((key, _of_key(key, item, names)) for key, item in value.items() if item not in (None, [], ())))


def _of_key(key: str, value: Any, names: dict[str, str]) -> Any:
    if key == "choose":
        return tuple(sorted((_freeze(branch, names) for branch in value), key=repr))
    if key in ORDER_FREE and isinstance(value, list | tuple):
        words = set(value)
        return tuple(sorted(words - UNICORNS if "unicorn" in words else words, key=str))
    return _freeze(value, names)
