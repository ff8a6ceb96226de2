"""Carrying out one effect with what has been decided; what could not be decided before is asked when reached."""

from collections.abc import Sequence
from typing import get_args

from cards.language.unstable_unicorns.grammar import (
    Bring,
    Choose,
    Destroy,
    Discard,
    Do,
    Draw,
    EndTurn,
    ExtraPlay,
    ExtraTurn,
    ForEach,
    InsteadOf,
    Look,
    May,
    Move,
    PickPlayer,
    Pull,
    PutBack,
    Return,
    Sacrifice,
    Search,
    Shuffle,
    Steal,
    SwapHands,
    Take,
)
from games.rules.kernel.table import Copy
from games.rules.kernel.words import say
from games.rules.unstable_unicorns import asking, verbs
from games.rules.unstable_unicorns.choices import Picking, count_of
from games.rules.unstable_unicorns.deciding import Decider, Deed
from games.rules.unstable_unicorns.feasible import can_do
from games.rules.unstable_unicorns.force import Source
from games.rules.unstable_unicorns.moving import Going, move
from games.rules.unstable_unicorns.play import NO_LINK, Effect, Play, name_effects

PICKING = get_args(Picking)


class Resolver(Decider):
    """One effect, decided and then carried out. Each deed answers whether it was done in full (UU-6.3)."""

    def carry_out(self) -> bool:
        self.play.emit("effect_used", {"seat": self.effect.seat, "card": self.effect.face.id})
        done = self.do_all(self.deeds)
        verbs.stop_looking(self.play)
        return done

    def do_all(self, deeds: Sequence[Deed]) -> bool:
        done = True
        for deed in deeds:
            done = self.do(deed) and done
        return done

    def do(self, deed: Deed) -> bool:
        self.play.run.tick(self.effect.face.id)
        step = deed.step
        match step:
            case May():
                return self.do_may(deed, step)
            case Do():
                return self.do_all(deed.inner) and self.do_all(deed.after)
            case Choose():
                return bool(deed.used) and self.do_all(deed.inner)
            case ForEach():
                return self.do_each(deed)
            case PickPlayer():
                return bool(deed.used)
            case Search():
                return self.search(step)
            case Discard() | Sacrifice() | Destroy() | Steal() | Return() | Move() | Bring() | Take():
                return self.do_picked(step, self.settled(deed, step))
        return self.do_plain(deed)

    def do_may(self, deed: Deed, step: May) -> bool:
        if deed.used is None:
            self.plan_may(deed, step, used=False)
        if not deed.used:
            return False
        return self.do_all(deed.inner) and self.do_all(deed.after)

    def do_each(self, deed: Deed) -> bool:
        """Each player's part; where it is one choice of cards, all of them move together."""
        done = True
        together: dict[int, list[Copy]] = {self.names.you: []}
        step = None
        for seat, deeds in deed.each:
            self.names.them = seat
            if len(deeds) == 1 and isinstance(deeds[0].step, Return | Destroy):
                step = deeds[0].step
                together[self.names.you] += self.settled(deeds[0], step)[self.names.you]
            else:
                done = self.do_all(deeds) and done
        self.names.them = None
        return (self.do_picked(step, together) if step is not None else True) and done

    def settled(self, deed: Deed, step: Picking) -> dict[int, list[Copy]]:
        """The chosen cards that can still be meant; chosen only now if that was not possible before."""
        if count_of(step) == "all":
            return {seat: list(self.candidates(step, seat)) for seat in self.actors(step)}
        if deed.picks is None:
            return self.choose(step) or {}
        return {
            seat: [copy for copy in copies if copy in self.candidates(step, seat)]
            for seat, copies in deed.picks.items()
        }

    def do_picked(self, step: Picking, picks: dict[int, list[Copy]]) -> bool:
        """Move the chosen cards; done in full if as many went as were asked for."""
        play, you = self.play, self.names.you
        order = [seat for seat in play.table.clockwise() if seat in picks]
        copies = [copy for seat in order for copy in picks[seat]]
        match step:
            case Discard():
                moved = sum(verbs.discard(play, seat, picks[seat], self.effect) for seat in order)
            case Sacrifice():
                moved = verbs.leave_stables(play, copies, "sacrifice", self.effect, replace)
            case Destroy():
                moved = verbs.leave_stables(play, copies, "destroy", self.effect, replace)
            case Steal():
                moved = verbs.leave_stables(play, copies, "steal", self.effect, replace, to=you)
            case Return():
                moved = verbs.leave_stables(play, copies, "return", self.effect, replace)
            case Move(move=body):
                to = next(iter(self.names.meant(body.to)), you)
                moved = verbs.leave_stables(play, copies, "move", self.effect, replace, to=to)
            case Bring(bring=body):
                going = [Going(copy, body.in_, you, "stable", you) for copy in copies]
                moved = move(play, going, "bring", self.effect)
            case _:
                moved = self.take(step, copies)
        count = count_of(step)
        return count == "all" or moved >= int(count) * max(1, len(self.actors(step)))

    def take(self, step: Picking, copies: Sequence[Copy]) -> int:
        name = step.take.what if isinstance(step, Take) else None
        if name is None:
            return move(
                self.play, [Going(copy, "discard", 0, "hand", self.names.you) for copy in copies], "take", self.effect
            )
        zone, seat = self.origins[name]
        going = [Going(copy, "hand" if zone == "hand" else "deck", seat, "hand", self.names.you) for copy in copies]
        moved = move(self.play, going, "take", self.effect)
        self.names.cards[name] = [copy for copy in self.names.cards[name] if copy not in copies]
        verbs.look(self.play, self.names.you, self.names.cards[name])
        return moved

    def do_plain(self, deed: Deed) -> bool:
        """Steps in which nobody chooses a card."""
        play, table, you = self.play, self.play.table, self.names.you
        match deed.step:
            case Draw(draw=body):
                seats = self.names.meant(body.who)
                return sum(verbs.draw(play, seat, body.count, self.effect) for seat in seats) == body.count * len(seats)
            case Pull(pull=pulling):
                rivals = self.names.meant(pulling.whose) * pulling.count
                return sum(verbs.pull(play, you, rival, self.effect) for rival in rivals) == len(rivals)
            case Look():
                self.look(deed.step)
            case PutBack():
                self.put_back(self.names.cards[deed.step.put_back])
            case SwapHands():
                for rival in self.names.meant(deed.step.swap_hands):
                    verbs.swap_hands(play, you, rival, self.effect)
            case Shuffle():
                self.shuffle(deed.step)
            case ExtraPlay():
                table.plays += 1
                play.emit("extra_play_granted", {"seat": you})
            case ExtraTurn():
                table.extra_turns += 1
                play.emit("extra_turn_granted", {"seat": you, "extra_turns": table.extra_turns})
            case EndTurn():
                table.ending = True
                play.emit("turn_cut_short", {"seat": table.active})
        return True

    def look(self, step: Look) -> None:
        table, body = self.play.table, step.look
        if body.in_ == "deck":
            cards, origin = table.deck[-(body.top or 1) :], ("deck", 0)
        else:
            seat = next(iter(self.names.meant(body.whose or "you")), self.names.you)
            cards, origin = list(table.hands[seat]), ("hand", seat)
        self.names.cards[step.as_] = cards
        self.origins[step.as_] = origin
        verbs.look(self.play, self.names.you, cards)

    def put_back(self, cards: list[Copy]) -> None:
        """The rest of what was looked at, on top of the draw pile, the topmost chosen first."""
        table = self.play.table
        order: list[Copy] = []
        left = [copy for copy in cards if copy in table.deck]
        while len(left) > 1:
            pick = asking.Pick(self.names.you, left, 1, hidden=False)
            (top,) = asking.choose_cards(self.play, [pick], self.say("put-back"))[self.names.you]
            order.append(top)
            left.remove(top)
        order += left
        table.deck = [copy for copy in table.deck if copy not in order] + order[::-1]
        self.play.emit("cards_put_back", {"seat": self.names.you, "count": len(order)})

    def search(self, step: Search) -> bool:
        """Only the matching cards are seen; what is taken is shown to all; then the pile is shuffled (UU-6.8)."""
        play, you = self.play, self.names.you
        found = self.free(step, you)
        verbs.look(play, you, found, "deck_searched")
        chosen = (self.choose(step) or {}).get(you, [])
        verbs.stop_looking(play)
        for copy in chosen:
            play.emit("card_revealed", {"seat": you, "card": play.shown(copy)})
        moved = move(play, [Going(copy, "deck", 0, "hand", you) for copy in chosen], "search", self.effect)
        verbs.shuffle(play)
        return moved == step.search.count

    def shuffle(self, step: Shuffle) -> None:
        table, you = self.play.table, self.names.you
        if "this" in step.shuffle and self.effect.copy in table.playing:
            verbs.put_in(self.play, [(self.effect.copy, "playing", you)], self.effect)
        if "hand" in step.shuffle:
            verbs.put_in(self.play, [(copy, "hand", you) for copy in table.hands[you]], self.effect)
        verbs.shuffle(self.play, with_discard="discard" in step.shuffle)


