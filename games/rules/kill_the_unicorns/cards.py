"""A card set made ready to play with: faces by number, decks and stocks written out copy by copy.
Nothing here changes during a game; a Table holds only numbers into it."""

from collections.abc import Sequence
from functools import cached_property

import msgspec

from cards.language.joining import read_sets
from cards.language.kill_the_unicorns import CLAUSES, LANGUAGE, KuCard
from cards.language.kill_the_unicorns.clauses.when import KuWhen
from cards.language.kill_the_unicorns.clauses.while_ import While
from cards.language.kill_the_unicorns.parts import KuStep
from cards.language.kill_the_unicorns.verbs.slay import Slay
from cards.language.kill_the_unicorns.verbs.take import TakeToken
from games.rules.kernel.errors import BadSetup
from games.rules.kernel.ruleset import CardSetData
from games.rules.kernel.words import say
from games.rules.kill_the_unicorns.sets import needs


class KuFace(msgspec.Struct, frozen=True):
    """One card as the rules use it: its printed values and its program, sorted by moment."""

    id: str
    """The card's id in its set."""
    card: KuCard
    stars: int
    """What it adds on a unicorn, or a unicorn's own printed stars."""
    weight: int
    points: int
    steps: dict[str, tuple[KuStep, ...]]


class Article(msgspec.Struct, frozen=True):
    """Something that the market sells: its price, and what its tokens can be."""

    id: str
    cost: int
    slays: bool
    """Whether the unicorn that a purchase is for leaves the game."""
    paints: bool
    is_hidden: bool
    """Whether its tokens are drawn blindly, unless the table plays otherwise (KU-D21)."""
    is_mixed: bool
    """Whether there are different tokens."""
    stars: int
    least: int
    most: int
    """How many points a token is worth."""


def hunt_id(number: int) -> str:
    """What a hunt card is called among its owner's."""
    return f"h{number}"


class KuCards(msgspec.Struct, frozen=True, dict=True):
    """The faces of a set, and for each zone of the box the face numbers of its copies."""

    faces: tuple[KuFace, ...]
    unicorns: tuple[int, ...]
    starters: tuple[int, ...]
    hunts: tuple[int, ...]
    """One character's hunt cards, the lowest value first."""
    decks: dict[str, tuple[int, ...]]
    stock: dict[str, tuple[int, ...]]

    @cached_property
    def number(self) -> dict[str, int]:
        """The face number of a card id."""
        return {face.id: number for number, face in enumerate(self.faces)}

    @cached_property
    def first_hunt(self) -> int:
        """The copy that is the first hunt card of seat 0; the hunt cards of the others follow."""
        return len(self.unicorns) + len(self.starters)

    @cached_property
    def hunt_ids(self) -> tuple[str, ...]:
        """What a seat's hunt cards are called: h0 is the lowest."""
        return tuple(map(hunt_id, range(len(self.hunts))))

    @cached_property
    def hunt_values(self) -> tuple[int, ...]:
        """What a seat's hunt cards are worth."""
        return tuple(self.faces[number].card.value or 0 for number in self.hunts)

    @cached_property
    def stratagem_characters(self) -> tuple[str, ...]:
        """The character of each copy of a stratagem, in the order in which they are laid out."""
        return tuple(character for character, deck in self.decks.items() for _ in deck)

    def face(self, card: str) -> KuFace:
        """The face with this card id."""
        return self.faces[self.number[card]]

    @cached_property
    def abilities(self) -> dict[str, tuple[str, KuStep]]:
        """When each character's ability works, and what it does."""
        steps = {face.id: face.steps for face in self.faces if face.card.kind == "character"}
        return {character: (moment, step) for character, at in steps.items() for moment, (step,) in at.items()}

    @cached_property
    def articles(self) -> dict[str, Article]:
        """What the market sells."""
        return {article: self._article(article) for article in self.stock}

    def _article(self, article: str) -> Article:
        face, tokens = self.face(article), [self.faces[number] for number in self.stock[article]]
        steps, points = face.steps["bought"], [token.points for token in tokens]
        return Article(
            article,
            face.card.cost or 0,
            slays=any(isinstance(step, Slay) for step in steps),
            paints=any(token.steps.get("placed") for token in tokens),
            is_hidden=any(isinstance(step, TakeToken) and step.take.hidden for step in steps),
            is_mixed=len({*self.stock[article]}) > 1,
            stars=max((token.stars for token in tokens), default=0),
            least=min(points, default=0),
            most=max(points, default=0),
        )


def compile_sets(card_sets: Sequence[CardSetData]) -> KuCards:
    """One whole card set with the sets that extend it, read and laid out. Raises BadSetup with every fault."""
    if sum(not raw.get("extends") for raw in card_sets) != 1:
        raise BadSetup([say("setup-ku-one-card-set")])
    joined, issues = read_sets(card_sets, {LANGUAGE.ruleset: LANGUAGE})
    issues += needs(joined.cards) if joined else ()
    if joined is None or issues:
        raise BadSetup([say("setup-ku-card-set-fault", fault=str(issue)) for issue in issues])
    faces = tuple(_face(card) for card in joined.cards)

    def copies(kind: str) -> list[int]:
        return [n for n, face in enumerate(faces) if face.card.kind == kind for _ in range(face.card.copies)]

    hunts = sorted(copies("hunt"), key=lambda n: faces[n].card.value or 0)
    decks = {
        faces[n].id: tuple(s for s in copies("stratagem") if faces[n].id in faces[s].card.decks)
        for n in copies("character")
    }
    stock = {
        faces[n].id: tuple(t for t in copies("token") if faces[t].card.article == faces[n].id)
        for n in copies("article")
    }
    return KuCards(faces, tuple(copies("unicorn")), tuple(copies("starter")), tuple(hunts), decks, stock)


if set(CLAUSES) != {KuWhen, While}:
    raise TypeError("the language has a clause head that these rules do not sort")


def _face(card: KuCard) -> KuFace:
    lasting = [clause for clause in card.abilities if isinstance(clause, While)]
    steps: dict[str, tuple[KuStep, ...]] = {}
    for clause in card.abilities:
        if isinstance(clause, KuWhen):
            steps[clause.moment] = steps.get(clause.moment, ()) + clause.do
    stars = (card.stars or 0) + sum(clause.stars for clause in lasting)
    weight = max([clause.weight for clause in lasting], default=1)
    return KuFace(card.id, card, stars, weight, sum(clause.points for clause in lasting), steps)
