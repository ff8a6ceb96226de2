"""Cards that do something alike: by the words of their programs. Plain data in, plain data out."""

from collections import Counter
from collections.abc import Iterable, Iterator
from math import log

from cards.language.sets import Plain


def most_similar(card: Plain, others: Iterable[Plain], most: int) -> list[Plain]:
    """The others that share the most with a card, those of its own kind first where the words say nothing."""
    known = [(other, set(_traits(other))) for other in others]
    common = Counter(trait for _, traits in known for trait in traits)
    rarity = {trait: log(1 + len(known) / count) for trait, count in common.items()}
    mine = set(_traits(card))

    def likeness(traits: set[str]) -> float:
        shared, all_of_them = (sum(rarity.get(trait, 0.0) for trait in some) for some in (mine & traits, mine | traits))
        return shared / all_of_them if all_of_them else 0.0

    ranked = sorted(known, key=lambda pair: -likeness(pair[1]))
    return [other for other, _ in ranked[:most]]


def _traits(card: Plain) -> Iterator[str]:
    """A card's kind, the words of its program, and which word stands where."""
    yield f"kind: {card.get('kind')}"
    yield from _words(card.get("abilities", []), "")


def _words(data: object, key: str) -> Iterator[str]:
    if isinstance(data, dict):
        for inner, value in data.items():
            yield str(inner)
            yield from _words(value, str(inner))
    elif isinstance(data, list):
        for item in data:
            yield from _words(item, key)
    else:
        yield f"{key}: {data}"
