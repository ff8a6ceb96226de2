"""What a revealed stratagem does (KU-A6.5): its steps, one by one, before the unicorn is taken.
Nothing here knows a card by name; where a step has nothing to act on, it says so and goes on."""

from dataclasses import dataclass, field

import msgspec

from cards.language.kill_the_unicorns.grammar import (
    Award,
    Awarding,
    ChooserOption,
    Flee,
    HuntCards,
    Lose,
    Paints,
    Regain,
    Slay,
    Swap,
    Verb,
)
from cards.language.kill_the_unicorns.words import COLOURS
from games.rules.kernel.prompts import Form, Prompt, one_of, some_of
from games.rules.kernel.run import Run
from games.rules.kernel.table import Copy
from games.rules.kernel.words import say
from games.rules.kill_the_unicorns import shown
from games.rules.kill_the_unicorns.ending import look_for_double_rainbow
from games.rules.kill_the_unicorns.piles import Discards
from games.rules.kill_the_unicorns.table import KuTable, Unicorn


@dataclass
class Chase:
    """A hunt being resolved: the unicorn, who is left after ties, and who takes it (nobody: it flees)."""

    unicorn: Copy
    survivors: list[int]
    captor: int | None = field(init=False)
    roles: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.captor = self.survivors[0] if self.survivors else None


def spring(run: Run[KuTable], chase: Chase, stratagem: Copy) -> None:
    """Do what the revealed stratagem says."""
    table = run.table
    face = table.face(run.cards, stratagem)
    chase.roles = {"owner": table.owner_of(run.cards, stratagem), "winner": chase.survivors[0]}
    for step in face.steps.get("revealed", ()):
        run.tick(face.id)
        if not _do(run, chase, step):
            run.emit("effect_missed", card=face.id)
    if any(isinstance(step, Swap) for step in face.steps.get("revealed", ())):
        look_for_double_rainbow(run, chase.captor)


def paint_captured(run: Run[KuTable], chase: Chase, captor: int, caught: Unicorn, stratagem: Copy) -> None:
    """A stratagem that colours does so when the unicorn is taken (KU-D45)."""
    chase.roles["captor"] = captor
    for step in run.table.face(run.cards, stratagem).steps.get("captured", ()):
        assert isinstance(step, Paints)
        paint(run, captor, caught, step, chase.roles[step.paint.chooser])


def paint(run: Run[KuTable], seat: int, unicorn: Unicorn, step: Paints, chooser: int) -> None:
    """The unicorn takes a colour, loses it, or takes the one that somebody names."""
    colour: str | None = step.paint.colour
    if colour == "any":
        form = Form("choose_option", {"option": one_of("colour", COLOURS)})
        text = say("prompt-ku-choose-colour", card=run.table.face(run.cards, unicorn.copy).id)
        colour = run.ask(Prompt(chooser, "choose_colour", (form,), text)).one("option")
    unicorn.colour = None if colour == "none" else colour
    name = run.table.face(run.cards, unicorn.copy).id
    run.emit("unicorn_painted", seat=seat, unicorn=name, colour=unicorn.colour)


def slay(run: Run[KuTable], seat: int, unicorn: str) -> None:
    """A unicorn leaves the game with its tokens; pinned stratagems go to their owners (KU-D13, KU-D23, KU-D24)."""
    table = run.table
    slain = table.unicorns_of(run.cards, seat)[unicorn]
    table.hunters[seat].unicorns.remove(slain)
    table.gone += [slain.copy, *slain.tokens]
    discards = Discards(run.cards, table)
    discards.put_away(slain.pinned)
    secrets, facts = discards.news()
    run.emit("unicorn_slain", *secrets, seat=seat, unicorn=unicorn, **facts)


def regain(run: Run[KuTable], seat: int, chosen: list[str]) -> None:
    """Hunt cards that lie open in this hunt go back to the hand."""
    table = run.table
    hunter = table.hunters[seat]
    back = [copy for copy in hunter.played if table.hunt_id(run.cards, copy) in chosen]
    hunter.played = [copy for copy in hunter.played if copy not in back]
    hunter.hand = sorted([*hunter.hand, *back])
    run.emit("hunt_cards_regained", seat=seat, cards=msgspec.to_builtins(shown.hunt_cards(run.cards, table, back)))


