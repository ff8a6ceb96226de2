"""Random programs of Unstable Unicorns for hypothesis: everything the grammar can say, with names bound before use."""

from typing import Any

from hypothesis import strategies as st

STAYING = ["unicorn", "baby_unicorn", "basic_unicorn", "magical_unicorn", "upgrade", "downgrade"]
FATES = ["be_sacrificed", "be_destroyed", "be_stolen", "be_returned", "be_moved"]
KINDS = [*STAYING, "magic", "instant"]
Plain = dict[str, Any]


def filters(kinds: list[str]) -> st.SearchStrategy[Plain]:
    of = st.lists(st.sampled_from(kinds), max_size=2, unique=True)
    named = st.none() | st.sampled_from(["neigh", "narwhal"])
    return st.builds(lambda o, n: _said(of=o, named=n), of, named)


def passing() -> st.SearchStrategy[Plain]:
    events = st.sampled_from([["enter"], ["leave"], ["enter", "leave"], ["sacrificed", "destroyed"], ["destroyed"]])
    return st.builds(lambda cards, event: {"event": event, **cards}, filters(STAYING), events)


def _said(**fields: Any) -> Plain:
    return {key: value for key, value in fields.items() if value not in (None, [])}


def let_steps() -> st.SearchStrategy[list[Any]]:
    """What others may be let do: with cards of their own, and without names."""
    bring = {"bring": {"of": ["baby_unicorn"], "in": "nursery", "count": 1}}
    plain = st.sampled_from(
        ["draw", "discard", "destroy", {"search": {"count": 2}}, bring, {"steal": {"of": "upgrade"}}]
    )
    steps = st.lists(plain, min_size=1, max_size=2)
    return steps | st.builds(lambda may, after: [{"may": may, **({"if_you_do": after} if after else {})}], steps, steps)


COMPOUND = ["may", "do", "choose", "for_each", "let", "if"]


