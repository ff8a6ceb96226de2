"""Clauses that do something: when, and instead of."""

from cards.language.phrasing import Speech, sentence
from cards.language.unstable_unicorns.grammar import InsteadOf, Passing, TooMany, When
from cards.language.unstable_unicorns.text.nouns import Nouns
from cards.language.unstable_unicorns.text.steps import Telling, in_sentences


def when_text(speech: Speech, clause: When) -> str:
    nouns = Nouns(speech, clause.do)
    first, *rest = Telling(nouns).sentences(clause.do)
    match clause.when:
        case Passing():
            events = "both" if len(set(clause.when.event)) > 1 else clause.when.event[0]
            first = speech.say("when-passing", cards=nouns.cards(clause.when, "one"), events=events, effect=first)
        case TooMany():
            first = speech.say("when-too-many", count=clause.when.more_unicorns_than, effect=first)
        case "on_play":
            pass
        case trigger:
            first = speech.say("when", trigger=trigger, effect=first)
    return in_sentences([first, *rest])


def instead_text(speech: Speech, clause: InsteadOf) -> str:
    steps = clause.may or clause.do or ()
    nouns = Nouns(speech, steps)
    fates = speech.either([speech.say("fate", fate=fate, number="one") for fate in clause.instead_of])
    return sentence(
        speech.say(
            "instead",
            what=nouns.scope(clause.what, "one"),
            fates=fates,
            way="may" if clause.may else "do",
            steps=Telling(nouns).joined(steps, "to" if clause.may else "do"),
        )
    )
