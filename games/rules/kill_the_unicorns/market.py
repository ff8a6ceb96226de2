"""The black market (KU-A7): one purchase a seat, paid with the hunt cards left in hand.
Every seat is asked, for who can pay what is hidden in the hands."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import combinations

from games.rules.kernel.prompts import Action, Form, FormField, Prompt, one_of
from games.rules.kernel.run import Run
from games.rules.kernel.table import Copy
from games.rules.kernel.words import Say, say
from games.rules.kill_the_unicorns.actions import Buy, Skip
from games.rules.kill_the_unicorns.cards import Cards
from games.rules.kill_the_unicorns.doing import Purchase
from games.rules.kill_the_unicorns.ending import count_scores, look_for_double_rainbow
from games.rules.kill_the_unicorns.piles import Discards
from games.rules.kill_the_unicorns.rounds import begin_round
from games.rules.kill_the_unicorns.sets import ROUNDS
from games.rules.kill_the_unicorns.table import KuTable
from games.rules.kill_the_unicorns.verbs import doing_of
from games.rules.kill_the_unicorns.view import is_hidden

Payment = tuple[Copy, ...]
SKIP = Skip.form(say("form-ku-skip"))


def open_market(run: Run[KuTable]) -> None:
    """From S to the left, each seat may buy."""
    run.table.phase, run.table.turn = "market", run.table.start
    run.emit("market_opened", start=run.table.start)


def shop(run: Run[KuTable]) -> None:
    """One seat buys one thing, or nothing."""
    table = run.table
    seat = table.turn
    forms = (*purchase_forms(run, seat), SKIP)
    action = run.ask(Prompt(seat, "market", forms, say("prompt-ku-market"), default=SKIP.type), quiet=True)
    if Buy.is_taken(action):
        _buy(run, seat, action)
    else:
        run.emit("purchase_skipped", seat=seat)
    table.turn = table.after(seat)
    if table.turn == table.start:
        table.phase = "market_over"


def market_over(run: Run[KuTable]) -> None:
    """Everybody takes all hunt cards back; then the next round, or the scores (KU-A7.8, KU-A7.9)."""
    table = run.table
    for hunter in table.hunters:
        hunter.hand = sorted([*hunter.hand, *hunter.spent])
        hunter.spent = []
    run.emit("hands_taken_back")
    run.pause("round_over", say("prompt-ku-round-over", round=table.round))
    if table.round < ROUNDS:
        begin_round(run)
    else:
        count_scores(run)


def purchase_forms(run: Run[KuTable], seat: int) -> list[Form]:
    """A form for each article that is in stock, can be paid, and has a unicorn to act on (KU-D20)."""
    table = run.table
    unicorns = list(table.unicorns_of(run.cards, seat))
    hand = {copy: table.value(run.cards, copy) for copy in table.hunters[seat].hand}
    forms = []
    for article, tokens in table.stock.items():
        payments = told_apart(minimal_payments(hand, run.cards.face(article).card.cost or 0), hand)
        if not (unicorns and tokens and payments):
            continue
        fields: dict[str, FormField] = {
            "article": one_of("article", [article]),
            "unicorn": one_of("victim" if run.cards.slays(article) else "unicorn", unicorns),
            "payment": one_of("payment", [_written(run, payment) for payment in payments]),
        }
        if not is_hidden(run.cards, table, article) and len({*run.cards.stock[article]}) > 1:
            fields["token"] = one_of("token", sorted({table.face(run.cards, copy).id for copy in tokens}))
        forms.append(Buy.form(_offer(run.cards, article), **fields))
    return forms


def _offer(cards: Cards, article: str) -> Say:
    """The article with its price and all that buying it does."""
    tokens = [cards.faces[number] for number in cards.stock[article]]
    points = sorted({token.points for token in tokens})
    return say(
        "form-ku-buy",
        card=article,
        cost=cards.face(article).card.cost or 0,
        slays="yes" if cards.slays(article) else "no",
        paints="yes" if any(token.steps.get("placed") for token in tokens) else "no",
        stars=max(token.stars for token in tokens),
        least=points[0],
        most=points[-1],
    )


def told_apart(payments: Iterable[Payment], values: Mapping[Copy, int]) -> list[Payment]:
    """One payment of each kind: equal values are the same to who pays them."""
    kinds: dict[tuple[int, ...], Payment] = {}
    for payment in payments:
        kinds.setdefault(tuple(sorted(values[copy] for copy in payment)), payment)
    return list(kinds.values())


def minimal_payments(values: Mapping[Copy, int], cost: int) -> tuple[Payment, ...]:
    """Every set of cards worth at least the cost of which none could be kept; a free article costs no card."""
    return _minimal(tuple(sorted(values.items())), cost)


@lru_cache(maxsize=4096)
def _minimal(cards: tuple[tuple[int, int], ...], cost: int) -> tuple[Payment, ...]:
    if cost <= 0:
        return ((),)
    payments = []
    for count in range(1, len(cards) + 1):
        for chosen in combinations(cards, count):
            worth = sum(value for _, value in chosen)
            if worth >= cost > worth - min(value for _, value in chosen):
                payments.append(tuple(card for card, _ in chosen))
    return tuple(payments)


def _written(run: Run[KuTable], payment: Payment) -> str:
    return "+".join(run.table.hunt_id(run.cards, copy) for copy in payment)


def _buy(run: Run[KuTable], seat: int, action: Action) -> None:
    table = run.table
    hunter = table.hunters[seat]
    article = action.one("article")
    token = _take_token(run, article, action)
    paid = [copy for copy in hunter.hand if table.hunt_id(run.cards, copy) in action.one("payment").split("+")]
    hunter.hand = [copy for copy in hunter.hand if copy not in paid]
    discards = Discards(run.cards, table)
    discards.spend(seat, paid)
    secrets, facts = discards.news()
    run.emit("article_bought", *secrets, seat=seat, article=article, token=table.face(run.cards, token).id, **facts)
    purchase = Purchase(seat, action.one("unicorn"), token)
    for step in run.cards.face(article).steps["bought"]:
        doing_of(step).buy(run, step, purchase)
    look_for_double_rainbow(run)


def _take_token(run: Run[KuTable], article: str, action: Action) -> Copy:
    """The chosen token; where none can be chosen, the top one of the shuffled stock."""
    tokens = run.table.stock[article]
    wanted = action.fields.get("token")
    token = next((copy for copy in tokens if run.table.face(run.cards, copy).id == wanted), tokens[-1])
    tokens.remove(token)
    return token