class Author:
    """Writes steps, remembering which names are bound."""

    def __init__(self, draw: st.DrawFn) -> None:
        self.draw = draw
        self.players: list[str] = []
        self.looks: list[str] = []
        self.groups: list[str] = []
        self.inside_each = False

    def word(self, *words: str) -> str:
        return self.draw(st.sampled_from([*words, *self.players, *(["them"] if self.inside_each else [])]))

    def count(self, *, all_too: bool = False, any_too: bool = False) -> Any:
        more: list[Any] = [*(["all"] if all_too else []), *(["any", {"up_to": 3}] if any_too else [])]
        return self.draw(st.sampled_from([1, 2, 3, 5, *more]))

    def cards(self, kinds: list[str] = STAYING) -> Plain:
        return self.draw(filters(kinds))

    def steps(self, depth: int) -> list[Any]:
        return [self.step(depth) for _ in range(self.draw(st.integers(1, 3)))]

    def step(self, depth: int) -> Any:
        verbs = ["draw", "discard", "sacrifice", "this", "destroy", "steal", "return", "move", "bring", "search"]
        verbs += ["take", "pull", "look", "glance", "swap", "shuffle", "extra_play", "extra_turn", "end_turn", "skip"]
        verbs += ["pick", "pick_players", "put", "give", "play"]
        verbs += ["seen", "put_back", "reveal", "named", "play_seen"] if self.looks else []
        verbs += COMPOUND if depth else []
        verb = self.draw(st.sampled_from(verbs))
        return self.compound(verb, depth) if verb in COMPOUND else self.verb(verb)

    def compound(self, verb: str, depth: int) -> Plain:
        if verb == "may":
            may: Plain = {"may": self.steps(depth - 1)}
            return may | ({"if_you_do": self.steps(depth - 1)} if self.draw(st.booleans()) else {})
        if verb == "do":
            return {"do": self.steps(depth - 1), "then": self.steps(depth - 1)}
        if verb == "choose":
            return {"choose": [self.steps(depth - 1), self.steps(depth - 1)]}
        if verb == "if":
            seen = [{"what": name, "is": ["unicorn", "upgrade"]} for name in self.looks]
            so = self.draw(st.sampled_from(seen)) if seen and self.draw(st.booleans()) else self.draw(conditions())
            given: Plain = {"if": so, "do": self.steps(depth - 1)}
            return given | ({"else": self.steps(depth - 1)} if self.draw(st.booleans()) else {})
        if verb == "let":
            return {"let": self.word("others", "everyone", *self.groups[:1]), "do": self.draw(let_steps())}
        before, self.inside_each = self.inside_each, True
        steps = self.steps(depth - 1)
        self.inside_each = before
        return {"for_each": self.draw(st.sampled_from(["others", "everyone"])), "do": steps}

    def verb(self, verb: str) -> Any:
        who = self.word("you", "others", "everyone")
        match verb:
            case "draw":
                return {"draw": {"count": self.count(), "who": who}}
            case "discard":
                return {"discard": {**self.cards(KINDS), "count": self.count(all_too=True, any_too=True), "who": who}}
            case "sacrifice":
                return {"sacrifice": {**self.cards(), "count": self.count(all_too=True, any_too=True), "who": who}}
            case "this":
                return self.draw(st.sampled_from([{"sacrifice": "this"}, {"return": "this"}]))
            case "destroy" | "steal":
                whose = self.word("others", "everyone")
                return {verb: {**self.cards(), "count": self.count(all_too=True), "whose": whose}}
            case "return":
                return {"return": {**self.cards(), "count": self.count(all_too=True), "whose": who}}
            case "move":
                return {"move": {**self.cards(), "whose": who, "to": self.word("you"), "count": self.count()}}
            case "bring":
                other = {"not": "this"} if self.draw(st.booleans()) else {}
                zone = self.draw(st.sampled_from(["hand", "discard", "nursery", "deck"]))
                place = {"in": zone, "to": self.word("you")}
                return {"bring": {**self.cards(), **other, **place, "count": self.count()}}
            case "search" | "take":
                return {verb: {**self.cards(KINDS), "count": self.count()}}
        return self.elsewhere(verb, who)

    def elsewhere(self, verb: str, who: str) -> Any:
        match verb:
            case "put":
                depth = self.draw(st.sampled_from(["deck", "deck_top", "deck_bottom"]))
                zone = self.draw(st.sampled_from(["hand", "stable"]))
                return {"put": {**self.cards(), "in": zone, "to": depth, "count": self.count(all_too=True), "who": who}}
            case "play":
                return {"play": {**self.cards(KINDS[:-1]), "in": self.draw(st.sampled_from(["hand", "deck"]))}}
            case "play_seen":
                return {"play": {**self.cards(KINDS[:-1]), "what": self.draw(st.sampled_from(self.looks))}}
            case "give":
                return {"give": {**self.cards(), "to": self.word("you"), "count": self.count(), "who": who}}
            case "skip":
                return {
                    "skip": {"what": self.draw(st.sampled_from(["beginning", "draw", "action", "turn"])), "who": who}
                }
        return self.unseen(verb)

    def unseen(self, verb: str) -> Any:
        match verb:
            case "pull":
                return {"pull": {"whose": self.word("others", "everyone"), "count": self.count()}}
            case "look":
                self.looks.append(f"seen{len(self.looks)}")
                place = st.sampled_from(
                    [{"in": "deck", "top": self.count()}, {"in": "hand", "whose": self.word("others")}]
                )
                return {"look": self.draw(place), "as": self.looks[-1]}
            case "glance":
                return {"look": {"in": "hand", "whose": self.word("others")}}
            case "seen":
                return {
                    "take": {**self.cards(KINDS), "what": self.draw(st.sampled_from(self.looks)), "count": self.count()}
                }
            case "reveal":
                return {"reveal": self.draw(st.sampled_from(self.looks))}
            case "named":
                name = self.looks[0]
                step = st.sampled_from([{"draw": {"count": name}}, {"destroy": {"count": name}}])
                return self.draw(step | st.just({"bring": {"what": name, "count": name}}))
            case "put_back":
                return {"put_back": self.draw(st.sampled_from(self.looks))}
            case "swap":
                return {"swap_hands": self.word("others")}
            case "shuffle":
                return {"shuffle": self.draw(st.lists(st.sampled_from(["hand", "discard"]), min_size=1, unique=True))}
            case "pick_players":
                self.groups.append(f"group{len(self.groups)}")
                return {"pick_players": self.draw(st.sampled_from(["others", "everyone"])), "as": self.groups[-1]}
            case "pick":
                other = {"not": self.draw(st.sampled_from(self.players))} if self.players else {}
                self.players.append(f"player{len(self.players)}")
                group = self.draw(st.sampled_from(["others", "everyone"]))
                return {"pick_player": group, "as": self.players[-1], **other}
        return verb


