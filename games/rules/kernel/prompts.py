"""Questions and answers: a Prompt holds Forms, an Action fills one. There is no other validator.

Any filling of any form of an open prompt is legal, and nothing else is.
"""

from collections.abc import Iterable, Sequence

import msgspec

from games.rules.kernel.errors import ActionIsIllegal
from games.rules.kernel.facts import NO_FACTS, Facts
from games.rules.kernel.moments import TURN
from games.rules.kernel.rng import Rng
from games.rules.kernel.words import Say, say

ADVANCE = "advance"
CONCEDE = "concede"

Filling = str | list[str]


class FormField(msgspec.Struct, frozen=True, array_like=True):
    """The choices of one field: exactly one of `one_of`, or between `min` and `max` different ones of `some_of`.

    `of` says what the choices are (card, seat, option …), so that the door can put them into words.
    """

    of: str
    one_of: tuple[str, ...] | None = None
    some_of: tuple[str, ...] | None = None
    min: int = 1
    max: int = 1

    @property
    def choices(self) -> tuple[str, ...]:
        """What may be chosen, one or some of it."""
        return self.one_of if self.one_of is not None else self.some_of or ()


class Form(msgspec.Struct, frozen=True, array_like=True):
    """One legal way to answer: an action type and the choices of each of its fields."""

    type: str
    fields: dict[str, FormField] = {}
    label: Say | None = None


class Prompt(msgspec.Struct, frozen=True, array_like=True):
    """One seat owes (or, if optional, is offered) one decision. A pause is a prompt without a seat.

    `default` is the form type that a timeout answers with; without one, the game's generator fills a form.
    `clock` names the kind of moment that this is, one of the ruleset's.
    `facts` are what the question is about, as data; `concerns` are the seats that a window is about.
    """

    seat: int | None
    kind: str
    forms: tuple[Form, ...]
    text: Say
    default: str | None = None
    optional: bool = False
    clock: str = TURN.name
    facts: Facts = NO_FACTS
    concerns: tuple[int, ...] = ()
    id: str = ""


class Action(msgspec.Struct, frozen=True, array_like=True):
    """A seat's answer to a prompt: the only input there is. `auto`: taken for the seat, not by it."""

    seat: int | None
    prompt: str
    type: str
    fields: dict[str, Filling] = {}
    auto: bool = False

    def one(self, field: str) -> str:
        value = self.fields[field]
        assert isinstance(value, str)
        return value

    def some(self, field: str) -> list[str]:
        value = self.fields[field]
        assert isinstance(value, list)
        return value


def one_of(of: str, choices: Iterable[str]) -> FormField:
    return FormField(of, one_of=tuple(choices))


def some_of(of: str, choices: Iterable[str], least: int, most: int) -> FormField:
    return FormField(of, some_of=tuple(choices), min=least, max=most)


def require_fit(prompt: Prompt, action: Action) -> None:
    """Refuse an action that fills none of the prompt's forms, with the reason of the form that came closest."""
    forms = [form for form in prompt.forms if form.type == action.type]
    if not forms:
        raise ActionIsIllegal(say("refusal-type-not-offered", type=action.type))
    if all(why_not(form, action) for form in forms):
        refusal = why_not(max(forms, key=lambda form: _agreement(form, action)), action)
        assert refusal
        raise refusal


def _agreement(form: Form, action: Action) -> list[bool]:
    """Which fields the action fills, in the form's order: the more and the earlier, the closer it came."""
    return [
        name in action.fields and _why_not_filled(field, action.fields[name]) is None
        for name, field in form.fields.items()
    ]


def why_not(form: Form, action: Action) -> ActionIsIllegal | None:
    """The reason why the action does not fill this form, in words; None if it does."""
    for field in action.fields:
        if field not in form.fields:
            return ActionIsIllegal(say("refusal-unknown-field", field=field), field)
    for field, choices in form.fields.items():
        if field not in action.fields:
            return ActionIsIllegal(say("refusal-missing-field", field=field), field)
        reason = _why_not_filled(choices, action.fields[field])
        if reason:
            return ActionIsIllegal(reason, field)
    return None


def _why_not_filled(field: FormField, value: Filling) -> Say | None:
    if field.one_of is not None:
        if not isinstance(value, str):
            return say("refusal-one-wanted")
        return None if value in field.one_of else say("refusal-choice-not-offered", choice=value[:80])
    assert field.some_of is not None
    if not isinstance(value, list):
        return say("refusal-list-wanted")
    if len(set(value)) != len(value):
        return say("refusal-choice-twice")
    for choice in value:
        if choice not in field.some_of:
            return say("refusal-choice-not-offered", choice=choice[:80])
    if not field.min <= len(value) <= field.max:
        return say("refusal-how-many", least=field.min, most=field.max, given=len(value))
    return None


def fill(prompt: Prompt, form: Form, rng: Rng, auto: bool = False) -> Action:
    """A filling of this form, every one reachable."""
    fields = {name: _fill_field(field, rng) for name, field in form.fields.items()}
    return Action(prompt.seat, prompt.id, form.type, fields, auto)


def _fill_field(field: FormField, rng: Rng) -> Filling:
    if field.one_of is not None:
        return rng.pick(field.one_of)
    assert field.some_of is not None
    pool = list(field.some_of)
    count = field.min + rng.below(field.max - field.min + 1)
    return [pool.pop(rng.below(len(pool))) for _ in range(count)]


def default_action(prompt: Prompt, rng: Rng) -> Action:
    """What the clock does for an absent seat."""
    for form in prompt.forms:
        if form.type == prompt.default:
            return fill(prompt, form, rng, auto=True)
    return fill(prompt, rng.pick(prompt.forms), rng, auto=True)


def offers_seat(prompt: Prompt, seat: int | None) -> bool:
    """Whether the seat is among the choices of the prompt."""
    fields = [field for form in prompt.forms for field in form.fields.values() if field.of == "seat"]
    return any(str(seat) in field.choices for field in fields)


def prompt_by_id(prompts: Sequence[Prompt], prompt_id: str) -> Prompt | None:
    return next((prompt for prompt in prompts if prompt.id == prompt_id), None)
