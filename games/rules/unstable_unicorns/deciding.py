"""Deciding one effect of a link: use or decline, payments, targets, as far as they can be known (UU-7.2).

A choice among cards that the effect itself brings to light is made when it is reached.
"""

from collections.abc import Sequence

from cards.language.unstable_unicorns.grammar import (
    Bring,
    Choose,
    Destroy,
    Discard,
    Do,
    Draw,
    ForEach,
    Look,
    May,
    Move,
    PickPlayer,
    Pull,
    Return,
    Sacrifice,
    Search,
    Shuffle,
    Steal,
    Step,
    SwapHands,
    Take,
)
from games.rules.kernel.table import Copy
from games.rules.kernel.words import Say, say
from games.rules.unstable_unicorns import asking
from games.rules.unstable_unicorns.choices import Chooser, Picking, count_of, depends_on_hidden_faces
from games.rules.unstable_unicorns.feasible import Feasibility, can_do, can_offer
from games.rules.unstable_unicorns.play import Effect, Play

Place = tuple[str, int]
"""A zone of a seat, or of the table (seat -1)."""


class Deed:
    """One step with what has been decided about it."""

    __slots__ = ("after", "each", "inner", "picks", "step", "used")

    def __init__(self, step: Step) -> None:
        self.step = step
        self.picks: dict[int, list[Copy]] | None = None
        """The chosen cards by who chose them; None: to be chosen when reached."""
        self.used: bool | None = None
        """Whether an option was taken; None: to be asked when reached."""
        self.inner: list[Deed] = []
        self.after: list[Deed] = []
        self.each: list[tuple[int, list[Deed]]] = []