def _do(run: Run[KuTable], chase: Chase, step: Verb) -> bool:
    """One step; False if there was nothing to act on."""
    match step:
        case Swap():
            return _swap(run, chase, step)
        case Slay():
            return _slay_chosen(run, chase, step)
        case Award():
            return _award(run, chase, step.award)
        case Flee():
            chase.captor = None
            return True
        case Lose():
            return _lose(run, chase.roles[step.lose.who], step.lose)
        case Regain():
            return _regain_chosen(run, chase.roles[step.regain.who], step.regain)
    raise AssertionError(step)


def _swap(run: Run[KuTable], chase: Chase, step: Swap) -> bool:
    table = run.table
    one, other = (chase.roles[role] for role in step.swap.between)
    if one == other or not table.hunters[one].unicorns or not table.hunters[other].unicorns:
        return False
    chooser = _chooser(run, chase, step.swap.chooser)
    given = _choose_unicorn(run, chooser, one, "give" if chooser == one else "take")
    taken = _choose_unicorn(run, chooser, other, "give" if chooser == other else "take")
    mine, theirs = table.unicorns_of(run.cards, one)[given], table.unicorns_of(run.cards, other)[taken]
    table.hunters[one].unicorns.remove(mine)
    table.hunters[other].unicorns.remove(theirs)
    table.hunters[one].unicorns.append(theirs)
    table.hunters[other].unicorns.append(mine)
    run.emit("unicorns_swapped", seats=[one, other], unicorns=[given, taken])
    return True


def _slay_chosen(run: Run[KuTable], chase: Chase, step: Slay) -> bool:
    seat = chase.roles[step.slay.whose]
    if not run.table.hunters[seat].unicorns:
        return False
    chooser = _chooser(run, chase, step.slay.chooser or step.slay.whose)
    slay(run, seat, _choose_unicorn(run, chooser, seat, "slay"))
    return True


def _award(run: Run[KuTable], chase: Chase, award: Awarding) -> bool:
    ranked = chase.survivors if award.counted == "highest" else chase.survivors[::-1]
    otherwise = award.otherwise if isinstance(award.otherwise, str) else run.table.options.not_so_fast_alone
    if award.rank <= len(ranked):
        if ranked[award.rank - 1] == chase.captor:
            return False
        chase.captor = ranked[award.rank - 1]
        run.emit("captor_changed", seat=chase.captor)
        return True
    if otherwise == "flees":
        chase.captor = None
        return True
    return False


def _lose(run: Run[KuTable], seat: int, how: HuntCards) -> bool:
    table = run.table
    hunter = table.hunters[seat]
    if not hunter.hand:
        return False
    chosen = _choose_hunt_cards(run, seat, hunter.hand, how.count, "lose")
    lost = [copy for copy in hunter.hand if table.hunt_id(run.cards, copy) in chosen]
    hunter.hand = [copy for copy in hunter.hand if copy not in lost]
    discards = Discards(run.cards, table)
    discards.spend(seat, lost)
    secrets, facts = discards.news()
    run.emit("hunt_cards_lost", *secrets, seat=seat, **facts)
    return True


def _regain_chosen(run: Run[KuTable], seat: int, how: HuntCards) -> bool:
    played = run.table.hunters[seat].played
    if not played:
        return False
    regain(run, seat, _choose_hunt_cards(run, seat, played, how.count, "regain"))
    return True


def _chooser(run: Run[KuTable], chase: Chase, chooser: str | ChooserOption) -> int:
    if isinstance(chooser, ChooserOption):
        chooser = str(getattr(run.table.options, chooser.option))
    return chase.roles[chooser]


def _choose_unicorn(run: Run[KuTable], chooser: int, seat: int, why: str) -> str:
    """One of a seat's unicorns; where there is but one, nobody is asked."""
    unicorns = list(run.table.unicorns_of(run.cards, seat))
    if len(unicorns) == 1:
        return unicorns[0]
    form = Form("choose_unicorn", {"unicorn": one_of("unicorn", unicorns)})
    text = say(f"prompt-ku-choose-unicorn-{why}", seat=seat)
    return run.ask(Prompt(chooser, "choose_unicorn", (form,), text)).one("unicorn")


def _choose_hunt_cards(run: Run[KuTable], seat: int, copies: list[Copy], count: int, why: str) -> list[str]:
    """So many of the cards; where there are no more, nobody is asked."""
    choices = [run.table.hunt_id(run.cards, copy) for copy in sorted(copies)]
    if len(choices) <= count:
        return choices
    form = Form("choose_cards", {"cards": some_of("hunt", choices, count, count)})
    return run.ask(Prompt(seat, "choose_cards", (form,), say(f"prompt-ku-choose-cards-{why}", count=count))).some(
        "cards"
    )
