"""The ways to answer a question: all of them, or some where there are very many."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from math import comb, prod
from random import Random

from games.rules.kernel.prompts import Action, Filling, Form, FormField, Prompt


def any_answer(prompt: Prompt, rng: Random) -> Action:
    """A form of the prompt, filled; every one reachable."""
    return _filled(prompt, rng.choice(prompt.forms), rng)


def likely_answer(prompt: Prompt, rng: Random, leanings: Mapping[str, float]) -> Action:
    """As `any_answer`, but the type of the form is chosen as seats lean to it; one that is not named has 1."""
    kinds = list(dict.fromkeys(form.type for form in prompt.forms))
    if len(kinds) == 1 or not leanings:
        return any_answer(prompt, rng)
    (kind,) = rng.choices(kinds, [leanings.get(kind, 1.0) for kind in kinds])
    return _filled(prompt, rng.choice([form for form in prompt.forms if form.type == kind]), rng)


def expected_answer(prompt: Prompt, expected: Sequence[tuple[float, Form]], rng: Random) -> Action:
    """One of these forms, as likely as it is thought to be, filled."""
    (form,) = rng.choices([form for _, form in expected], [chance for chance, _ in expected])
    return _filled(prompt, form, rng)


def only_answer(prompt: Prompt) -> Action | None:
    """The answer that needs no thought: there is no other."""
    is_only = len(prompt.forms) == 1 and not prompt.forms[0].fields
    return Action(prompt.seat, prompt.id, prompt.forms[0].type) if is_only else None


def ways_to_answer(prompt: Prompt, rng: Random, most: int) -> list[Action]:
    """Every answer to the prompt; where a form has more fillings than its share of `most`, so many of them."""
    share = max(1, most // len(prompt.forms))
    return [action for form in prompt.forms for action in _fillings(prompt, form, rng, share)]


def _fillings(prompt: Prompt, form: Form, rng: Random, most: int) -> Iterator[Action]:
    if prod(_count(field) for field in form.fields.values()) <= most:
        for values in product(*(_choices(field) for field in form.fields.values())):
            yield Action(prompt.seat, prompt.id, form.type, dict(zip(form.fields, values, strict=True)))
        return
    for _ in range(most):
        yield _filled(prompt, form, rng)


def _count(field: FormField) -> int:
    if field.one_of is not None:
        return len(field.one_of)
    return sum(comb(len(field.some_of or ()), count) for count in range(field.min, field.max + 1))


def _choices(field: FormField) -> Iterator[Filling]:
    if field.one_of is not None:
        yield from field.one_of
        return
    for count in range(field.min, field.max + 1):
        yield from (list(chosen) for chosen in combinations(field.some_of or (), count))


def _filled(prompt: Prompt, form: Form, rng: Random) -> Action:
    return Action(prompt.seat, prompt.id, form.type, {name: _fill(field, rng) for name, field in form.fields.items()})


def _fill(field: FormField, rng: Random) -> Filling:
    if field.one_of is not None:
        return rng.choice(field.one_of)
    return rng.sample(field.some_of or (), rng.randint(field.min, field.max))
