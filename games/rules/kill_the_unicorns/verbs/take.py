"""`take`: the token of a purchase goes on the unicorn, or lies before the buyer."""

import msgspec

from cards.language.kill_the_unicorns.verbs.take import Take
from games.rules.kernel.run import Run
from games.rules.kill_the_unicorns import shown
from games.rules.kill_the_unicorns.doing import Doing, Purchase, doing_of
from games.rules.kill_the_unicorns.table import KuTable


class Taking(Doing[Take], of=Take):
    """Which token it is was settled with the purchase."""

    def buy(self, run: Run[KuTable], step: Take, purchase: Purchase) -> None:
        if step.take.to == "unicorn":
            _place(run, purchase)
        else:
            run.table.hunters[purchase.seat].held.append(purchase.token)
            kept = msgspec.to_builtins(shown.held_token(run.cards, run.table, purchase.token))
            run.emit("token_kept", seat=purchase.seat, token=kept)


def _place(run: Run[KuTable], purchase: Purchase) -> None:
    """The token may do something to the unicorn on which it comes to lie."""
    table, seat = run.table, purchase.seat
    unicorn = table.unicorns_of(run.cards, seat)[purchase.unicorn]
    unicorn.tokens.append(purchase.token)
    lying = msgspec.to_builtins(shown.unicorn(run.cards, table, unicorn))
    run.emit("token_placed", seat=seat, unicorn=lying)
    for step in table.face(run.cards, purchase.token).steps.get("placed", ()):
        doing_of(step).mark(run, step, unicorn, seat, {"buyer": seat})