PLAYER_CHANGES: list[Plain] = [
    {"hand": "visible"},
    {"hand_limit": 5},
    {"hand_limit_by": -4},
    {"hand_limit_by": 2},
    {"skips": "draw"},
]


def conditions() -> st.SearchStrategy[Plain]:
    bounds = st.sampled_from([{"at_least": 1}, {"at_least": 3}, {"at_most": 0}, {"at_most": 2}])
    return st.builds(lambda cards, bound: {"stable": cards, **bound}, filters(STAYING), bounds)


@st.composite
def whens(draw: st.DrawFn) -> Plain:
    trigger = draw(
        st.sampled_from(["enter", "leave", "sacrificed_or_destroyed", "turn_start", "hand_empty"]) | passing()
    )
    return {"when": trigger, "do": Author(draw).steps(2)}


@st.composite
def answers(draw: st.DrawFn) -> Plain:
    who = draw(st.sampled_from(["you", "others", "everyone"]))
    author = Author(draw)
    author.inside_each = True
    if draw(st.booleans()):
        return {"when": {"answers": "turn_start", "who": who}, "do": author.steps(1)}
    fates = draw(st.lists(st.sampled_from(FATES), min_size=1, unique=True))
    with_that = [{"take": {**author.cards(), "what": "that"}}, {"bring": {"what": "that", "to": author.word("you")}}]
    steps = [draw(st.sampled_from(with_that)), *author.steps(1)]
    return {"when": {"answers": fates, "who": who, **draw(filters(STAYING))}, "do": steps}


@st.composite
def continuous(draw: st.DrawFn) -> Plain:
    scope = draw(
        st.just("this")
        | st.builds(
            lambda f, w, n: {**f, "whose": w, **({"not": "this"} if n else {})},
            filters(STAYING),
            st.sampled_from(["you", "others", "everyone"]),
            st.booleans(),
        )
    )
    fates = FATES
    kind = draw(st.sampled_from(["cannot", "by", "instead", "treat", "player", "deed"]))
    hangs = {"while": draw(conditions())} if draw(st.booleans()) else {}
    if kind == "deed":
        deeds = draw(st.lists(st.sampled_from(["destroy", "steal", "win"]), min_size=1, unique=True))
        return {"cannot": deeds, "who": draw(st.sampled_from(["you", "others", "everyone"])), **hangs}
    if kind == "cannot":
        words = [*fates, "be_neighed", "enter_stable", "play"]
        return {"cannot": draw(st.lists(st.sampled_from(words), min_size=1, unique=True)), "what": scope, **hangs}
    some = draw(st.lists(st.sampled_from(fates), min_size=1, unique=True))
    if kind == "by":
        return {
            "cannot": some,
            "what": scope,
            "by": {**draw(filters(KINDS)), "named": draw(st.sampled_from(["neigh", "narwhal"]))},
        }
    if kind == "instead":
        return {"instead_of": some, "what": scope, draw(st.sampled_from(["may", "do"])): Author(draw).steps(1)}
    if kind == "treat":
        changes = [{"silenced": True}, {"as": "panda"}, {"counts_as": 0}, {"counts_as": 2}, {"grave": "hand"}]
        return {"treat": scope, **draw(st.sampled_from(changes))}
    whom = draw(st.sampled_from(["you", "others", "everyone"]))
    return {"treat": whom, **draw(st.sampled_from(PLAYER_CHANGES)), **hangs}


def programs() -> st.SearchStrategy[list[Plain]]:
    return st.lists(whens() | answers() | continuous(), min_size=1, max_size=2)
