"""Resolution (KU-A6): the cards are turned up, equal totals cancel, a trap may spring.
In the end the unicorn is taken or flees, and everything of the hunt is put away."""

from games.rules.kernel.table import Copy
from games.rules.kernel.words import say
from games.rules.kill_the_unicorns import shown
from games.rules.kill_the_unicorns.abilities import offer
from games.rules.kill_the_unicorns.bidding import hunted_unicorn, open_hunt
from games.rules.kill_the_unicorns.doing import Chase
from games.rules.kill_the_unicorns.ending import look_for_double_rainbow
from games.rules.kill_the_unicorns.events import CardsRevealed, HuntEnded, PlayedHand, UnicornCaptured, UnicornFled
from games.rules.kill_the_unicorns.market import open_market
from games.rules.kill_the_unicorns.piles import Discards
from games.rules.kill_the_unicorns.scoring import unique_totals
from games.rules.kill_the_unicorns.stratagems import mark_captured, reveal_stratagem, spring
from games.rules.kill_the_unicorns.table import KuRun, KuTable, Slot, Unicorn


def reveal(run: KuRun) -> None:
    """All played cards are turned up, and everybody may look at them for a moment."""
    table = run.table
    hands = []
    for seat in table.clockwise():
        hunter = table.hunters[seat]
        if hunter.played:
            hunter.total = sum(table.value(run.cards, copy) for copy in hunter.played)
            hands.append(PlayedHand(seat, shown.hunt_cards(run.cards, table, hunter.played), hunter.total))
    run.emit(CardsRevealed(hands))
    table.phase = "resolution"
    run.pause("cards_revealed", say("prompt-ku-cards-revealed", card=hunted_unicorn(run)))


def resolve(run: KuRun) -> None:
    """From the open cards to a captor or a flight, and everything of the hunt put away."""
    table = run.table
    slot = table.row[table.slot]
    assert slot.unicorn is not None
    hunting = [seat for seat in table.clockwise() if table.hunters[seat].total is not None]
    offer(run, "compared", hunting)
    survivors = unique_totals({seat: table.hunters[seat].total or 0 for seat in hunting})
    chase = Chase(slot.unicorn, survivors)
    table.winner = table.captor = survivors[0] if survivors else None
    revealed = reveal_stratagem(run, slot, survivors[0]) if survivors else None
    if revealed is not None:
        spring(run, chase, revealed)
    captor = table.captor
    if captor is None:
        _flee(run, slot, chase.unicorn)
    else:
        _capture(run, slot, chase, captor, revealed)
    offer(run, "lost_hunt", [seat for seat in hunting if seat != captor])
    _put_away(run, slot, captor)
    table.phase = "hunt_over"


def hunt_over(run: KuRun) -> None:
    """A moment to see how the hunt ended; then the next unicorn, or the market (KU-A6.10)."""
    table = run.table
    run.pause("hunt_over", say("prompt-ku-hunt-over"))
    if table.slot + 1 < len(table.row):
        open_hunt(run, table.slot + 1)
    else:
        open_market(run)


def _flee(run: KuRun, slot: Slot, unicorn: Copy) -> None:
    """The unicorn leaves the game; S does not change (KU-A6.3, KU-A6.9)."""
    run.emit(UnicornFled(run.table.slot, hunted_unicorn(run)))
    slot.unicorn = None
    run.table.gone.append(unicorn)


def _capture(run: KuRun, slot: Slot, chase: Chase, captor: int, revealed: Copy | None) -> None:
    """The captor takes the unicorn and becomes S; a stratagem with a pin stays on it (KU-A6.6, KU-A6.9)."""
    table = run.table
    caught = Unicorn(chase.unicorn, table.face(run.cards, chase.unicorn).card.colour)
    if revealed is not None and table.face(run.cards, revealed).card.pin:
        caught.pinned.append(revealed)
        slot.lift(revealed)
    table.hunters[captor].unicorns.append(caught)
    slot.unicorn = None
    table.start = captor
    _forget_looks(table)
    run.emit(UnicornCaptured(table.slot, captor, shown.unicorn(run.cards, table, caught)))
    if revealed is not None:
        mark_captured(run, chase, captor, caught, revealed)
    look_for_double_rainbow(run, captor)


def _put_away(run: KuRun, slot: Slot, captor: int | None) -> None:
    """The hunt's cards and the unpinned stratagems go to their owners' piles (KU-A6.8)."""
    table = run.table
    discards = Discards(run.cards, table)
    for seat in table.clockwise():
        hunter = table.hunters[seat]
        discards.spend(seat, hunter.played)
        hunter.played, hunter.passed, hunter.exposed, hunter.total = [], False, False, None
    table.winner = table.captor = table.revealed = None
    lying = slot.stratagems
    slot.above = slot.below = None
    discards.put_away(lying)
    _forget_looks(table)
    run.emit(HuntEnded(table.slot, captor, table.start, discards.counts(), discards.shown()))


def _forget_looks(table: KuTable) -> None:
    """What was looked at stays known as long as it lies face down in the row."""
    hidden = {copy for slot in table.row for copy in slot.stratagems}
    for hunter in table.hunters:
        hunter.looked_at = [copy for copy in hunter.looked_at if copy in hidden]
