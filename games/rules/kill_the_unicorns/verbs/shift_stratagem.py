"""`shift_stratagem`: a face-down stratagem goes to another unicorn of the row, unseen."""

from collections.abc import Iterator

from cards.language.kill_the_unicorns.verbs.shift_stratagem import ShiftStratagem
from games.rules.kernel.prompts import Action, one_of
from games.rules.kernel.words import Say, say
from games.rules.kill_the_unicorns.doing import Choices, KuDoing
from games.rules.kill_the_unicorns.events import StratagemMoved
from games.rules.kill_the_unicorns.table import KuRun


class ShiftingAStratagem(KuDoing[ShiftStratagem], of=ShiftStratagem):
    """A form for each stratagem that can go somewhere: to another unicorn with a free place."""

    needs_stratagems = True

    def ways(self, run: KuRun, step: ShiftStratagem, seat: int) -> Iterator[Choices]:
        unicorns = run.table.unicorns_in_row(run.cards)
        for stratagem, (home, _) in run.table.face_down_stratagems().items():
            targets = [name for name, slot in unicorns.items() if slot is not home and slot.free_place]
            if targets:
                yield {"stratagem": one_of("face_down", [stratagem]), "unicorn": one_of("unicorn", targets)}

    def label(self, run: KuRun, seat: int, choices: Choices) -> Say:
        """Each form is about another stratagem, so its button names it."""
        table, (stratagem, *_) = run.table, choices["stratagem"].one_of or ("",)
        home, copy = table.face_down_stratagems()[stratagem]
        at = "" if home.unicorn is None else table.face(run.cards, home.unicorn).id
        place = "above" if home.above == copy else "below"
        return say(f"form-ku-shift-{place}", seat=table.owner_of(run.cards, copy), card=at)

    def use(self, run: KuRun, step: ShiftStratagem, seat: int, action: Action) -> None:
        stratagem, unicorn = action.one("stratagem"), action.one("unicorn")
        home, copy = run.table.face_down_stratagems()[stratagem]
        target = run.table.unicorns_in_row(run.cards)[unicorn]
        home.lift(copy)
        place = target.lay(copy)
        run.emit(StratagemMoved(seat, stratagem, unicorn, place))
