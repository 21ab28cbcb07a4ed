"""What bots ask: every decision of a quest, with the company's plan in mind."""

from __future__ import annotations

from typing import Final

from tatami.core.advisor import Advisor, Aid
from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.standing import Chances, Standing, read_chances
from tatami.core.text import Arguments, Seat, Text
from tatami.games.dicium.bot.dice_aids import dice_aids
from tatami.games.dicium.bot.turn_search import IMPOSSIBLE, turn_begins
from tatami.games.dicium.dungeon.bot.fighting import best_luck, best_red
from tatami.games.dicium.dungeon.bot.hand import best_stored, hand_of
from tatami.games.dicium.dungeon.bot.outlook import NO_CHEST, Outlook
from tatami.games.dicium.dungeon.bot.places import (
    best_banished,
    best_goblin_space,
    best_landing,
    best_portal,
    best_target,
    best_turn,
    scroll_gain,
)
from tatami.games.dicium.dungeon.bot.quest import Chest, Prey, Quest, turns_left
from tatami.games.dicium.dungeon.bot.reasons import aspects
from tatami.games.dicium.dungeon.bot.standing import NAMES, standing
from tatami.games.dicium.dungeon.bot.tempers import traits
from tatami.games.dicium.dungeon.bot.weights import (
    A_LONG_GAME,
    CHESTS_OPEN,
    CROWN_OPEN,
    EASY,
    FAVOURITES,
    MEDIUM,
    SPARE_CHEST,
    STEP,
    TEMPERS,
    TIME_LEFT,
)
from tatami.games.dicium.dungeon.rules.board import NOWHERE
from tatami.games.dicium.dungeon.rules.cards import Companion, lesson_slots
from tatami.games.dicium.dungeon.rules.chests import LookAtRelic
from tatami.games.dicium.dungeon.rules.fights import Luck, enemy_text
from tatami.games.dicium.dungeon.rules.goblins import BanishGoblin, PlaceGoblin
from tatami.games.dicium.dungeon.rules.magic import Burn
from tatami.games.dicium.dungeon.rules.names import CROWN, FIRST_RELIC, GOBLIN, NOBODY
from tatami.games.dicium.dungeon.rules.portals import PlacePortal
from tatami.games.dicium.dungeon.rules.scrolls import TurnOneDie
from tatami.games.dicium.dungeon.rules.setup import PickStart
from tatami.games.dicium.dungeon.rules.state import Dungeon
from tatami.games.dicium.dungeon.rules.windows import UseScroll
from tatami.games.dicium.rules.boards import PickBoard
from tatami.games.dicium.rules.fights import SpendRed
from tatami.games.dicium.rules.moves import NumberedMove, SpaceMove
from tatami.games.dicium.rules.slots import Improve, PickSlot
from tatami.games.dicium.rules.turn import Act, Keep, Reroll, Store
from tatami.games.dicium.rules.walking import PickSpace, Walk, reach

_LEVELS: Final = {"easy": f"careless:{EASY}", "medium": f"careless:{MEDIUM}", "hard": "greedy"}
_CHANCES: Final = read_chances("tatami.games.dicium.dungeon.bot", NAMES)


