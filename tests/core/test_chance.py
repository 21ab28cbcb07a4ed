"""Luck: the stream of draws."""

from __future__ import annotations

import pytest

from tatami.core.chance import Chance


def test_dealing_is_taking_time_after_time() -> None:
    for size in (1, 2, 7, 33, 90):
        for count in range(size + 1):
            one, other = Chance("x"), Chance("x")
            cards, same_cards = list(range(size)), list(range(size))
            assert one.deals(cards, count) == [other.takes(same_cards) for _ in range(count)]
            assert cards == same_cards
            assert one.draws == other.draws == count
            assert one.below(1000) == other.below(1000)


def test_what_cannot_be_drawn() -> None:
    with pytest.raises(ValueError, match="cannot draw below 0"):
        Chance(1).below(0)
    with pytest.raises(ValueError, match="cannot deal 3 from 2"):
        Chance(1).deals([1, 2], 3)


def test_the_stream_is_sha_256_of_seed_and_counter_from_the_lowest_bit() -> None:
    """Four bits at a time: the hexadecimal digits of the first block, last one of a byte first."""
    from hashlib import sha256

    block = sha256(b"7/0").digest()
    expected = [nibble for byte in block for nibble in (byte & 15, byte >> 4)]
    chance = Chance(7)
    assert [chance.below(16) for _ in range(64)] == expected
