"""`paint`: the unicorn takes a colour, loses it, or takes the one that somebody names."""

from cards.language.kill_the_unicorns.verbs.paint import Paints
from cards.language.kill_the_unicorns.words import COLOURS
from games.rules.kernel.actions import ChooseOption
from games.rules.kernel.facts import LateFacts
from games.rules.kernel.prompts import Prompt, one_of
from games.rules.kernel.words import say
from games.rules.kill_the_unicorns import shown
from games.rules.kill_the_unicorns.asking import stratagem_facts
from games.rules.kill_the_unicorns.doing import KuDoing, Roles
from games.rules.kill_the_unicorns.events import UnicornPainted
from games.rules.kill_the_unicorns.table import KuRun, Unicorn


class Painting(KuDoing[Paints], of=Paints):
    """KU-D45"""

    def source(self, run: KuRun, unicorn: Unicorn) -> str:
        """The card that paints: the stratagem of the hunt, or the token that was just laid on the unicorn."""
        table = run.table
        copy = table.revealed if table.revealed is not None else unicorn.tokens[-1]
        return table.face(run.cards, copy).id

    def mark(self, run: KuRun, step: Paints, unicorn: Unicorn, seat: int, roles: Roles) -> None:
        name = run.table.face(run.cards, unicorn.copy).id
        colour: str = step.paint.colour
        if colour == "any":
            form = ChooseOption.form(option=one_of("colour", COLOURS))
            source = self.source(run, unicorn)
            text = say("prompt-ku-choose-colour", card=name, card_source=source)
            facts = LateFacts(stratagem_facts, run, "paint", seat, source=source)
            chooser = roles[step.paint.chooser]
            colour = run.ask(Prompt(chooser, "choose_colour", (form,), text, facts=facts)).one("option")
        unicorn.colour = None if colour == "none" else colour
        run.emit(UnicornPainted(seat, name, shown.COLOURS[unicorn.colour]))
