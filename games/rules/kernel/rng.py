"""The one generator of a game: a counter through keyed BLAKE2b, kept inside the Table.

Python keeps little of its own generator stable between versions, and small generators keep no secrets.
"""

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import TypeVar

import msgspec

T = TypeVar("T")

SEED_BYTES = 32
_WORD = 8
_WORDS_A_BLOCK = 8
_RANGE = 1 << (8 * _WORD)
_BASE32 = "abcdefghijklmnopqrstuvwxyz234567"
_PAIRS = [first + second for first in _BASE32 for second in _BASE32]
"""Two letters for ten bits: Python's own base 32 is slow, and names are made all the time."""


class Rng(msgspec.Struct, array_like=True):
    """A seed and how many 64-bit words have been drawn from it: that is its whole state."""

    seed: bytes
    drawn: int = 0

    def word(self) -> int:
        """The next 64 random bits."""
        block, index = divmod(self.drawn, _WORDS_A_BLOCK)
        self.drawn += 1
        digest = blake2b(block.to_bytes(8, "big"), key=self.seed, person=b"draw").digest()
        return int.from_bytes(digest[index * _WORD : (index + 1) * _WORD], "big")

    def below(self, limit: int) -> int:
        """A number from 0 to limit-1, every one equally likely (rejection sampling)."""
        if limit < 1:
            raise ValueError("nothing to choose from")
        if limit == 1:
            return 0
        top = _RANGE - _RANGE % limit
        while (word := self.word()) >= top:
            pass
        return word % limit

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: list[int]) -> None:
        """Fisher-Yates, written out: the order of draws is part of the replay."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def id_key(seed: bytes) -> bytes:
    """The key for names in a game with this seed. Nobody can work back from it to the seed."""
    return blake2b(key=seed, person=b"ids", digest_size=16).digest()


@lru_cache(maxsize=1 << 16)
def name(key: bytes, purpose: str, number: int, length: int = 8) -> str:
    """A short name that says nothing about its number: `name(key, "card", 17)` -> "k3fq7a2m"."""
    digest = blake2b(f"{purpose}:{number}".encode(), key=key, person=b"name", digest_size=10).digest()
    bits = int.from_bytes(digest[:5], "big")
    return (_PAIRS[bits >> 30] + _PAIRS[bits >> 20 & 1023] + _PAIRS[bits >> 10 & 1023] + _PAIRS[bits & 1023])[:length]


def aside(seed: bytes, purpose: str) -> Rng:
    """A generator of its own for one purpose, that leaves the game's counter alone."""
    return Rng(blake2b(purpose.encode(), key=seed, person=b"aside", digest_size=SEED_BYTES).digest())
