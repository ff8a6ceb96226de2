"""Scenarios in plain words: lay a table, let seats a, b, c … act, look at what became of it.

Seats sit clockwise; `a` starts unless said otherwise. Hunt cards are named by their values. A pause is waited out as
soon as a seat wants to act that is not asked yet. A refused action is checked to have changed no byte.
"""

from typing import Any

import msgspec
import pytest

from games.rules.kernel.errors import ActionIsIllegal, PromptIsClosed, Refusal
from games.rules.kernel.events import plain_facts, seen_by
from games.rules.kernel.game import State, apply, decode_table, default_for, encode, resume
from games.rules.kernel.prompts import ADVANCE, CONCEDE, Action, Form, Prompt
from games.rules.kernel.words import say
from games.rules.kill_the_unicorns.options import KillTheUnicornsOptions
from games.rules.kill_the_unicorns.ruleset import KillTheUnicorns
from games.rules.kill_the_unicorns.setup import set_up
from games.rules.kill_the_unicorns.table import Hunter, KuTable, Slot, Unicorn
from games.rules.kill_the_unicorns.view import KillTheUnicornsView
from tests.harness.walk import seed_of
from tests.rules.kill_the_unicorns.conftest import CARDS

LETTERS = "abcdef"
CAST = "princess knight wizard shaman bard huntress"
RULES = KillTheUnicorns()
SEED = bytes(range(32))


class Layer:
    """Lays cards on a Table by their names, each taken from where it lies."""

    def __init__(self, table: KuTable) -> None:
        self.table = table

    def take(self, card: str, owner: int | None = None) -> int:
        """A copy of the card, from the box, the unicorn deck or its owner's stratagem deck."""
        zones = [self.table.deck, self.table.box]
        if owner is not None:
            zones = [self.table.hunters[owner].deck]
        for zone in zones:
            for copy in zone:
                if self.table.face(CARDS, copy).id == card:
                    zone.remove(copy)
                    return copy
        raise LookupError(f"no {card} left")

    def trap(self, written: str) -> int:
        """A stratagem written as "b:trojan_unicorn"."""
        letter, card = written.split(":")
        copy = self.take(card, LETTERS.index(letter))
        self.table.hide(copy)
        return copy

    def unicorn(self, written: str) -> Unicorn:
        """A unicorn with what lies on it: "y3 b:athletic_unicorn horn candy_blue"."""
        name, *lying = written.split()
        copy = self.take(name)
        unicorn = Unicorn(copy, self.table.face(CARDS, copy).card.colour)
        for part in lying:
            if ":" in part:
                unicorn.pinned.append(self.trap(part))
                continue
            unicorn.tokens.append(self.take(part))
            for step in CARDS.face(part).steps.get("placed", ()):
                unicorn.colour = step.paint.colour
        return unicorn


def game(
    cast: str = "princess knight wizard",
    *,
    row: str = "y2 v2 b2 k2",
    traps: dict[str, list[str]] | None = None,
    own: dict[str, list[str]] | None = None,
    hands: dict[str, list[int]] | None = None,
    start: str = "a",
    round: int = 1,
    phase: str = "opening",
    stock: dict[str, list[str]] | None = None,
    **options: Any,
) -> "Play":
    """A table in the middle of a game: by default at the opening of a round's first hunt."""
    characters = cast.split()
    seats = len(characters)
    table = set_up(CARDS, KillTheUnicornsOptions(**options), seats, SEED)
    lay = Layer(table)
    table.start = table.turn = LETTERS.index(start)
    for hunter, character in zip(table.hunters, characters, strict=True):
        hunter.character = character
        if table.options.has_stratagems:
            hunter.deck = table.deck_of(CARDS, character)
            table.box = [copy for copy in table.box if copy not in hunter.deck]
    for seat, hunter in enumerate(table.hunters):
        written = (own or {}).get(LETTERS[seat], [f"s{seat + 1}"])
        hunter.unicorns = [lay.unicorn(unicorn) for unicorn in written]
        _set_hand(table, hunter, (hands or {}).get(LETTERS[seat]))
    for article in CARDS.stock:
        left = [table.face(CARDS, copy).id for copy in table.box if table.face(CARDS, copy).card.article == article]
        usual = left[:seats] if CARDS.face(article).card.stock == "seats" else left
        table.stock[article] = [lay.take(token) for token in (stock or {}).get(article, usual)]
    table.row = [Slot(lay.take(name)) for name in row.split()]
    for name, written in (traps or {}).items():
        slot = table.unicorns_in_row(CARDS)[name]
        slot.above, slot.below = [lay.trap(trap) for trap in [*written, None][:2] if trap] + [None] * (2 - len(written))
    table.round, table.phase = round, phase  # type: ignore[assignment]
    if phase == "stratagems":
        for hunter in table.hunters:
            hunter.drawn = [hunter.deck.pop(0), hunter.deck.pop(0)]
    if phase == "market":
        table.slot = 3
        for slot in table.row:
            table.gone.append(slot.unicorn or 0)
            slot.unicorn = None
    return Play(table)


