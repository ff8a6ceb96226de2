"""One step of a game under way: the run, its Table, what is in force, and the effects that wait for the next link."""

from collections import Counter
from collections.abc import Iterable, Sequence

from cards.language.unstable_unicorns.clauses.when import When
from cards.language.unstable_unicorns.parts import Ability, Step
from games.rules.kernel.events import Event, Known, known_to
from games.rules.kernel.run import Run
from games.rules.kernel.table import CardInPlay, Copy
from games.rules.unstable_unicorns.cards import Cards, Face
from games.rules.unstable_unicorns.events import (
    CardsLookedAt,
    DeckSearched,
    HandHidden,
    HandRevealed,
    LookEnded,
    StandingChanged,
)
from games.rules.unstable_unicorns.force import Force
from games.rules.unstable_unicorns.table import UnicornTable

NO_LINK = -1
"""The number of an effect that is none of a link's own."""


class Effect:
    """One triggered ability that waits for its link, or is being carried out."""

    __slots__ = ("copy", "declared", "face", "key", "number", "played", "replaces", "seat", "steps", "them")

    def __init__(self, seat: int, copy: Copy, face: Face, steps: tuple[Step, ...]) -> None:
        self.seat = seat
        self.copy = copy
        self.face = face
        self.steps = steps
        self.number = 0
        self.key = face.id
        self.declared: tuple[int, ...] = ()
        """Players named with the card before the window (UU-5.7)."""
        self.played: Sequence[Copy] = ()
        """A Magic and the Instants on it: what still lies there is put away when its link is over."""
        self.them: int | None = None
        """Whom it is an answer to."""
        self.replaces = False
        """It happens instead of something, inside somebody else's link: its own card is spoken for already."""


def name_effects(effects: Iterable[Effect]) -> None:
    """Each effect gets a word that its player can name it by: its card, numbered where there are twins."""
    seen: Counter[tuple[int, str]] = Counter()
    for effect in effects:
        seen[effect.seat, effect.face.id] += 1
        twin = seen[effect.seat, effect.face.id]
        effect.key = effect.face.id if twin == 1 else f"{effect.face.id}-{twin}"


class Link:
    """Effects that resolve together (UU-7.1): which cards are spoken for, and which came only now (UU-7.3)."""

    __slots__ = ("answered", "claims", "newcomers")

    def __init__(self) -> None:
        self.claims: dict[Copy, int] = {}
        self.answered: set[Copy] = set()
        """Cards that an answer has kept from the fate they were about to meet."""
        self.newcomers: dict[Copy, int] = {}


class Play:
    """What the verbs of the rules work on."""

    __slots__ = ("cards", "due", "empty_handed", "faces", "force", "link", "replacing", "run", "table", "waiting")

    def __init__(self, run: Run[Cards, UnicornTable]) -> None:
        self.run = run
        self.table = run.table
        self.cards: Cards = run.cards
        self.faces: list[Face] = self.cards.faces
        self.waiting: list[Effect] = []
        self.due: dict[tuple[int, Copy], tuple[When, int, Face]] = {}
        """Limits that were exceeded since the last look (UU-7.5), by seat and the card that says so."""
        self.link = Link()
        self.force = Force.of(run)
        self.replacing: list[tuple[Ability, Copy]] = []
        """Replacements that are being carried out, each with its card: none replaces what it does itself (UU-R3.12)."""
        self.empty_handed: set[int] = set()
        """Seats whose empty hand was heard of."""

    def changed(self) -> None:
        """A Stable is not what it was: announce what that changes for all to see."""
        self.force = Force.of(self.run)
        table, force = self.table, self.force
        standing = [force.standing(seat) for seat in range(table.seats)]
        if standing != table.standing:
            table.standing = standing
            self.emit(StandingChanged(standing))
        if force.visible != table.visible:
            for seat in range(table.seats):
                self.show_hand(seat, force.visible[seat])
        for when, limit, source in force.limits:
            if standing[source.seat] > limit:
                self.due[source.seat, source.copy] = (when, limit, source.face)

    def show_hand(self, seat: int, visible: bool) -> None:
        if self.table.visible[seat] != visible:
            self.table.visible[seat] = visible
            cards = [self.shown(copy) for copy in self.table.hands[seat]]
            self.emit(HandRevealed(seat, cards) if visible else HandHidden(seat))

    def face(self, copy: Copy) -> Face:
        return self.faces[self.table.faces[copy]]

    def shown(self, copy: Copy) -> CardInPlay:
        """A card as an event or a question shows it to those who may see it."""
        return CardInPlay(self.table.card_id(copy), self.faces[self.table.faces[copy]].id)

    def emit(self, event: Event) -> None:
        self.run.events.append(event)

    def trigger(self, seat: int, copy: Copy, face: Face, when: When) -> None:
        """An effect waits for the next link."""
        self.waiting.append(Effect(seat, copy, face, when.do))

    def trigger_all(self, seat: int, trigger: str) -> None:
        """What the cards of a Stable say to something that happens to its owner."""
        for copy in self.table.stables[seat]:
            face = self.face(copy)
            if face.triggers and copy not in self.force.silenced:
                for when in face.when(trigger):
                    self.trigger(seat, copy, face, when)

    def look(self, seat: int, copies: Sequence[Copy]) -> None:
        """One seat sees hidden cards, until `stop_looking`."""
        self.emit(CardsLookedAt(seat, self._looking(seat, copies)))

    def search(self, seat: int, copies: Sequence[Copy]) -> None:
        """One seat sees what it searches for in the draw pile, until `stop_looking`."""
        self.emit(DeckSearched(seat, self._looking(seat, copies)))

    def _looking(self, seat: int, copies: Sequence[Copy]) -> Known[list[CardInPlay]]:
        self.table.looker, self.table.looked = seat, list(copies)
        return known_to(seat, [self.shown(copy) for copy in copies])

    def stop_looking(self) -> None:
        if self.table.looker is not None:
            self.emit(LookEnded(self.table.looker))
            self.table.looker, self.table.looked = None, []

    def begin_link(self) -> Link:
        self.link = Link()
        return self.link
