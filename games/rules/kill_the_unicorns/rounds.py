"""How a game and its rounds begin (KU-A2, KU-A4): characters, the deal, four new unicorns.
After that every round opens with the stratagems, or at once with its first hunt."""

from games.rules.kernel.events import known_to
from games.rules.kernel.prompts import Prompt, one_of
from games.rules.kernel.words import say
from games.rules.kill_the_unicorns import shown
from games.rules.kill_the_unicorns.actions import ChooseCharacter
from games.rules.kill_the_unicorns.bidding import open_hunt
from games.rules.kill_the_unicorns.events import CharacterChosen, GameDealt, RoundBegan, StratagemsDrawn
from games.rules.kill_the_unicorns.facts import CharacterFacts
from games.rules.kill_the_unicorns.sets import DRAWN_A_ROUND, ROW
from games.rules.kill_the_unicorns.setup import allowed_characters, deal
from games.rules.kill_the_unicorns.table import KuRun, KuTable, Slot
from games.rules.kill_the_unicorns.view import market


def choose_character(run: KuRun) -> None:
    """The next seat takes a character that is free; after the last the game is dealt (KU-A2.1)."""
    table = run.table
    seat = table.turn
    hunter = table.hunters[seat]
    taken = [other.character for other in table.hunters]
    free = [character for character in allowed_characters(run.cards, table.options) if character not in taken]
    form = ChooseCharacter.form(character=one_of("character", free))
    facts = CharacterFacts(verb="choose_character")
    prompt = Prompt(seat, "choose_character", (form,), say("prompt-ku-choose-character"), facts=facts)
    hunter.character = run.ask(prompt, quiet=True).one("character")
    if table.options.has_stratagems:
        hunter.deck = table.deck_of(run.cards, hunter.character)
        table.box = [copy for copy in table.box if copy not in hunter.deck]
        table.rng.shuffle(hunter.deck)
    run.emit(CharacterChosen(seat, hunter.character, len(hunter.deck)))
    table.turn = table.after(seat)
    if table.turn == table.start:
        deal(run.cards, table)
        starters = [shown.unicorn(run.cards, table, hunter.unicorns[0]) for hunter in table.hunters]
        run.emit(GameDealt(starters, market(run.cards, table)))
        begin_round(run)


def begin_round(run: KuRun) -> None:
    """Four new unicorns, abilities fresh again, two stratagems for everybody."""
    table = run.table
    table.round += 1
    table.row = [Slot(table.deck.pop()) for _ in range(ROW)]
    for hunter in table.hunters:
        hunter.ability_used = False
    row = [shown.wild_unicorn(run.cards, table, slot.unicorn) for slot in table.row if slot.unicorn is not None]
    run.emit(RoundBegan(table.round, row))
    if not table.options.has_stratagems:
        open_hunt(run, 0)
        return
    for seat in table.clockwise():
        hunter = table.hunters[seat]
        hunter.drawn = [hunter.deck.pop() for _ in range(DRAWN_A_ROUND)]
        drawn = shown.stratagems(run.cards, table, hunter.drawn)
        run.emit(StratagemsDrawn(seat, DRAWN_A_ROUND, known_to(seat, drawn)))
    table.phase, table.turn = "stratagems", table.start


def hunts_and_markets_begun(table: KuTable) -> int:
    """Four hunts and a market make a round; before its first hunt a round has only begun."""
    if table.phase in ("characters", "stratagems"):
        return table.round * (ROW + 1)
    return table.round * (ROW + 1) + (ROW if table.phase in ("market", "market_over") else table.slot)
