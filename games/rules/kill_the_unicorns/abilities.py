"""Characters' abilities, once a round (KU-A9): who may use one now, and what using it does.
The forms say what can be chosen; a use that has nothing to act on is not offered."""

import msgspec

from cards.language.kill_the_unicorns.grammar import ChangeTotal, Expose, Peek, Regain, ShiftStratagem, Verb
from games.rules.kernel.events import secret
from games.rules.kernel.prompts import Action, Form, Prompt, one_of, some_of
from games.rules.kernel.run import Run
from games.rules.kernel.table import Copy
from games.rules.kernel.words import say
from games.rules.kill_the_unicorns import shown
from games.rules.kill_the_unicorns.cards import Cards
from games.rules.kill_the_unicorns.table import KuTable, Slot

USE = "use_ability"


def ability_at(run: Run[KuTable], seat: int, *moments: str) -> Verb | None:
    """What the seat's ability does, if it is unused and works at one of these moments."""
    hunter = run.table.hunters[seat]
    if hunter.ability_used or not run.table.options.has_abilities:
        return None
    moment, step = run.cards.ability(hunter.character)
    return step if moment in moments else None


def free_forms(run: Run[KuTable], seat: int) -> tuple[Form, ...]:
    """The forms of an ability that works while others bid; the Princess's until anybody has played (KU-A9.3)."""
    nobody_has_played = not any(hunter.played for hunter in run.table.hunters)
    step = ability_at(run, seat, "hunt", *(["before_play"] if nobody_has_played else []))
    return _forms_of(run, seat, step) if step else ()


def free_prompts(run: Run[KuTable], but: int | None = None) -> list[Prompt]:
    """The optional prompts beside a pause or another seat's bid: offered, not waited for (KU-A9.8)."""
    prompts = []
    for seat in run.table.clockwise():
        forms = () if seat == but or seat in run.table.conceded else free_forms(run, seat)
        if forms:
            text = say("prompt-ku-ability", card=run.table.hunters[seat].character)
            prompts.append(Prompt(seat, "ability", forms, text, optional=True))
    return prompts


def use_freely(run: Run[KuTable], action: Action) -> None:
    """Do what the answer to one of the free forms says."""
    assert action.seat is not None
    step = ability_at(run, action.seat, "hunt", "before_play")
    mark_used(run, action.seat)
    match step:
        case ShiftStratagem():
            _shift(run, action.seat, action.one("stratagem"), action.one("unicorn"))
        case Peek():
            _peek(run, action.seat, action.one("stratagem"))
        case Expose():
            target = int(action.one("seat"))
            run.table.hunters[target].exposed = True
            run.emit("seat_exposed", seat=action.seat, target=target)


def ask_about(run: Run[KuTable], moment: str, seats: list[int]) -> list[tuple[int, Verb, Action]]:
    """Ask those of the seats whose ability works now, all at once, and wait; the uses in order of arrival."""
    asked = {}
    for seat in seats:
        step = ability_at(run, seat, moment)
        forms = _forms_of(run, seat, step) if step else ()
        if step and forms:
            text = say("prompt-ku-ability", card=run.table.hunters[seat].character)
            asked[seat] = (step, Prompt(seat, "ability", (*forms, Form("pass")), text, default="pass"))
    answers = run.gather([prompt for _, prompt in asked.values()]) if asked else []
    uses = [(a.seat, asked[a.seat][0], a) for a in answers if a.type == USE and a.seat is not None]
    for seat, _, _ in uses:
        mark_used(run, seat)
    return uses


def mark_used(run: Run[KuTable], seat: int) -> None:
    """The ability is used up for this round (KU-A9.1)."""
    hunter = run.table.hunters[seat]
    hunter.ability_used = True
    run.emit("ability_used", seat=seat, character=hunter.character)


def face_down_stratagems(table: KuTable) -> dict[str, tuple[Slot, Copy]]:
    """All stratagems in the row, by their ids."""
    return {table.card_id(copy): (slot, copy) for slot in table.row for copy in slot.stratagems}


def _forms_of(run: Run[KuTable], seat: int, step: Verb) -> tuple[Form, ...]:
    table: KuTable = run.table
    label = say("form-ku-use-ability", card=table.hunters[seat].character)
    forms: list[Form] = []
    match step:
        case ShiftStratagem():
            forms = _shift_forms(run.cards, table)
        case Peek():
            forms = _one_field("stratagem", "face_down", list(face_down_stratagems(table)))
        case Expose():
            forms = _one_field("seat", "seat", _exposable(table, seat))
        case ChangeTotal():
            forms = _one_field("change", "change", _changes(table, seat, step))
        case Regain():
            forms = _regain_forms(run.cards, table, seat, step)
    return tuple(msgspec.structs.replace(form, label=label) for form in forms)


def _one_field(name: str, of: str, choices: list[str]) -> list[Form]:
    return [Form(USE, {name: one_of(of, choices)})] if choices else []


def _shift_forms(cards: Cards, table: KuTable) -> list[Form]:
    """A form for each stratagem that can go somewhere: its targets are the other unicorns with a free place."""
    forms = []
    for stratagem, (home, _) in face_down_stratagems(table).items():
        unicorns = table.unicorns_in_row(cards)
        targets = [name for name, slot in unicorns.items() if slot is not home and slot.free_place]
        if targets:
            forms.append(
                Form(USE, {"stratagem": one_of("face_down", [stratagem]), "unicorn": one_of("unicorn", targets)})
            )
    return forms


def _exposable(table: KuTable, seat: int) -> list[str]:
    """Others who have neither played nor passed (KU-A9.4)."""
    others = [other for other in table.clockwise(table.after(seat)) if other != seat]
    return [str(o) for o in others if not table.hunters[o].has_decided and not table.hunters[o].exposed]


def _changes(table: KuTable, seat: int, step: ChangeTotal) -> list[str]:
    total = table.hunters[seat].total or 0
    return [f"{change:+d}" for change in step.change_total if total + change >= 0]


def _regain_forms(cards: Cards, table: KuTable, seat: int, step: Regain) -> list[Form]:
    played = [table.hunt_id(cards, copy) for copy in sorted(table.hunters[seat].played)]
    if not played:
        return []
    most = min(step.regain.count, len(played))
    return [Form(USE, {"cards": some_of("hunt", played, 1, most)})]


def _shift(run: Run[KuTable], seat: int, stratagem: str, unicorn: str) -> None:
    table = run.table
    home, copy = face_down_stratagems(table)[stratagem]
    if home.above == copy:
        home.above = None
    else:
        home.below = None
    target = table.unicorns_in_row(run.cards)[unicorn]
    place = target.free_place
    assert place
    setattr(target, place, copy)
    run.emit("stratagem_moved", seat=seat, stratagem=stratagem, unicorn=unicorn, place=place)


def _peek(run: Run[KuTable], seat: int, stratagem: str) -> None:
    table = run.table
    _, copy = face_down_stratagems(table)[stratagem]
    table.hunters[seat].looked_at.append(copy)
    card = msgspec.to_builtins(shown.stratagem(run.cards, table, copy))
    run.emit("stratagem_looked_at", secret([seat], card=card), seat=seat, stratagem=stratagem)
