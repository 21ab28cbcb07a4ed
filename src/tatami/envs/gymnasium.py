"""One seat of a game against bots, as a Gymnasium environment.

    env = tatami.envs.gymnasium.env("samurai-sword", players=5, seat=0, bots=["greedy"])
    env = gymnasium.make("tatami/samurai-sword-v2", bots=["medium"])

An observation is `{"observation": numbers, "action_mask": 0s and 1s}`; an action is a move of the
game's catalogue, with seats counted from the own one; the reward comes at the end. An illegal
action ends the game with -1 and `info["illegal"]`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, ClassVar

from tatami.bots.bot import Knowledge
from tatami.bots.registry import bot as find_bot
from tatami.core.chance import Chance
from tatami.core.errors import BadOption, IllegalMove, TatamiError
from tatami.core.optional import require
from tatami.core.state import State
from tatami.envs.actions import Actions, version
from tatami.envs.encoding import encoding
from tatami.envs.payoff import LOST, payoffs
from tatami.envs.picture import picture
from tatami.games import game as find_game
from tatami.games import games

np: Any = require("numpy", "envs")
gymnasium: Any = require("gymnasium", "envs")
Env: Any = gymnasium.Env
spaces: Any = gymnasium.spaces


class SeatEnv(Env):
    """The bots take the other seats in order; the last one takes those that are left."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["human", "ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        bots: Sequence[str] = ("greedy",),
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = find_game(game)
        self.players = self.game.check_players(
            self.game.default_players if players is None else players
        )
        if not 0 <= seat < self.players:
            raise BadOption(f"seat is a number from 0 to {self.players - 1}, not {seat!r}")
        if not bots:
            raise BadOption("at least one bot is needed for the other seats")
        if render_mode not in (None, *self.metadata["render_modes"]):
            modes = ", ".join(self.metadata["render_modes"])
            raise BadOption(f"no render mode {render_mode!r}; they are {modes}")
        self.seat = seat
        self.render_mode = render_mode
        self.game_options: dict[str, Any] = self.game.check_options(self.players, options)
        self.encoding = encoding(self.game, self.players, self.game_options)
        others = [other for other in range(self.players) if other != seat]
        self._bots = {
            other: find_bot(bots[min(at, len(bots) - 1)], self.game)
            for at, other in enumerate(others)
        }
        self.moves_of = Actions(self.game, self.players)
        actions = len(self.moves_of)
        self.action_space = spaces.Discrete(actions)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (self.encoding.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        luck, thoughts = (int(number) for number in self.np_random.integers(0, 1 << 62, 2))
        self._chance, self._rng = Chance(luck), Chance(thoughts)
        self.position: State = self.game.new(self.players, chance=self._chance, **self.game_options)
        self._others_move()
        return self._observe(), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if not self.action_space.contains(action):
            last = len(self.game.moves) - 1
            raise TatamiError(f"an action is a number from 0 to {last}, not {action!r}")
        try:
            move = self.moves_of.move(self.seat, int(action))
            self.position.apply(self.seat, move, self._chance)
        except IllegalMove as error:
            return self._observe(), LOST, True, False, {"illegal": str(error)}
        self._others_move()
        if self.render_mode == "human":
            self.render()
        outcome = self.position.outcome
        if outcome is None:
            return self._observe(), 0.0, False, False, {}
        return self._observe(), payoffs(outcome)[self.seat], True, False, {}

    def _others_move(self) -> None:
        """Until the own seat comes first among those that are asked, or the game is over."""
        position = self.position
        while position.outcome is None and position.actors[0] != self.seat:
            actor = position.actors[0]
            knowledge = Knowledge(self.game, position, actor)
            move = self._bots[actor].choose(knowledge, self._rng)
            position.apply(actor, move, self._chance)

    def _observe(self) -> dict[str, Any]:
        mask = bytearray(len(self.game.moves))
        for action in self.moves_of.legal(self.position, self.seat):
            mask[action] = 1
        row = self.position.encode(self.seat, self.encoding)
        return {
            "observation": np.frombuffer(row, np.float32),
            "action_mask": np.frombuffer(mask, np.int8),
        }

    def render(self) -> str | None:
        if self.render_mode is None:
            raise TatamiError("this environment was made without a render mode")
        text = picture(self.position)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text + "\n")
        return None


def env(game: str, players: int | None = None, **options: Any) -> SeatEnv:
    """A seat of a game; options of the game as keywords."""
    return SeatEnv(game, players, **options)


for _id in games():
    gymnasium.register(
        f"tatami/{_id}-v{version(find_game(_id))}", f"{__name__}:SeatEnv", kwargs={"game": _id}
    )
