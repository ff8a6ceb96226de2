"""Treat: how cards, or players, are looked at."""

from cards.language.unstable_unicorns.clauses.treat import Treat
from games.rules.unstable_unicorns.cards import Face
from games.rules.unstable_unicorns.force import Force, Source
from games.rules.unstable_unicorns.hearing import DISGUISE, REST, SILENCE, Head


class TreatHead(Head[Treat], of=Treat):
    def lay_out(self, face: Face, clause: Treat) -> None:
        turn = DISGUISE if clause.as_ is not None else SILENCE if clause.silenced else REST
        face.heard[turn].append(clause)

    def hear(self, force: Force, clause: Treat, source: Source) -> None:
        if clause.as_ is not None:
            force.pandas.update(force.copies_meant(clause, source))
        elif clause.silenced:
            force.silencers.append((clause, source))
            force.silenced.update(force.copies_meant(clause, source))
        elif clause.counts_as is not None:
            force.counts.update(dict.fromkeys(force.copies_meant(clause, source), clause.counts_as))
        elif clause.grave is not None:
            force.to_hand.update(force.copies_meant(clause, source))
        elif clause.hand is not None:
            for seat in force.seats_meant(clause.treat, source):
                force.visible[seat] = True
        elif clause.hand_limit is not None:
            for seat in force.seats_meant(clause.treat, source):
                force.hand_limits[seat] = min(force.hand_limits[seat], clause.hand_limit)
