"""The rules text of a card, rendered from its program: one line a clause.

Forms: `do` (an order to the buyer), `to` (what the user of an ability may do), `they` (somebody does it).
"""

from functools import reduce

from cards.language.kill_the_unicorns.grammar import (
    Abilities,
    Award,
    ChangeTotal,
    Expose,
    ExtraCards,
    Flee,
    HuntCards,
    Lose,
    OtherwiseOption,
    Paints,
    Peek,
    Regain,
    ShiftStratagem,
    Slay,
    Slaying,
    Swap,
    Take,
    Verb,
    When,
    While,
)
from cards.language.kill_the_unicorns.grammar import Chooser as ChooserWord
from cards.language.phrasing import Speech, sentence

YOURS = {"user": "to", "buyer": "do"}
"""Roles that are you, and the form that then speaks to you."""


def render(abilities: Abilities, kind: str, language: str) -> str:
    """What a card with these abilities says, in this language; its kind adds nothing."""
    text = Text(Speech(language, "card-ku"))
    return "\n".join(
        sentence(text.lasting(clause) if isinstance(clause, While) else text.moment(clause)) for clause in abilities
    )


class Text:
    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self.say = speech.say

    def lasting(self, clause: While) -> str:
        """As long as the card lies there."""
        changes = []
        if clause.stars:
            changes.append(self.say("stars", more="yes" if clause.stars > 0 else "no", count=abs(clause.stars)))
        if clause.weight != 1:
            changes.append(self.say("weight", count=clause.weight))
        if clause.points:
            changes.append(self.say("points", more="yes" if clause.points > 0 else "no", count=abs(clause.points)))
        return self.say("while", state=clause.state, changes=self.speech.both(changes or [self.say("nothing")]))

    def moment(self, clause: When) -> str:
        steps = reduce(
            lambda said, step: self.say("next", steps=said, next=self.step(step)),
            clause.do[1:],
            self.step(clause.do[0]),
        )
        return self.say("when", moment=clause.moment, steps=steps)

    def step(self, step: Verb) -> str:
        match step:
            case Lose(lose=cards):
                return self.hunt_cards("lose", cards)
            case Regain(regain=cards):
                return self.hunt_cards("regain", cards)
            case Slay(slay=slaying):
                return self.slay(slaying)
            case Swap(swap=swapping):
                sides = self.speech.both([self.role(role) for role in swapping.between])
                return self.say("swap", sides=sides, chooser=self.chooser(swapping.chooser))
            case Award():
                return self.award(step)
            case Paints(paint=painting):
                return self.say("paint", colour=painting.colour, chooser=self.role(painting.chooser))
            case ExtraCards():
                return self.say("extra-cards", count=step.extra_cards)
            case ChangeTotal():
                changes = self.speech.either([f"{change:+d}".replace("-", "−") for change in step.change_total])
                return self.say("change-total", changes=changes)
            case Take(take=taking):
                return self.say("take", to=taking.to, hidden="yes" if taking.hidden else "no")
        return self.plain(step)

    def plain(self, step: Flee | ShiftStratagem | Peek | Expose) -> str:
        match step:
            case Flee():
                return self.say("flee")
            case ShiftStratagem():
                return self.say("shift-stratagem")
            case Peek():
                return self.say("peek")
            case Expose():
                return self.say("expose")

    def hunt_cards(self, verb: str, cards: HuntCards) -> str:
        return self.say(verb, form=YOURS.get(cards.who, "they"), who=self.role(cards.who), count=cards.count)

    def slay(self, slaying: Slaying) -> str:
        form = YOURS.get(slaying.whose, "they")
        if slaying.chooser is None or slaying.chooser == slaying.whose:
            return self.say("slay", form=form, who=self.role(slaying.whose))
        return self.say(
            "slay-chosen", form=form, whose=self.role(slaying.whose, "owns"), chooser=self.chooser(slaying.chooser)
        )

    def award(self, step: Award) -> str:
        otherwise = step.award.otherwise
        option = self.option(otherwise.option) if isinstance(otherwise, OtherwiseOption) else ""
        return self.say(
            "award",
            rank=step.award.rank,
            end=step.award.counted,
            otherwise="option" if isinstance(otherwise, OtherwiseOption) else otherwise,
            option=option,
        )

    def role(self, role: str, case: str = "does") -> str:
        return self.say("role", role=role, case=case)

    def chooser(self, chooser: ChooserWord) -> str:
        if isinstance(chooser, str):
            return self.say("chooser", who=self.role(chooser), you="yes" if chooser in YOURS else "no")
        return self.say("chooser-option", option=self.option(chooser.option))

    def option(self, option: str) -> str:
        """An option of the table by the name that the table's options have."""
        return Speech(self.speech.language, "option-kill-the-unicorns").say(option.replace("_", "-"))
