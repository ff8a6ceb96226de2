"""Fills any form of any open prompt, all equally likely: it knows no rules."""

from random import Random, SystemRandom
from typing import Any

from games.rules.kernel.prompts import Action, Filling

_rng = SystemRandom()


def choose(view: Any, rng: Random = _rng) -> Action:
    """An answer to one of the view's prompts that must be answered."""
    prompt = rng.choice([prompt for prompt in view.prompts if not prompt.optional])
    form = rng.choice(prompt.forms)
    return Action(prompt.seat, prompt.id, form.type, {name: _fill(field, rng) for name, field in form.fields.items()})


def _fill(field: Any, rng: Random) -> Filling:
    if field.one_of is not None:
        return str(rng.choice(field.one_of))
    return rng.sample(field.some_of, rng.randint(field.min, field.max))
