"""Cannot: what must not happen to which cards."""

from cards.language.unstable_unicorns.clauses.cannot import Cannot
from cards.language.unstable_unicorns.words import DEEDS
from games.rules.unstable_unicorns.force import Force, Source
from games.rules.unstable_unicorns.hearing import Head


class CannotHead(Head[Cannot], of=Cannot):
    def hear(self, force: Force, clause: Cannot, source: Source) -> None:
        if clause.while_ is not None and not force.is_so(clause.while_, source.seat):
            return
        for word in clause.cannot:
            if word in DEEDS:
                force.barred |= {(seat, word) for seat in force.seats_meant(clause.who or "you", source)}
            else:
                force.cannots.setdefault(word, []).append((clause, source))

    def keeps_its_play(self, clause: Cannot) -> bool:
        return "be_neighed" in clause.cannot and clause.what.what is not None
