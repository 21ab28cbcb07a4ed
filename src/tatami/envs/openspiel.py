"""Every game in OpenSpiel: importing this module registers them.

    import tatami.envs.openspiel
    game = pyspiel.load_game("tatami_samurai_sword(players=5,reshuffle=at_once)")

An action is a move of the game's catalogue, with seats counted from the own one. Luck comes as
chance nodes: some at the beginning for the setup, then one after each move that draws any. The
outcome of a chance node is one of `LUCKS` equally likely numbers; all draws of that move follow
from it and from the chance nodes before. Questions to several seats at once are asked in seat
order.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from tatami.core.chance import Chance
from tatami.core.encoding import Row
from tatami.core.game import Game, Option
from tatami.core.move import Move
from tatami.core.optional import require
from tatami.core.state import State
from tatami.envs.actions import Actions
from tatami.envs.encoding import encoding
from tatami.envs.payoff import LOST, WON, payoffs
from tatami.envs.picture import picture
from tatami.games import game as find_game
from tatami.games import games

np: Any = require("numpy", "envs")
pyspiel: Any = require("pyspiel", "envs")
SpielGame: Any = pyspiel.Game
SpielState: Any = pyspiel.State

LUCKS = 256
SETUP = 4
"""Chance nodes before the first move: together they choose among 2^32 beginnings."""
LONGEST = 20_000
_OUTCOMES = [(luck, 1.0 / LUCKS) for luck in range(LUCKS)]


def short_name(id: str) -> str:
    return f"tatami_{id.replace('-', '_')}"


def load_game(text: str) -> Any:
    """As OpenSpiel's own, but the games are there for sure."""
    return pyspiel.load_game(text)


class Position:
    """A state, or what is known of it while luck is still open. Copies are cheap and complete."""

    __slots__ = ("left", "luck", "move", "seat", "state")

    def __init__(self) -> None:
        self.state: State | None = None
        self.left = SETUP
        """Chance nodes that are still to come before the game goes on."""
        self.luck = ""
        self.move: Move | None = None
        """The move that waits for luck, made by `seat`."""
        self.seat = -1

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        new = Position()
        new.state = None if self.state is None else self.state.copy()
        new.left, new.luck, new.move, new.seat = self.left, self.luck, self.move, self.seat
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        """States of a compiled engine cannot be pickled: they are written as positions."""
        written = None if self.state is None else self.state.dump()
        move = None if self.move is None else self.move.index
        return _read_position, (written, self.left, self.luck, move, self.seat)

    def draw(self, outcome: int) -> Chance | None:
        """Take the outcome of a chance node; the luck to go on with after the last one."""
        self.luck = sha256(f"{self.luck}/{outcome}".encode()).hexdigest()
        self.left -= 1
        return Chance(self.luck) if self.left == 0 else None


def _read_position(
    written: dict[str, Any] | None, left: int, luck: str, move: int | None, seat: int
) -> Position:
    position = Position()
    position.left, position.luck, position.seat = left, luck, seat
    if written is not None:
        rules = find_game(written["game"])
        position.state = rules.load(written)
        position.move = None if move is None else rules.moves[move]
    return position


