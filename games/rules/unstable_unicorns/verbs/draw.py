"""Draw: cards from the top of the draw pile go to a hand (UU-3.1)."""

from cards.language.unstable_unicorns.verbs.draw import Draw
from games.rules.unstable_unicorns.doing import Doing, LookAhead, Place, Planned, number_of
from games.rules.unstable_unicorns.moving import Going, move
from games.rules.unstable_unicorns.play import Effect, Play
from games.rules.unstable_unicorns.resolving import Resolver
from games.rules.unstable_unicorns.verbs.shuffle import refill


class Drawing(Doing[Draw], of=Draw):
    brings_news = True

    def is_possible(self, ahead: LookAhead, step: Draw, first: bool) -> bool:
        if step.draw.who != "you":
            return True
        count = number_of(ahead.names, step)
        ahead.drawn += count
        ahead.deck -= count
        return ahead.deck >= 0

    def changes(self, resolver: Resolver, step: Draw) -> set[Place]:
        return {("hand", seat) for seat in resolver.names.meant(step.draw.who)}

    def carry_out(self, resolver: Resolver, planned: Planned[Draw]) -> bool:
        names, table = resolver.names, resolver.play.table
        body, count = planned.step.draw, number_of(names, planned.step)
        seats = names.meant(body.who)
        held = {copy for seat in seats for copy in table.hands[seat]} if body.as_ else set()
        drawn = sum(draw(resolver.play, seat, count, resolver.effect) for seat in seats)
        if body.as_ is not None:
            new = [copy for seat in seats for copy in table.hands[seat] if copy not in held]
            names.name_cards(body.as_, new, table, drawn)
        return drawn == count * len(seats)


def draw(play: Play, seat: int, count: int, by: Effect | None = None) -> int:
    """Draw one by one; answer how many cards there were. A table that reshuffles does so before it falls short."""
    drawn = 0
    while drawn < count and (play.table.deck or refill(play)):
        top = play.table.deck[-1]
        drawn += move(play, [Going(top, "deck", 0, "hand", seat)], "draw", by)
    if drawn and "you_draw" in play.cards.triggers:
        play.trigger_all(seat, "you_draw")
    return drawn
