"""One doing as a phrase, in the form its sentence asks for.

Forms: `do` (an order to you), `to` (what you may do), `they` (somebody does it), `make` (you may make somebody do it).
"""

from cards.language.unstable_unicorns.grammar import (
    Attacking,
    Bring,
    Destroy,
    Discard,
    Draw,
    EndTurn,
    ExtraPlay,
    ExtraTurn,
    Look,
    Looking,
    Move,
    PickPlayer,
    Pull,
    PutBack,
    Return,
    Returning,
    Sacrifice,
    Sacrificing,
    Search,
    Shuffle,
    Steal,
    Step,
    SwapHands,
    Take,
)
from cards.language.unstable_unicorns.text.nouns import Nouns

Verb = Step


def doer(verb: Verb) -> str:
    """Who does it: the word or name, `you` for nearly everything."""
    match verb:
        case Draw(draw=drawing):
            return drawing.who
        case Discard(discard=discarding):
            return discarding.who
        case Sacrifice(sacrifice=sacrificing):
            return sacrificing.who
    return "you"


class Verbs:
    """Phrases for the steps of one ability."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns
        self.say = nouns.speech.say

    def phrase(self, verb: Verb, form: str) -> str:
        who = doer(verb)
        if who == "you":
            return self.with_form(verb, form, "")
        if form == "do":
            return self.with_form(verb, "they", self.nouns.player(who, "does"))
        return self.with_form(verb, "make", self.nouns.player(who, "made"))

    def with_form(self, verb: Verb, form: str, who: str) -> str:
        match verb:
            case Draw(draw=drawing):
                return self.say("draw", form=form, who=who, count=drawing.count)
            case Discard(discard=discarding):
                cards = self.nouns.cards(discarding, "some", discarding.count)
                return self.say("discard", form=form, who=who, cards=cards)
            case Sacrifice(sacrifice=sacrificing):
                return self.say("sacrifice", form=form, who=who, cards=self.sacrificed(sacrificing))
        return self.yours(verb, form)

    def yours(self, verb: Verb, form: str) -> str:
        """What only you do."""
        nouns = self.nouns
        match verb:
            case Destroy(destroy=body):
                return self.say("destroy", form=form, cards=self.attacked(body, "in"))
            case Steal(steal=body):
                return self.say("steal", form=form, cards=self.attacked(body, "from"))
            case Return(return_=returning):
                return self.returned(returning, form)
            case Move(move=moving):
                place = nouns.stable(moving.whose, "from", moving.count)
                cards = nouns.cards(moving, "some", moving.count, place)
                return self.say("move", form=form, cards=cards, to=nouns.stable(moving.to, "to"))
            case Bring(bring=bringing):
                cards = nouns.cards(bringing, "some", bringing.count)
                return self.say("bring", form=form, cards=cards, zone=bringing.in_)
            case Search(search=searching):
                cards = nouns.cards(searching, "some", searching.count)
                return self.say("search", form=form, cards=cards, count=searching.count)
            case Take(take=taking):
                cards = nouns.cards(taking, "some", taking.count)
                if taking.what is None:
                    return self.say("take", form=form, cards=cards)
                return self.say("take-seen", form=form, cards=cards, nth=nouns.looks.get(taking.what, 0))
            case PickPlayer():
                return self.picked(verb, form)
        return self.unseen(verb, form)

    def unseen(self, verb: Verb, form: str) -> str:
        """Hands, the deck, and the turn itself."""
        nouns = self.nouns
        match verb:
            case Pull(pull=pulling):
                return self.say("pull", form=form, count=pulling.count, hand=nouns.hand(pulling.whose, "from"))
            case Look(look=looking):
                return self.looked_at(looking, form)
            case PutBack():
                return self.say("put-back", form=form, nth=nouns.looks.get(verb.put_back, 0))
            case SwapHands():
                return self.say("swap-hands", form=form, player=nouns.player(verb.swap_hands, "with"))
            case Shuffle():
                pools = nouns.speech.both([self.say("pool", pool=pool) for pool in verb.shuffle])
                return self.say("shuffle", form=form, pools=pools)
            case ExtraPlay():
                return self.say("extra-play", form=form)
            case ExtraTurn():
                return self.say("extra-turn", form=form)
            case EndTurn():
                return self.say("end-turn", form=form)
        raise TypeError(f"no words for {verb!r}")

    def sacrificed(self, body: Sacrificing) -> str:
        return self.nouns.this("object") if body.what else self.nouns.cards(body, "some", body.count)

    def attacked(self, body: Attacking, role: str) -> str:
        """Where is said only if it is not as the rules have it: in another player's Stable."""
        place = "" if body.whose == "others" else self.nouns.stable(body.whose, role, body.count)
        return self.nouns.cards(body, "some", body.count, place)

    def returned(self, body: Returning, form: str) -> str:
        if body.what is not None:
            return self.say("return", form=form, cards=self.nouns.this("object"), count=1, whose="others")
        place = self.nouns.stable(body.whose, "from", body.count)
        cards = self.nouns.cards(body, "some", body.count, place)
        return self.say("return", form=form, cards=cards, count=body.count, whose=body.whose)

    def looked_at(self, body: Looking, form: str) -> str:
        if body.whose is not None:
            return self.say("look-hand", form=form, hand=self.nouns.hand(body.whose, "at"))
        return self.say("look-deck", form=form, count=body.top or 1)

    def picked(self, step: PickPlayer, form: str) -> str:
        if step.not_ is None:
            return self.say("pick-player", form=form, group=step.pick_player)
        player = self.nouns.player(step.not_, "but")
        return self.say("pick-player-but", form=form, group=step.pick_player, player=player)
