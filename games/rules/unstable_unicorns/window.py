"""The Neigh window (UU section 5): a card is shown, and others may stop it, to any depth."""

from collections.abc import Sequence

from games.rules.kernel.actions import Pass
from games.rules.kernel.prompts import Action, Form, Prompt, one_of
from games.rules.kernel.table import Copy
from games.rules.kernel.words import Say, say
from games.rules.unstable_unicorns import asking, redraw
from games.rules.unstable_unicorns.actions import Neigh, Redraw
from games.rules.unstable_unicorns.ending import check_end
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
        answers = play.run.gather(prompts_for(play, seats), until=answers_or_redraws, quiet=True)
        last = answers[-1]
        if Neigh.is_taken(last):
            return last
        if not Redraw.is_taken(last) or last.seat is None:
            return None
        redraw.do(play, last.seat)
        check_end(play)
        passed = {action.seat for action in answers if Pass.is_taken(action)}
        seats = [seat for seat in seats if seat not in passed]
    return None


def answers_or_redraws(action: Action) -> bool:
    return Neigh.is_taken(action) or Redraw.is_taken(action)


def asked_seats(play: Play) -> list[int]:
    """Every seat that a card in play lets answer, whatever it holds (UU-5.6)."""
    table = play.table
    top, player = table.playing[-1], table.played_by[-1]
    if is_safe(play, top, player):
        return []
    return [seat for seat in table.others(player) if may_answer(play, seat)]


def is_safe(play: Play, copy: Copy, player: int) -> bool:
    """Whether the card says so itself, or a card in play does."""
    return play.face(copy).is_unstoppable or play.force.forbids("be_neighed", copy, player)


def may_answer(play: Play, seat: int) -> bool:
    """A seat is asked unless cards in play forbid it every Instant of the card set."""
    force = play.force
    if "play" not in force.cannots:
        return True
    faces = play.table.faces
    instants = [faces.index(face.index) for face in play.cards.instants if face.index in faces]
    return any(not force.forbids("play", copy, seat) for copy in instants)


def prompts_for(play: Play, seats: Sequence[int]) -> list[Prompt]:
    """The same question to each of these seats, with the Instants that it holds."""
    table = play.table
    top, player, depth = table.playing[-1], table.played_by[-1], len(table.playing) - 1
    text = question(play, play.face(top).id, player, depth)
    facts = {
        "card": play.shown(top),
        "seat": player,
        "depth": depth,
        "about": seats_concerned(play),
        **named_with(play),
    }
    return [
        Prompt(
            seat,
            "neigh_window",
            forms_for(play, seat, depth),
            text,
            default=asking.PASS.type,
            clock=NEIGH.name,
            facts=facts,
        )
        for seat in seats
    ]


def question(play: Play, card: str, player: int, depth: int) -> Say:
    """What is being played, and at whom: the Stable or the players that were named with the first card."""
    stable, targets = play.table.named_stable, play.table.named_targets
    aimed = [seat for seat in targets if seat != player] if depth == 0 else []
    if len(aimed) > 1:
        return say("prompt-uu-neigh-window-at-two", card=card, seat=player, seat_at=aimed[0], seat_too=aimed[1])
    if aimed:
        return say("prompt-uu-neigh-window-at", card=card, seat=player, seat_at=aimed[0])
    if depth == 0 and stable is not None and stable != player:
        return say("prompt-uu-neigh-window-into", card=card, seat=player, seat_into=stable)
    return say("prompt-uu-neigh-window", card=card, seat=player)


def forms_for(play: Play, seat: int, depth: int) -> tuple[Form, ...]:
    forms = [asking.PASS]
    if instants := held(play, seat):
        forms.insert(0, Neigh.form(card=one_of("card", instants)))
    if depth == 0 and redraw.is_open(play, seat):
        forms.append(redraw.FORM)
    return tuple(forms)


def named_with(play: Play) -> dict[str, int | list[int]]:
    """What was named with the card before the window, for all to see (UU-5.7)."""
    table = play.table
    named: dict[str, int | list[int]] = {} if table.named_stable is None else {"stable": table.named_stable}
    return {**named, "targets": table.named_targets} if table.named_targets else named


def seats_concerned(play: Play) -> list[int]:
    """Whose cards are in the window, and who was named with the first: what everybody can see."""
    table = play.table
    stable = [] if table.named_stable is None else [table.named_stable]
    return sorted({*table.played_by, *stable, *table.named_targets})


def held(play: Play, seat: int) -> dict[str, Copy]:
    """The Instants in a hand that its seat may play, by id."""
    table = play.table
    return {
        table.card_id(copy): copy
        for copy in table.hands[seat]
        if play.face(copy).is_instant and not play.force.forbids("play", copy, seat)
    }
