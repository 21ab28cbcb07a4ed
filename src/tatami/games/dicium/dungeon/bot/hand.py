"""What dice are worth in this turn: the search that all Dicium games share, with our judgement."""

from __future__ import annotations

from typing import Final

from tatami.core.move import Move
from tatami.games.dicium.bot.odds import worth_of_rolls, worth_with_rerolls
from tatami.games.dicium.bot.plans import NOTHING, NUMBER, Plan, Planner, StoreWorth
from tatami.games.dicium.bot.turn_search import IMPOSSIBLE, TurnSearch
from tatami.games.dicium.dungeon.bot.outlook import NO_CHEST, Outlook
from tatami.games.dicium.dungeon.bot.weights import STORE_LIKING, STORED, STORED_PAIR
from tatami.games.dicium.dungeon.rules.fights import BY_THREE, MELEE
from tatami.games.dicium.dungeon.rules.names import NOBODY
from tatami.games.dicium.dungeon.rules.portals import may_teleport
from tatami.games.dicium.dungeon.rules.state import NO_CARD, Dungeon
from tatami.games.dicium.dungeon.rules.walking import boots
from tatami.games.dicium.rules.actions import ActionMove
from tatami.games.dicium.rules.combinations import FULL_HOUSE, ways
from tatami.games.dicium.rules.dice import DICIUM, ONE, parts, showing, size
from tatami.games.dicium.rules.grid import DOOR_EDGE, WALL_EDGE
from tatami.games.dicium.rules.moves import SpaceMove
from tatami.games.dicium.rules.player_board import ALL_SLOTS, REROLL, level_slots
from tatami.games.dicium.rules.state import STORAGE

_RED_FACE: Final = 3
_USEFUL: Final = (5, 5, 4, 0)
"""Dice of each colour that one action may use: green, blue, yellow, red."""
_ACTIONS: Final = 2
"""More actions than that are planned when they come."""
_WALKS: Final = {"pair": 2, "three": 3}
STORE: Final = StoreWorth(STORED, STORED_PAIR)


def best_stored(state: Dungeon, seat: int) -> int:
    """The dice to store: those with which the next turn promises most from here."""
    ahead = state.copy()
    ahead.card = NO_CARD
    ahead.may_teleport = True
    ahead.ring_used = False
    ahead.foot_used = False
    ahead.stored[seat] = 0
    hand = Hand(ahead, seat)
    count = state.hand[seat]
    worth = worth_with_rerolls(
        hand.worth_of_hands(count, _ACTIONS), count, 1 + ahead.bonuses(seat, REROLL)
    )
    best, found = IMPOSSIBLE * 2, 0
    for part in parts(state.dice, STORAGE):
        value = STORE_LIKING * STORE.of(part)
        kept = [worth_of_rolls(worth, some, count - size(some)) for some in parts(part)]
        value += max(kept)
        if value > best:
            best, found = value, part
    return found


class RedPlanner(Planner):
    """Red dice left over are for the fights of a plan."""

    def spare(self, left: int) -> int:
        return showing(left, _RED_FACE)


class DullPlanner(RedPlanner):
    """DD-3.5.10: Dicium faces have no number."""

    def find_singles(self, dice: int, whole: bool) -> list[tuple[int, int]]:
        plain = dice - ONE[DICIUM] * showing(dice, DICIUM)
        lost = set(ways(dice)) - set(ways(plain))
        return [
            (effect, used)
            for effect, used in super().find_singles(dice, whole)
            if (effect - NUMBER, used) not in lost
        ]


_PLANNER: Final = RedPlanner(STORE, _USEFUL)
_YOUNG: Final = RedPlanner(STORE, _USEFUL, young=True)
_DULL: Final = DullPlanner(STORE, _USEFUL)


def _planner(state: Dungeon) -> Planner:
    if state.young:
        return _YOUNG
    return _DULL if state.revealed_effect().no_magic else _PLANNER


