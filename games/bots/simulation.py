"""Many games of random players in memory, with no tolerance: a broken promise stops it and says how to see it again."""

from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import blake2b

import msgspec

from games.rules.kernel.errors import Endless, Refusal
from games.rules.kernel.events import Event
from games.rules.kernel.game import State, apply, decode_table, play_through, start
from games.rules.kernel.prompts import Action, Form, Prompt, fill
from games.rules.kernel.rng import SEED_BYTES, Rng
from games.rules.kernel.ruleset import Ruleset
from games.rules.kernel.run import AnyRun
from games.rules.kernel.table import Outcome, Table
from games.rules.kernel.uses import Use, UsedPart

MOST_ACTIONS = 20_000


class Broken(Exception):
    """A promise does not hold."""


class Setting(msgspec.Struct, frozen=True):
    """Everything that makes a game: with the actions it can be played again."""

    ruleset: str
    seats: int
    options: dict[str, object]
    seed: str
    actions: list[Action] = []


class Violation(Exception):
    """What broke, the game that shows it, and the card that did it: the one that never ends, or was used last."""

    def __init__(self, what: str, setting: Setting, card: str | None = None) -> None:
        super().__init__(what)
        self.what = what
        self.setting = setting
        self.card = card


class Tally(msgspec.Struct):
    """What so many games came to."""

    games: int = 0
    actions: int = 0
    lengths: list[int] = []
    wins: Counter[str] = msgspec.field(default_factory=Counter)
    endings: Counter[str] = msgspec.field(default_factory=Counter)
    used: Counter[str] = msgspec.field(default_factory=Counter)
    """How often each card was used."""
    seen: set[tuple[str, UsedPart]] = msgspec.field(default_factory=set)
    """The cards and effects that were used at all."""

    def add(self, actions: int, outcome: Outcome, events: Sequence[Event], ruleset: Ruleset) -> None:
        self.games += 1
        self.actions += actions
        self.lengths.append(actions)
        self.endings[outcome.reason] += 1
        self.wins.update([str(seat) for seat in outcome.winners] or ["nobody"])
        shown = [use for event in events for use in ruleset.uses(event)]
        self.used.update(use.card for use in shown if use.part == "played")
        self.seen.update(use.kind for use in shown)

    def unused(self, ruleset: Ruleset, cards: object) -> list[Use]:
        """The cards and effects that no game has shown."""
        return [use for use in ruleset.usable(cards) if use.kind not in self.seen]

    def length_at(self, share: float) -> int:
        """The length that this share of the games did not exceed."""
        return sorted(self.lengths)[min(len(self.lengths) - 1, int(share * len(self.lengths)))]


def simulate(ruleset: Ruleset, cards: object, options: object, seats: int, seed: int, games: int) -> Iterator[Tally]:
    """Play so many games; gives the tally after each. Raises Violation."""
    tally = Tally()
    for number in range(games):
        play_one(ruleset, cards, options, seats, seed_of(seed, number), tally)
        yield tally


def seed_of(seed: int, number: int) -> bytes:
    return blake2b(f"{seed}:{number}".encode(), digest_size=SEED_BYTES, person=b"simulation").digest()


def play_one(ruleset: Ruleset, cards: object, options: object, seats: int, seed: bytes, tally: Tally) -> None:
    actions: list[Action] = []
    said: list[list[Event]] = []
    rng = Rng(bytes(reversed(seed)))

    def respond(prompts: Sequence[Prompt], run: AnyRun) -> Action:
        if not said or said[-1] is not run.events:
            said.append(run.events)
        require_whole_table(ruleset, run.table)
        require_answerable(prompts)
        if len(actions) >= MOST_ACTIONS:
            raise Broken(f"not over after {MOST_ACTIONS} actions")
        prompt = prompts[rng.below(len(prompts))]
        actions.append(fill(prompt, rng.pick(prompt.forms), rng))
        return actions[-1]

    try:
        table = ruleset.setup(cards, options, seats, seed)
        events = play_through(ruleset, cards, table, respond)
        require_whole_table(ruleset, table)
        if table.outcome is None:
            raise Broken("over without an outcome")
    except Exception as error:
        setting = Setting(ruleset.name, seats, msgspec.to_builtins(options), seed.hex(), actions)
        to_blame = error.what if isinstance(error, Endless) else _used_last(ruleset, said)
        raise Violation(f"{type(error).__name__}: {error}", setting, to_blame) from error
    tally.add(len(actions), table.outcome, events, ruleset)


def _used_last(ruleset: Ruleset, steps: Sequence[list[Event]]) -> str | None:
    latest_first = (event for events in reversed(steps) for event in reversed(events))
    shown = (use for event in latest_first for use in ruleset.uses(event))
    return next((use.card for use in shown if use.part in ("played", "effect")), None)


def require_whole_table(ruleset: Ruleset, table: Table) -> None:
    """Every copy is in exactly one place."""
    where: list[int] = []
    for _, zone in ruleset.zones(table):
        where += zone
    if len(where) != len(table.faces) or len(set(where)) != len(where):
        raise Broken("a copy is nowhere, or in two places")


def require_answerable(prompts: Sequence[Prompt]) -> None:
    """Somebody owes an answer, and every form can be filled."""
    if all(prompt.optional for prompt in prompts):
        raise Broken("a dead end: nobody owes an answer")
    for prompt in prompts:
        if not prompt.forms or not all(can_fill(form) for form in prompt.forms):
            raise Broken(f"prompt {prompt.kind} has no form, or one that cannot be filled")


def can_fill(form: Form) -> bool:
    return all(
        bool(field.one_of) if field.one_of is not None else 0 <= field.min <= field.max <= len(field.some_of or ())
        for field in form.fields.values()
    )


def replay(ruleset: Ruleset, cards: object, options: object, setting: Setting) -> State:
    """Play a recorded game again, action by action, with the same checks. Raises Broken."""
    seed = bytes.fromhex(setting.seed)
    state = start(ruleset, cards, options, setting.seats, seed).state
    for number, action in enumerate(setting.actions):
        require_whole_table(ruleset, decode_table(ruleset, state.shown))
        require_answerable(state.prompts)
        try:
            state = apply(ruleset, cards, state, action).state
        except Refusal as refusal:
            raise Broken(f"action {number} is refused: {refusal.reason.key}") from refusal
        except Exception as error:
            raise Broken(f"action {number}: {type(error).__name__}: {error}") from error
    require_whole_table(ruleset, decode_table(ruleset, state.shown))
    return state
