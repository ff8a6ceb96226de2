"""Bidding (KU-A5): the hunt opens with a pause, then each seat plays hunt cards or passes, once.
Abilities of that moment lie beside each question; after one is used, the question is asked again."""

from games.rules.kernel.actions import ActionType, Pass
from games.rules.kernel.events import Known, known_to
from games.rules.kernel.facts import LateFacts
from games.rules.kernel.moments import PAUSE
from games.rules.kernel.prompts import ADVANCE, Action, Form, Prompt, some_of
from games.rules.kernel.words import Say, say
from games.rules.kill_the_unicorns import shown
from games.rules.kill_the_unicorns.abilities import (
    ability_at,
    free_forms,
    free_prompts,
    mark_used,
    use_freely,
    with_pass,
)
from games.rules.kill_the_unicorns.actions import Hunt, UseAbility
from games.rules.kill_the_unicorns.asking import hunt_facts
from games.rules.kill_the_unicorns.events import BiddingOpened, BidPassed, CardsPlayed, HuntOpened
from games.rules.kill_the_unicorns.facts import BidFacts
from games.rules.kill_the_unicorns.moments import CHANCE
from games.rules.kill_the_unicorns.table import KuRun
from games.rules.kill_the_unicorns.verbs import doing_of

MOST_CARDS = 3
PASS = Pass.form(say("form-ku-pass"))


def open_hunt(run: KuRun, slot: int) -> None:
    """The next unicorn of the row is hunted, S deciding first."""
    table = run.table
    table.phase, table.slot, table.number, table.turn = "opening", slot, 0, table.start
    run.emit(HuntOpened(slot, hunted_unicorn(run)))


def hunted_unicorn(run: KuRun) -> str:
    """The id of the unicorn being hunted."""
    copy = run.table.row[run.table.slot].unicorn
    assert copy is not None
    return run.table.face(run.cards, copy).id


def opening(run: KuRun) -> None:
    """The pause at the start of a hunt, in which abilities can be used; it ends sooner if all who have one pass."""
    text = say("prompt-ku-hunt-opening", card=hunted_unicorn(run))
    beside = [with_pass(prompt) for prompt in free_prompts(run)]
    action = run.pause("hunt_opening", text, beside, CHANCE.name if beside else PAUSE.name)
    if action is None:
        return
    if action.type == ADVANCE or Pass.is_taken(action):
        run.table.phase = "bidding"
        run.emit(BiddingOpened(run.table.turn))
    else:
        use_freely(run, action)


def bid(run: KuRun) -> None:
    """One seat decides, or somebody uses an ability first."""
    table = run.table
    seat = table.turn
    bids = bid_forms(run, seat)
    forms = (*bids, *free_forms(run, seat), PASS)
    question, facts = _question(run, seat, bids), LateFacts(_facts, run, seat, bool(bids))
    prompts = [Prompt(seat, "bid", forms, question, default=PASS.type, facts=facts), *free_prompts(run, but=seat)]
    for action in run.gather(prompts, until=lambda _: True, quiet=True, asks_again=True):
        _decide(run, seat, action)


def _decide(run: KuRun, seat: int, action: Action) -> None:
    if UseAbility.is_taken(action) and "cards" not in action.fields:
        use_freely(run, action)
        return
    if Pass.is_taken(action):
        _pass(run, seat)
    else:
        _play(run, seat, action)
    _next_bidder(run)


def _question(run: KuRun, seat: int, bids: list[Form]) -> Say:
    """What the bidder is asked, or why the bidder cannot take part."""
    table, hunter = run.table, run.table.hunters[seat]
    if not bids:
        return say("prompt-ku-bid-cannot", card=hunted_unicorn(run), number=table.number or 1, hand=len(hunter.hand))
    key = "prompt-ku-bid-exposed" if hunter.exposed else "prompt-ku-bid"
    return say(key, card=hunted_unicorn(run), number=table.number)


def _facts(run: KuRun, seat: int, can_bid: bool) -> BidFacts:
    table = run.table
    hunt = hunt_facts(run)
    assert hunt is not None
    least, most = table.number or 1, table.number or MOST_CARDS
    exposed = table.hunters[seat].exposed
    return BidFacts(verb="hunt", hunt=hunt, least=least, most=most, exposed=exposed, can_bid=can_bid)


def bid_forms(run: KuRun, seat: int) -> list[Form]:
    """Ways to take part: as many cards as the hunt asks for, or with an ability that allows more (KU-D8)."""
    table = run.table
    hand = table.hunt_ids(run.cards, table.hunters[seat].hand)
    more = extra_cards(run, seat)
    forms = []
    kinds: list[tuple[type[ActionType], int]] = [(Hunt, 0), *([(UseAbility, more)] if more else [])]
    for kind, extra in kinds:
        least = (table.number or 1) + extra
        most = min((table.number or MOST_CARDS) + extra, len(hand))
        if least <= most:
            label = say("form-ku-hunt", card=hunted_unicorn(run))
            if extra:
                user = table.hunters[seat].character
                label = say("form-ku-hunt-extra", card=hunted_unicorn(run), card_user=user, extra=extra)
            forms.append(kind.form(label, cards=some_of("hunt", hand, least, most)))
    return forms


def extra_cards(run: KuRun, seat: int) -> int:
    """How many more cards the seat may play with its ability."""
    step = ability_at(run, seat, "own_bid")
    return doing_of(step).more_cards(step) if step else 0


def _play(run: KuRun, seat: int, action: Action) -> None:
    table = run.table
    hunter = table.hunters[seat]
    chosen = action.some("cards")
    extra = 0
    if UseAbility.is_taken(action):
        extra = extra_cards(run, seat)
        mark_used(run, seat)
    hunter.played = table.hunt_cards_called(run.cards, hunter.hand, chosen)
    hunter.hand = [copy for copy in hunter.hand if copy not in hunter.played]
    table.number = table.number or len(chosen) - extra
    cards = shown.hunt_cards(run.cards, table, hunter.played)
    seen = Known(cards) if hunter.exposed else known_to(seat, cards)
    run.emit(CardsPlayed(seat, len(cards), table.number, seen))


def _pass(run: KuRun, seat: int) -> None:
    """Before anybody has opened, passing hands the token on (KU-A5.2)."""
    table = run.table
    table.hunters[seat].passed = True
    if not table.number:
        table.start = table.after(seat)
    run.emit(BidPassed(seat, table.start))


def _next_bidder(run: KuRun) -> None:
    table = run.table
    undecided = [seat for seat in table.clockwise(table.after(table.turn)) if not table.hunters[seat].has_decided]
    if undecided:
        table.turn = undecided[0]
    else:
        table.phase = "reveal" if table.number else "resolution"
