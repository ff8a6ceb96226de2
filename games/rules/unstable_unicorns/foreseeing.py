"""How a bot looks ahead in this game: for how long, and how it thinks that seats answer.

No card is known by name. The shares are what `normal` was seen to do in 102 games of four seats; ADR 53.
"""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from games.rules.kernel.actions import tag_of
from games.rules.kernel.foresight import Foresight
from games.rules.kernel.prompts import Form, Prompt, one_of
from games.rules.unstable_unicorns.actions import Neigh, PlayCard
from games.rules.unstable_unicorns.cards import Cards
from games.rules.unstable_unicorns.facts import WindowFacts
from games.rules.unstable_unicorns.table import UnicornTable, unicorns_to_win

NEIGH, PLAY_CARD = tag_of(Neigh), tag_of(PlayCard)
NEAR = 2
"""So many Unicorns short of winning, a seat may soon win."""
MOST_TURNS = 5
STOPS_BY_MISSING = (0.9, 0.65, 0.4)
"""How likely a seat with an Instant stops a Unicorn after which its player misses none, one or two to win."""
STOPS_ANY, STOPS_ANY_OF_TWO = 0.27, 0.6
"""And any other card. With two seats each card is the only rival's."""
DEFENDS_ITS_OWN = 0.8
STOPS_FOR_OTHERS = 0.13
PLAYS_A_UNICORN = 0.8
"""How likely a seat that is near winning plays a Unicorn, if it can."""


def foresight(seats: int, near_end: bool) -> Foresight:
    """Near the end up to the seat's own next turn: whether it or another one has won by then says most."""
    turns = min(seats + 1, MOST_TURNS) if near_end else 2
    return Foresight(horizon=1, turns=turns, leanings={"draw_card": 0.15, "decline": 0.7}, asks_likely=True)


def is_near_end(table: UnicornTable) -> bool:
    """Whether some seat may soon win."""
    return max(table.standing) >= unicorns_to_win(table.seats) - NEAR


def likely(cards: Cards, table: UnicornTable, prompt: Prompt) -> list[tuple[float, Form]]:
    """How likely which form is; nothing where all that is known are the leanings."""
    assert prompt.seat is not None
    if prompt.kind == "neigh_window" and prompt.forms[0].type == NEIGH:
        return list(_in_window(cards, table, prompt))
    if prompt.kind in ("action", "second_play") and is_near_end_for(table, prompt.seat):
        return _near_winning(cards, table, prompt.forms)
    return []


def is_near_end_for(table: UnicornTable, seat: int) -> bool:
    return table.standing[seat] >= unicorns_to_win(table.seats) - NEAR


def _in_window(cards: Cards, table: UnicornTable, prompt: Prompt) -> Iterator[tuple[float, Form]]:
    chance = _chance_to_stop(cards, table, prompt)
    others = sum(form.type != NEIGH for form in prompt.forms)
    for form in prompt.forms:
        yield (chance if form.type == NEIGH else (1 - chance) / others), form


def _chance_to_stop(cards: Cards, table: UnicornTable, prompt: Prompt) -> float:
    """The card under all Instants goes through or not, depending on how many there are."""
    facts = prompt.facts.told()
    assert isinstance(facts, WindowFacts)
    goes_through, player = facts.depth % 2 == 0, facts.first.seat
    is_unicorn = cards.by_id[facts.first.card.card].is_unicorn
    missing = unicorns_to_win(table.seats) - table.standing[player] - 1
    if player == prompt.seat:
        return 0.0 if goes_through else DEFENDS_ITS_OWN
    if not goes_through:
        return 0.0 if is_unicorn and missing <= 0 else STOPS_FOR_OTHERS
    usual = STOPS_ANY_OF_TWO if table.seats == 2 else STOPS_ANY
    if not is_unicorn or missing >= len(STOPS_BY_MISSING):
        return usual
    return max(usual, STOPS_BY_MISSING[max(0, missing)])


def _near_winning(cards: Cards, table: UnicornTable, forms: Sequence[Form]) -> list[tuple[float, Form]]:
    """A Unicorn most of the time."""
    unicorns = [one for form in forms if form.type == PLAY_CARD for one in _with_unicorns(cards, table, form)]
    if not unicorns:
        return []
    share, rest = PLAYS_A_UNICORN / len(unicorns), (1 - PLAYS_A_UNICORN) / len(forms)
    return [*((share, form) for form in unicorns), *((rest, form) for form in forms)]


def _with_unicorns(cards: Cards, table: UnicornTable, form: Form) -> Iterator[Form]:
    """The form with only those of its cards that are Unicorns."""
    field = form.fields["card"]
    found = [choice for choice in field.choices if _is_unicorn(cards, table, choice)]
    if found:
        yield replace(form, fields={**form.fields, "card": one_of(field.of, found)})


def _is_unicorn(cards: Cards, table: UnicornTable, choice: str) -> bool:
    copy = table.copy_of(choice)
    return copy is not None and cards.faces[table.faces[copy]].is_unicorn