def new_game(seats: int, seed: int = 1, **options: Any) -> "Play":
    """A game from its very beginning."""
    return Play(set_up(CARDS, KillTheUnicornsOptions(**options), seats, seed_of(seed)))


def _set_hand(table: KuTable, hunter: Hunter, values: list[int] | None) -> None:
    if values is None:
        return
    copies = list(hunter.hand)
    hunter.hand = []
    for value in sorted(values):
        copy = next(copy for copy in copies if table.value(CARDS, copy) == value)
        copies.remove(copy)
        hunter.hand.append(copy)
    hunter.spent = copies


class Play:
    """A game being played by a scenario."""

    def __init__(self, table: KuTable) -> None:
        played = resume(RULES, CARDS, table, 0)
        self.state: State = played.state
        self.events = list(played.events)

    def __getattr__(self, letter: str) -> "Seat":
        if letter not in LETTERS:
            raise AttributeError(letter)
        return Seat(self, LETTERS.index(letter))

    @property
    def table(self) -> KuTable:
        table: KuTable = decode_table(RULES, self.state.shown)
        return table

    @property
    def start(self) -> str:
        return LETTERS[self.table.start]

    @property
    def phase(self) -> str:
        return self.table.phase

    @property
    def outcome(self) -> Any:
        return self.state.outcome

    @property
    def winners(self) -> list[str] | None:
        return None if self.outcome is None else [LETTERS[seat] for seat in self.outcome.winners]

    @property
    def asked(self) -> str:
        """The letters of the seats that owe an answer."""
        return "".join(LETTERS[prompt.seat] for prompt in self.state.owed if prompt.seat is not None)

    @property
    def offered(self) -> str:
        """The letters of the seats that may use an ability and are not waited for."""
        return "".join(LETTERS[p.seat] for p in self.state.prompts if p.optional and p.seat is not None)

    @property
    def discard(self) -> list[str]:
        return [self.table.face(CARDS, copy).id for copy in self.table.gone]

    def traps(self, unicorn: str) -> list[str]:
        """What lies at a unicorn of the row, in truth."""
        slot = self.table.unicorns_in_row(CARDS)[unicorn]
        return [self.table.face(CARDS, copy).id for copy in slot.stratagems]

    def said(self, kind: str, viewer: str | None = None) -> list[dict[str, Any]]:
        """The events of a kind, as a seat or a spectator saw them."""
        seat = None if viewer is None else LETTERS.index(viewer)
        return [plain_facts(seen_by(event, seat)) for event in self.events if event.type == kind]

    def do(self, action: Action) -> "Play":
        before = encode(self.state)
        try:
            played = apply(RULES, CARDS, self.state, action)
        except Refusal:
            assert encode(self.state) == before
            raise
        self.state = played.state
        self.events += played.events
        return self

    def wait(self) -> "Play":
        """The clock ends the pause."""
        pause = next(prompt for prompt in self.state.prompts if prompt.seat is None)
        return self.do(Action(None, pause.id, ADVANCE))

    def on(self) -> "Play":
        """Wait until somebody is asked, or the game is over."""
        while not self.asked and not self.outcome:
            self.wait()
        return self

    def timeout(self) -> "Play":
        """Nobody answers: the clock does what it does for an absent seat."""
        return self.do(default_for(self.state, self.state.owed[0], SEED))

    def bids(self, **bids: list[int] | None) -> "Play":
        """Every seat bids or passes, in the order of the table, and the cards are turned up and compared."""
        while not self.state.owed[0].seat and self.phase == "opening":
            self.wait()
        while self.phase == "bidding":
            letter = self.asked
            cards = bids.get(letter)
            Seat(self, LETTERS.index(letter)).passes() if cards is None else Seat(self, LETTERS.index(letter)).hunts(
                *cards
            )
        if self.phase == "resolution" and not self.asked and not self.outcome and self.state.prompts:
            self.wait()
        return self


