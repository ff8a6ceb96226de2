"""The turn and its phases (UU section 2). Each function is one step: from one quiet Table to the next."""

from typing import assert_never

from games.rules.kernel.prompts import Action, Prompt, one_of
from games.rules.kernel.words import say
from games.rules.unstable_unicorns import asking, party, redraw
from games.rules.unstable_unicorns.actions import ChooseBaby, DrawCard, PlayCard, Redraw
from games.rules.unstable_unicorns.answering import answer_turn
from games.rules.unstable_unicorns.answers import TURN_START
from games.rules.unstable_unicorns.chain import run_chain
from games.rules.unstable_unicorns.ending import end_if_decided
from games.rules.unstable_unicorns.events import PhaseBegan, PhaseSkipped, TurnBegan
from games.rules.unstable_unicorns.facts import ChoiceFacts, TurnFacts
from games.rules.unstable_unicorns.moving import Going, move
from games.rules.unstable_unicorns.play import Play
from games.rules.unstable_unicorns.playing import (
    named_in,
    open_window,
    play_forms,
    playable_cards,
    resolve,
    show_card,
)
from games.rules.unstable_unicorns.table import Phase, UnicornTable
from games.rules.unstable_unicorns.verbs.discard import discard
from games.rules.unstable_unicorns.verbs.draw import draw

DRAW = DrawCard.form()
PHASE_AFTER: dict[Phase, Phase] = {"beginning": "draw", "draw": "action", "action": "end"}


def step(play: Play) -> None:
    """The next phase."""
    phase = play.table.phase
    match phase:
        case "babies":
            choose_baby(play)
        case "beginning":
            beginning(play)
        case "draw":
            draw_phase(play)
        case "action":
            action_phase(play)
        case "end":
            end_phase(play)
        case _:
            assert_never(phase)


def enter(play: Play, phase: Phase) -> None:
    """This phase, or the first after it that is not left out."""
    if play.table.skips or play.cards.have_skips:
        phase = first_not_skipped(play, phase)
    begin(play, phase)


def first_not_skipped(play: Play, phase: Phase) -> Phase:
    while phase in PHASE_AFTER and is_skipped(play, phase):
        play.emit(PhaseSkipped(play.table.active, phase))
        phase = PHASE_AFTER[phase]
    return phase


def begin(play: Play, phase: Phase) -> None:
    play.table.phase = phase
    play.emit(PhaseBegan(phase))


def is_skipped(play: Play, phase: Phase) -> bool:
    """Whether a card in play says so of all turns of the active seat, or an effect said so of this one."""
    table = play.table
    if table.skips and (table.active, phase) in table.skips:
        table.skips.remove((table.active, phase))
        return True
    return play.cards.have_skips and (table.active, phase) in play.force.skips


def choose_baby(play: Play) -> None:
    """One seat chooses the Baby Unicorn it starts with (UU-1.4)."""
    table = play.table
    seat = next(seat for seat in table.clockwise() if not table.stables[seat])
    babies = table.copies_by_id(table.nursery)
    form = ChooseBaby.form(card=one_of("card", babies))
    facts = ChoiceFacts(source=None, verb="bring", count=1, seats=[], zone="nursery")
    prompt = Prompt(seat, "choose_baby", (form,), say("prompt-uu-choose-baby"), facts=facts)
    action = play.run.ask(prompt, quiet=True)
    move(play, [Going(babies[action.one("card")], "nursery", 0, "stable", seat)], "deal", None)
    play.waiting.clear()
    if all(table.stables):
        begin_turn(play, table.active)


def begin_turn(play: Play, seat: int) -> None:
    table = play.table
    table.active = seat
    table.turn += 1
    table.plays, table.plays_made, table.neighs, table.ending = 1, 0, 0, False
    play.emit(TurnBegan(seat, table.turn, table.extra_turns))
    if TURN_START in play.cards.answers:
        begin(play, "beginning")
    else:
        enter(play, "beginning")


def hear_answers(play: Play) -> bool:
    """The turn may be answered before its beginning: whether there still is a beginning (UU-12.5)."""
    answer_turn(play)
    if play.waiting:
        run_chain(play)
    end_if_decided(play)
    if not is_skipped(play, "beginning"):
        return True
    play.emit(PhaseSkipped(play.table.active, "beginning"))
    enter(play, "draw")
    return False


