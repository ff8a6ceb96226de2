"""`peek`: somebody looks secretly at a face-down stratagem of the row."""

from collections.abc import Iterator

from cards.language.kill_the_unicorns.verbs.peek import Peek
from games.rules.kernel.events import known_to
from games.rules.kernel.prompts import Action, one_of
from games.rules.kill_the_unicorns import shown
from games.rules.kill_the_unicorns.doing import Choices, KuDoing
from games.rules.kill_the_unicorns.events import StratagemLookedAt
from games.rules.kill_the_unicorns.table import KuRun


class Peeking(KuDoing[Peek], of=Peek):
    """What was looked at stays known as long as it lies face down."""

    needs_stratagems = True

    def ways(self, run: KuRun, step: Peek, seat: int) -> Iterator[Choices]:
        stratagems = run.table.face_down_stratagems()
        if stratagems:
            yield {"stratagem": one_of("face_down", stratagems)}

    def use(self, run: KuRun, step: Peek, seat: int, action: Action) -> None:
        table, stratagem = run.table, action.one("stratagem")
        _, copy = table.face_down_stratagems()[stratagem]
        table.hunters[seat].looked_at.append(copy)
        run.emit(StratagemLookedAt(seat, stratagem, known_to(seat, shown.stratagem(run.cards, table, copy))))
