"""`take`: the buyer takes a token of the article."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from cards.language.kill_the_unicorns.parts import KuStep
from cards.language.kill_the_unicorns.phrases import RolePhrases
from cards.language.kill_the_unicorns.verb_words import KuVerbWords


class TakeTokenBody(Struct, frozen=True, kw_only=True):
    """A token of the article goes on the chosen unicorn, or lies before the buyer; `hidden` ones are drawn blindly."""

    short: ClassVar[str] = "to"
    to: Annotated[Literal["unicorn", "seat"], Meta(title="place")] = "unicorn"
    hidden: bool = False


class TakeToken(KuStep, frozen=True):
    """Take a token of the article."""

    take: TakeTokenBody = TakeTokenBody()


class TakeTokenWords(KuVerbWords[TakeToken], of=TakeToken):
    moments = ("bought",)
    takes_token = True

    def uses_unicorn(self, step: TakeToken) -> bool:
        return step.take.to == "unicorn"

    def phrase(self, step: TakeToken, say: RolePhrases) -> str:
        return say.say("take", to=step.take.to, hidden="yes" if step.take.hidden else "no")
