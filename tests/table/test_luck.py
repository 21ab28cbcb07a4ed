"""Where the luck of tables comes from."""

from __future__ import annotations

import pytest

from tatami.table.luck import TEST_SEED, fresh_seed


def test_luck_cannot_be_foreseen() -> None:
    seeds = {fresh_seed() for _ in range(20)}
    assert len(seeds) == 20
    assert all(len(bytes.fromhex(seed)) == 32 for seed in seeds)


def test_a_server_started_for_tests_has_the_same_luck_each_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(TEST_SEED, "a test")
    assert fresh_seed() == fresh_seed() == "a test"
    assert fresh_seed("one question") == fresh_seed("one question") != fresh_seed("another")
