"""Playing a card from hand: what may be played, the window, and what then becomes of the card."""

from collections.abc import Iterator, Sequence

from cards.language.unstable_unicorns.parts import Step
from games.rules.kernel.prompts import Action, Form, FormField, one_of
from games.rules.kernel.table import Copy
from games.rules.kernel.words import say
from games.rules.unstable_unicorns import asking, chain, window
from games.rules.unstable_unicorns.actions import PlayCard
from games.rules.unstable_unicorns.cards import Face
from games.rules.unstable_unicorns.doing import can_do, first_aim, targets_of
from games.rules.unstable_unicorns.moving import Going, move
from games.rules.unstable_unicorns.play import Effect, Play
from games.rules.unstable_unicorns.resolving import Resolver
from games.rules.unstable_unicorns.window import put_away


def playable_cards(play: Play, seat: int) -> list[Copy]:
    """The cards of a hand that can be played now."""
    return [copy for copy in play.table.hands[seat] if is_playable(play, copy, seat)]


def play_forms(play: Play, seat: int, playable: Sequence[Copy]) -> list[Form]:
    """The forms to play one of these with; with declared targeting a form for each, as the fields hang together."""
    if play.table.options.targeting == "declared":
        return [form for copy in playable for form in declared_forms(play, copy, seat)]
    return [PlayCard.form(card=one_of("card", play.table.card_ids(playable)))] if playable else []


def is_playable(play: Play, copy: Copy, seat: int, at_a_glance: bool = False) -> bool:
    """A card that is forbidden, has nowhere to go, or asks for the impossible cannot be played. What it asks for is not
    looked at `at_a_glance`."""
    face, force = play.faces[play.table.faces[copy]], play.force
    if face.is_instant or ("play" in force.cannots and force.forbids("play", copy, seat)):
        return False
    if face.stays:
        return "enter_stable" not in force.cannots or bool(stables_for(play, copy, seat))
    if at_a_glance or not play.table.options.refuses_impossible_plays:
        return True
    return can_do(Resolver(play, Effect(seat, copy, face, ())), face.steps_on_play, strict=False)


def stables_for(play: Play, copy: Copy, seat: int) -> list[int]:
    """The Stables a card may be played into (UU-4.3, 4.4, 4.6)."""
    own_only = play.face(copy).is_unicorn and play.table.options.edition == "second"
    seats = [seat] if own_only else [seat, *play.table.others(seat)]
    return [each for each in seats if play.force.may_enter(copy, each)]


def declared_forms(play: Play, copy: Copy, seat: int) -> Iterator[Form]:
    """A form for each way to play this card: its Stable, and the players that its effect acts on (UU-5.7)."""
    face, card = play.face(copy), one_of("card", [play.table.card_id(copy)])
    targets = targets_field(play, copy, seat)
    if not face.stays:
        yield PlayCard.form(card=card, **targets)
        return
    stables = stables_for(play, copy, seat)
    if targets and seat in stables:
        yield PlayCard.form(card=card, stable=one_of("seat", [str(seat)]), **targets)
        stables.remove(seat)
    if stables:
        yield PlayCard.form(card=card, stable=one_of("seat", [str(each) for each in stables]))


def targets_field(play: Play, copy: Copy, seat: int) -> dict[str, FormField]:
    """Every way to name the players that the effect of a card acts on; nothing where it acts on nobody."""
    resolver = Resolver(play, Effect(seat, copy, play.face(copy), ()))
    for steps in effects_on_playing(play.face(copy)):
        if targets := targets_of(resolver, steps):
            return {"targets": one_of("targets", ["+".join(map(str, seats)) for seats in targets])}
    return {}


def effects_on_playing(face: Face) -> list[tuple[Step, ...]]:
    """What a card does when it is played, or enters a Stable."""
    return [clause.do for clause in (*face.when("on_play"), *face.when("enter"))]


