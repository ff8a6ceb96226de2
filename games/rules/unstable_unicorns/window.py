"""The Neigh window (UU section 5): a card is shown, and others may stop it, to any depth."""

from collections.abc import Sequence

from games.rules.kernel.actions import Pass
from games.rules.kernel.facts import LateFacts
from games.rules.kernel.prompts import Action, Form, Prompt, one_of
from games.rules.kernel.table import Copy
from games.rules.kernel.words import Say, say
from games.rules.unstable_unicorns import asking, redraw
from games.rules.unstable_unicorns.actions import Neigh, Redraw
from games.rules.unstable_unicorns.ending import end_if_decided
from games.rules.unstable_unicorns.facts import PlayedCard, WindowFacts
from games.rules.unstable_unicorns.moments import NEIGH
from games.rules.unstable_unicorns.moving import Going, move
from games.rules.unstable_unicorns.play import Play


def goes_through(play: Play) -> bool:
    """Open windows until one closes unanswered; the last unanswered Instant decides (UU-5.2)."""
    table = play.table
    while answer := one_window(play):
        seat = answer.seat if answer.seat is not None else 0
        copy = held(play, seat)[answer.one("card")]
        move(play, [Going(copy, "hand", seat, "playing")], "neigh", None)
        table.neighs += 1
    return len(table.playing) % 2 == 1


def one_window(play: Play) -> Action | None:
    """The Instant played on the top card, or None if everybody passes. A redraw does not close the window."""
    seats = asked_seats(play)
    while seats:
        answers = play.run.gather(prompts_for(play, seats), until=is_no_pass, quiet=True)
        last = answers[-1]
        if Neigh.is_taken(last):
            return last
        if not Redraw.is_taken(last) or last.seat is None:
            return None
        redraw.do(play, last.seat)
        end_if_decided(play)
        passed = {action.seat for action in answers if Pass.is_taken(action)}
        seats = [seat for seat in seats if seat not in passed]
    return None


def is_no_pass(action: Action) -> bool:
    """An Instant or a redraw: both close what is open."""
    return not Pass.is_taken(action)


def asked_seats(play: Play) -> list[int]:
    """Every seat that cards in play allow an Instant of the card set, whatever it holds (UU-5.6)."""
    table = play.table
    top, player = table.playing[-1], table.played_by[-1]
    if is_safe(play, top, player):
        return []
    others = table.others(player)
    if "play" not in play.force.cannots:
        return others
    instants = one_of_each_instant(play)
    return [seat for seat in others if any(not play.force.forbids("play", copy, seat) for copy in instants)]


def is_safe(play: Play, copy: Copy, player: int) -> bool:
    """Whether the card says so itself, or a card in play does."""
    return play.face(copy).is_unstoppable or play.force.forbids("be_neighed", copy, player)


def one_of_each_instant(play: Play) -> list[Copy]:
    """A copy of every Instant that takes part."""
    faces = play.table.faces
    return [faces.index(face.index) for face in play.cards.instants if face.index in faces]


def prompts_for(play: Play, seats: Sequence[int]) -> list[Prompt]:
    """The same question to each of these seats, with the Instants that it holds."""
    table = play.table
    card, depth = play.face(table.playing[-1]).id, len(table.playing) - 1
    concerned = seats_concerned(play)
    prompts = []
    for seat in seats:
        forms = forms_for(play, seat, depth)
        can_stop = forms[0].type != asking.PASS.type
        prompts.append(
            Prompt(
                seat,
                "neigh_window",
                forms,
                question(play, seat, card, can_stop),
                default=asking.PASS.type,
                clock=NEIGH.name,
                facts=LateFacts(window_facts, play, can_stop),
                concerns=concerned,
            )
        )
    return prompts


def window_facts(play: Play, can_stop: bool) -> WindowFacts:
    table, depth = play.table, len(play.table.playing) - 1
    played = [PlayedCard(s, asking.seen(play, copy)) for s, copy in zip(table.played_by, table.playing, strict=True)]
    return WindowFacts(
        card=played[-1].card,
        seat=played[-1].seat,
        depth=depth,
        stops=played[-2] if depth else None,
        first=played[0],
        verbs=list(asking.verbs_on_playing(play.face(table.playing[0]))),
        stable=table.named_stable,
        targets=list(table.named_targets),
        can_stop=can_stop,
    )


def question(play: Play, seat: int, card: str, can_stop: bool) -> Say:
    """What is being played, and at whom or what: named players, a named Stable, or the card that an Instant stops."""
    table = play.table
    player, depth = table.played_by[-1], len(table.playing) - 1
    can = "yes" if can_stop else "no"
    if depth:
        owner, stopped = table.played_by[-2], play.face(table.playing[-2]).id
        key = "prompt-uu-neigh-window-stops-yours" if owner == seat else "prompt-uu-neigh-window-stops"
        return say(key, card=card, seat=player, card_stopped=stopped, seat_stopped=owner, can=can)
    aimed = [target for target in table.named_targets if target != player]
    if len(aimed) > 1:
        key = "prompt-uu-neigh-window-at-two"
        return say(key, card=card, seat=player, seat_at=aimed[0], seat_too=aimed[1], can=can)
    if aimed:
        return say("prompt-uu-neigh-window-at", card=card, seat=player, seat_at=aimed[0], can=can)
    if table.named_stable is not None and table.named_stable != player:
        return say("prompt-uu-neigh-window-into", card=card, seat=player, seat_into=table.named_stable, can=can)
    return say("prompt-uu-neigh-window", card=card, seat=player, can=can)


def forms_for(play: Play, seat: int, depth: int) -> tuple[Form, ...]:
    forms = [asking.PASS]
    if instants := held(play, seat):
        forms.insert(0, Neigh.form(card=one_of("card", instants)))
    if depth == 0 and redraw.is_open(play, seat):
        forms.append(redraw.FORM)
    return tuple(forms)


def seats_concerned(play: Play) -> tuple[int, ...]:
    """Whose cards are in the window, and who was named with the first: what everybody can see."""
    table = play.table
    stable = [] if table.named_stable is None else [table.named_stable]
    return tuple(sorted({*table.played_by, *stable, *table.named_targets}))


def held(play: Play, seat: int) -> dict[str, Copy]:
    """The Instants in a hand that its seat may play, by id."""
    table, faces, of = play.table, play.faces, play.table.faces
    hand, forbids = table.hands[seat], play.force.forbids
    return table.copies_by_id([c for c in hand if faces[of[c]].is_instant and not forbids("play", c, seat)])
