"""Stratagems in the row (KU-A4, KU-A6): everybody lays one, the winner of a hunt reveals one, it does what it says.
Nothing here knows a card by name; where a step has nothing to act on, an event says so and the next follows."""

from games.rules.kernel.events import UNKNOWN, known_to
from games.rules.kernel.facts import LateFacts
from games.rules.kernel.prompts import Prompt, one_of
from games.rules.kernel.table import Copy
from games.rules.kernel.words import say
from games.rules.kill_the_unicorns import shown
from games.rules.kill_the_unicorns.actions import PickStratagem, PlaceStratagem
from games.rules.kill_the_unicorns.asking import stratagem_facts
from games.rules.kill_the_unicorns.bidding import hunted_unicorn, open_hunt
from games.rules.kill_the_unicorns.doing import Chase
from games.rules.kill_the_unicorns.ending import look_for_double_rainbow
from games.rules.kill_the_unicorns.events import EffectMissed, HuntWon, StratagemPlaced, StratagemRevealed
from games.rules.kill_the_unicorns.facts import PlacingFacts
from games.rules.kill_the_unicorns.piles import Discards
from games.rules.kill_the_unicorns.table import KuRun, Slot, Unicorn
from games.rules.kill_the_unicorns.verbs import doing_of
from games.rules.kill_the_unicorns.view import own_placed


def place_stratagem(run: KuRun) -> None:
    """One seat lays one of its two stratagems at a unicorn and discards the other (KU-A4.2)."""
    table = run.table
    seat = table.turn
    hunter = table.hunters[seat]
    drawn = {table.card_id(copy): copy for copy in hunter.drawn}
    open_slots = {name: slot for name, slot in table.unicorns_in_row(run.cards).items() if slot.free_place}
    form = PlaceStratagem.form(card=one_of("stratagem", drawn), unicorn=one_of("unicorn", open_slots))
    text = say("prompt-ku-place-stratagem")
    prompt = Prompt(seat, "place_stratagem", (form,), text, facts=PlacingFacts(verb="place"))
    action = run.ask(prompt, quiet=True)
    copy, slot = drawn[action.one("card")], open_slots[action.one("unicorn")]
    hunter.drawn = []
    table.hide(copy)
    place = slot.lay(copy)
    discards = Discards(run.cards, table)
    discards.put_away([other for other in drawn.values() if other != copy])
    shows_own = table.options.show_own_stratagems
    run.emit(
        StratagemPlaced(
            seat,
            action.one("unicorn"),
            place,
            shown.face_down(run.cards, table, copy),
            discards.counts(),
            discards.shown(),
            known_to(seat, own_placed(run.cards, table, seat)) if shows_own else UNKNOWN,
        )
    )
    table.turn = table.after(seat)
    if table.turn == table.start:
        open_hunt(run, 0)


def reveal_stratagem(run: KuRun, slot: Slot, winner: int) -> Copy | None:
    """The winner reveals the stratagem; of two, one picked without looking (KU-A6.4)."""
    table = run.table
    run.emit(HuntWon(winner, hunted_unicorn(run)))
    copy = slot.above if slot.above is not None else slot.below
    if slot.above is not None and slot.below is not None:
        form = PickStratagem.form(slot=one_of("place", ["above", "below"]))
        text = say("prompt-ku-pick-stratagem", card=hunted_unicorn(run))
        facts = LateFacts(stratagem_facts, run, "reveal", winner)
        picked = run.ask(Prompt(winner, "pick_stratagem", (form,), text, facts=facts)).one("slot")
        copy = slot.above if picked == "above" else slot.below
    if copy is not None:
        table.revealed = copy
        card = shown.stratagem(run.cards, table, copy)
        run.emit(StratagemRevealed(winner, table.owner_of(run.cards, copy), card))
    return copy


def spring(run: KuRun, chase: Chase, stratagem: Copy) -> None:
    """Do what the revealed stratagem says, before the unicorn is taken (KU-A6.5)."""
    table = run.table
    face = table.face(run.cards, stratagem)
    steps = face.steps.get("revealed", ())
    chase.roles = {"owner": table.owner_of(run.cards, stratagem), "winner": chase.survivors[0]}
    for step in steps:
        run.tick(face.id)
        if not doing_of(step).spring(run, step, chase):
            run.emit(EffectMissed(face.id))
    if any(doing_of(step).moves_unicorns for step in steps):
        look_for_double_rainbow(run, table.captor)


def mark_captured(run: KuRun, chase: Chase, captor: int, caught: Unicorn, stratagem: Copy) -> None:
    """A stratagem that changes the unicorn does so when it is taken (KU-D45)."""
    chase.roles["captor"] = captor
    for step in run.table.face(run.cards, stratagem).steps.get("captured", ()):
        doing_of(step).mark(run, step, caught, captor, chase.roles)