class LastHand:
    """The last hand that was judged: one turn asks about it several times."""

    def __init__(self) -> None:
        self.position: tuple[object, ...] = ()
        self.hand: Hand | None = None


_MEMORY: Final = LastHand()


def hand_of(state: Dungeon, seat: int) -> Hand:
    """The dice of a seat, judged; remembered as long as nothing but the dice has changed."""
    position = _position(state, seat)
    hand = _MEMORY.hand
    if hand is None or _MEMORY.position != position:
        hand = Hand(state, seat)
        _MEMORY.hand = hand
        _MEMORY.position = position
    hand.look_at(state)
    return hand


def _position(state: Dungeon, seat: int) -> tuple[object, ...]:
    """All that the worth of plans depends on."""
    return (
        id(state.box),
        state.settings.difficulty,
        state.young,
        seat,
        state.active,
        tuple(state.at),
        tuple(state.lairs),
        tuple(state.slain),
        state.goblins,
        state.stock,
        tuple(state.treasuries),
        tuple(state.crypts),
        state.opened,
        state.portal,
        state.king,
        tuple(state.decks),
        tuple(state.slots),
        tuple(state.hand),
        tuple(state.held),
        state.card,
        state.spared,
        may_teleport(state),
        state.ring_used,
        tuple([board.id for board in state.boards if board is not None]),
    )


