"""What a question is about, as data: each ruleset has its own kinds of facts, as it has its own actions.

A prompt says in words who asks for what; its facts say the same to an app that draws icons and arrows.
"""

from collections.abc import Callable
from typing import ParamSpec

import msgspec

P = ParamSpec("P")


class Facts:
    """Base of all kinds of facts: Structs with a tag in `about`. They hold only what the asked seat may know."""

    __slots__ = ()

    def told(self) -> "Facts":
        """The facts themselves."""
        return self


class LateFacts(Facts):
    """Facts that are worked out when they are told, at the latest before the Table changes.

    A run that waits tells them. Who answers in place reads few of them, so that most are never worked out.
    """

    __slots__ = ("_args", "_kwargs", "_work_out")

    def __init__(self, work_out: Callable[P, Facts], *args: P.args, **kwargs: P.kwargs) -> None:
        self._work_out: Callable[..., Facts] = work_out
        self._args = args
        self._kwargs = kwargs

    def told(self) -> Facts:
        return self._work_out(*self._args, **self._kwargs)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Facts) and self.told() == other.told()


class AskingCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """The card that asks. It has no `id` where it lies hidden by now."""

    card: str
    """Which card it is, as its card set calls it."""
    id: str | None = None
    """Its id in this game, if it lies where everybody can see it."""


class NoFacts(Facts, msgspec.Struct, frozen=True, tag_field="about", tag="nothing"):
    """The text of the question says everything."""


NO_FACTS = NoFacts()


def facts_of(kind: type, plain: dict[str, object]) -> Facts:
    """Stored facts as the type that their tag names. A deploy may have changed what was stored: then there are none."""
    tag = str(plain.get("about", ""))
    found = _kinds.get(tag) or _learn().get(tag)
    try:
        return NO_FACTS if found is None else msgspec.convert(plain, found)
    except msgspec.ValidationError:
        return NO_FACTS


_kinds: dict[str, type[Facts]] = {}


def _learn() -> dict[str, type[Facts]]:
    """All kinds of facts there are by now, by their tags."""
    for kind in Facts.__subclasses__():
        if issubclass(kind, msgspec.Struct):
            _kinds[str(kind.__struct_config__.tag)] = kind
    return _kinds
