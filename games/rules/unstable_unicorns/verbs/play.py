"""Play: a card is played at once, by an effect (UU section 13)."""

from cards.language.unstable_unicorns.verbs.play import PlayAtOnce
from games.rules.kernel.facts import LateFacts
from games.rules.kernel.prompts import Action, Prompt
from games.rules.kernel.table import Copy
from games.rules.unstable_unicorns import asking
from games.rules.unstable_unicorns.actions import PlayCard
from games.rules.unstable_unicorns.doing import Doing, LookAhead, Place, Planned
from games.rules.unstable_unicorns.events import Cause
from games.rules.unstable_unicorns.moving import Going, move
from games.rules.unstable_unicorns.playing import is_playable, named_in, play_at_once, play_forms
from games.rules.unstable_unicorns.resolving import Resolver
from games.rules.unstable_unicorns.verbs.shuffle import shuffle


class PlayingAtOnce(Doing[PlayAtOnce], of=PlayAtOnce):
    """What is played is chosen when the step is reached: nothing after it can be decided before."""

    brings_news = True

    def is_possible(self, ahead: LookAhead, step: PlayAtOnce, first: bool) -> bool:
        """Whether there may be a card for it. Whether that card could do what it says is not looked at from here: two
        cards that play each other would ask for ever."""
        if step.play.in_ != "hand" or ahead.drawn > 0:
            return True
        resolver, you = ahead.resolver, ahead.names.you
        if not ahead.private:
            return any(copy != resolver.effect.copy for copy in ahead.table.hands[you])
        return any(is_playable(resolver.play, copy, you, at_a_glance=True) for copy in self.meant(resolver, step))

    def stands_alone(self, step: PlayAtOnce) -> bool:
        return step.play.what is None

    def changes(self, resolver: Resolver, step: PlayAtOnce) -> set[Place]:
        stables = {("stable", seat) for seat in range(resolver.play.table.seats)}
        return {*resolver.every_hand(), *stables, ("nursery", -1), ("deck", -1)}

    def meant(self, resolver: Resolver, step: PlayAtOnce) -> list[Copy]:
        """The cards that the step is about and nobody has spoken for."""
        table, body = resolver.play.table, step.play
        pile = table.zone(body.in_, resolver.names.you) if body.in_ else resolver.names.lying(body.what or "", table)
        return [copy for copy in resolver.in_pile(pile, body) if resolver.is_free(copy)]

    def carry_out(self, resolver: Resolver, planned: Planned[PlayAtOnce]) -> bool:
        """Done in full if a card was played, stopped or not."""
        play, you, step = resolver.play, resolver.names.you, planned.step
        cards = [copy for copy in self.meant(resolver, step) if is_playable(play, copy, you)]
        if step.play.in_ == "deck":
            play.search(you, cards)
        action = self.choose(resolver, step, cards)
        copy = play.table.copies_by_id(cards)[action.one("card")] if PlayCard.is_taken(action) else None
        if step.play.in_ == "deck":
            play.stop_looking()
        if copy is not None:
            self.fetch(resolver, step, copy)
        if step.play.in_ == "deck":
            shuffle(play)
        if copy is not None:
            play_at_once(play, you, copy, named_in(action), resolver.effect)
        return copy is not None

    def choose(self, resolver: Resolver, step: PlayAtOnce, cards: list[Copy]) -> Action:
        """Which card, and what is named with it. Others do not know whether there is one, so it is always asked."""
        play, you = resolver.play, resolver.names.you
        forms = play_forms(play, you, cards) or [asking.DECLINE]
        text = resolver.say("play-at-once" if cards else "nothing-to-choose")
        question = asking.Question(text, "play", resolver.effect, "play_at_once")
        facts = LateFacts(asking.pick_facts, play, asking.Pick(you, cards, 1, hidden=True), question)
        return play.run.ask(Prompt(you, question.kind, tuple(forms), text, facts=facts))

    def fetch(self, resolver: Resolver, step: PlayAtOnce, copy: Copy) -> None:
        """A card is played from hand, wherever it was found; of cards looked at, the others are still seen."""
        play, you, name = resolver.play, resolver.names.you, step.play.what
        zone, seat = play.table.place_of(copy)
        if (zone, seat) != ("hand", you):
            cause: Cause = "search" if step.play.in_ == "deck" else "take"
            move(play, [Going(copy, zone, seat or 0, "hand", you)], cause, resolver.effect)
        if name is not None and play.table.looker is not None:
            play.look(you, resolver.names.lying(name, play.table))
