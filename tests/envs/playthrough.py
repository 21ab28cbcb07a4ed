"""Golden playthroughs: a game through OpenSpiel's interface, as a text that a person can review.

Every state has its player and legal actions, and a digest of what each player observes, as text
and as numbers; some states are shown in full. `python -m tests.envs.playthrough` writes them
anew when rules or views have changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

import tatami
from tatami.envs.openspiel import short_name

FOLDER = Path(__file__).parent / "playthroughs"
LONGEST = 100
SHOWN = 40
"""Every so many states one is shown in full."""


def lines(game: Any) -> Iterator[str]:
    kind = game.get_type()
    yield f"game: {game}"
    yield f"players: {kind.min_num_players} to {kind.max_num_players}"
    yield f"actions: {game.num_distinct_actions()}, lucks: {game.max_chance_outcomes()}"
    yield f"utility: {game.min_utility()} to {game.max_utility()}, {kind.utility}"
    yield f"observation: {game.observation_tensor_size()} numbers"
    rng = np.random.RandomState(1)
    state = game.new_initial_state()
    for number in range(LONGEST):
        if number % SHOWN == 4 or state.is_terminal():
            yield from (f"| {line}".rstrip() for line in str(state).splitlines())
        if state.is_terminal():
            break
        action = rng.choice(state.legal_actions())
        player = state.current_player()
        if not state.is_chance_node():
            legal = ", ".join(state.action_to_string(a) for a in state.legal_actions())
            yield f"{number}: {player} of [{legal}], seen {digests(state)}"
        yield f"{number}: {player} > {state.action_to_string(player, action)}"
        state.apply_action(action)
    yield f"returns: {state.returns()}"


def digests(state: Any) -> str:
    """What each player observes, in six digits."""
    return " ".join(
        sha256(
            state.observation_string(player).encode()
            + np.array(state.observation_tensor(player), np.float32).tobytes()
        ).hexdigest()[:6]
        for player in range(state.num_players())
    )


def text(id: str) -> str:
    game = pyspiel.load_game(f"{short_name(id)}(players={tatami.game(id).default_players})")
    return "\n".join(lines(game)) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for id in tatami.games():
        (FOLDER / f"{id}.txt").write_text(text(id), encoding="utf-8")
