"""`award`: the hunted unicorn goes to another rank."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from cards.language.kill_the_unicorns.parts import KuStep
from cards.language.kill_the_unicorns.phrases import RolePhrases, TableOption
from cards.language.kill_the_unicorns.verb_words import KuVerbWords


class AwardOption(TableOption, frozen=True):
    """The table decides what happens if nobody has the rank."""

    option: Annotated[Literal["missing_rank"], Meta(title="option")]


class AwardBody(Struct, frozen=True, kw_only=True):
    """The unicorn goes to this rank of the totals that did not cancel; if there is none, the winner keeps it."""

    rank: Annotated[int, Meta(ge=1, le=6)] = 1
    counted: Annotated[Literal["highest", "lowest"], Meta(title="end")] = field(name="from", default="highest")
    otherwise: Annotated[Literal["keeps", "flees"], Meta(title="outcome")] | AwardOption = "keeps"


class Award(KuStep, frozen=True):
    """Give the hunted unicorn to another rank."""

    award: AwardBody


class AwardWords(KuVerbWords[Award], of=Award):
    moments = ("revealed",)

    def phrase(self, step: Award, say: RolePhrases) -> str:
        otherwise = say.decided(step.award.otherwise)
        word, option = (otherwise, "") if isinstance(otherwise, str) else ("option", say.option(otherwise))
        return say.say("award", rank=step.award.rank, end=step.award.counted, otherwise=word, option=option)
