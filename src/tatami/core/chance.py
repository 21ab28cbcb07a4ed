"""Luck: every shuffle, die and cube of a game comes from here.

The stream is the SHA-256 of the seed and a counter, so that anybody can check it in any
language and nobody can guess the next draw from the last ones.
"""

from hashlib import sha256
from struct import unpack
from typing import Final, TypeVar

T = TypeVar("T")

_WORD: Final = 32


class Chance:
    """A deterministic stream of draws from a seed; `draws` counts them."""

    def __init__(self, seed: int | str) -> None:
        self.seed = str(seed)
        self.draws = 0
        self._key = self.seed.encode() + b"/"
        self._block = 0
        self._words: list[int] = []
        self._pool = 0
        self._bits = 0

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, all equally likely."""
        if n < 1:
            raise ValueError(f"cannot draw below {n}")
        self.draws += 1
        width = (n - 1).bit_length()
        mask = (1 << width) - 1
        while True:
            while self._bits < width:
                self._refill()
            value = self._pool & mask
            self._pool >>= width
            self._bits -= width
            if value < n:
                return value

    def _refill(self) -> None:
        """Another word of the stream. Words are short, so that the pool is a small number."""
        if not self._words:
            block = sha256(self._key + str(self._block).encode()).digest()
            self._block += 1
            self._words = list(unpack(">8I", block[::-1]))
        self._pool |= self._words.pop() << self._bits
        self._bits += _WORD

    def chooses(self, items: list[T]) -> T:
        return items[self.below(len(items))]

    def takes(self, items: list[T]) -> T:
        """One item, removed from the list; the order of the others is not kept."""
        at = self.below(len(items))
        item = items[at]
        items[at] = items[-1]
        items.pop()
        return item

    def deals(self, items: list[T], count: int) -> list[T]:
        """As many items as asked for, removed from the list: as `takes`, time after time."""
        if count > len(items):
            raise ValueError(f"cannot deal {count} from {len(items)}")
        dealt: list[T] = []
        pool, bits = self._pool, self._bits
        for left in range(len(items), len(items) - count, -1):
            width = (left - 1).bit_length()
            mask = (1 << width) - 1
            at = left
            while at >= left:
                while bits < width:
                    self._pool, self._bits = pool, bits
                    self._refill()
                    pool, bits = self._pool, self._bits
                at = pool & mask
                pool >>= width
                bits -= width
            dealt.append(items[at])
            items[at] = items[-1]
            items.pop()
        self._pool, self._bits = pool, bits
        self.draws += count
        return dealt

    def shuffle(self, items: list[T]) -> None:
        for at in range(len(items) - 1, 0, -1):
            other = self.below(at + 1)
            items[at], items[other] = items[other], items[at]

    def die(self, sides: int) -> int:
        return self.below(sides) + 1

    def happens(self, probability: float) -> bool:
        return self.below(1 << 30) < probability * (1 << 30)
