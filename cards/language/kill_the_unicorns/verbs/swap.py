"""`swap`: one unicorn of each of two players changes hands."""

from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec import Meta, Struct

from cards.language.issues import Issue, issue, step_into
from cards.language.kill_the_unicorns.parts import KuStep
from cards.language.kill_the_unicorns.phrases import RolePhrases, TableOption
from cards.language.kill_the_unicorns.verb_words import KuVerbWords
from cards.language.kill_the_unicorns.words import Role


class SwapOption(TableOption, frozen=True):
    """The table decides who chooses."""

    option: Annotated[Literal["swap_chooser"], Meta(title="option")]


class SwapBody(Struct, frozen=True, kw_only=True):
    """One unicorn of each of two players changes hands, with all that lies on it."""

    between: Annotated[tuple[Role, ...], Meta(min_length=2)]
    chooser: Annotated[Role | SwapOption, Meta(title="chooser")] = "winner"


class Swap(KuStep, frozen=True):
    """Swap one unicorn of each of two players."""

    swap: SwapBody


class SwapWords(KuVerbWords[Swap], of=Swap):
    moments = ("revealed",)

    def roles(self, step: Swap) -> Iterator[tuple[str, str]]:
        if isinstance(step.swap.chooser, str):
            yield "chooser", step.swap.chooser
        for role in step.swap.between:
            yield "between", role

    def issues_in(self, step: Swap, moment: str, place: str) -> Iterator[Issue]:
        yield from super().issues_in(step, moment, place)
        if len(set(step.swap.between)) != 2:
            yield issue(step_into(place, "between"), "ku-swap-two")

    def phrase(self, step: Swap, say: RolePhrases) -> str:
        sides = say.both([say.role(role) for role in step.swap.between])
        return say.say("swap", sides=sides, chooser=say.chooser(step.swap.chooser))