class Hand(TurnSearch):
    """The dice of the active seat, judged from where its meeple stands or may teleport to."""

    def __init__(self, state: Dungeon, seat: int) -> None:
        super().__init__(_planner(state))
        self.state = state
        self.seat = seat
        self.outlook = Outlook(state, seat)
        self.starts = [state.at[seat]]
        if may_teleport(state):
            self.starts += state.portal_places(without=state.at[seat])

        self._hands: dict[int, dict[int, float]] = {}
        self._rests: dict[int, float] = {}

    def look_at(self, state: Dungeon) -> None:
        """The same position, with other dice."""
        self.state = state
        self.outlook.look_at(state)

    def worth_of_hands(self, count: int, actions: int) -> dict[int, float]:
        key = count * 4 + actions
        known = self._hands.get(key)
        if known is None:
            known = super().worth_of_hands(count, actions)
            self._hands[key] = known
        return known

    def judge(self, plan: Plan) -> float:
        best = IMPOSSIBLE
        for start in self.starts:
            value = self.outlook.worth(start, plan.first, plan.second, plan.spare)
            best = max(best, value)
        return best

    def best(self, dice: int, whole: bool) -> float:
        """The worth of the best plan with these dice."""
        return self.best_plan(dice, min(_ACTIONS, self.state.actions), whole)[0]

    def rolls_for(self) -> int:
        """Actions that a roll of this turn is planned for."""
        return min(_ACTIONS, self.state.turn_actions(self.seat))

    # one action after the other

    def best_move(self, legal: list[Move]) -> tuple[float, Move]:
        """The best action, or portal step, or the end; with its worth."""
        state = self.state
        best = self.rest(state.at[self.seat], state.dice, 0)
        chosen: Move = state.kit.dice_moves.end
        for move in legal:
            if isinstance(move, ActionMove):
                value = self.action_worth(move)
            elif move.kind == "teleport":
                value = self._from(move)
            else:
                continue
            if value > best + 1e-9:
                best, chosen = value, move
        return best, chosen

    def _from(self, move: Move) -> float:
        """The best plan after a portal step."""
        state = self.state
        assert isinstance(move, SpaceMove)
        best = IMPOSSIBLE
        for plan in self.planner.plans(state.dice, min(_ACTIONS, state.actions), state.whole):
            value = self.outlook.worth(move.space, plan.first, plan.second, plan.spare)
            best = max(best, value + plan.stored)
        return best

    def rest(self, space: int, dice: int, actions: int, without: int = NO_CHEST) -> float:
        """The best that dice left over can do from a space in one more action, or stored."""
        key = ((dice * 4 + actions) * 256 + space) * 32 + without + 1
        known = self._rests.get(key)
        if known is not None:
            return known
        best = self.outlook.arrival(space, without) + STORE.left(dice)
        if actions > 0:
            for effect, used in self.planner.singles(dice, False):
                left = dice - used
                reds = showing(left, _RED_FACE)
                value = self.outlook.worth(space, effect, NOTHING, reds, without)
                if value > IMPOSSIBLE / 2:
                    best = max(best, value + STORE.left(left))
        self._rests[key] = best
        return best

    def action_worth(self, move: ActionMove) -> float:
        """This very action, then the best with what is left."""
        state = self.state
        here = state.at[self.seat]
        left = state.dice - move.dice
        more = state.actions - 1
        kind = move.row.kind
        reds = showing(left, _RED_FACE)
        grid = state.labyrinth.grid
        if kind == "blue":
            return self._walk(here, move.faces(state, self.seat), MELEE, left, more)
        if kind in _WALKS:
            manner = BY_THREE if kind == "three" else MELEE
            return self._walk(here, _WALKS[kind] + boots(state, self.seat), manner, left, more)
        if kind == "opening":
            return self._any(grid.across(here, DOOR_EDGE), left, more)
        if kind == "ghost":
            return self._any(grid.across(here, WALL_EDGE), left, more)
        if kind == "five":
            return self._any([chest.space for chest in self.outlook.quest.chests], left, more)
        if kind == "full":
            return self.outlook.worth(here, NUMBER + FULL_HOUSE, NOTHING, reds) + STORE.left(left)
        gain, without = self._gain(kind, move.row.level, here, reds)
        return gain + self.rest(here, left, more, without) if gain > 0 else IMPOSSIBLE

    def _gain(self, kind: str, level: int, here: int, reds: int) -> tuple[float, int]:
        """What an action brings that does not move the meeple, and the chest that it opens."""
        outlook = self.outlook
        quest = outlook.quest
        if kind in ("treasure", "relic"):
            at = next(n for n, chest in enumerate(quest.chests) if chest.space == here)
            return outlook.chest_gain(quest.chests[at]), at
        if kind == "search":
            return quest.best_slot(level_slots(level)), NO_CHEST
        if kind == "straight":
            return max(quest.die_worth(), quest.best_slot(ALL_SLOTS)), NO_CHEST
        if kind in ("double", "gate"):
            return outlook.portal_gain(here), NO_CHEST
        if kind in ("four", "death"):
            return quest.goblin_worth, NO_CHEST
        assert kind == "fireball"
        gains = [outlook.burn_gain(target, reds) for target in outlook.in_sight(here)]
        return max(gains), NO_CHEST

    def _walk(self, here: int, steps: int, manner: int, left: int, more: int) -> float:
        best = IMPOSSIBLE
        for ring in self.outlook.reach(here)[: self.state.walk_length(self.seat, steps)]:
            for space in ring:
                best = max(best, self.enter(space, manner, left, more))
        return best

    def _any(self, spaces: list[int], left: int, more: int) -> float:
        best = IMPOSSIBLE
        for space in spaces:
            best = max(best, self.enter(space, MELEE, left, more))
        return best

    def enter(self, space: int, manner: int, dice: int, actions: int) -> float:
        """Being on a space with some dice left, after the fight if there is one."""
        if self.outlook.enemy[space] == NOBODY:
            return self.rest(space, dice, actions)
        outlook = self.outlook
        reds = showing(dice, _RED_FACE)
        lost = max([self.rest(place, dice, actions) for place in outlook.quest.places])
        gone = outlook.quest.prey_at.get(space, NO_CHEST)
        won = outlook.kill_gain(space) + self.rest(space, dice, actions, gone)
        return outlook.fought(space, manner, reds, won, lost)
