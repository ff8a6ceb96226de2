"""`paint`: the unicorn takes a colour, loses it, or takes the one that somebody names."""

from cards.language.kill_the_unicorns.verbs.paint import Paints
from cards.language.kill_the_unicorns.words import COLOURS
from games.rules.kernel.actions import ChooseOption
from games.rules.kernel.prompts import Prompt, one_of
from games.rules.kernel.run import Run
from games.rules.kernel.words import say
from games.rules.kill_the_unicorns.asking import hunt_facts
from games.rules.kill_the_unicorns.doing import Doing, Roles
from games.rules.kill_the_unicorns.table import KuTable, Unicorn


class Painting(Doing[Paints], of=Paints):
    """KU-D45"""

    def mark(self, run: Run[KuTable], step: Paints, unicorn: Unicorn, seat: int, roles: Roles) -> None:
        name = run.table.face(run.cards, unicorn.copy).id
        colour: str = step.paint.colour
        if colour == "any":
            form = ChooseOption.form(option=one_of("colour", COLOURS))
            text = say("prompt-ku-choose-colour", card=name)
            colour = run.ask(
                Prompt(roles[step.paint.chooser], "choose_colour", (form,), text, facts=hunt_facts(run))
            ).one("option")
        unicorn.colour = None if colour == "none" else colour
        run.emit("unicorn_painted", seat=seat, unicorn=name, colour=unicorn.colour)
