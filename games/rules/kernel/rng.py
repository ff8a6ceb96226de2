"""The one generator of a game: a counter through keyed BLAKE2b, kept inside the Table.

Python keeps little of its own generator stable between versions, and small generators keep no secrets.
"""

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from struct import Struct
from typing import TypeVar

import msgspec

T = TypeVar("T")

SEED_BYTES = 32
_WORDS_A_BLOCK = 8
_WORDS = Struct(f">{_WORDS_A_BLOCK}Q")
_RANGE = 1 << 64
_FAIR = _RANGE - (1 << 32)
"""Words below this are never rejected: no limit is so large."""
_BASE32 = "abcdefghijklmnopqrstuvwxyz234567"
_PAIRS = [first + second for first in _BASE32 for second in _BASE32]
"""Two letters for ten bits: Python's own base 32 is slow, and names are made all the time."""


class Rng(msgspec.Struct, array_like=True):
    """A seed and how many 64-bit words have been drawn from it: that is its whole state."""

    seed: bytes
    drawn: int = 0

    def word(self) -> int:
        """The next 64 random bits."""
        drawn = self.drawn
        self.drawn = drawn + 1
        return _block(self.seed, drawn // _WORDS_A_BLOCK)[drawn % _WORDS_A_BLOCK]

    def below(self, limit: int) -> int:
        """A number from 0 to limit-1, every one equally likely (rejection sampling)."""
        if limit < 1:
            raise ValueError("nothing to choose from")
        if limit == 1:
            return 0
        while (word := self.word()) >= _FAIR and word >= _RANGE - _RANGE % limit:
            pass
        return word % limit

    def pick(self, items: Sequence[T]) -> T:
        """One of them; the only one, without drawing for it."""
        count = len(items)
        return items[0] if count == 1 else items[self.below(count)]

    def shuffle(self, items: list[int]) -> None:
        """Fisher-Yates, written out: the order of draws is part of the replay."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


@lru_cache(maxsize=64)
def _block(seed: bytes, number: int) -> tuple[int, ...]:
    """Eight words at once. Kept, because they are drawn one by one; it says the same for ever."""
    return _WORDS.unpack(blake2b(number.to_bytes(8, "big"), key=seed, person=b"draw").digest())


def id_key(seed: bytes) -> bytes:
    """The key for names in a game with this seed. Nobody can work back from it to the seed."""
    return blake2b(key=seed, person=b"ids", digest_size=16).digest()


class NumberNames(dict[int, str]):
    """Short names that say nothing about their numbers, each made when it is first asked for."""

    def __init__(self, key: bytes, purpose: str) -> None:
        super().__init__()
        self._begun = blake2b(f"{purpose}:".encode(), key=key, person=b"name", digest_size=10)

    def __missing__(self, number: int) -> str:
        digest = self._begun.copy()
        digest.update(b"%d" % number)
        bits = int.from_bytes(digest.digest()[:5], "big")
        name = _PAIRS[bits >> 30] + _PAIRS[bits >> 20 & 1023] + _PAIRS[bits >> 10 & 1023] + _PAIRS[bits & 1023]
        self[number] = name
        return name


@lru_cache(maxsize=256)
def names(key: bytes, purpose: str) -> NumberNames:
    """The names of one game for one purpose: `names(key, "card")[17]` -> "k3fq7a2m". They never change."""
    return NumberNames(key, purpose)


def aside(seed: bytes, purpose: str) -> Rng:
    """A generator of its own for one purpose, that leaves the game's counter alone."""
    return Rng(blake2b(purpose.encode(), key=seed, person=b"aside", digest_size=SEED_BYTES).digest())
