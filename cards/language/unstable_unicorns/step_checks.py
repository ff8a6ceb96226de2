"""Checks of meaning inside a list of steps: names bound before use, steps that can happen, conditions that can fail."""

from collections.abc import Iterable, Sequence

from cards.language.issues import Issue, nearest, step_into
from cards.language.unstable_unicorns.grammar import (
    Attacking,
    Bring,
    Bringing,
    Choose,
    Destroy,
    Discard,
    Do,
    Draw,
    EndTurn,
    ExtraPlay,
    ExtraTurn,
    ForEach,
    Look,
    Looking,
    May,
    Move,
    Moving,
    PickPlayer,
    Pull,
    PutBack,
    Return,
    Sacrifice,
    Search,
    Shuffle,
    Steal,
    Step,
    SwapHands,
    Take,
)
from cards.language.unstable_unicorns.words import PLAYER_WORDS, STAYING

NEVER_FAILS = (Shuffle, ExtraPlay, ExtraTurn, EndTurn, Look, PutBack, PickPlayer, SwapHands)
GROUPS = ("others", "everyone")


class StepChecker:
    """Walks the steps of one ability in the order they are done, keeping the names bound so far."""

    def __init__(self, playing: bool) -> None:
        self.playing = playing
        self.players: dict[str, str] = {}
        self.cards: dict[str, str] = {}
        self.used: set[str] = set()
        self.issues: list[Issue] = []
        self.inside_each = False

    def run(self, steps: Sequence[Step], place: str) -> list[Issue]:
        self.walk(steps, place)
        for name, where in {**self.players, **self.cards}.items():
            if name not in self.used:
                self.wrong(where, f'the name "{name}" is never used')
        return self.issues

    def wrong(self, place: str, message: str, suggestion: str | None = None) -> None:
        self.issues.append(Issue(place, message, suggestion))

    def walk(self, steps: Sequence[Step], place: str) -> None:
        for n, step in enumerate(steps):
            self.step(step, step_into(place, n))

    def step(self, step: Step, place: str) -> None:
        match step:
            case May():
                self.may(step, place)
            case Do():
                self.walk(step.do, step_into(place, "do"))
                self.walk(step.then, step_into(place, "then"))
            case Choose():
                for n, branch in enumerate(step.choose):
                    self.walk(branch, step_into(step_into(place, "choose"), n))
            case ForEach():
                self.for_each(step, place)
            case PickPlayer():
                self.pick_player(step, place)
            case _:
                self.verb(step, place)

    def may(self, step: May, place: str) -> None:
        self.walk(step.may, step_into(place, "may"))
        if step.if_you_do and all(isinstance(inner, NEVER_FAILS) for inner in step.may):
            self.wrong(
                step_into(place, "if_you_do"), "what stands under `may` cannot fail to be done: put these beside it"
            )
        self.walk(step.if_you_do, step_into(place, "if_you_do"))

    def for_each(self, step: ForEach, place: str) -> None:
        self.group(step.for_each, step_into(place, "for_each"))
        outer, self.inside_each = self.inside_each, True
        self.walk(step.do, step_into(place, "do"))
        self.inside_each = outer

    def pick_player(self, step: PickPlayer, place: str) -> None:
        self.group(step.pick_player, step_into(place, "pick_player"))
        if step.not_ is not None:
            self.player(step.not_, step_into(place, "not"))
        self.bind(step.as_, self.players, step_into(place, "as"))

    def group(self, word: str, place: str) -> None:
        if word not in GROUPS:
            self.wrong(place, f'unknown group of players "{word}"', nearest(word, GROUPS))

    def bind(self, name: str, names: dict[str, str], place: str) -> None:
        if name in PLAYER_WORDS or name == "this":
            self.wrong(place, f'"{name}" is a word of the language: take another name')
        elif name in self.players or name in self.cards:
            self.wrong(place, f'the name "{name}" is given twice')
        names[name] = place

    def player(self, word: str, place: str) -> None:
        if word == "them" and not self.inside_each:
            self.wrong(place, '"them" has a meaning only inside `for_each`')
        elif word not in PLAYER_WORDS and word not in self.players:
            self.wrong(place, f'the name "{word}" is never bound', nearest(word, (*PLAYER_WORDS, *self.players)))
        self.used.add(word)

    def named_cards(self, word: str, place: str) -> None:
        if word not in self.cards:
            self.wrong(place, f'the name "{word}" is never bound', nearest(word, self.cards))
        self.used.add(word)

    def verb(self, step: Step, place: str) -> None:
        for key, word in _players_of(step):
            self.player(word, f"{place}.{key}")
        for key, message in self.impossible(step):
            self.wrong(f"{place}.{key}", message)
        if isinstance(step, Take) and step.take.what is not None:
            self.named_cards(step.take.what, f"{place}.take.what")
        if isinstance(step, PutBack):
            self.named_cards(step.put_back, f"{place}.put_back")
        if isinstance(step, Look):
            self.bind(step.as_, self.cards, f"{place}.as")

    def impossible(self, step: Step) -> Iterable[tuple[str, str]]:
        """What can never happen, as (where in the step, why)."""
        match step:
            case Sacrifice(sacrifice=body):
                yield from _no_stay("sacrifice.of", body.of)
            case Return(return_=body):
                yield from _no_stay("return.of", body.of)
            case Destroy(destroy=body):
                yield from _attack("destroy", body)
            case Steal(steal=body):
                yield from _attack("steal", body)
            case Move(move=body):
                yield from _move(body)
            case Bring(bring=body):
                yield from _bring(body)
            case Discard(discard=body):
                yield from _no_baby("discard.of", body.of)
            case Search(search=body):
                yield from _no_baby("search.of", body.of)
            case Take(take=body):
                yield from _no_baby("take.of", body.of)
            case Look(look=body):
                yield from _look(body)
            case Shuffle() if "this" in step.shuffle and not self.playing:
                yield "shuffle", "`this` can be shuffled in only while it is being played"


