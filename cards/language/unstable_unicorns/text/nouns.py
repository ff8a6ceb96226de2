"""Cards, players and places as words, each in the role it plays in a sentence: a language makes its cases of that."""

from collections.abc import Sequence

from cards.language.phrasing import Translator
from cards.language.unstable_unicorns.parts import Ability, CardScope, Condition, Filter
from cards.language.unstable_unicorns.walking import all_names, all_steps
from cards.language.unstable_unicorns.words import COUNT_WORDS, GROUPS, PLAYER_WORDS, THAT, Naming, UpTo

IT = "it"
"""Instead of a number: the only cards with a name are one card."""


class Nouns:
    """The nouns of one ability. What its steps give a name to is told apart by number, if there are several."""

    def __init__(self, translator: Translator, ability: Ability) -> None:
        self.translator = translator
        names = list(all_names(ability))
        self.players = _numbered([given.name for given in names if given.naming is Naming.NEW_PLAYER])
        self.groups = {given.name for given in names if given.naming is Naming.NEW_PLAYERS}
        self.seen = {given.name for given in names if given.naming is Naming.NEW_CARDS and given.place == "as"}
        """What was looked at; other cards with a name were drawn, discarded and so on."""
        self.looks: dict[str, int | str] = {
            THAT: THAT,
            **_numbered([given.name for given in names if given.naming is Naming.NEW_CARDS]),
        }
        self.lone = _lone_cards(ability)

    def those(self, name: str | None, what: Filter | None = None) -> int | str:
        """Which cards with a name are meant: their number, or `it` for a lone one, where any of them will do."""
        is_any = what is None or not (what.of or what.named)
        number = self.looks.get(name or "", 0)
        return IT if number == 0 and name in self.lone and is_any else number

    def player(self, word: str, role: str) -> str:
        """Role: `does`, `made` (is made to do), `owns`, `with`, `but`."""
        who = word if word in PLAYER_WORDS else "picked" if word in self.groups else "chosen"
        return self.translator.say("player", who=who, role=role, nth=self.players.get(word, 0))

    def receiver(self, word: str) -> str:
        """The one player who is given something."""
        who = word if word in PLAYER_WORDS else "chosen"
        return self.translator.say("receiver", who=who, nth=self.players.get(word, 0))

    def stable(self, word: str, role: str, count: int | str | UpTo = 1) -> str:
        """Role: `from`, `in`, `to`; `enter` where the card itself comes in."""
        many = "one" if count == 1 else "all" if count == "all" else "some"
        return self.translator.say("stable", whose=_group(word), owner=self._owner(word), role=role, many=many)

    def hand(self, word: str, role: str) -> str:
        """Role: `from`, `at`."""
        return self.translator.say("hand", whose=_group(word), owner=self._owner(word), role=role)

    def _owner(self, word: str) -> str:
        return self.player(word, "owns") if _group(word) == "one" else ""

    def cards(self, what: Filter, role: str, count: int | str | UpTo = 1, place: str = "") -> str:
        """Role: `some` (so many of them, as an object), `one` and `those` (as a subject), `not` (object of a
        prohibition), `by` (as a cause)."""
        if isinstance(count, UpTo):
            return self.translator.say("up-to", cards=self.cards(what, role, count.up_to, place))
        text = self.of_kinds(what.of, role, said(count))
        if what.named is not None:
            text = self.translator.say("named", cards=text, tag=self.translator.tag(what.named))
        text = f"{text} {place}" if place else text
        if not getattr(what, "not_", None):
            return text
        return self.translator.say("not-this", cards=text, role=role, number=_number(role, count))

    def of_kinds(self, kinds: Sequence[str], role: str, count: int | str = 1) -> str:
        if not kinds:
            return self.translator.say("cards", role=role, count=count)
        join = self.translator.both if role == "those" or count == "all" else self.translator.either
        names = [self.translator.say("kind", kind=kind, number=_number(role, count)) for kind in kinds]
        return self.translator.say("cards-of", role=role, count=count, kinds=join(names), first=kinds[0])

    def scope(self, scope: CardScope, role: str) -> str:
        """The cards of a continuous rule, where they are; or this card."""
        if scope.what is not None:
            return self.this("subject")
        count = 1 if role == "one" else "all"
        return self.cards(scope, role, place=self.stable(scope.whose, "in", count))

    def condition(self, condition: Condition, key: str = "condition") -> str:
        """So many cards in your Stable, as a sentence: as long as it is so (`condition`), or if it is (`has`)."""
        least, most = condition.at_least, condition.at_most
        bound, count = ("most", most) if most is not None else ("least", least or 1)
        if bound == "most" and count == 0:
            bound, count = "none", 1
        cards = self.cards(condition.stable, "not" if bound == "none" else "some", count)
        return self.translator.say(key, bound=bound, cards=cards)

    def this(self, role: str) -> str:
        return self.translator.say("this", role=role)


def said(count: int | str) -> int | str:
    """A number, `all`, `any`, or `same`: as many as what has a name."""
    return "same" if isinstance(count, str) and count not in COUNT_WORDS else count


def _group(word: str) -> str:
    return word if word in ("you", "others", "everyone") else "one"


def _number(role: str, count: int | str) -> str:
    return "one" if role == "one" or (role == "some" and count == 1) else "more"


def _lone_cards(ability: Ability) -> set[str]:
    """The names that are given to one card of one player."""
    bodies = [getattr(step, step.__struct_fields__[0]) for _, step in all_steps(ability)]
    return {
        body.as_
        for body in bodies
        if getattr(body, "as_", None) and body.count == 1 and getattr(body, "who", "you") not in GROUPS
    }


def _numbered(names: Sequence[str]) -> dict[str, int]:
    return {name: number if len(names) > 1 else 0 for number, name in enumerate(names, 1)}