def replace(play: Play, copy: Copy, seat: int, fate: str, going: Sequence[Copy]) -> bool:
    """Whether something happens instead of this fate; the controller of the card picks one replacement (UU-R3.12)."""
    open_ones = [
        (clause, source)
        for clause, source in play.force.replacements
        if fate in clause.instead_of
        and play.force.is_meant(clause.what, source, copy, seat)
        and (source.copy == copy or (source.copy not in going and source.copy not in play.link.claims))
    ]
    offers = [replacement(play, clause, source) for clause, source in open_ones]
    name_effects(offer.effect for offer in offers)
    offered = [offer for offer in offers if can_do(offer, offer.effect.steps, private=False)]
    if not offered:
        return False
    usable = {offer.effect.key: offer for offer in offered if can_do(offer, offer.effect.steps)}
    must = any(clause.do is not None for clause, _ in open_ones) and bool(usable)
    if must and len(usable) == 1:
        offer = next(iter(usable.values()))
    else:
        text = say("prompt-uu-instead", card=play.face(copy).id)
        effect = asking.choose_effect(play, seat, [offer.effect for offer in usable.values()], text, must)
        if effect is None:
            return False
        offer = usable[effect.key]
    offer.decide()
    offer.carry_out()
    return True


def replacement(play: Play, clause: InsteadOf, source: Source) -> Resolver:
    steps = clause.may if clause.may is not None else clause.do or ()
    effect = Effect(source.seat, source.copy, source.face, steps)
    effect.replaces = True
    effect.number = NO_LINK
    return Resolver(play, effect)
