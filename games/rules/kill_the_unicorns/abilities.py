"""Characters' abilities, once a round (KU-A9): who may use one now, and what using it does.
The forms say what can be chosen; a use that has nothing to act on is not offered."""

import msgspec

from cards.language.kill_the_unicorns.parts import KuStep
from games.rules.kernel.actions import Pass
from games.rules.kernel.facts import AskingCard, LateFacts
from games.rules.kernel.prompts import Action, Form, Prompt
from games.rules.kernel.words import Say, say
from games.rules.kill_the_unicorns.actions import UseAbility
from games.rules.kill_the_unicorns.asking import hunt_facts
from games.rules.kill_the_unicorns.doing import word_of
from games.rules.kill_the_unicorns.events import AbilityUsed
from games.rules.kill_the_unicorns.facts import AbilityFacts
from games.rules.kill_the_unicorns.table import KuRun
from games.rules.kill_the_unicorns.verbs import doing_of

PASS = Pass.form()


def ability_at(run: KuRun, seat: int, *moments: str) -> KuStep | None:
    """What the seat's ability does, if it is unused and works at one of these moments."""
    hunter = run.table.hunters[seat]
    if hunter.ability_used or not run.table.options.has_abilities:
        return None
    moment, step = run.cards.abilities[hunter.character]
    return step if moment in moments else None


def free_forms(run: KuRun, seat: int) -> tuple[Form, ...]:
    """The forms of an ability that works while others bid; the Princess's until anybody has played (KU-A9.3)."""
    step = _free_ability(run, seat)
    return () if step is None else _forms_of(run, seat, step)


def _free_ability(run: KuRun, seat: int) -> KuStep | None:
    step = ability_at(run, seat, "hunt", "before_play")
    if step is None or (any(hunter.played for hunter in run.table.hunters) and not ability_at(run, seat, "hunt")):
        return None
    return step


def free_prompts(run: KuRun, but: int | None = None) -> list[Prompt]:
    """The optional prompts beside a pause or another seat's bid: offered, not waited for (KU-A9.8)."""
    prompts = []
    for seat in run.table.clockwise():
        step = None if seat == but or seat in run.table.conceded else _free_ability(run, seat)
        forms = () if step is None else _forms_of(run, seat, step)
        if step is not None and forms:
            text, facts = _question(run, seat, step), LateFacts(_facts, run, seat, step)
            prompts.append(Prompt(seat, "ability", forms, text, optional=True, facts=facts))
    return prompts


def with_pass(prompt: Prompt) -> Prompt:
    """It may be declined, so that nobody waits for somebody who does not want it."""
    return msgspec.structs.replace(prompt, forms=(*prompt.forms, PASS), default=PASS.type)


def use_freely(run: KuRun, action: Action) -> None:
    """Do what the answer to one of the free forms says."""
    assert action.seat is not None
    step = ability_at(run, action.seat, "hunt", "before_play")
    assert step is not None
    mark_used(run, action.seat)
    doing_of(step).use(run, step, action.seat, action)


def offer(run: KuRun, moment: str, seats: list[int]) -> None:
    """Ask those of the seats whose ability works now, all at once, and wait; then do the uses in order of arrival."""
    asked = {}
    for seat in seats:
        step = ability_at(run, seat, moment)
        forms = _forms_of(run, seat, step) if step else ()
        if step and forms:
            text, facts = _question(run, seat, step), LateFacts(_facts, run, seat, step)
            asked[seat] = (step, Prompt(seat, "ability", (*forms, PASS), text, default=PASS.type, facts=facts))
    answers = run.gather([prompt for _, prompt in asked.values()]) if asked else []
    uses = [(answer.seat, answer) for answer in answers if UseAbility.is_taken(answer) and answer.seat is not None]
    for seat, _ in uses:
        mark_used(run, seat)
    for seat, answer in uses:
        step, _ = asked[seat]
        doing_of(step).use(run, step, seat, answer)


def mark_used(run: KuRun, seat: int) -> None:
    """The ability is used up for this round (KU-A9.1)."""
    hunter = run.table.hunters[seat]
    hunter.ability_used = True
    run.emit(AbilityUsed(seat, hunter.character))


def _question(run: KuRun, seat: int, step: KuStep) -> Say:
    """Whose ability it is, and what it does."""
    return say("prompt-ku-ability", card=run.table.hunters[seat].character, verb=word_of(step))


def _facts(run: KuRun, seat: int, step: KuStep) -> AbilityFacts:
    source = AskingCard(run.table.hunters[seat].character)
    return AbilityFacts(verb=word_of(step), source=source, hunt=hunt_facts(run))


def _forms_of(run: KuRun, seat: int, step: KuStep) -> tuple[Form, ...]:
    doing = doing_of(step)
    return tuple(UseAbility.form(doing.label(run, seat, choices), **choices) for choices in doing.ways(run, step, seat))
