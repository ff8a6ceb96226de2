"""Questions that several verbs ask. Where there is only one answer, nobody is asked."""

from games.rules.kernel.actions import ChooseCards
from games.rules.kernel.facts import AskingCard, LateFacts
from games.rules.kernel.prompts import Prompt, one_of, some_of
from games.rules.kernel.table import Copy
from games.rules.kernel.words import say
from games.rules.kill_the_unicorns import shown
from games.rules.kill_the_unicorns.actions import ChooseUnicorn
from games.rules.kill_the_unicorns.facts import HuntFacts, StratagemFacts
from games.rules.kill_the_unicorns.table import KuRun


def choose_unicorn(run: KuRun, chooser: int, seat: int, why: str) -> str:
    """One of a seat's unicorns."""
    unicorns = list(run.table.unicorns_of(run.cards, seat))
    if len(unicorns) == 1:
        return unicorns[0]
    form = ChooseUnicorn.form(unicorn=one_of("unicorn", unicorns))
    key = f"prompt-ku-choose-unicorn-{why}{'-own' if why == 'slay' and chooser == seat else ''}"
    text = say(key, seat=seat, card=_revealed(run))
    facts = LateFacts(stratagem_facts, run, why, seat, source=_revealed(run))
    return run.ask(Prompt(chooser, "choose_unicorn", (form,), text, facts=facts)).one("unicorn")


def choose_hunt_cards(run: KuRun, seat: int, copies: list[Copy], count: int, why: str) -> list[str]:
    """So many of the seat's cards, as many as there are."""
    choices = run.table.hunt_ids(run.cards, sorted(copies))
    if len(choices) <= count:
        return choices
    form = ChooseCards.form(cards=some_of("hunt", choices, count, count))
    text = say(f"prompt-ku-choose-cards-{why}", count=count, card=_revealed(run))
    facts = LateFacts(stratagem_facts, run, why, seat, count, source=_revealed(run))
    return run.ask(Prompt(seat, "choose_cards", (form,), text, facts=facts)).some("cards")


def stratagem_facts(run: KuRun, verb: str, seat: int, count: int = 1, source: str | None = None) -> StratagemFacts:
    """What a card, or the hunt itself, asks: what becomes of what is chosen, and of whose."""
    revealed = run.table.revealed
    is_revealed = revealed is not None and run.table.face(run.cards, revealed).id == source
    asking = None
    if source is not None:
        asking = AskingCard(source, run.table.card_id(revealed) if revealed is not None and is_revealed else None)
    return StratagemFacts(verb=verb, source=asking, seat=seat, count=count, hunt=hunt_facts(run))


def hunt_facts(run: KuRun) -> HuntFacts | None:
    """How the hunt stands: who won it, what was revealed, who takes the unicorn. None while the market is open."""
    table, cards = run.table, run.cards
    if table.phase in ("market", "market_over"):
        return None
    slot = table.row[table.slot]
    unicorn = None if slot.unicorn is None else table.face(cards, slot.unicorn).id
    revealed = shown.revealed(cards, table, table.revealed)
    return HuntFacts(table.slot, unicorn, table.number, table.winner, table.captor, revealed)


def _revealed(run: KuRun) -> str:
    assert run.table.revealed is not None
    return run.table.face(run.cards, run.table.revealed).id
