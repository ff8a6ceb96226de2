"""The words that scenarios are written in: `table(you=hand(…), rival=stable(…))`, `t.you.play(…)`, `t.at(…)`.

Whoever is asked in a window and is not mentioned passes. What a seat answers is named by cards, seats and options.
"""

from typing import Any

from cards.language.catalogue import shipped
from games.rules.kernel.events import Event, plain_facts
from games.rules.kernel.game import Played, State, apply, decode_table, resume
from games.rules.kernel.prompts import Action, Form, FormField, Prompt
from games.rules.kernel.rng import Rng, id_key
from games.rules.unstable_unicorns.cards import Cards
from games.rules.unstable_unicorns.options import UnstableUnicornsOptions
from games.rules.unstable_unicorns.play import Play
from games.rules.unstable_unicorns.ruleset import UnstableUnicorns
from games.rules.unstable_unicorns.table import UnicornTable

RULES = UnstableUnicorns()
BASE = RULES.compile([shipped("unstable-unicorns-2e")])
SEATS = ("you", "rival", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
WINDOWS = ("neigh_window", "answer_window")
FILLER = "basic_unicorn_indigo"

Place = tuple[str, int | None]
DECK: Place = ("deck", None)
DISCARD: Place = ("discard", None)
NURSERY: Place = ("nursery", None)
Answer = str | list[str]


class Spot:
    """The cards a seat begins a scenario with."""

    def __init__(self, hand: tuple[str, ...] = (), stable: tuple[str, ...] = ()) -> None:
        self.hand = hand
        self.stable = stable

    def __add__(self, other: "Spot") -> "Spot":
        return Spot(self.hand + other.hand, self.stable + other.stable)


def hand(*cards: str) -> Spot:
    return Spot(hand=cards)


def stable(*cards: str) -> Spot:
    return Spot(stable=cards)


NOTHING = Spot()


def table(
    *,
    deck: list[str] | None = None,
    discard: list[str] | None = None,
    nursery: list[str] | None = None,
    phase: str = "action",
    active: str = "you",
    cards: Cards = BASE,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    **spots: Spot,
) -> "Scenario":
    """A table in the middle of a game. `deck` is named from the top; seats are you, rival, third …"""
    names = [name for name in SEATS if name in spots] if len(spots) > 1 else ["you", "rival"]
    laid = UnicornTable(
        rng=Rng(seed.to_bytes(32, "big")),
        id_key=id_key(seed.to_bytes(32, "big")),
        seats=len(names),
        options=UnstableUnicornsOptions(**(options or {})),
        hands=[[] for _ in names],
        stables=[[] for _ in names],
        standing=[0] * len(names),
        visible=[False] * len(names),
        active=names.index(active),
        phase=phase,  # type: ignore[arg-type]
        turn=1,
    )
    faces: list[int] = []

    def lay(card: str) -> int:
        faces.append(cards.by_id[card].index)
        return len(faces) - 1

    for seat, name in enumerate(names):
        spot = spots.get(name, NOTHING)
        laid.hands[seat] = [lay(card) for card in spot.hand]
        laid.stables[seat] = [lay(card) for card in spot.stable]
    laid.discard = [lay(card) for card in discard or []]
    laid.nursery = [lay(card) for card in (["baby_unicorn_pink"] if nursery is None else nursery)]
    laid.deck = [lay(card) for card in reversed([FILLER] * 20 if deck is None else deck)]
    laid.lay_out(faces)
    announce(laid, cards)
    return Scenario(laid, cards, names)


def announce(laid: UnicornTable, cards: Cards) -> None:
    """What everybody sees of the Stables as they lie there."""
    from games.rules.kernel.run import Run

    play = Play(Run(cards, laid, 0))
    play.changed()


class Scenario:
    """A game under way, told from outside."""

    def __init__(self, laid: UnicornTable, cards: Cards, names: list[str]) -> None:
        self.cards = cards
        self.names = names
        self.events: list[Event] = []
        self.state: State
        self.took(resume(RULES, cards, laid, 0))

    def __getattr__(self, name: str) -> "Player":
        if name not in self.names:
            raise AttributeError(name)
        return Player(self, self.names.index(name))

    # --- what happens ---------------------------------------------------------------------------------------------

    def took(self, played: Played) -> None:
        self.state = played.state
        self.events += played.events

    def act(self, prompt: Prompt, type: str, fields: dict[str, Any] | None = None) -> None:
        self.took(apply(RULES, self.cards, self.state, Action(prompt.seat, prompt.id, type, fields or {})))

    def let_pass(self) -> None:
        """Everybody who is asked in a window passes."""
        while windows := [prompt for prompt in self.state.prompts if prompt.kind in WINDOWS]:
            self.act(windows[0], "pass")

    # --- what is seen ---------------------------------------------------------------------------------------------

    @property
    def now(self) -> UnicornTable:
        shown: UnicornTable = decode_table(RULES, self.state.shown)
        return shown

    def name_of(self, copy: int) -> str:
        return self.cards.faces[self.now.faces[copy]].id

    def all_at(self, card: str) -> list[Place]:
        """Everywhere this card lies, once nobody is asked in a window any more."""
        self.let_pass()
        return self.lying(card)

    def lying(self, card: str) -> list[Place]:
        places: list[Place] = []
        for zone, copies in RULES.zones(self.now):
            name, _, seat = zone.partition(" ")
            places += [(name, int(seat) if seat else None)] * sum(self.name_of(copy) == card for copy in copies)
        return places

    def at(self, card: str) -> Place:
        """Where this card lies; it must be the only one."""
        (place,) = self.all_at(card)
        return place

    @property
    def asked(self) -> list[str]:
        """Who is asked just now."""
        return [self.names[prompt.seat] for prompt in self.state.prompts if prompt.seat is not None]

    @property
    def winners(self) -> list[str] | None:
        self.let_pass()
        return [self.names[seat] for seat in self.state.outcome.winners] if self.state.outcome else None

    @property
    def active(self) -> str:
        self.let_pass()
        return self.names[self.now.active]

    @property
    def phase(self) -> str:
        self.let_pass()
        return self.now.phase

    @property
    def deck(self) -> list[str]:
        """The draw pile from its top."""
        self.let_pass()
        return [self.name_of(copy) for copy in reversed(self.now.deck)]

    @property
    def discard(self) -> list[str]:
        """The discard pile, what came last being last."""
        self.let_pass()
        return [self.name_of(copy) for copy in self.now.discard]

    def told(self, type: str, **data: Any) -> list[dict[str, Any]]:
        """The facts of all events of one kind so far that agree with these."""
        found = [plain_facts(event) for event in self.events if event.type == type]
        return [facts for facts in found if all(facts.get(key) == value for key, value in data.items())]


class Player:
    """One seat of a scenario."""

    def __init__(self, game: Scenario, seat: int) -> None:
        self.game = game
        self.seat = seat

    def __getattr__(self, name: str) -> "Player":
        return self.game.__getattr__(name)

    # --- what it does ---------------------------------------------------------------------------------------------

    def play(self, card: str, *answers: Answer, **declared: str) -> "Player":
        """Play a card from hand, and answer what is asked for it."""
        self.game.let_pass()
        wanted = {"card": card, **declared}
        prompt = self.prompt
        for form in prompt.forms:
            if form.type == "play_card" and set(form.fields) == set(wanted):
                fields = {name: self.choice(form.fields[name], value) for name, value in wanted.items()}
                if None not in fields.values():
                    self.game.act(prompt, "play_card", fields)
                    return self.answers(*answers) if answers else self
        raise AssertionError(f"{card} cannot be played: {self.offered}")

    def neighs(self, card: str = "neigh") -> "Player":
        """Answer the open window with an Instant."""
        prompt = self.prompt
        self.game.act(prompt, "neigh", {"card": self.find(prompt, "neigh", card)})
        return self

    def replies(self, card: str, *answers: Answer) -> "Player":
        """Answer what is about to happen with an Instant, and answer what is asked for it."""
        prompt = self.prompt
        self.game.act(prompt, "answer_with_instant", {"card": self.find(prompt, "answer_with_instant", card)})
        return self.answers(*answers)

    def passes(self) -> "Player":
        self.game.act(self.prompt, "pass")
        return self

    def draws(self) -> "Player":
        return self.does("draw_card")

    def redraws(self) -> "Player":
        self.game.act(self.prompt, "redraw")
        return self

    def does(self, type: str) -> "Player":
        self.game.let_pass()
        self.game.act(self.prompt, type)
        return self

    def uses(self, effect: str, *answers: Answer, spares: str | None = None) -> "Player":
        """Use an optional effect, and answer what it asks; `spares` names the threatened card that it is for."""
        self.game.let_pass()
        prompt = self.prompt
        fields: dict[str, str | list[str]] = {"effect": effect}
        if spares is not None:
            fields["card"] = self.find(prompt, "use_effect", spares)
        self.game.act(prompt, "use_effect", fields)
        return self.answers(*answers)

    def declines(self) -> "Player":
        return self.does("decline")

    def concedes(self) -> "Player":
        self.game.took(apply(RULES, self.game.cards, self.game.state, Action(self.seat, "", "concede")))
        return self

    def answers(self, *answers: Answer) -> "Player":
        """Each answer goes to this seat's next question: "yes", "no", a card, a list of cards, a seat, an option."""
        for answer in answers:
            self.game.let_pass()
            self.answer(self.prompt, answer)
        return self

    def answer(self, prompt: Prompt, answer: Answer) -> None:
        if answer == "no":
            self.game.act(prompt, "decline")
            return
        for form in prompt.forms:
            for name, field in form.fields.items():
                value = self.choice(field, answer)
                if value is not None:
                    self.game.act(prompt, form.type, {name: value})
                    return
        raise AssertionError(f"{answer} is not offered: {self.offered}")

    def choice(self, field: FormField, answer: Answer) -> str | list[str] | None:
        """The ids behind the words of an answer; None if this field does not offer them."""
        if answer == "yes" and field.of == "effect":
            answer = next(iter(field.one_of or ()))
        wanted = [answer] if isinstance(answer, str) else list(answer)
        ids = []
        left = list(field.one_of if field.one_of is not None else field.some_of or ())
        for word in wanted:
            found = next((choice for choice in left if self.word(field, choice) == word), None)
            if found is None:
                return None
            left.remove(found)
            ids.append(found)
        return ids[0] if field.one_of is not None else ids

    def word(self, field: FormField, choice: str) -> str:
        if field.of == "card":
            return self.game.name_of(self.copy_of(choice))
        if field.of == "seat":
            return self.game.names[int(choice)]
        if field.of == "targets":
            return "+".join(self.game.names[int(seat)] for seat in choice.split("+"))
        return choice

    def copy_of(self, card_id: str) -> int:
        now = self.game.now
        return next(copy for copy in range(len(now.faces)) if now.card_id(copy) == card_id)

    def find(self, prompt: Prompt, type: str, card: str) -> str:
        for form in prompt.forms:
            if form.type == type:
                for choice in form.fields["card"].one_of or ():
                    if self.word(form.fields["card"], choice) == card:
                        return choice
        raise AssertionError(f"{type} {card} is not offered: {self.offered}")

    # --- what it sees ---------------------------------------------------------------------------------------------

    @property
    def prompt(self) -> Prompt:
        mine = [prompt for prompt in self.game.state.prompts if prompt.seat == self.seat]
        assert mine, f"{self.game.names[self.seat]} is not asked; asked are {self.game.asked}"
        return mine[0]

    @property
    def is_asked(self) -> bool:
        self.game.let_pass()
        return any(prompt.seat == self.seat for prompt in self.game.state.prompts)

    @property
    def offered(self) -> list[str]:
        """The words of everything this seat may choose just now, and the actions that take no choice."""
        self.game.let_pass()
        return [word for form in self.prompt.forms for word in self.words_of(form)]

    def words_of(self, form: Form) -> list[str]:
        if not form.fields:
            return [form.type]
        return [
            self.word(f, c)
            for f in form.fields.values()
            for c in (f.one_of if f.one_of is not None else f.some_of or ())
        ]

    @property
    def hand(self) -> Place:
        return ("hand", self.seat)

    @property
    def stable(self) -> Place:
        return ("stable", self.seat)

    @property
    def cards(self) -> list[str]:
        """The names of the cards in hand."""
        self.game.let_pass()
        return [self.game.name_of(copy) for copy in self.game.now.hands[self.seat]]

    @property
    def unicorns(self) -> int:
        self.game.let_pass()
        return self.game.now.standing[self.seat]

    @property
    def view(self) -> Any:
        return RULES.view(self.game.cards, self.game.now, self.seat)
