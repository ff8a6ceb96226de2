"""`paint`: the unicorn gets another colour."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from cards.language.kill_the_unicorns.parts import KuStep
from cards.language.kill_the_unicorns.phrases import RolePhrases
from cards.language.kill_the_unicorns.verb_words import KuVerbWords
from cards.language.kill_the_unicorns.words import Paint, Role


class PaintBody(Struct, frozen=True, kw_only=True):
    """The unicorn takes a colour, loses it, or takes one that somebody names."""

    short: ClassVar[str] = "colour"
    colour: Paint
    chooser: Role = "captor"


class Paints(KuStep, frozen=True):
    """Change the colour of the unicorn."""

    paint: PaintBody


class PaintWords(KuVerbWords[Paints], of=Paints):
    moments = ("captured", "placed")

    def roles(self, step: Paints) -> Iterator[tuple[str, str]]:
        if step.paint.colour == "any":
            yield "chooser", step.paint.chooser

    def phrase(self, step: Paints, say: RolePhrases) -> str:
        return say.say("paint", colour=step.paint.colour, chooser=say.role(step.paint.chooser))