class TableGame(SpielGame):
    """One of Tatami's games with a number of players and options."""

    def __init__(self, kind: Any, id: str, params: dict[str, Any]) -> None:
        rules: Game[Any] = find_game(id)
        options = {name: value for name, value in params.items() if name != "players"}
        players = rules.check_players(int(params.get("players", rules.default_players)))
        self.rules = rules
        self.options: dict[str, Any] = rules.check_options(players, options)
        self.moves_of = Actions(rules, players)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.moves),
            max_chance_outcomes=LUCKS,
            num_players=players,
            min_utility=LOST,
            max_utility=WON,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params)

    def __reduce__(self) -> tuple[Any, ...]:
        return load_game, (str(self),)

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """None where perfect recall is asked for, which is not offered."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return None if kind.perfect_recall else Observer(self, kind, params)


class TableState(SpielState):
    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.position = Position()

    @property
    def state(self) -> State | None:
        """Tatami's own state; None before the setup."""
        return self.position.state

    def current_player(self) -> int:
        position = self.position
        if position.left:
            return int(pyspiel.PlayerId.CHANCE)
        assert position.state is not None
        if position.state.outcome is not None:
            return int(pyspiel.PlayerId.TERMINAL)
        return position.state.actors[0]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position.state is not None
        legal: list[int] = self.get_game().moves_of.legal(self.position.state, player)
        return legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _OUTCOMES

    def _apply_action(self, action: int) -> None:
        position = self.position
        if position.left:
            chance = position.draw(action)
            if chance is not None:
                self._go_on(chance)
            return
        assert position.state is not None
        seat = position.state.actors[0]
        move = self._move(seat, action)
        tried = position.state.copy()
        probe = Chance("probe")
        tried.apply(seat, move, probe)
        if probe.draws:
            position.seat, position.move, position.left = seat, move, 1
        else:
            position.state = tried

    def _go_on(self, chance: Chance) -> None:
        position = self.position
        if position.state is None:
            game = self.get_game()
            position.state = game.rules.new(game.num_players(), chance=chance, **game.options)
        else:
            assert position.move is not None
            position.state.apply(position.seat, position.move, chance)
            position.move = None

    def _move(self, seat: int, action: int) -> Move:
        move: Move = self.get_game().moves_of.move(seat, action)
        return move

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        return str(self._move(player, action))

    def is_terminal(self) -> bool:
        state = self.position.state
        return not self.position.left and state is not None and state.outcome is not None

    def returns(self) -> list[float]:
        state = self.position.state
        if state is None or state.outcome is None:
            return [0.0] * self.num_players()
        return payoffs(state.outcome)

    def __str__(self) -> str:
        position = self.position
        if position.state is None:
            return f"setup: {position.left} more"
        waiting = f"\nwaits for luck: {position.seat} {position.move}" if position.move else ""
        return picture(position.state) + waiting

    def resample(self, player: int, rng: Chance) -> TableState:
        """A copy in which all that the player does not know, and all luck to come, is new."""
        new: TableState = self.clone()
        if new.position.state is not None:
            new.position.state = new.position.state.determinize(player, rng)
            new.position.luck = str(rng.below(1 << 62))
        return new


class Observer:
    """What a player, or with public information alone a spectator, sees: JSON and numbers."""

    def __init__(self, game: TableGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters, but got {params}")
        self._public = kind.public_info
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._encoding = encoding(game.rules, game.num_players(), game.options)
        self.tensor = np.zeros(self._encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        row = self._row(state, player)
        if row is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(row, np.float32)

    def _row(self, state: TableState, player: int) -> Row[float] | None:
        if self._public and self._private and state.position.state is not None:
            return state.position.state.encode(player, self._encoding)
        view = self._view(state, player)
        return None if view is None else self._encoding.row(view, player)

    def string_from(self, state: TableState, player: int) -> str:
        view = self._view(state, player)
        return "" if view is None else json.dumps(view, separators=(",", ":"))

    def _view(self, state: TableState, player: int) -> dict[str, Any] | None:
        if state.position.state is None:
            return None
        seen = state.position.state.view(player if self._private else None)
        if self._public:
            return seen
        public = state.position.state.view(None)
        return {name: value for name, value in seen.items() if value != public.get(name)}


def resampler(seed: int | str) -> Any:
    """For `ISMCTSBot.set_resampler`: draws from Tatami's determinization."""
    rng = Chance(seed)

    def resample(state: TableState, player: int) -> TableState:
        return state.resample(player, rng)

    return resample


def _without_gap(counts: tuple[int, ...]) -> int:
    """OpenSpiel takes it that every number up to the largest can play. The numbers after a gap can
    be asked for all the same."""
    most = counts[0]
    while most + 1 in counts:
        most += 1
    return most


def _kind(id: str) -> Any:
    rules = find_game(id)
    return pyspiel.GameType(
        short_name=short_name(id),
        long_name=f"Tatami {id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=_without_gap(rules.players),
        min_num_players=rules.players[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": rules.default_players,
            **{option.name: _parameter(option) for option in rules.options},
        },
    )


def _parameter(option: Option) -> str | int | bool:
    """The default in the type that OpenSpiel takes values of this option for when it reads them."""
    if all(value in ("true", "false") for value in option.values):
        return option.default == "true"
    if all(value.isdecimal() for value in option.values):
        return int(option.default)
    return option.default


def _register(id: str) -> None:
    kind = _kind(id)

    class Registered(TableGame):
        """OpenSpiel keeps this until after Python's end, which only classes survive."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, id, params or {})

    pyspiel.register_game(kind, Registered)


for _id in games():
    _register(_id)