class DungeonAdvisor(Advisor[Dungeon]):
    def value(self, state: Dungeon, seat: int) -> float:
        """The company wins or loses together (DD-9.3)."""
        if state.outcome is not None:
            return 1.0 if state.outcome.winners else 0.0
        return sum(self.features(state, seat).values())

    def features(self, state: Dungeon, seat: int) -> dict[str, float]:
        """How far the quest has come, and the time that is left."""
        return {
            "chests": CHESTS_OPEN * min(1.0, len(state.opened) / state.objective()),
            "crown": CROWN_OPEN if CROWN in state.opened else 0.0,
            "time": TIME_LEFT * min(1.0, turns_left(state) / A_LONG_GAME),
        }

    def tempers(self) -> dict[str, dict[str, float]]:
        return TEMPERS

    def traits(self, state: Dungeon, seat: int, move: Move, foe: int) -> list[str]:
        return traits(state, seat, move, foe)

    def chances(self) -> Chances | None:
        return _CHANCES

    def aids(self, state: Dungeon, seat: int) -> list[Aid]:
        return dice_aids(state, seat)

    def standing(self, state: Dungeon) -> Standing:
        return standing(state)

    def level(self, name: str) -> str:
        """The advice looks through the whole turn; weaker levels are careless."""
        return _LEVELS[name]

    def settled(self, state: Dungeon) -> bool:
        return turn_begins(state)

    def horizon(self) -> int:
        return 0

    def goes_on(self, state: Dungeon, seat: int, rng: Chance) -> Move:
        legal = state.legal(seat)
        return legal[0] if len(legal) == 1 else _answer(state, seat, legal)

    def aspects(self, state: Dungeon, seat: int) -> dict[str, float]:
        return aspects(state, seat)

    def reasons(
        self, state: Dungeon, seat: int, line: list[Move], gains: dict[str, float]
    ) -> list[Text]:
        """With what the seat is after."""
        found = super().reasons(state, seat, line, gains)
        plan = plan_text(state, seat)
        return found if plan is None else [*found[:2], plan]

    def says(self, state: Dungeon, seat: int, move: Move) -> Text | None:
        """With the first step of a walk: what it leads to."""
        walk = state.decision
        if isinstance(walk, Walk) and len(walk.path) == 1 and isinstance(move, SpaceMove):
            return errand_text(state, seat, move.space)
        return None

    def advice(self, state: Dungeon, seat: int, rng: Chance) -> Move | None:
        legal = state.legal(seat)
        return legal[0] if len(legal) == 1 else _answer(state, seat, legal)


def _answer(state: Dungeon, seat: int, legal: list[Move]) -> Move:
    question = state.decision
    moves = state.kit.dice_moves
    if isinstance(question, Keep):
        hand = hand_of(state, seat)
        kept = hand.best_keep(state.stored[seat], state.size, state.rerolls, hand.rolls_for())
        return moves.keep[kept]
    if isinstance(question, Reroll):
        hand = hand_of(state, seat)
        again = hand.best_reroll(state.dice, state.rerolls, hand.rolls_for())
        return moves.reroll[again] if again else moves.done
    if isinstance(question, Act):
        return _best_action(state, seat, legal)
    if isinstance(question, Store):
        return moves.store[best_stored(state, seat)]
    if isinstance(question, Walk):
        return _best_step(state, question, legal)
    if isinstance(question, SpendRed):
        return best_red(state, seat, legal)
    if isinstance(question, Luck):
        return best_luck(state, seat, legal)
    if isinstance(question, (PickSlot, Improve)):
        return _best_slot(state, seat, legal)
    if isinstance(question, UseScroll):
        return _best_scroll(state, seat, legal)
    if isinstance(question, PickSpace):
        return _best_space(state, seat, legal)
    return _best_person(state, seat, legal)


def _best_action(state: Dungeon, seat: int, legal: list[Move]) -> Move:
    hand = hand_of(state, seat)
    for move in legal:
        if move.kind == "scroll" and scroll_gain(hand, move) > 0:
            return move
    return hand.best_move(legal)[1]


def _best_scroll(state: Dungeon, seat: int, legal: list[Move]) -> Move:
    hand = hand_of(state, seat)
    best, chosen = 0.0, legal[-1]
    for move in legal[:-1]:
        gain = scroll_gain(hand, move)
        if gain > best:
            best, chosen = gain, move
    return chosen


def _best_step(state: Dungeon, walk: Walk[Dungeon], legal: list[Move]) -> Move:
    """The first step towards the best space in reach, or the end of the walk."""
    stop = state.kit.dice_moves.stop
    step = state.kit.dice_moves.step
    seat = walk.seat
    acting = state.rolled and seat == state.active
    hand = hand_of(state, seat)
    outlook = hand.outlook
    best, chosen = IMPOSSIBLE, legal[0]
    if legal[-1] is stop:
        here = walk.path[-1]
        if acting:
            best = hand.rest(here, state.dice, state.actions)
        else:
            best = outlook.arrival(here, NO_CHEST)
        chosen = stop
    for space, way in reach(state, walk).items():
        if not acting:
            value = outlook.arrival(space, NO_CHEST)
        elif walk.once:
            value = hand.rest(space, state.dice, state.actions)
            for passed in way:
                if state.enemy_at(passed) != NOBODY:
                    value += outlook.kill_gain(passed)
        else:
            value = hand.enter(space, walk.manner, state.dice, state.actions)
        value -= STEP * len(way)
        if value > best:
            best, chosen = value, step[way[0]]
    return chosen