def show_card(play: Play, seat: int, copy: Copy, declared: window.Declared) -> None:
    """A card is played from hand: all see it, and what is named with it."""
    table = play.table
    table.named_stable, table.named_targets = declared.stable, list(declared.targets)
    table.stage = "window"
    move(play, [Going(copy, "hand", seat, "playing")], "play", None)


def play_at_once(play: Play, seat: int, copy: Copy, declared: window.Declared, by: Effect) -> None:
    """A card of a hand is played by an effect: it can be stopped now, and what it does is the next link (UU-13.1)."""
    base = len(play.table.playing)
    move(play, [Going(copy, "hand", seat, "playing")], "play", None)
    if window.goes_through(play, base, declared):
        effect = take_effect(play, base, declared, by)
        if effect is not None:
            play.waiting.append(effect)


def named_in(action: Action) -> window.Declared:
    """The Stable and the targets that an action names."""
    stable = int(action.one("stable")) if "stable" in action.fields else None
    targets = [int(seat) for seat in action.one("targets").split("+")] if "targets" in action.fields else []
    return window.Declared(stable, targets)


def open_window(play: Play, redraw: window.Redrawing) -> None:
    """The window of a card that is played as the action of a turn, a step of its own."""
    table = play.table
    declared = window.Declared(table.named_stable, table.named_targets)
    went_through = window.goes_through(play, 0, declared, redraw)
    table.stage = "resolution" if went_through else "choice"
    if play.waiting or (not went_through and "hand_empty" in play.cards.triggers):
        chain.run_chain(play)


def resolve(play: Play) -> None:
    """The card takes effect, and then everything it set off."""
    table = play.table
    table.stage = "choice"
    effect = take_effect(play, 0, window.Declared(table.named_stable, table.named_targets))
    if effect is not None:
        chain.run_link(play, [effect])
    chain.run_chain(play)


def take_effect(play: Play, base: int, declared: window.Declared, by: Effect | None = None) -> Effect | None:
    """The card that lies on `base` others comes into a Stable, or is a Magic, whose effect is the answer."""
    seat, copy = play.table.played_by[base], play.table.playing[base]
    if not play.face(copy).stays:
        return cast(play, seat, copy, base, declared)
    put_away(play, play.table.playing[base + 1 :], "neigh")
    land(play, seat, copy, declared, by)
    return None


def land(play: Play, seat: int, copy: Copy, declared: window.Declared, by: Effect | None) -> None:
    """A card that stays comes into a Stable, chosen now if it was not named before."""
    stables = stables_for(play, copy, seat)
    if declared.stable is not None:
        stables = [declared.stable] if declared.stable in stables else []
    if not stables:
        put_away(play, [copy], "resolve")
        return
    landing = Effect(seat, copy, play.face(copy), ())
    question = asking.Question(say("prompt-uu-stable", card=play.face(copy).id), "play", landing, "choose_stable")
    stable = asking.choose_player(play, seat, stables, question)
    move(play, [Going(copy, "playing", seat, "stable", stable)], "play", by)
    aim(play, seat, copy, declared)


def aim(play: Play, seat: int, copy: Copy, declared: window.Declared) -> None:
    """The first effect of the card that aims at somebody acts on the players named with it."""
    for effect in play.waiting:
        if (effect.copy, effect.seat) == (copy, seat) and first_aim(effect.steps) is not None:
            effect.declared = tuple(declared.targets)
            return


def cast(play: Play, seat: int, copy: Copy, base: int, declared: window.Declared) -> Effect:
    """A Magic does its one thing, and is put on the discard pile before that, or after it (UU-4.2)."""
    face = play.face(copy)
    effect = Effect(seat, copy, face, face.steps_on_play)
    effect.declared = tuple(declared.targets)
    if play.table.options.magic_is_discarded_first:
        put_away(play, play.table.playing[base:], "resolve")
    else:
        effect.played = play.table.playing[base:]
    return effect
