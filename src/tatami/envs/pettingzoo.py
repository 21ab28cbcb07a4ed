"""Every game as a PettingZoo environment, in which agents move one at a time (AEC).

    env = tatami.envs.pettingzoo.env("samurai-sword", players=5)
    env = pettingzoo.make("aec", "tatami/samurai-sword", players=5)

An observation is `{"observation": numbers, "action_mask": 0s and 1s}`; an action is a move of the
game's catalogue, with seats counted from the own one. Questions to several seats at once are asked
in seat order. An illegal action ends the game: its agent gets -1, the others 0.
"""

from __future__ import annotations

import sys
from secrets import token_hex
from typing import Any

from tatami.core.chance import Chance
from tatami.core.errors import IllegalMove, TatamiError
from tatami.core.optional import require
from tatami.core.state import State
from tatami.envs.actions import Actions, version
from tatami.envs.encoding import encoding
from tatami.envs.payoff import LOST, payoffs
from tatami.envs.picture import picture
from tatami.games import game as find_game
from tatami.games import games

np = require("numpy", "envs")
spaces = require("gymnasium.spaces", "envs")
pettingzoo: Any = require("pettingzoo", "envs")
AECEnv: Any = pettingzoo.AECEnv

RENDER_MODES = ("human", "ansi")


class TableEnv(AECEnv):
    """One game with a fixed number of players and fixed options."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise TatamiError(f"no render mode {render_mode!r}; they are {', '.join(RENDER_MODES)}")
        self.game = find_game(game)
        self.players = self.game.check_players(
            self.game.default_players if players is None else players
        )
        self.game_options: dict[str, Any] = self.game.check_options(self.players, options)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v{version(self.game)}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": True,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self.agents: list[str] = []
        self.encoding = encoding(self.game, self.players, self.game_options)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.moves_of = Actions(self.game, self.players)
        self._actions = len(self.moves_of)
        self.observation_spaces = {agent: self._observation() for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(self._actions) for agent in self.possible_agents
        }
        self._seeds = Chance(token_hex(16))

    def _observation(self) -> Any:
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (self.encoding.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self._actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. After a seed, the games that follow are determined too."""
        if seed is not None:
            self._seeds = Chance(seed)
        self._chance = Chance(self._seeds.below(1 << 62))
        self.position: State = self.game.new(self.players, chance=self._chance, **self.game_options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.position.actors[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        position, seat = self.position, self._seats[agent]
        mask = bytearray(self._actions)
        if agent == self.agent_selection:
            for action in self.moves_of.legal(position, seat):
                mask[action] = 1
        return {
            "observation": np.frombuffer(position.encode(seat, self.encoding), np.float32),
            "action_mask": np.frombuffer(mask, np.int8),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < self._actions:
            raise TatamiError(
                f"an action is a number from 0 to {self._actions - 1}, not {action!r}"
            )
        position = self.position
        self._cumulative_rewards[agent] = 0.0
        try:
            seat = self._seats[agent]
            position.apply(seat, self.moves_of.move(seat, int(action)), self._chance)
        except IllegalMove:
            self._end({agent: LOST})
        else:
            if position.outcome is None:
                self.agent_selection = self.possible_agents[position.actors[0]]
            else:
                worth = payoffs(position.outcome)
                self._end({agent: worth[seat] for agent, seat in self._seats.items()})
        if self.render_mode == "human":
            self.render()

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards.update(rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        if self.render_mode is None:
            raise TatamiError("this environment was made without a render mode")
        text = picture(self.position)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text + "\n")
        return None

    def close(self) -> None:
        """There is nothing to close."""


def env(game: str, players: int | None = None, **options: Any) -> TableEnv:
    """A game of the table; options as keywords, `render_mode` one of `human` and `ansi`."""
    return TableEnv(game, players, **options)


def parallel_env(game: str, players: int | None = None, **options: Any) -> Any:
    """The same with an action of every agent at each step; only that of the asked one counts."""
    convert = require("pettingzoo.utils.conversions", "envs").turn_based_aec_to_parallel
    return convert(env(game, players, **options))


def _register() -> None:
    for id in games():
        name = f"tatami/{id}-v{version(find_game(id))}"
        pettingzoo.register("aec", name, f"{__name__}:env", kwargs={"game": id})
        pettingzoo.register("parallel", name, f"{__name__}:parallel_env", kwargs={"game": id})


_register()
