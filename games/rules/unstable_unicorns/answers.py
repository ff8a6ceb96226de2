"""What is about to happen and may be answered with an Instant, and which Instants of whom are answers to it."""

from collections.abc import Sequence

from cards.language.unstable_unicorns.clauses.when import Answering
from cards.language.unstable_unicorns.words import THAT
from games.rules.kernel.table import Copy
from games.rules.unstable_unicorns import window
from games.rules.unstable_unicorns.cards import Face, matches
from games.rules.unstable_unicorns.doing import can_do
from games.rules.unstable_unicorns.moving import Going
from games.rules.unstable_unicorns.play import NO_LINK, Effect, Play
from games.rules.unstable_unicorns.resolving import Resolver

TURN_START = "turn_start"


class Happening:
    """What is about to happen: these cards go together, or a turn begins."""

    __slots__ = ("by", "doer", "going", "what")

    def __init__(self, what: str, doer: int, going: Sequence[Going] = (), by: Effect | None = None) -> None:
        self.what = what
        self.doer = doer
        """Whose effect does it, or whose turn begins."""
        self.going = list(going)
        """The cards to which nothing else has happened yet."""
        self.by = by

    @property
    def is_over(self) -> bool:
        return self.what != TURN_START and not self.going

    @property
    def owners(self) -> list[int]:
        return sorted({one.from_seat for one in self.going})

    @property
    def doers(self) -> list[int]:
        """Cards are sacrificed by their owners, whoever makes them do it."""
        return self.owners if self.what == "be_sacrificed" else [self.doer]

    def doer_of(self, one: Going) -> int:
        return one.from_seat if self.what == "be_sacrificed" else self.doer


def may_be_held(play: Play, face: Face) -> bool:
    """Whether a copy lies in the draw pile or in a hand: everybody sees the others."""
    table, index = play.table, face.index
    return any(table.faces[copy] == index for zone in (table.deck, *table.hands) for copy in zone)


def is_of_use(play: Play, happening: Happening, face: Face, seat: int) -> bool:
    """Whether this seat may answer with such a card, if it holds one."""
    if all(not fits(play, happening, answer, seat) for answer, _ in face.answers):
        return False
    return not play.force.forbids("play", play.table.faces.index(face.index), seat)


def fits(play: Play, happening: Happening, answer: Answering, seat: int) -> bool:
    """Whether an Instant of this seat that says so is an answer to this."""
    if happening.what not in answer.answers:
        return False
    if happening.what == TURN_START:
        return is_done_by(answer, happening.doer, seat)
    return bool(cards_meant(play, happening, answer, seat))


def cards_meant(play: Play, happening: Happening, answer: Answering, seat: int) -> list[Copy]:
    """The threatened cards that the answer is about."""
    force = play.force
    return [
        one.copy
        for one in happening.going
        if is_done_by(answer, happening.doer_of(one), seat)
        and matches(answer, force.kinds(one.copy), force.face(one.copy).named)
    ]


def is_done_by(answer: Answering, doer: int, seat: int) -> bool:
    return answer.who == "everyone" or (answer.who == "you") == (doer == seat)


def held(play: Play, happening: Happening, seat: int) -> dict[str, Copy]:
    """The Instants in a hand that can answer this, by id."""
    hand = [copy for copy in play.table.hands[seat] if play.face(copy).answers]
    return play.table.copies_by_id([copy for copy in hand if can_answer(play, happening, seat, copy)])


def can_answer(play: Play, happening: Happening, seat: int, copy: Copy) -> bool:
    """It may be played, is an answer to this, and its steps can be done."""
    if not window.is_free_to_play(play, copy, seat):
        return False
    resolver = answer_of(play, happening, seat, copy)
    return resolver is not None and can_do(resolver, resolver.effect.steps)


def answer_of(play: Play, happening: Happening, seat: int, copy: Copy) -> Resolver | None:
    """What the Instant would do; None if it is no answer to this."""
    face = play.face(copy)
    for answer, when in face.answers:
        if fits(play, happening, answer, seat):
            return resolver_for(play, happening, Effect(seat, copy, face, when.do), answer)
    return None


def resolver_for(play: Play, happening: Happening, effect: Effect, answer: Answering) -> Resolver:
    """`that` are the cards it is about, `them` who does it, if it is one player."""
    effect.replaces, effect.number = True, NO_LINK
    meant = cards_meant(play, happening, answer, effect.seat)
    doers = {happening.doer_of(one) for one in happening.going if one.copy in meant} or {happening.doer}
    effect.them = doers.pop() if len(doers) == 1 else None
    resolver = Resolver(play, effect)
    resolver.names.name_cards(THAT, meant, play.table, len(meant))
    return resolver