class Seat:
    """One seat of the play; everything it does returns the play, so that doings can be chained."""

    def __init__(self, play: Play, seat: int) -> None:
        self.play, self.seat, self.letter = play, seat, LETTERS[seat]

    @property
    def hunter(self) -> Hunter:
        return self.play.table.hunters[self.seat]

    @property
    def hand(self) -> list[int]:
        return [self.play.table.value(CARDS, copy) for copy in self.hunter.hand]

    @property
    def spent(self) -> list[int]:
        return sorted(self.play.table.value(CARDS, copy) for copy in self.hunter.spent)

    @property
    def unicorns(self) -> list[str]:
        return [self.play.table.face(CARDS, unicorn.copy).id for unicorn in self.hunter.unicorns]

    @property
    def discarded(self) -> list[str]:
        return [self.play.table.face(CARDS, copy).id for copy in self.hunter.discarded]

    @property
    def view(self) -> KillTheUnicornsView:
        return RULES.view(CARDS, self.play.table, self.seat)

    @property
    def score(self) -> int:
        return self.view.table.hunters[self.seat].score

    def shown(self, unicorn: str) -> Any:
        """One of the seat's unicorns as everybody sees it."""
        return next(one for one in self.view.table.hunters[self.seat].unicorns if one.id == unicorn)

    def prompt(self, kind: str | None = None) -> Prompt:
        """The open prompt of the seat that offers such an action; pauses are waited out to find it.

        A pass is one that is waited for: declining an offer beside a pause is not meant.
        """
        while True:
            mine = [prompt for prompt in self.play.state.prompts if prompt.seat == self.seat]
            mine = [prompt for prompt in mine if not (kind == "pass" and prompt.optional)]
            fitting = [prompt for prompt in mine if kind in (None, *(form.type for form in prompt.forms))]
            if fitting or self.play.asked or self.play.outcome:
                return (fitting or mine or [Prompt(self.seat, "", (), say("none"))])[0]
            self.play.wait()

    def forms(self, kind: str) -> list[Form]:
        return [form for form in self.prompt(kind).forms if form.type == kind]

    @property
    def may(self) -> set[str]:
        """The kinds of action the seat is offered."""
        return {form.type for form in self.prompt().forms}

    def acts(self, kind: str, **fields: str | list[str]) -> Play:
        return self.play.do(Action(self.seat, self.prompt(kind).id, kind, dict(fields)))

    def ids(self, values: tuple[int, ...], zone: str = "hand") -> list[str]:
        """The ids of the seat's hunt cards with these values."""
        table, left, found = self.play.table, list(getattr(self.hunter, zone)), []
        for value in values:
            copy = next(copy for copy in left if table.value(CARDS, copy) == value)
            left.remove(copy)
            found.append(table.hunt_id(CARDS, copy))
        return found

    def hunts(self, *values: int) -> Play:
        return self.acts("hunt", cards=self.ids(values))

    def overkills(self, *values: int) -> Play:
        return self.acts("use_ability", cards=self.ids(values))

    def passes(self) -> Play:
        return self.acts("pass")

    def skips(self) -> Play:
        return self.acts("skip")

    def concedes(self) -> Play:
        return self.play.do(Action(self.seat, "", CONCEDE))

    def becomes(self, character: str) -> Play:
        return self.acts("choose_character", character=character)

    def places(self, card: str, unicorn: str) -> Play:
        drawn = {self.play.table.face(CARDS, c).id: self.play.table.card_id(c) for c in self.hunter.drawn}
        return self.acts("place_stratagem", card=drawn[card], unicorn=unicorn)

    def uses(self, **fields: str | list[str]) -> Play:
        return self.acts("use_ability", **fields)

    def picks(self, slot: str) -> Play:
        return self.acts("pick_stratagem", slot=slot)

    def chooses(self, unicorn: str) -> Play:
        return self.acts("choose_unicorn", unicorn=unicorn)

    def gives_up(self, *values: int) -> Play:
        return self.acts("choose_cards", cards=self.ids(values))

    def takes_back(self, *values: int) -> Play:
        return self.acts("choose_cards", cards=self.ids(values, "played"))

    def retrieves(self, *values: int) -> Play:
        return self.acts("use_ability", cards=self.ids(values, "played"))

    def names(self, colour: str) -> Play:
        return self.acts("choose_option", option=colour)

    def buys(self, article: str, unicorn: str, paying: tuple[int, ...], token: str | None = None) -> Play:
        payment = "+".join(sorted(self.ids(paying)))
        extra = {} if token is None else {"token": token}
        return self.acts("buy", article=article, unicorn=unicorn, payment=payment, **extra)


def trap_id(play: Play, unicorn: str, place: str = "above") -> str:
    """The public id of a stratagem in the row."""
    slot = play.table.unicorns_in_row(CARDS)[unicorn]
    return play.table.card_id(getattr(slot, place))


def refused() -> Any:
    """What is tried inside is refused."""
    return pytest.raises((ActionIsIllegal, PromptIsClosed))


def plain(view: KillTheUnicornsView) -> str:
    """A view as the text that goes over the wire."""
    return msgspec.json.encode(view).decode()
