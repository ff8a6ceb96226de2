"""What is different between two states of a set, card by card. Plain data in, plain data out."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from cards.language.sets import FRAME, Plain


class FieldChange(Struct, frozen=True):
    field: str
    before: object = None
    after: object = None


class Difference(Struct, frozen=True):
    """One card that came, went or changed; without a card it is the set itself."""

    what: Literal["added", "removed", "changed"]
    card: str | None
    fields: list[FieldChange]


def differences(before: Plain, after: Plain) -> list[Difference]:
    """From one state of a set to another; empty if they are the same to the byte."""
    old = {card["id"]: card for card in before["cards"]}
    new = {card["id"]: card for card in after["cards"]}
    found = [_frame(before, after)]
    found += [Difference("removed", face, _changes(old[face], {})) for face in old if face not in new]
    found += [_card(face, old.get(face), card) for face, card in new.items()]
    staying = [face for face in old if face in new]
    if staying != [face for face in new if face in old]:
        order = FieldChange("order", staying, [face for face in new if face in old])
        found.append(Difference("changed", None, [order]))
    return [difference for difference in found if difference is not None]


def _frame(before: Mapping[str, object], after: Mapping[str, object]) -> Difference | None:
    fields = [change for change in _changes(before, after) if change.field in FRAME]
    return Difference("changed", None, fields) if fields else None


def _card(face: str, old: Plain | None, new: Plain) -> Difference | None:
    if old is None:
        return Difference("added", face, _changes({}, new))
    fields = _changes(old, new)
    return Difference("changed", face, fields) if fields else None


def _changes(old: Mapping[str, object], new: Mapping[str, object]) -> list[FieldChange]:
    keys = [*new, *(key for key in old if key not in new)]
    return [
        FieldChange(key, old.get(key), new.get(key)) for key in keys if key != "id" and old.get(key) != new.get(key)
    ]
