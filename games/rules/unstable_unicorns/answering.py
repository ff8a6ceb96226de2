"""Instants that answer something else than a play: cards are about to meet a fate, or a turn begins (UU section 12).

Everybody is asked whatever they hold, and only where such an Instant may be in a hand.
"""

from collections.abc import Sequence

from games.rules.kernel.facts import LateFacts
from games.rules.kernel.prompts import Action, Prompt, one_of
from games.rules.kernel.words import Say, say
from games.rules.unstable_unicorns import asking, window
from games.rules.unstable_unicorns.actions import InstantAnswer
from games.rules.unstable_unicorns.answers import TURN_START, Happening, answer_of, held, is_of_use, may_be_held
from games.rules.unstable_unicorns.clauses.instead_of import FATE_VERBS
from games.rules.unstable_unicorns.events import CardsThreatened
from games.rules.unstable_unicorns.facts import AnswerFacts
from games.rules.unstable_unicorns.moments import NEIGH
from games.rules.unstable_unicorns.moving import Going
from games.rules.unstable_unicorns.play import Effect, Play


def answer_turn(play: Play) -> None:
    """A turn begins, and may be answered. What its answers set off waits."""
    answer_all(play, Happening(TURN_START, play.table.active))


def answer_fate(play: Play, going: Sequence[Going], fate: str, doer: int, by: Effect) -> list[Going]:
    """These cards are about to go together: those that still do when nobody answers any more."""
    play.link.answered.difference_update(one.copy for one in going)
    happening = Happening(fate, doer, going, by)
    if asked_seats(play, happening):
        for seat in happening.owners:
            cards = [play.shown(one.copy) for one in happening.going if one.from_seat == seat]
            play.emit(CardsThreatened(seat, fate, cards, by.face.id))
        answer_all(play, happening)
    return happening.going


def answer_all(play: Play, happening: Happening) -> None:
    """One window after the other, until one closes unanswered, or nothing is left to happen (UU-12.4)."""
    while not happening.is_over and (answer := ask(play, happening)):
        seat = answer.seat if answer.seat is not None else 0
        copy, base = held(play, happening, seat)[answer.one("card")], len(play.table.playing)
        resolver = answer_of(play, happening, seat, copy)
        window.lay_instant(play, seat, copy)
        if window.goes_through(play, base):
            window.put_away(play, play.table.playing[base:], "neigh")
            assert resolver is not None
            resolver.decide()
            resolver.carry_out()
            leave_out_answered(play, happening)


def leave_out_answered(play: Play, happening: Happening) -> None:
    """A card that the answer took away, or kept where it is, does not meet its fate any more."""
    answered, stables = play.link.answered, play.table.stables
    answered.update(one.copy for one in happening.going if one.copy not in stables[one.from_seat])
    happening.going = [one for one in happening.going if one.copy not in answered]


def ask(play: Play, happening: Happening) -> Action | None:
    """The first answer, or None if everybody passes."""
    seats = asked_seats(play, happening)
    if not seats:
        return None
    prompts = [prompt_for(play, happening, seat) for seat in seats]
    last = play.run.gather(prompts, until=window.is_no_pass)[-1]
    return last if InstantAnswer.is_taken(last) else None


def asked_seats(play: Play, happening: Happening) -> list[int]:
    """Every seat that could play an Instant now, by what all can see: nobody looks into hands (UU-12.2)."""
    faces = [face for face in play.cards.answers.get(happening.what, ()) if may_be_held(play, face)]
    return [seat for seat in play.table.clockwise() if any(is_of_use(play, happening, face, seat) for face in faces)]


def prompt_for(play: Play, happening: Happening, seat: int) -> Prompt:
    instants = held(play, happening, seat)
    forms = (InstantAnswer.form(card=one_of("card", instants)), asking.PASS) if instants else (asking.PASS,)
    return Prompt(
        seat,
        "answer_window",
        forms,
        question(play, happening, seat, bool(instants)),
        default=asking.PASS.type,
        clock=NEIGH.name,
        facts=LateFacts(answer_facts, play, happening, bool(instants)),
        concerns=tuple(sorted({*happening.doers, *happening.owners})),
    )


def answer_facts(play: Play, happening: Happening, can_answer: bool) -> AnswerFacts:
    return AnswerFacts(
        verb=FATE_VERBS.get(happening.what),
        threatened=[play.shown(one.copy) for one in happening.going],
        seats=happening.doers,
        source=asking.asking_card(play, happening.by),
        can_answer=can_answer,
    )


def question(play: Play, happening: Happening, seat: int, can_answer: bool) -> Say:
    """What is about to happen to which cards, and by which card; or whose turn begins."""
    can = "yes" if can_answer else "no"
    if happening.by is None:
        own = "yes" if happening.doer == seat else "no"
        return say("prompt-uu-answer-window-turn", seat=happening.doer, own=own, can=can)
    fate, by = FATE_VERBS[happening.what], happening.by.face.id
    if len(happening.going) > 1:
        return say("prompt-uu-answer-window-many", count=len(happening.going), fate=fate, card_by=by, can=can)
    only = happening.going[0]
    own, card = "yes" if only.from_seat == seat else "no", play.face(only.copy).id
    return say("prompt-uu-answer-window", card=card, seat=only.from_seat, own=own, fate=fate, card_by=by, can=can)
