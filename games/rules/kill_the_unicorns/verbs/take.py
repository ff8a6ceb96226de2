"""`take`: the token of a purchase goes on the unicorn, or lies before the buyer."""

from cards.language.kill_the_unicorns.verbs.take import TakeToken
from games.rules.kill_the_unicorns import shown
from games.rules.kill_the_unicorns.doing import KuDoing, Purchase, doing_of
from games.rules.kill_the_unicorns.events import TokenKept, TokenPlaced
from games.rules.kill_the_unicorns.table import KuRun


class TakingToken(KuDoing[TakeToken], of=TakeToken):
    """Which token it is was settled with the purchase."""

    def buy(self, run: KuRun, step: TakeToken, purchase: Purchase) -> None:
        if step.take.to == "unicorn":
            _place(run, purchase)
        else:
            run.table.hunters[purchase.seat].held.append(purchase.token)
            run.emit(TokenKept(purchase.seat, shown.held_token(run.cards, run.table, purchase.token)))


def _place(run: KuRun, purchase: Purchase) -> None:
    """The token may do something to the unicorn on which it comes to lie."""
    table, seat = run.table, purchase.seat
    unicorn = table.unicorns_of(run.cards, seat)[purchase.unicorn]
    unicorn.tokens.append(purchase.token)
    run.emit(TokenPlaced(seat, shown.unicorn(run.cards, table, unicorn)))
    for step in table.face(run.cards, purchase.token).steps.get("placed", ()):
        doing_of(step).mark(run, step, unicorn, seat, {"buyer": seat})
