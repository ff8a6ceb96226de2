"""The checks that every ruleset gets for free. Each raises `Violation` with words that say what broke."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from games.rules.kernel.errors import Refusal
from games.rules.kernel.events import Event, partly_known, plain_facts, seen_by
from games.rules.kernel.game import Played, State, apply, decode, decode_table, encode, play_through, start
from games.rules.kernel.prompts import Action, Form, FormField
from games.rules.kernel.ruleset import Ruleset
from games.rules.kernel.run import Changed
from games.rules.kernel.table_events import TABLE_EVENTS, GameRewound


class Violation(AssertionError):
    """A promise of the kernel does not hold."""


def check_conservation(ruleset: Ruleset, state: State) -> None:
    """Every copy is in exactly one place."""
    table = decode_table(ruleset, state.shown)
    where: dict[int, str] = {}
    for zone, copies in ruleset.zones(table):
        for copy in copies:
            if copy in where:
                raise Violation(f"copy {copy} is in {where[copy]} and in {zone}")
            where[copy] = zone
    missing = set(range(len(table.faces))) - set(where)
    if missing:
        raise Violation(f"copies {sorted(missing)} are nowhere")


def check_liveness(state: State) -> None:
    """The game is over, or somebody can act (a pause is the clock's), and every offered form can be filled."""
    if state.outcome:
        if state.prompts:
            raise Violation("prompts are open after the end")
        return
    if not state.owed:
        raise Violation("a dead end: nobody owes an answer")
    for prompt in state.prompts:
        if not prompt.forms:
            raise Violation(f"prompt {prompt.kind} offers no form")
        for form in prompt.forms:
            for name, field in form.fields.items():
                if not can_fill(field):
                    raise Violation(f"{prompt.kind}: field {name} of {form.type} cannot be filled")


def check_questions(ruleset: Ruleset, state: State) -> None:
    """Every question says what it is about, in facts and names of its ruleset; a pause needs none."""
    for prompt in state.prompts:
        if prompt.kind not in ruleset.names.prompts:
            raise Violation(f"{prompt.kind} is no prompt among the names of {ruleset.name}")
        if prompt.seat is None:
            continue
        if type(prompt.facts) not in ruleset.facts:
            raise Violation(f"{prompt.kind}: {type(prompt.facts).__name__} are no facts of {ruleset.name}")
        for key, name in _names_in(msgspec.to_builtins(prompt.facts)):
            if name not in getattr(ruleset.names, key):
                raise Violation(f"{prompt.kind}: {name} is not among the {key} of {ruleset.name}")


def _names_in(plain: Any) -> Iterator[tuple[str, str]]:
    """The verbs and zones that stand anywhere in facts."""
    if isinstance(plain, list):
        for item in plain:
            yield from _names_in(item)
    if isinstance(plain, dict):
        yield from (("verbs", verb) for verb in (plain.get("verb"), *plain.get("verbs", ())) if verb)
        if plain.get("zone"):
            yield "zones", plain["zone"]
        for item in plain.values():
            yield from _names_in(item)


def can_fill(field: FormField) -> bool:
    if field.one_of is not None:
        return bool(field.one_of) and len(set(field.one_of)) == len(field.one_of)
    some = field.some_of or ()
    return 0 <= field.min <= field.max <= len(some) == len(set(some))


def check_encoding(state: State) -> None:
    data = encode(state)
    if encode(decode(data)) != data:
        raise Violation("encode, decode, encode gives other bytes")


def check_illegal_actions(ruleset: Ruleset, cards: Any, state: State) -> None:
    """Wrong actions are refused and change no byte."""
    before = encode(state)
    for action in wrong_actions(state):
        try:
            apply(ruleset, cards, state, action)
        except Refusal:
            pass
        else:
            raise Violation(f"accepted {action}")
        if encode(state) != before:
            raise Violation(f"a refusal changed the state: {action}")


def wrong_actions(state: State) -> list[Action]:
    wrong = [Action(0, "no-such-prompt", "pass"), Action(99, "", "pass")]
    for prompt in state.prompts[:2]:
        seat = prompt.seat
        form: Form = prompt.forms[0]
        stranger = 0 if seat is None else seat + 1
        wrong.append(Action(stranger, prompt.id, form.type, dict.fromkeys(form.fields, "x")))
        wrong.append(Action(seat, prompt.id, "no_such_type"))
        wrong.append(Action(seat, prompt.id, form.type, {"no_such_field": "x"}))
        for name, field in form.fields.items():
            made_up: str | list[str] = "made-up" if field.one_of is not None else ["made-up"]
            wrong.append(Action(seat, prompt.id, form.type, {name: made_up}))
    return wrong


def check_replay(
    ruleset: Ruleset, cards: Any, options: Any, seats: int, seed: bytes, actions: Sequence[Action], end: State
) -> None:
    """The same seed and actions lead to the same bytes, stored and re-run after each action."""
    state = start(ruleset, cards, options, seats, seed).state
    for action in actions:
        state = apply(ruleset, cards, state, action).state
    if encode(state) != encode(end):
        raise Violation("the replay came to other bytes")


def check_straight_play(
    ruleset: Ruleset, cards: Any, options: Any, seats: int, seed: bytes, actions: Sequence[Action], end: State
) -> None:
    """The same seed and actions lead to the same Table where no step is ever run again: stopping for an answer and
    starting over from the checkpoint changes nothing."""
    left = list(reversed(actions))
    table = ruleset.setup(cards, options, seats, seed)
    try:
        play_through(ruleset, cards, table, lambda prompts, run: left.pop())
    except (Changed, IndexError) as error:
        raise Violation("played in one go, the game asks something else") from error
    if left or msgspec.msgpack.encode(table) != end.shown:
        raise Violation("played in one go, the game comes to another table")


def plain_view(ruleset: Ruleset, cards: Any, state: State, viewer: int | None) -> dict[str, Any]:
    table = decode_table(ruleset, state.shown)
    plain: dict[str, Any] = msgspec.to_builtins(ruleset.view(cards, table, viewer))
    return plain


def check_fold(ruleset: Ruleset, cards: Any, before: State, played: Played, viewer: int | None) -> None:
    """View before + events = view after."""
    view = plain_view(ruleset, cards, before, viewer)
    for event in played.events:
        if isinstance(event, GameRewound):
            return
        ruleset.fold(view, seen_by(event, viewer))
    after = plain_view(ruleset, cards, played.state, viewer)
    if view != after:
        raise Violation(f"view + events != view for viewer {viewer}: {difference(view, after)}")


def check_events(ruleset: Ruleset, played: Played, viewers: Sequence[int | None]) -> None:
    """Events are of the ruleset's types, are stored and read as they are, and hide what their types say."""
    kinds: tuple[Any, ...] = (*ruleset.events, *TABLE_EVENTS)
    for event in played.events:
        if type(event) not in kinds:
            raise Violation(f"{type(event).__name__} is not among the ruleset's events")
        if msgspec.msgpack.decode(msgspec.msgpack.encode(event), type=type(event)) != event:
            raise Violation(f"{event.type} is stored as something else")
        for viewer in viewers:
            check_audience(event, viewer)


def check_audience(event: Event, viewer: int | None) -> None:
    """A field that only some may know holds what this viewer may know of it."""
    told = facts(event, viewer)
    for name in partly_known(type(event)):
        only = getattr(event, name).only
        if only is None:
            continue
        if told[name] != msgspec.to_builtins(only.get(viewer)):
            raise Violation(f"{event.type}.{name} is not what viewer {viewer} may know")


def facts(event: Event, viewer: int | None) -> dict[str, Any]:
    return {"type": event.type, **plain_facts(seen_by(event, viewer))}


def difference(folded: Any, after: Any, path: str = "") -> str:
    """The first place where two plain values differ."""
    if isinstance(folded, dict) and isinstance(after, dict):
        for key in sorted({*folded, *after}):
            if folded.get(key) != after.get(key):
                return difference(folded.get(key), after.get(key), f"{path}.{key}")
    if isinstance(folded, list) and isinstance(after, list) and len(folded) == len(after):
        for index, (left, right) in enumerate(zip(folded, after, strict=True)):
            if left != right:
                return difference(left, right, f"{path}[{index}]")
    return f"{path}: folded {json.dumps(folded)[:300]}, is {json.dumps(after)[:300]}"


def answer_for(ruleset: Ruleset, cards: Any, played: Played, viewer: int | None) -> bytes:
    """All that a viewer is told after an action, as bytes."""
    state = played.state
    return msgspec.json.encode(
        {
            "view": plain_view(ruleset, cards, state, viewer),
            "events": [facts(event, viewer) for event in played.events],
            "prompts": [prompt for prompt in state.prompts if viewer is not None and prompt.seat == viewer],
            "waiting_for": sorted({prompt.seat for prompt in state.owed if prompt.seat is not None}),
            "clock": [state.moment, *sorted({prompt.clock for prompt in state.owed})],
            "outcome": state.outcome,
        }
    )
