"""The same games on a Ray cluster."""

from __future__ import annotations

from collections.abc import Iterator
from socket import create_connection
from time import monotonic
from typing import Any

from tatami.core.errors import TatamiError
from tatami.core.optional import require
from tatami.lab.simulate import Experiment, Parts, play_part
from tatami.lab.tally import Tally

LOCAL = "local"
_CONNECT_SECONDS = 10.0


class NoCluster(TatamiError):
    """There is no cluster at the address."""


def run_on_ray(
    experiment: Experiment, numbers: list[range], address: str
) -> Iterator[tuple[range, Tally]]:
    """Tallies of parts of the games, as they are finished. `local` starts a cluster here."""
    ray = require("ray", "lab")
    try:
        ray.init(**_where(address), logging_level="ERROR", log_to_driver=False)
    except Exception as error:
        ray.shutdown()
        raise NoCluster(f"no Ray cluster at {address!r}: {error}") from None
    try:
        yield from _run(ray, experiment, Parts(numbers))
    finally:
        ray.shutdown()


def _where(address: str) -> dict[str, Any]:
    if address == LOCAL:
        return {"include_dashboard": False}
    host, colon, port = address.rpartition(":")
    if colon and port.isdecimal() and "/" not in host:
        # Ray itself takes minutes to find out that nobody answers.
        with create_connection((host, int(port)), _CONNECT_SECONDS):
            pass
    return {"address": address}


def _run(ray: Any, experiment: Experiment, parts: Parts) -> Iterator[tuple[range, Tally]]:
    remote = ray.remote(play_part)
    most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    running: dict[Any, tuple[range, float]] = {}
    while True:
        while len(running) < most and (part := parts.next()) is not None:
            running[remote.remote(experiment, part)] = part, monotonic()
        if not running:
            return
        done, _ = ray.wait(list(running), num_returns=1)
        for reference in done:
            part, started = running.pop(reference)
            parts.took((monotonic() - started) / 2)
            yield part, ray.get(reference)