def _players_of(step: Step) -> Iterable[tuple[str, str]]:
    match step:
        case Draw(draw=drawing):
            yield "draw.who", drawing.who
        case Discard(discard=discarding):
            yield "discard.who", discarding.who
        case Sacrifice(sacrifice=sacrificing):
            yield "sacrifice.who", sacrificing.who
        case Destroy(destroy=attacking):
            yield "destroy.whose", attacking.whose
        case Steal(steal=attacking):
            yield "steal.whose", attacking.whose
        case Return(return_=returning):
            yield "return.whose", returning.whose
        case Move(move=moving):
            yield "move.whose", moving.whose
            yield "move.to", moving.to
        case Pull(pull=pulling):
            yield "pull.whose", pulling.whose
        case Look(look=looking) if looking.whose is not None:
            yield "look.whose", looking.whose
        case SwapHands():
            yield "swap_hands", step.swap_hands


def _no_stay(key: str, kinds: Sequence[str]) -> Iterable[tuple[str, str]]:
    if kinds and "unicorn" not in kinds and not set(kinds) & set(STAYING):
        yield key, f"can never happen: {' and '.join(kinds)} never stay in a Stable"


def _no_baby(key: str, kinds: Sequence[str]) -> Iterable[tuple[str, str]]:
    if kinds and set(kinds) == {"baby_unicorn"}:
        yield key, "can never happen: Baby Unicorns are only in Stables and in the Nursery"


def _attack(verb: str, body: Attacking) -> Iterable[tuple[str, str]]:
    yield from _no_stay(f"{verb}.of", body.of)
    if body.whose == "you":
        yield f"{verb}.whose", "can never happen: this is done to other players' cards"


def _move(body: Moving) -> Iterable[tuple[str, str]]:
    yield from _no_stay("move.of", body.of)
    if body.to in GROUPS:
        yield "move.to", "one player must be meant: pick the player first"
    elif body.to == body.whose:
        yield "move.to", "can never happen: a move ends in another Stable"


def _bring(body: Bringing) -> Iterable[tuple[str, str]]:
    yield from _no_stay("bring.of", body.of)
    if body.in_ != "nursery":
        yield from _no_baby("bring.of", body.of)
    elif body.of and not {"unicorn", "baby_unicorn"} & set(body.of):
        yield "bring.of", "can never happen: only Baby Unicorns are in the Nursery"


def _look(body: Looking) -> Iterable[tuple[str, str]]:
    if (body.in_ == "hand") != (body.whose is not None) or (body.in_ == "deck") != (body.top is not None):
        yield "look", "a hand needs `whose`, the deck needs `top`, and neither needs the other's"
