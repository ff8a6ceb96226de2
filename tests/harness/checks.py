"""The checks that every ruleset gets for free. Each raises `Violation` with words that say what broke."""

import json
from collections.abc import Sequence
from typing import Any

import msgspec

from games.rules.kernel.errors import Refusal
from games.rules.kernel.events import Event, seen_by
from games.rules.kernel.game import Played, State, apply, decode, decode_table, encode, play_through, start
from games.rules.kernel.prompts import Action, Form, FormField
from games.rules.kernel.ruleset import Ruleset
from games.rules.kernel.run import Changed


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
        if event.type == "rewound":
            return
        ruleset.fold(view, msgspec.to_builtins(facts(event, viewer)))  # a copy, as a client gets one
    after = plain_view(ruleset, cards, played.state, viewer)
    if view != after:
        raise Violation(f"view + events != view for viewer {viewer}: {difference(view, after)}")


def facts(event: Event, viewer: int | None) -> dict[str, Any]:
    return {"type": event.type, **seen_by(event, viewer)}


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
