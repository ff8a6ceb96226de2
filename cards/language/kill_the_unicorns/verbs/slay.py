"""`slay`: somebody's unicorn is discarded."""

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from cards.language.kill_the_unicorns.parts import KuStep
from cards.language.kill_the_unicorns.phrases import RolePhrases, TableOption
from cards.language.kill_the_unicorns.verb_words import KuVerbWords
from cards.language.kill_the_unicorns.words import Role


class SlayOption(TableOption, frozen=True):
    """The table decides who chooses."""

    option: Annotated[Literal["slay_chooser"], Meta(title="option")]


class SlayBody(Struct, frozen=True, kw_only=True):
    """A unicorn is discarded with all that lies on it; never the hunted one. By default whose it is chooses."""

    short: ClassVar[str] = "whose"
    whose: Role = "winner"
    chooser: Annotated[Role | SlayOption, Meta(title="chooser")] | None = None


class Slay(KuStep, frozen=True):
    """Discard somebody's unicorn."""

    slay: SlayBody = SlayBody()


class SlayWords(KuVerbWords[Slay], of=Slay):
    moments = ("revealed", "bought")
    discards_unicorn = True

    def roles(self, step: Slay) -> Iterator[tuple[str, str]]:
        yield "whose", step.slay.whose
        if isinstance(step.slay.chooser, str):
            yield "chooser", step.slay.chooser

    def phrase(self, step: Slay, say: RolePhrases) -> str:
        whose, chooser = step.slay.whose, step.slay.chooser
        if chooser is None or chooser == whose:
            return say.say("slay", form=say.form(whose), who=say.role(whose))
        return say.say("slay-chosen", form=say.form(whose), whose=say.role(whose, "owns"), chooser=say.chooser(chooser))
