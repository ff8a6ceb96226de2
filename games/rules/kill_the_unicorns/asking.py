"""Questions that several verbs ask. Where there is only one answer, nobody is asked."""

from typing import Any

import msgspec

from games.rules.kernel.actions import ChooseCards
from games.rules.kernel.prompts import Prompt, one_of, some_of
from games.rules.kernel.run import Run
from games.rules.kernel.table import Copy
from games.rules.kernel.words import say
from games.rules.kill_the_unicorns.actions import ChooseUnicorn
from games.rules.kill_the_unicorns.table import KuTable
from games.rules.kill_the_unicorns.view import hunt_shown


def choose_unicorn(run: Run[KuTable], chooser: int, seat: int, why: str) -> str:
    """One of a seat's unicorns."""
    unicorns = list(run.table.unicorns_of(run.cards, seat))
    if len(unicorns) == 1:
        return unicorns[0]
    form = ChooseUnicorn.form(unicorn=one_of("unicorn", unicorns))
    text = say(f"prompt-ku-choose-unicorn-{why}", seat=seat, card=_revealed(run))
    return run.ask(Prompt(chooser, "choose_unicorn", (form,), text, facts=hunt_facts(run))).one("unicorn")


def choose_hunt_cards(run: Run[KuTable], seat: int, copies: list[Copy], count: int, why: str) -> list[str]:
    """So many of the seat's cards, as many as there are."""
    choices = [run.table.hunt_id(run.cards, copy) for copy in sorted(copies)]
    if len(choices) <= count:
        return choices
    form = ChooseCards.form(cards=some_of("hunt", choices, count, count))
    text = say(f"prompt-ku-choose-cards-{why}", count=count, card=_revealed(run))
    return run.ask(Prompt(seat, "choose_cards", (form,), text, facts=hunt_facts(run))).some("cards")


def hunt_facts(run: Run[KuTable]) -> dict[str, Any]:
    """Why somebody is asked while a hunt is resolved: who won it, what was revealed, who takes the unicorn."""
    if run.table.winner is None:
        return {}
    facts: dict[str, Any] = msgspec.to_builtins(hunt_shown(run.cards, run.table))
    return facts


def _revealed(run: Run[KuTable]) -> str:
    assert run.table.revealed is not None
    return run.table.face(run.cards, run.table.revealed).id
