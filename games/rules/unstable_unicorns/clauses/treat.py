"""Treat: how cards, or players, are looked at."""

from cards.language.unstable_unicorns.clauses.treat import Treat
from cards.language.unstable_unicorns.parts import CardScope
from games.rules.unstable_unicorns.cards import Face
from games.rules.unstable_unicorns.force import Force, Source
from games.rules.unstable_unicorns.hearing import DISGUISE, REST, SILENCE, Head


class TreatHead(Head[Treat], of=Treat):
    def lay_out(self, face: Face, clause: Treat) -> None:
        turn = DISGUISE if clause.as_ is not None else SILENCE if clause.silenced else REST
        face.heard[turn].append(clause)

    def hear(self, force: Force, clause: Treat, source: Source) -> None:
        if clause.while_ is not None and not force.is_so(clause.while_, source.seat):
            return
        if isinstance(clause.treat, CardScope):
            self.hear_of_cards(force, clause, source)
        else:
            for seat in force.seats_meant(clause.treat, source):
                self.hear_of_player(force, clause, seat)

    def hear_of_cards(self, force: Force, clause: Treat, source: Source) -> None:
        if clause.as_ is not None:
            force.pandas.update(force.copies_meant(clause, source))
        elif clause.silenced:
            force.silencers.append((clause, source))
            force.silenced.update(force.copies_meant(clause, source))
        elif clause.counts_as is not None:
            force.counts.update(dict.fromkeys(force.copies_meant(clause, source), clause.counts_as))
        elif clause.grave is not None:
            force.to_hand.update(force.copies_meant(clause, source))

    def hear_of_player(self, force: Force, clause: Treat, seat: int) -> None:
        if clause.hand is not None:
            force.visible[seat] = True
        elif clause.hand_limit is not None:
            limit = min(force.set_limits.get(seat, clause.hand_limit), clause.hand_limit)
            force.set_limits = {**force.set_limits, seat: limit}
        elif clause.hand_limit_by is not None:
            change = force.limit_changes.get(seat, 0) + clause.hand_limit_by
            force.limit_changes = {**force.limit_changes, seat: change}
        elif clause.skips is not None:
            force.skips |= {(seat, clause.skips)}
