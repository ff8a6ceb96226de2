"""Writing SVG: every text and attribute is escaped here and nowhere else; there is no way to write raw markup."""

import re
from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

_FORBIDDEN = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What XML cannot hold, not even escaped."""


Attributes = dict[str, str | float]


class Markup(str):
    """Finished SVG."""

    __slots__ = ()


def tag(name: str, *inside: "Markup | str", **attributes: str | float) -> Markup:
    """An element. Attributes are named as in Python: `font_size` is font-size, `viewBox` stays."""
    said = "".join(
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(_plain(value))}" for key, value in attributes.items()
    )
    body = "".join(part if isinstance(part, Markup) else escape(_plain(part)) for part in inside)
    return Markup(f"<{name}{said}>{body}</{name}>" if body else f"<{name}{said}/>")


def joined(parts: Iterable[Markup]) -> Markup:
    return Markup("".join(parts))


def _plain(value: str | float) -> str:
    if isinstance(value, str):
        return _FORBIDDEN.sub("\ufffd", value)
    return f"{value:.1f}".removesuffix(".0")
