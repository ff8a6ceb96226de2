"""Clauses that hold as long as the card is there: what cannot happen, and how things are looked at."""

from collections.abc import Iterator

from cards.language.phrasing import Speech
from cards.language.unstable_unicorns.checks import FATES
from cards.language.unstable_unicorns.grammar import Cannot, Scope, Treat
from cards.language.unstable_unicorns.text.nouns import Nouns
from cards.language.unstable_unicorns.text.steps import in_sentences


def cannot_text(speech: Speech, clause: Cannot) -> str:
    return in_sentences(list(_prohibitions(speech, clause)))


def _prohibitions(speech: Speech, clause: Cannot) -> Iterator[str]:
    """One sentence for all fates together, one for each other prohibition."""
    nouns = Nouns(speech)
    what = clause.what
    number = "one" if what.what else "more"
    fates = [speech.say("fate", fate=fate, number=number) for fate in clause.cannot if fate in FATES]
    if fates:
        said = {"number": number, "what": nouns.scope(what, "those"), "fates": speech.either(fates)}
        if clause.by:
            yield speech.say("cannot-by", by=nouns.of_kinds(clause.by, "by"), **said)
        else:
            yield speech.say("cannot", **said)
    for word in clause.cannot:
        if word not in FATES:
            yield _prohibition(speech, nouns, what, word)


def _prohibition(speech: Speech, nouns: Nouns, what: Scope, word: str) -> str:
    if what.what is not None:
        return speech.say("this-cannot", word=word)
    match word:
        case "enter_stable":
            place = nouns.stable(what.whose, "enter", "all")
            return speech.say("cannot-enter", cards=nouns.cards(what, "those"), stable=place)
        case "play":
            return speech.say("cannot-play", cards=nouns.cards(what, "not"), whose=what.whose)
    return speech.say("cannot-be-neighed", cards=nouns.cards(what, "those"), whose=what.whose)


def treat_text(speech: Speech, clause: Treat) -> str:
    if not isinstance(clause.treat, Scope):
        if clause.hand is not None:
            return in_sentences([speech.say("hand-visible", whose=clause.treat)])
        return in_sentences([speech.say("hand-limit", whose=clause.treat, count=clause.hand_limit)])
    what = Nouns(speech).scope(clause.treat, "those")
    number = "one" if clause.treat.what else "more"
    if clause.counts_as is not None:
        return in_sentences([speech.say("counts-as", what=what, number=number, count=clause.counts_as)])
    change = "silenced" if clause.silenced else "panda" if clause.as_ else "grave"
    return in_sentences([speech.say("treat", change=change, what=what, number=number)])
