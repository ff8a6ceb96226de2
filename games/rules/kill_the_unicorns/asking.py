"""Questions that several verbs ask. Where there is only one answer, nobody is asked."""

from games.rules.kernel.actions import ChooseCards
from games.rules.kernel.prompts import Prompt, one_of, some_of
from games.rules.kernel.run import Run
from games.rules.kernel.table import Copy
from games.rules.kernel.words import say
from games.rules.kill_the_unicorns.actions import ChooseUnicorn
from games.rules.kill_the_unicorns.table import KuTable


def choose_unicorn(run: Run[KuTable], chooser: int, seat: int, why: str) -> str:
    """One of a seat's unicorns."""
    unicorns = list(run.table.unicorns_of(run.cards, seat))
    if len(unicorns) == 1:
        return unicorns[0]
    form = ChooseUnicorn.form(unicorn=one_of("unicorn", unicorns))
    text = say(f"prompt-ku-choose-unicorn-{why}", seat=seat)
    return run.ask(Prompt(chooser, "choose_unicorn", (form,), text)).one("unicorn")


def choose_hunt_cards(run: Run[KuTable], seat: int, copies: list[Copy], count: int, why: str) -> list[str]:
    """So many of the seat's cards, as many as there are."""
    choices = [run.table.hunt_id(run.cards, copy) for copy in sorted(copies)]
    if len(choices) <= count:
        return choices
    form = ChooseCards.form(cards=some_of("hunt", choices, count, count))
    text = say(f"prompt-ku-choose-cards-{why}", count=count)
    return run.ask(Prompt(seat, "choose_cards", (form,), text)).some("cards")
