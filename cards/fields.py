"""A column that keeps JSON as text, byte for byte.

`jsonb` forgets the order of keys, and order is meaning here: the options of a `choose` are offered as written.
"""

import json
from typing import TYPE_CHECKING, Any

from django.db import models


def dumps(value: object) -> str:
    """The one way such a value is written down."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


if TYPE_CHECKING:
    Text = models.TextField[Any, Any]
else:
    Text = models.TextField


class JSONText(Text):
    _pyi_private_set_type: Any
    _pyi_private_get_type: Any

    def from_db_value(self, value: str | None, *_: object) -> object:
        return None if value is None else json.loads(value)

    def to_python(self, value: object) -> object:
        return json.loads(value) if isinstance(value, str) else value

    def get_prep_value(self, value: object) -> str | None:
        return None if value is None else dumps(value)

    def value_to_string(self, obj: models.Model) -> str:
        return dumps(self.value_from_object(obj))