class Decider(Chooser):
    """One effect on its way from decisions to deeds."""

    def __init__(self, play: Play, effect: Effect) -> None:
        super().__init__(play, effect)
        self.declared = list(effect.declared)
        self.stale: set[Place] = set()
        """Zones that this effect changes before it may choose from them again."""
        self.unseen = False
        """Something came, or will come, to light that nobody could know when the link began."""
        self.deeds: list[Deed] = []
        self.origins: dict[str, Place] = {}

    # --- deciding -------------------------------------------------------------------------------------------------

    def decide(self, used: bool = False) -> None:
        """Use or decline, payments, targets: as far as they can be known. `used`: the player has already said yes."""
        if self.declared and not isinstance(self.effect.steps[0], PickPlayer):
            self.names.within = frozenset(self.declared)
        self.deeds = self.plan(self.effect.steps, used)
        self.planning = False

    def plan(self, steps: Sequence[Step], used: bool = False) -> list[Deed]:
        deeds = []
        for n, step in enumerate(steps):
            deeds.append(self.plan_step(step, steps[n + 1 :], used))
            if not isinstance(step, PickPlayer):
                self.names.within = None
        return deeds

    def plan_step(self, step: Step, rest: Sequence[Step], used: bool) -> Deed:
        deed = Deed(step)
        match step:
            case May():
                self.plan_may(deed, step, used)
            case Do():
                self.plan_do(deed, step)
            case Choose():
                self.plan_choose(deed, step)
            case ForEach():
                self.plan_each(deed, step)
            case PickPlayer():
                self.pick_player(deed, step, rest)
            case Discard() | Sacrifice() | Destroy() | Steal() | Return() | Move() | Bring() | Take():
                if not self.needs(step) & self.stale:
                    deed.picks = self.choose(step)
            case Draw() | Pull() | Look() | Search() | SwapHands() | Shuffle():
                self.unseen = True
        self.stale |= self.changes(step)
        return deed

    def plan_may(self, deed: Deed, step: May, used: bool) -> None:
        if self.unseen and self.planning and not used:
            return
        deed.used = used or self.wants(step)
        if deed.used:
            deed.inner = self.plan(step.may)
            deed.after = self.plan(step.if_you_do)

    def wants(self, step: May) -> bool:
        """Ask whether an option is taken, if everybody can see that it might be."""
        if not can_offer(self, step, private=False):
            return False
        usable = [self.effect] if can_offer(self, step, private=True) else []
        return asking.choose_effect(self.play, self.names.you, usable, self.say("use-effect")) is not None

    def plan_do(self, deed: Deed, step: Do) -> None:
        possible = can_do(self, step.do)
        deed.inner = self.plan(step.do)
        if possible:
            deed.after = self.plan(step.then)

    def plan_choose(self, deed: Deed, step: Choose) -> None:
        options = dict(zip(option_ids(step), step.choose, strict=True))
        public = [key for key, branch in options.items() if can_do(self, branch, private=False)]
        if not public:
            deed.used = False
            return
        usable = [key for key in public if can_do(self, options[key])]
        key = (
            public[0]
            if len(public) == 1
            else asking.choose_option(self.play, self.names.you, usable, self.say("option"))
        )
        deed.used = key is not None
        if key is not None:
            deed.inner = self.plan(options[key])

    def plan_each(self, deed: Deed, step: ForEach) -> None:
        for seat in self.names.meant(step.for_each):
            self.names.them = seat
            deed.each.append((seat, self.plan(step.do)))
        self.names.them = None

    def pick_player(self, deed: Deed, step: PickPlayer, rest: Sequence[Step]) -> None:
        look = Feasibility(self, private=True, strict=True)
        seats = look.pickable(step, rest) or Feasibility(self, private=True, strict=False).pickable(step, rest)
        if self.declared:
            named = self.declared.pop(0)
            seats = [named] if named in seats else []
        deed.used = bool(seats)
        self.names.players[step.as_] = (
            asking.choose_player(self.play, self.names.you, seats, self.say("pick-player")) if seats else None
        )

    def choose(self, step: Picking) -> dict[int, list[Copy]] | None:
        """The cards for a step, by who chooses them; None where there is nothing to choose before it is done."""
        count = count_of(step)
        if count == "all":
            return None
        hidden = depends_on_hidden_faces(step)
        picks = [asking.Pick(seat, self.free(step, seat), int(count), hidden) for seat in self.actors(step)]
        verb = next(iter(step.__struct_fields__)).rstrip("_")
        chosen = asking.choose_cards(self.play, picks, self.say(verb.replace("_", "-"), count=int(count)))
        for copies in chosen.values():
            for copy in copies:
                self.play.link.claims[copy] = self.effect.number
        return chosen

    def actors(self, step: Picking) -> list[int]:
        """Who chooses, and does it with the own cards."""
        match step:
            case Discard(discard=body):
                return self.names.meant(body.who)
            case Sacrifice(sacrifice=sacrificing):
                return self.names.meant(sacrificing.who)
        return [self.names.you]

    def needs(self, step: Picking) -> set[Place]:
        """The zones a step chooses from."""
        match step:
            case Discard():
                return {("hand", seat) for seat in self.actors(step)}
            case Sacrifice():
                return {("stable", seat) for seat in self.actors(step)}
            case Destroy(destroy=body) | Steal(steal=body):
                return {("stable", seat) for seat in self.names.meant(body.whose)}
            case Return(return_=returning):
                return {("stable", seat) for seat in self.names.meant(returning.whose)}
            case Move(move=moving):
                return {("stable", seat) for seat in self.names.meant(moving.whose)}
            case Bring(bring=bringing):
                return {(bringing.in_, self.names.you if bringing.in_ == "hand" else -1)}
            case Take(take=taking):
                return {("discard", -1)} if taking.what is None else {("looked", -1)}
        return set()

    def changes(self, step: Step) -> set[Place]:
        """The zones whose cards are others once the step is done."""
        you = self.names.you
        match step:
            case Draw(draw=drawing):
                return {("hand", seat) for seat in self.names.meant(drawing.who)}
            case Discard():
                return {("discard", -1)}
            case Sacrifice():
                return fallen(self.actors(step))
            case Destroy(destroy=body):
                return fallen(self.names.meant(body.whose))
            case Steal(steal=body):
                return {("stable", you), *(("stable", seat) for seat in self.names.meant(body.whose))}
            case Return(return_=returning):
                return {("nursery", -1), *(("hand", seat) for seat in self.names.meant(returning.whose))}
            case Move(move=moving):
                return {("stable", seat) for word in (moving.whose, moving.to) for seat in self.names.meant(word)}
            case Bring():
                return {("stable", you)}
            case Look():
                return {("looked", -1)}
            case Search() | Take() | Pull() | SwapHands() | Shuffle():
                return {("discard", -1), *(("hand", seat) for seat in range(self.play.table.seats))}
        return set()

    def say(self, what: str, **args: str | int) -> Say:
        return say(f"prompt-uu-{what}", card=self.effect.face.id, **args)


def fallen(seats: Sequence[int]) -> set[Place]:
    """Where cards go that are sacrificed or destroyed: discard pile, Nursery, and some to a hand."""
    return {("discard", -1), ("nursery", -1), *(("hand", seat) for seat in seats)}


def option_ids(step: Choose) -> list[str]:
    """A word for each branch: its first verb, numbered where two begin alike."""
    ids: list[str] = []
    for branch in step.choose:
        verb = branch[0].__struct_fields__[0].rstrip("_")
        ids.append(verb if verb not in ids else f"{verb}_{len(ids) + 1}")
    return ids
