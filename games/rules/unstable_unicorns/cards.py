"""Card sets made ready to play with: every face with its clauses sorted by what they do."""

from collections.abc import Sequence
from functools import cached_property

from msgspec import Struct

from cards.language.joining import joined_sets
from cards.language.sets import BrokenCardSet
from cards.language.unstable_unicorns import LANGUAGE, UuCard
from cards.language.unstable_unicorns.clauses.treat import Treat
from cards.language.unstable_unicorns.clauses.when import Answering, When
from cards.language.unstable_unicorns.parts import Ability, Filter
from cards.language.unstable_unicorns.words import STAYING, UNICORNS
from games.rules.kernel.errors import BadSetup
from games.rules.kernel.ruleset import CardSetData
from games.rules.kernel.words import say
from games.rules.unstable_unicorns.hearing import DISGUISE, SILENCE, TURNS, head_of

PANDA = frozenset({"panda"})


class Face:
    """One printed card, as the rules need it."""

    def __init__(self, index: int, card: UuCard) -> None:
        self.index = index
        self.card = card
        self.id = card.id
        self.kind = card.kind
        self.is_unicorn = card.kind in UNICORNS
        self.stays = card.kind in STAYING
        self.is_baby = card.kind == "baby_unicorn"
        self.is_instant = card.kind == "instant"
        self.kinds = frozenset({card.kind, "unicorn"} if self.is_unicorn else {card.kind})
        self.named = frozenset(card.named)
        self.abilities: tuple[Ability, ...] = card.abilities
        self.triggers: dict[str, list[When]] = {}
        self.answers: list[tuple[Answering, When]] = []
        """What this Instant can be played for, if it is not to stop a card."""
        self.heard: tuple[list[Ability], ...] = tuple([] for _ in TURNS)
        """Clauses that hold while the card lies in a Stable, by when they are heard."""
        for clause in card.abilities:
            head_of(clause).lay_out(self, clause)
        self.stops_cards = self.is_instant and not self.answers
        self.steps_on_play = tuple(step for clause in self.when("on_play") for step in clause.do)
        self.in_force = any(self.heard)
        self.changes_cards = bool(self.heard[DISGUISE] or self.heard[SILENCE])
        """It silences cards, or makes others of them."""
        self.is_unstoppable = any(head_of(clause).keeps_its_play(clause) for clause in card.abilities)

    @property
    def is_plain_instant(self) -> bool:
        """The Instant that two players start with: one without any clause of its own (UU-9.2)."""
        return self.is_instant and not self.abilities

    def when(self, trigger: str) -> Sequence[When]:
        return self.triggers.get(trigger, ())


def matches(what: Filter, kinds: frozenset[str], named: frozenset[str]) -> bool:
    """Whether a filter means a card of these kinds and tags."""
    return (not what.of or not kinds.isdisjoint(what.of)) and (what.named is None or what.named in named)


class Cards:
    """All faces of the chosen sets."""

    def __init__(self, faces: Sequence[Face]) -> None:
        self.faces = list(faces)
        self.by_id = {face.id: face for face in faces}

    @cached_property
    def instants(self) -> list[Face]:
        """Every Instant that stops cards."""
        return [face for face in self.faces if face.stops_cards]

    @cached_property
    def answers(self) -> dict[str, list[Face]]:
        """The Instants that answer something else, by what they answer: most tables have none."""
        moments = {moment for face in self.faces for answer, _ in face.answers for moment in answer.answers}
        return {
            moment: [face for face in self.faces if any(moment in answer.answers for answer, _ in face.answers)]
            for moment in moments
        }

    @cached_property
    def triggers(self) -> frozenset[str]:
        """The moments that some card waits for."""
        return frozenset(trigger for face in self.faces for trigger in face.triggers)

    @cached_property
    def have_skips(self) -> bool:
        """Whether some card leaves out phases as long as it lies in a Stable."""
        return any(isinstance(clause, Treat) and clause.skips for face in self.faces for clause in face.abilities)

    def name_language(self, wanted: str) -> str:
        """The language in which names are counted: the wanted one if every Unicorn has a name in it (UU-8.3)."""
        unicorns = [face for face in self.faces if face.is_unicorn]
        return wanted if all(wanted in face.card.names for face in unicorns) else "en"

    def letters(self, face: Face, language: str) -> int:
        """Letters only: no spaces, digits or punctuation."""
        return sum(sign.isalpha() for sign in face.card.names[language])


class Deal(Struct, frozen=True):
    """Which faces a game of so many seats is played with, one entry a copy."""

    deck: list[int]
    babies: list[int]


def compile_sets(card_sets: Sequence[CardSetData]) -> Cards:
    """Read, check and join card sets. Raises BadSetup that names card and place."""
    for raw in card_sets:
        if raw.get("ruleset") != LANGUAGE.ruleset:
            raise BadSetup([say("setup-wrong-ruleset", set=str(raw.get("id")))])
    try:
        cards = joined_sets(LANGUAGE, card_sets).cards
    except BrokenCardSet as broken:
        first = broken.issues[0]
        raise BadSetup([say("setup-broken-card-set", place=first.place, reason=first.message)]) from broken
    return Cards([Face(number, card) for number, card in enumerate(cards)])


def deal_for(cards: Cards, seats: int) -> Deal:
    """Every copy that takes part: with two seats, only of cards that say so (UU-9.1)."""
    taking_part = [face for face in cards.faces if seats > 2 or face.card.two_player]
    return Deal(
        deck=[face.index for face in taking_part if not face.is_baby for _ in range(face.card.copies)],
        babies=[face.index for face in taking_part if face.is_baby for _ in range(face.card.copies)],
    )
