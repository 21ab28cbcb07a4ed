"""Golden playthroughs: a game through OpenSpiel's interface, as a text that a person can review.

`.txt` is a short form of our own, for every game: every state has its player and legal actions,
and a digest of what each player observes, as text and as numbers; some states are shown in full.
`.playthrough` is OpenSpiel's own form, where it stays readable: of short games with few players.
`python -m tests.envs.playthrough` writes them anew when rules or views have changed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from absl import flags
from open_spiel.python.algorithms import generate_playthrough

import tatami
from tatami.envs.openspiel import short_name

FOLDER = Path(__file__).parent / "playthroughs"
LONGEST = 100
SHOWN = 40
"""Every so many states one is shown in full."""
SHORT = {
    "samurai-sword": "tatami_samurai_sword(players=3)",
    "dicium-crazy-cup": "tatami_dicium_crazy_cup(players=1,round_limit=1)",
}
SEED = 1


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


def write(id: str) -> None:
    (FOLDER / f"{id}.txt").write_text(text(id), encoding="utf-8")
    if id in SHORT:
        flags.FLAGS.mark_as_parsed()
        whole = generate_playthrough.playthrough(SHORT[id], None, seed=SEED)
        (FOLDER / f"{id}.playthrough").write_text(whole, encoding="utf-8")


def main(ids: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for id in ids or tatami.games():
        write(id)


if __name__ == "__main__":
    main(sys.argv[1:])