def beginning(play: Play) -> None:
    """Which effects trigger is fixed now; they are one link (UU-2.2, 2.3)."""
    table = play.table
    if TURN_START in play.cards.answers and not hear_answers(play):
        return
    play.trigger_all(table.active, "turn_start")
    if play.waiting:
        run_chain(play)
        end_if_decided(play)
    enter(play, "end" if table.ending else "draw")


def draw_phase(play: Play) -> None:
    draw(play, play.table.active, 1)
    if play.waiting:
        run_chain(play)
    end_if_decided(play)
    enter(play, "end" if play.table.ending else "action")


def action_phase(play: Play) -> None:
    """Choose an action; the window and the resolution of a card are steps of their own, so that each is short."""
    stage = play.table.stage
    match stage:
        case "choice":
            act(play)
        case "window":
            open_window(play, redraw.do_in_window)
        case "resolution":
            resolve(play)
        case _:
            assert_never(stage)
    if play.table.stage == "choice":
        end_if_decided(play)
        if play.table.plays <= 0 or play.table.ending:
            enter(play, "end")


def act(play: Play) -> None:
    """Play a card or draw one; with an extra play, another card or nothing (UU-2.6)."""
    table, seat = play.table, play.table.active
    action = ask_action(play, seat, first=table.plays_made == 0)
    if PlayCard.is_taken(action):
        table.plays -= 1
        table.plays_made += 1
        hand = table.copies_by_id(table.hands[seat])
        show_card(play, seat, hand[action.one("card")], named_in(action))
    elif DrawCard.is_taken(action):
        table.plays = 0
        draw(play, seat, 1)
        if play.waiting:
            run_chain(play)
    elif Redraw.is_taken(action):
        redraw.do(play, seat)
    else:
        table.plays = 0


def ask_action(play: Play, seat: int, first: bool) -> Action:
    playable = playable_cards(play, seat)
    forms = play_forms(play, seat, playable)
    forms.append(DRAW if first else asking.PASS)
    if asking.may_redraw(play, seat):
        forms.append(asking.REDRAW)
    default = DRAW.type if first else asking.PASS.type
    kind = "action" if first else "second_play"
    text = say(f"prompt-uu-{kind.replace('_', '-')}{'' if playable else '-nothing'}")
    verb = "play" if playable or not first else "draw"
    facts = TurnFacts(verb=verb, plays_left=play.table.plays, playable=len(playable))
    prompt = Prompt(seat, kind, tuple(forms), text, default=default, facts=facts)
    toast = [] if play.table.toaster is None else [party.toast_prompt(play, play.table.toaster)]
    answers = play.run.gather([prompt, *toast], quiet=True)
    for action in answers[:-1]:
        party.toast(play, action.seat or 0, int(action.some("seats")[0]))
    play.table.toaster = None
    return answers[-1]


def end_phase(play: Play) -> None:
    """Discard down to the hand limit, looked at again after every card; then the turn passes on (UU-2.7)."""
    table, seat = play.table, play.table.active
    while (too_many := len(table.hands[seat]) - play.force.hand_limit(seat)) > 0:
        pick = asking.Pick(seat, list(table.hands[seat]), too_many, hidden=False)
        question = asking.Question(say("prompt-uu-hand-limit", count=too_many), "discard", kind="hand_limit")
        for copy in asking.choose_cards(play, [pick], question, quiet=True)[seat]:
            discard(play, seat, [copy])
    run_chain(play)
    begin_turn(play, next_seat(play))


def next_seat(play: Play) -> int:
    """The seat whose turn it is; a turn that is left out counts as taken."""
    table = play.table
    seat = seat_in_order(table)
    while (seat, "turn") in table.skips:
        table.skips.remove((seat, "turn"))
        play.emit(PhaseSkipped(seat, "turn"))
        table.active = seat
        seat = seat_in_order(table)
    return seat


def seat_in_order(table: UnicornTable) -> int:
    """The active seat again, one with a turn out of order, or the next in the round."""
    if table.extra_turns:
        table.extra_turns -= 1
        return table.active
    last = table.active if table.interrupted is None else table.interrupted
    if table.promised:
        seat = table.promised[0]
        table.extra_turns = table.promised.count(seat) - 1
        table.promised = [other for other in table.promised if other != seat]
        table.interrupted = last
        return seat
    table.interrupted = None
    return (last + 1) % table.seats
