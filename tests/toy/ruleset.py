"""A toy game for the spine: hands, a secret draw, a choice in an effect, a window, a pause, an end. Never shipped.

A turn: draw; then play a pebble, which the others may stop with any card of theirs, or pass. Three points win.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from cards.language.issues import Issue
from games.rules.kernel.actions import ActionType, ChooseCards, ChoosePlayers, Pass
from games.rules.kernel.choices import Choice
from games.rules.kernel.events import Event, known_to
from games.rules.kernel.facts import Facts
from games.rules.kernel.foresight import Foresight
from games.rules.kernel.moments import PAUSE, TURN, Limits, Moment
from games.rules.kernel.names import LAST_SEAT_LEFT, RulesetNames
from games.rules.kernel.prompts import Action, Form, Prompt, one_of, some_of
from games.rules.kernel.ranking import ranked
from games.rules.kernel.rng import Rng, id_key
from games.rules.kernel.ruleset import CardSetData
from games.rules.kernel.run import Answer, Run
from games.rules.kernel.scenarios import LaidCards, ScenarioPlace, Stock
from games.rules.kernel.table import CardInPlay, Copy, Outcome, Zone
from games.rules.kernel.uses import Use
from games.rules.kernel.words import Say, say
from tests.toy import dealing, worth
from tests.toy.cards import DEALT, MAX_SEATS, POINTS_TO_WIN, ToyCards, compile_sets, needs
from tests.toy.events import (
    EVENTS,
    ToyCardDiscarded,
    ToyCardDrawn,
    ToyCardPlayed,
    ToyCardPulled,
    ToyCardStopped,
    ToyPointScored,
    ToyTurnEnded,
)
from tests.toy.fold import fold
from tests.toy.language import LANGUAGE, Card
from tests.toy.table import ToyTable

POINT, PULL, SHARE = range(3)
"""Faces of the set in the box."""
STOP = Moment(name="stop", live=Limits(3, 60, 10), correspondence=Limits(3600, 7 * 86400, 8 * 3600), is_window=True)


Discarding = type[ToyCardPlayed] | type[ToyCardStopped] | type[ToyCardDiscarded]


class LayCard(ActionType, tag="lay_card"):
    """Play a pebble."""

    card: str


class Stop(ActionType, tag="stop"):
    """Stop the pebble that is being played, with any card."""

    card: str


class PebbleFacts(Facts, msgspec.Struct, frozen=True, kw_only=True, tag_field="about", tag="pebble"):
    """A pebble is being played, and you may stop it."""

    card: CardInPlay
    """The pebble."""
    seat: int
    """Who plays it."""


class ToyDetails(msgspec.Struct, frozen=True, omit_defaults=True):
    """What decided a toy game."""

    points: list[int] = []
    """The points of each seat."""


class ToyOptions(msgspec.Struct, forbid_unknown_fields=True):
    goal: int = 3


class ToyPublic(msgspec.Struct):
    deck: int
    discard: list[CardInPlay]
    hands: list[int]
    points: list[int]
    active: int


class ToyPrivate(msgspec.Struct):
    seat: int
    hand: list[CardInPlay]


class ToyView(msgspec.Struct):
    table: ToyPublic
    you: ToyPrivate | None


ToyRun: TypeAlias = Run[ToyCards, ToyTable]
"""A step of this game being played."""


def shown(table: ToyTable, copy: Copy) -> CardInPlay:
    return CardInPlay(table.card_id(copy), table.printed[table.faces[copy]])


class Toy:
    name = "toy"
    version = 1
    language = LANGUAGE
    min_seats, max_seats = 2, MAX_SEATS
    looks_ahead = Foresight(horizon=6)
    actions: tuple[type[ActionType], ...] = (LayCard, Stop, Pass, ChoosePlayers, ChooseCards)
    events: tuple[type[Event], ...] = EVENTS
    facts: tuple[type[Facts], ...] = (PebbleFacts,)
    names = RulesetNames(
        prompts=("turn", "window", "pull", "share", "round_over"),
        verbs=("score", "pull", "share"),
        zones=("deck", "discard", "hand"),
        phases=(),
        reasons=("goal_reached", "deck_empty", LAST_SEAT_LEFT),
    )
    moments: tuple[Moment, ...] = (TURN, STOP, PAUSE)
    Table: type[ToyTable] = ToyTable
    Options: type[msgspec.Struct] = ToyOptions
    Details: type[msgspec.Struct] = ToyDetails
    View: type[msgspec.Struct] = ToyView

    def needs(self, cards: Sequence[Card]) -> Iterator[Issue]:
        return needs(cards)

    def advice(self, cards: Sequence[Card]) -> Iterator[Issue]:
        yield from ()

    def usable(self, cards: ToyCards) -> Iterator[Use]:
        yield from ()

    def dealt(self, cards: ToyCards, table: ToyTable) -> Iterator[Use]:
        for seat, hand in enumerate(table.hands):
            yield from (Use(shown(table, copy).card, "drawn", seat) for copy in hand)

    def uses(self, event: Event) -> Iterator[Use]:
        match event:
            case ToyCardDrawn():
                drawn = event.card.seen_by(event.seat).value
                yield from [Use(drawn.card, "drawn", event.seat)] if drawn else []
            case ToyCardPlayed():
                yield Use(event.card.card, "played", event.seat)

    def compile(self, card_sets: Sequence[CardSetData]) -> ToyCards:
        return compile_sets(card_sets)

    def why_not_set_up(self, cards: ToyCards, options: ToyOptions, seats: int) -> list[Say]:
        needed, found = seats * (DEALT + 1), len(cards.deck)
        return [say("setup-toy-too-few-cards", needed=needed, found=found)] if found < needed else []

    def needs_consent(self, options: ToyOptions) -> bool:
        return False

    def ranking(self, outcome: Outcome, seats: Sequence[int]) -> list[list[int]]:
        points = msgspec.convert(outcome.details, ToyDetails).points
        return ranked(outcome, seats, lambda seat: points[seat] if points else 0)

    def places(self, cards: ToyCards) -> list[ScenarioPlace]:
        return [ScenarioPlace("hand", True, [face.id for face in cards.faces])]

    def lay(self, cards: ToyCards, options: ToyOptions, seats: int, seed: bytes, laid: Sequence[LaidCards]) -> ToyTable:
        table = self.setup(cards, options, seats, seed)
        stock = Stock((copy, table.printed[table.faces[copy]]) for copy in range(len(table.faces)))
        stock.check(laid)
        named = {place.seat or 0: [stock.take(card) for card in place.cards] for place in laid}
        table.hands = [named.get(seat, []) for seat in range(seats)]
        held = [copy for hand in table.hands for copy in hand]
        table.deck = [copy for copy in range(len(table.faces)) if copy not in held]
        return table

    def setup(self, cards: ToyCards, options: ToyOptions, seats: int, seed: bytes) -> ToyTable:
        table = ToyTable(
            rng=Rng(seed),
            id_key=id_key(seed),
            seats=seats,
            printed=[face.id for face in cards.faces],
            deck=[],
            discard=[],
            hands=[],
            points=[0] * seats,
        )
        table.lay_out(cards.deck)
        table.deck = list(range(len(cards.deck)))
        table.rng.shuffle(table.deck)
        table.hands = [[table.deck.pop() for _ in range(DEALT)] for _ in range(seats)]
        return table

    def step(self, run: ToyRun) -> None:
        """One turn."""
        table = run.table
        seat = table.active
        if not table.deck:
            best = max(table.points)
            run.end(Outcome([s for s in range(table.seats) if table.points[s] == best], "deck_empty"))
        self.draw(run, seat)
        hand = {table.card_id(copy): copy for copy in table.hands[seat]}
        forms = (LayCard.form(say("prompt-toy-turn"), card=one_of("card", hand)), Pass.form())
        action = run.ask(Prompt(seat, "turn", forms, say("prompt-toy-turn"), default="pass"), quiet=True)
        if LayCard.is_taken(action):
            self.play(run, seat, hand[action.one("card")])
        table.active = (seat + 1) % table.seats
        run.emit(ToyTurnEnded(table.active))
        if table.active == 0:
            run.pause("round_over", say("action-pass"))

    def draw(self, run: ToyRun, seat: int) -> None:
        copy = run.table.deck.pop()
        run.table.hands[seat].append(copy)
        run.emit(ToyCardDrawn(seat, known_to(seat, shown(run.table, copy))))

    def play(self, run: ToyRun, seat: int, copy: Copy) -> None:
        table = run.table
        self.discard(run, seat, copy, ToyCardPlayed)
        window = [
            Prompt(
                other,
                "window",
                (*self.stops(table, other), Pass.form()),
                say("prompt-toy-stop"),
                default="pass",
                clock=STOP.name,
                facts=PebbleFacts(card=shown(table, copy), seat=seat),
            )
            for other in range(table.seats)
            if other != seat
        ]
        answers = run.gather(window, until=Stop.is_taken)
        if answers and Stop.is_taken(answers[-1]):
            stopper = answers[-1].seat
            assert stopper is not None
            hand = {table.card_id(held): held for held in table.hands[stopper]}
            self.discard(run, stopper, hand[answers[-1].one("card")], ToyCardStopped)
        else:
            self.do(run, seat, run.cards.faces[table.faces[copy]])

    def do(self, run: ToyRun, seat: int, card: Card) -> None:
        """What the card says."""
        for verb in card.abilities:
            if verb == "score":
                self.score(run, seat, 2 if card.polished else 1)
            elif verb == "pull":
                self.pull(run, seat)
            else:
                self.share(run)

    def score(self, run: ToyRun, seat: int, points: int) -> None:
        table = run.table
        table.points[seat] += points
        run.emit(ToyPointScored(seat, table.points[seat]))
        if table.points[seat] >= POINTS_TO_WIN and seat not in table.conceded:
            run.end(Outcome([seat], "goal_reached"))

    def stops(self, table: ToyTable, seat: int) -> tuple[Form, ...]:
        hand = [table.card_id(copy) for copy in table.hands[seat]]
        return (Stop.form(say("prompt-toy-stop"), card=one_of("card", hand)),) if hand else ()

    def pull(self, run: ToyRun, seat: int) -> None:
        """The choice in the middle of an effect: whose card is pulled?"""
        table = run.table
        others = [str(s) for s in range(table.seats) if s != seat and table.hands[s]]
        if not others:
            return
        form = ChoosePlayers.form(seats=some_of("seat", others, 1, 1))
        rival = int(run.ask(Prompt(seat, "pull", (form,), say("action-choose-players"))).some("seats")[0])
        copy = table.rng.pick(table.hands[rival])
        table.hands[rival].remove(copy)
        table.hands[seat].append(copy)
        lost = table.card_id(copy)
        table.hide(copy)
        run.emit(ToyCardPulled(seat, rival, known_to(rival, lost), known_to(seat, shown(table, copy))))

    def share(self, run: ToyRun) -> None:
        """Each player discards a card: all are asked at once."""
        table = run.table
        hands = [{table.card_id(copy): copy for copy in hand} for hand in table.hands]
        prompts = [
            Prompt(s, "share", (ChooseCards.form(cards=some_of("card", hand, 1, 1)),), say("action-choose-cards"))
            for s, hand in enumerate(hands)
            if hand
        ]
        for seat, action in sorted(run.ask_each(prompts).items()):
            self.discard(run, seat, hands[seat][action.some("cards")[0]], ToyCardDiscarded)

    def discard(self, run: ToyRun, seat: int, copy: Copy, what: Discarding) -> None:
        run.table.hands[seat].remove(copy)
        run.table.discard.append(copy)
        run.emit(what(seat, shown(run.table, copy)))

    def view(self, cards: ToyCards, table: ToyTable, viewer: int | None) -> ToyView:
        public = ToyPublic(
            deck=len(table.deck),
            discard=[shown(table, copy) for copy in table.discard],
            hands=[len(hand) for hand in table.hands],
            points=table.points,
            active=table.active,
        )
        if viewer is None:
            return ToyView(public, None)
        return ToyView(public, ToyPrivate(viewer, [shown(table, copy) for copy in table.hands[viewer]]))

    def fold(self, view: dict[str, Any], event: Event) -> None:
        fold(view, event)

    def describe(self, cards: ToyCards, table: ToyTable, seat: int, of: str, choice: str) -> Choice:
        if of == "seat":
            return Choice(say("label-toy-seat", seat=int(choice)), seat=int(choice))
        copy = table.copy_of(choice)
        card = choice if copy is None else table.printed[table.faces[copy]]
        return Choice(say("label-toy-card", card=card), card, choice, seat, "hand")

    def zones(self, table: ToyTable) -> Iterator[tuple[str, Zone]]:
        yield "deck", table.deck
        yield "discard", table.discard
        for seat, hand in enumerate(table.hands):
            yield f"hand {seat}", hand

    def unknown(self, cards: ToyCards, table: ToyTable, seat: int) -> list[list[Copy]]:
        return dealing.unknown(table, seat)

    def exchange(
        self, cards: ToyCards, table: ToyTable, answers: list[Answer], put: Mapping[Copy, Copy]
    ) -> list[Answer]:
        return dealing.exchange(table, answers, put)

    def worth(self, cards: ToyCards, table: ToyTable) -> list[float] | None:
        return worth.worth(table)

    def foresight(self, seats: int, near_end: bool) -> Foresight:
        return self.looks_ahead

    def is_near_end(self, table: ToyTable) -> bool:
        return False

    def likely(self, cards: ToyCards, table: ToyTable, prompt: Prompt) -> list[tuple[float, Form]]:
        return []

    def turns_begun(self, table: ToyTable) -> int:
        """How many pebbles have been laid."""
        return len(table.discard)

    def alike(self, cards: ToyCards, table: ToyTable, action: Action) -> tuple[object, ...]:
        return dealing.alike(table, action)
