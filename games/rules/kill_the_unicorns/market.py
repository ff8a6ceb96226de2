"""The black market (KU-A7): one purchase a seat, paid with the hunt cards left in hand.
Every seat is asked, for who can pay what is hidden in the hands."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from games.rules.kernel.facts import LateFacts
from games.rules.kernel.prompts import Action, Form, FormField, Prompt, one_of
from games.rules.kernel.table import Copy
from games.rules.kernel.words import Say, say
from games.rules.kill_the_unicorns.actions import Buy, Skip
from games.rules.kill_the_unicorns.cards import Article, hunt_id
from games.rules.kill_the_unicorns.doing import Purchase
from games.rules.kill_the_unicorns.ending import count_scores, look_for_double_rainbow
from games.rules.kill_the_unicorns.events import ArticleBought, HandsTakenBack, MarketOpened, PurchaseSkipped
from games.rules.kill_the_unicorns.facts import MarketFacts, NotForSale, RefusedArticle
from games.rules.kill_the_unicorns.piles import Discards
from games.rules.kill_the_unicorns.rounds import begin_round
from games.rules.kill_the_unicorns.sets import ROUNDS
from games.rules.kill_the_unicorns.table import KuRun
from games.rules.kill_the_unicorns.verbs import doing_of
from games.rules.kill_the_unicorns.view import is_hidden

Payment = tuple[int, ...]
"""The numbers of hunt cards."""
SKIP = Skip.form(say("form-ku-skip"))


def open_market(run: KuRun) -> None:
    """From S to the left, each seat may buy."""
    run.table.phase, run.table.turn = "market", run.table.start
    run.emit(MarketOpened(run.table.start))


def shop(run: KuRun) -> None:
    """One seat buys one thing, or nothing."""
    table = run.table
    seat = table.turn
    forms = (*purchase_forms(run, seat), SKIP)
    text = say("prompt-ku-market" if forms[1:] else "prompt-ku-market-nothing")
    facts = LateFacts(market_facts, run, seat)
    action = run.ask(Prompt(seat, "market", forms, text, default=SKIP.type, facts=facts), quiet=True)
    if Buy.is_taken(action):
        _buy(run, seat, action)
    else:
        run.emit(PurchaseSkipped(seat))
    table.turn = table.after(seat)
    if table.turn == table.start:
        table.phase = "market_over"


def market_over(run: KuRun) -> None:
    """Everybody takes all hunt cards back; then the next round, or the scores (KU-A7.8, KU-A7.9)."""
    table = run.table
    for hunter in table.hunters:
        hunter.hand = sorted([*hunter.hand, *hunter.spent])
        hunter.spent = []
    run.emit(HandsTakenBack())
    run.pause("round_over", say("prompt-ku-round-over", round=table.round))
    if table.round < ROUNDS:
        begin_round(run)
    else:
        count_scores(run)


def market_facts(run: KuRun, seat: int) -> MarketFacts:
    """What the seat cannot buy, and why: nothing to put it on, nothing left of it, or not enough to pay with."""
    table = run.table
    purse = sum(table.value(run.cards, copy) for copy in table.hunters[seat].hand)
    refused = []
    for article, tokens in table.stock.items():
        cost = run.cards.face(article).card.cost or 0
        if not table.hunters[seat].unicorns:
            refused.append(RefusedArticle(article, cost, NotForSale.NO_UNICORN))
        elif not tokens:
            refused.append(RefusedArticle(article, cost, NotForSale.SOLD_OUT))
        elif purse < cost:
            refused.append(RefusedArticle(article, cost, NotForSale.TOO_DEAR))
    return MarketFacts(verb="buy", purse=purse, refused=refused)


def purchase_forms(run: KuRun, seat: int) -> list[Form]:
    """A form for each article that is in stock, can be paid, and has a unicorn to act on (KU-D20)."""
    table = run.table
    unicorns = tuple(table.unicorns_of(run.cards, seat))
    if not unicorns:
        return []
    held = tuple([table.hunt_number(run.cards, copy) for copy in table.hunters[seat].hand])
    forms = []
    for name, tokens in table.stock.items():
        article = run.cards.articles[name]
        payments = written_payments(run.cards.hunt_values, held, article.cost)
        if not (tokens and payments):
            continue
        fields: dict[str, FormField] = {
            "article": one_of("article", (name,)),
            "unicorn": one_of("victim" if article.slays else "unicorn", unicorns),
            "payment": one_of("payment", payments),
        }
        if article.is_mixed and not is_hidden(run.cards, table, name):
            fields["token"] = one_of("token", sorted({table.face(run.cards, copy).id for copy in tokens}))
        forms.append(Buy.form(_offer(article), **fields))
    return forms


def _offer(article: Article) -> Say:
    """The article with its price and all that buying it does."""
    return say(
        "form-ku-buy",
        card=article.id,
        cost=article.cost,
        slays="yes" if article.slays else "no",
        paints="yes" if article.paints else "no",
        stars=article.stars,
        least=article.least,
        most=article.most,
    )


@lru_cache(maxsize=4096)
def written_payments(values: tuple[int, ...], held: tuple[int, ...], cost: int) -> tuple[str, ...]:
    """The payments that a seat with these hunt cards can choose from, as a form writes them.

    Kept: all seats have the same hunt cards, and the same few of them are left in hand again and again.
    """
    hand = {number: values[number] for number in held}
    payments = told_apart(minimal_payments(hand, cost), hand)
    return tuple("+".join(map(hunt_id, payment)) for payment in payments)


def told_apart(payments: Iterable[Payment], values: Mapping[int, int]) -> list[Payment]:
    """One payment of each kind: equal values are the same to who pays them."""
    kinds: dict[tuple[int, ...], Payment] = {}
    for payment in payments:
        kinds.setdefault(tuple(sorted(values[card] for card in payment)), payment)
    return list(kinds.values())


def minimal_payments(values: Mapping[int, int], cost: int) -> tuple[Payment, ...]:
    """Every set of cards worth at least the cost of which none could be kept; a free article costs no card."""
    dearest_first = sorted(values, key=lambda card: -values[card])
    payments = [tuple(sorted(payment)) for payment in _pay(dearest_first, values, cost)]
    return tuple(sorted(payments, key=lambda payment: (len(payment), payment)))


def _pay(cards: Sequence[int], values: Mapping[int, int], owed: int) -> Iterator[Payment]:
    """Ways to pay what is owed, the dearest card first: without the last one, the cheapest, something is owed."""
    if owed <= 0:
        yield ()
        return
    for place, card in enumerate(cards):
        for rest in _pay(cards[place + 1 :], values, owed - values[card]):
            yield (card, *rest)


def _buy(run: KuRun, seat: int, action: Action) -> None:
    table = run.table
    hunter = table.hunters[seat]
    article = action.one("article")
    token = _take_token(run, article, action)
    paid = table.hunt_cards_called(run.cards, hunter.hand, action.one("payment").split("+"))
    hunter.hand = [copy for copy in hunter.hand if copy not in paid]
    discards = Discards(run.cards, table)
    discards.spend(seat, paid)
    run.emit(ArticleBought(seat, article, table.face(run.cards, token).id, discards.counts(), discards.shown()))
    purchase = Purchase(seat, action.one("unicorn"), token)
    for step in run.cards.face(article).steps["bought"]:
        doing_of(step).buy(run, step, purchase)
    look_for_double_rainbow(run)


def _take_token(run: KuRun, article: str, action: Action) -> Copy:
    """The chosen token; where none can be chosen, the top one of the shuffled stock."""
    tokens = run.table.stock[article]
    wanted = action.fields.get("token")
    token = next((copy for copy in tokens if run.table.face(run.cards, copy).id == wanted), tokens[-1])
    tokens.remove(token)
    return token