def _best_slot(state: Dungeon, seat: int, legal: list[Move]) -> Move:
    quest = Quest(state, seat)
    best, chosen = 0.0, legal[0]
    for move in legal:
        worth = quest.die_worth() if move.kind == "hand" else 0.0
        if move.kind == "slot":
            assert isinstance(move, NumberedMove)
            worth = quest.slot_worth(move.number)
        if worth > best:
            best, chosen = worth, move
    return chosen


def _best_space(state: Dungeon, seat: int, legal: list[Move]) -> Move:
    question = state.decision
    if isinstance(question, PlaceGoblin):
        return best_goblin_space(state, legal)
    if isinstance(question, LookAtRelic):
        return legal[0]
    if isinstance(question, PlacePortal):
        return best_portal(Outlook(state, seat), legal)
    if isinstance(question, BanishGoblin):
        return best_banished(Outlook(state, seat), legal)
    if isinstance(question, Burn):
        return best_target(Outlook(state, seat), legal)
    return best_landing(state, seat, legal)


def _best_person(state: Dungeon, seat: int, legal: list[Move]) -> Move:
    """Who one is, where one begins, who shares a lesson; and yes to all that is offered."""
    question = state.decision
    if isinstance(question, PickBoard):
        return min(legal, key=_favour)
    if isinstance(question, PickStart):
        return legal[seat % len(legal)]
    if isinstance(question, Companion):
        allowed = lesson_slots(state)
        best, chosen = -1.0, legal[0]
        for move in legal:
            assert isinstance(move, NumberedMove)
            worth = Quest(state, move.number).best_slot(allowed)
            if worth > best:
                best, chosen = worth, move
        return chosen
    if isinstance(question, TurnOneDie):
        _, old, new = best_turn(hand_of(state, seat))
        return state.kit.dice_moves.turn[old * 6 + new]
    return legal[0]


def _favour(move: Move) -> int:
    return FAVOURITES.index(move.text.split()[1])


def plan_text(state: Dungeon, seat: int) -> Text | None:
    """What the seat is after, in a sentence for its comrades."""
    if state.outcome is not None or NOWHERE in state.at:
        return None
    quest = Quest(state, seat)
    here = state.at[seat]
    goal = None
    least = 0.0
    for chest in quest.chests:
        if chest.needed and quest.mine(chest):
            turns = min(chest.turns[here], chest.from_portal)
            if goal is None or turns < least:
                goal, least = chest, turns
    if goal is None:
        return None
    return _chest_text(state, seat, goal)


def errand_text(state: Dungeon, seat: int, step: int) -> Text | None:
    """Where a step leads: of all that it brings nearer, what it saves most of the way to."""
    quest = Quest(state, seat)
    here = state.at[seat]
    found: Text | None = None
    most = 0.0
    for chest in quest.chests:
        if quest.mine(chest) and chest.turns[step] < chest.turns[here]:
            saved = chest.from_portal - chest.turns[step]
            if not chest.needed:
                saved *= SPARE_CHEST
            if saved > most:
                most, found = saved, _chest_text(state, seat, chest)
    for prey in quest.preys:
        saved = prey.pull * (prey.from_portal - prey.turns[step])
        if prey.turns[step] < prey.turns[here] and saved > most:
            most, found = saved, _prey_text(state, seat, prey)
    return found


def _chest_text(state: Dungeon, seat: int, chest: Chest) -> Text:
    kind = "plan-treasure"
    if chest.relic:
        crown = state.crypts[chest.number] == CROWN - FIRST_RELIC
        kind = "plan-crown" if crown else "plan-relic"
    return Text(kind, {"player": Seat(seat), **state.place(chest.space)})


def _prey_text(state: Dungeon, seat: int, prey: Prey) -> Text:
    enemy = state.enemy_at(prey.space)
    args: Arguments = {"player": Seat(seat), **state.place(prey.space)}
    if enemy == GOBLIN:
        return Text("plan-goblin", args)
    return Text("plan-monster", {**args, "enemy": enemy_text(enemy)})
