"""Games on a Ray cluster are the same games."""

from __future__ import annotations

from contextlib import suppress

import pytest

from tatami.lab.cluster import NoCluster, run_on_ray
from tatami.lab.simulate import Experiment, play_part
from tatami.lab.tally import Tally

EXPERIMENT = Experiment("samurai-sword", 4, seed="r", detail=True)


def on_a_local_cluster(games: int) -> Tally:
    """Ray gives up if a busy machine is slow to start it: then it is tried again."""
    for _ in range(3):
        with suppress(NoCluster):
            whole = Tally()
            for _, tally in run_on_ray(EXPERIMENT, [range(games)], "local"):
                whole.add(tally)
            return whole
    raise AssertionError("Ray does not start")


def test_a_cluster_changes_nothing() -> None:
    assert on_a_local_cluster(12) == play_part(EXPERIMENT, range(12))


def test_an_address_where_nobody_is_is_named_at_once() -> None:
    with pytest.raises(NoCluster, match=r"no Ray cluster at '127\.0\.0\.1:9'"):
        next(run_on_ray(EXPERIMENT, [range(1)], "127.0.0.1:9"))
