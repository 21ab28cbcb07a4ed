"""What a combination can achieve in a position: the deeds that it gives, and what they are worth.

An `Outlook` is a position in the middle of a player's turn. All worths are the chance of the
player's side to win once the turn is over; fights count with both of their results.
"""

from __future__ import annotations

from typing import Final

from tatami.games.dicium.bot.plans import COLOUR, NUMBER
from tatami.games.dicium.rules.combinations import (
    DOUBLE_PAIR,
    FIVE,
    FOUR,
    FULL_HOUSE,
    PAIR,
    STRAIGHT,
    THREE,
)
from tatami.games.dicium.rules.dice import BLUE, GREEN, YELLOW
from tatami.games.dicium.rules.player_board import free_slots, level_slots
from tatami.games.dicium.rules.state import LARGEST_HAND
from tatami.games.dicium.shogun.bot.appraisal import Appraiser, ninja_chance
from tatami.games.dicium.shogun.bot.deed import HAND_SLOT, Deed, by_worth
from tatami.games.dicium.shogun.bot.goals import (
    banzai_ways,
    enemies_of,
    garrison_goals,
    worth_visiting,
)
from tatami.games.dicium.shogun.bot.results import (
    UNDECIDED,
    Result,
    charged,
    fought,
    lit,
    results_of,
    thrown,
    tile_laid,
)
from tatami.games.dicium.shogun.rules.content import NOBODY, SHOGUN
from tatami.games.dicium.shogun.rules.movement import (
    BANZAI,
    DOORS,
    INFILTRATION,
    LIGHT,
    OPENING,
    REDEPLOY,
    STRONG,
    WALK,
    reach,
    spaces_for,
)
from tatami.games.dicium.shogun.rules.palace import NOWHERE
from tatami.games.dicium.shogun.rules.state import Raid
from tatami.games.dicium.shogun.rules.tiles import liftable, torii_spaces

IMPOSSIBLE: Final = -1.0
"""Less than any worth."""
_RUNNERS: Final = 4
"""Dice for a combination that allows more steps than it has dice."""
_RUN: Final = 5
_NO_WALKS: Final = (
    "green",
    "straight",
    "torii",
    "garrison",
    "comrade",
    "guard",
    "shuriken",
    "brazier",
    "banzai",
)


class Branch:
    """A result of a deed and how likely it is."""

    def __init__(self, chance: float, outlook: Outlook) -> None:
        self.chance = chance
        self.outlook = outlook


class Outlook:
    def __init__(self, raid: Raid, seat: int, dice: int, final: float = UNDECIDED) -> None:
        self.raid = raid
        self.seat = seat
        self.samurai = seat % 2 == 1
        self.next = (seat + 1) % raid.players
        self.final = final
        """The worth if the game is over, else `UNDECIDED`."""
        self.dice = dice
        """How many there are at most for the action to come and any other after it."""
        self._appraiser: Appraiser | None = None
        self.worth = final if final >= 0.0 else self.judge_walk()
        self._walks: dict[int, list[Deed]] = {}
        self._deeds: dict[int, list[Deed]] = {}
        self._slots: list[Deed] | None = None
        self._branches: dict[tuple[str, int, int, int], list[Branch]] = {}

    def judge(self) -> float:
        """What the position is worth as it is now."""
        chance = ninja_chance(self.raid, self.next)
        return 1.0 - chance if self.samurai else chance

    def judge_walk(self) -> float:
        """What it is worth now that a piece has walked, and nothing else has changed."""
        if self._appraiser is None:
            self._appraiser = Appraiser(self.raid, self.next)
        chance = self._appraiser.ninja_chance()
        return 1.0 - chance if self.samurai else chance

    # what an effect gives

    def best(self, effect: int) -> float:
        found = self.deeds(effect)
        return found[0].worth if found else IMPOSSIBLE

    def deeds(self, effect: int) -> list[Deed]:
        """What can be done with an effect, the best first."""
        if self.final >= 0.0:
            return []
        found = self._deeds.get(effect)
        if found is None:
            found = self._find(effect)
            self._deeds[effect] = found
        return found

    def _find(self, effect: int) -> list[Deed]:
        if effect < COLOUR:
            return self._number(effect - NUMBER)
        colour, count = (effect - COLOUR) // 10, (effect - COLOUR) % 10
        if colour == BLUE:
            return self._walking("blue", WALK, count + self.raid.bonuses(self.seat, BLUE))
        if colour == GREEN:
            return self._green(count)
        if colour == YELLOW:
            return self._yellow(count)
        return []

    def _number(self, combination: int) -> list[Deed]:
        if combination == PAIR:
            return self._walking("pair", WALK, 2)
        if combination == STRAIGHT:
            return self._improvements()
        if self.samurai:
            if combination == THREE:
                return self._walking("assault", STRONG, 3)
            if combination == DOUBLE_PAIR:
                return self._tiles()
            if combination == FOUR:
                return self._recruits("guard")
            if combination == FULL_HOUSE:
                return self._walking("torch", LIGHT, 2)
            return self._walking("beacon", LIGHT, 5)
        if combination == THREE:
            return self._tiles()
        if combination == DOUBLE_PAIR:
            return self._recruits("comrade")
        if combination == FOUR:
            return self._walking("run", WALK, 5)
        if combination == FULL_HOUSE:
            return self._walking("sneak", DOORS, 3)
        assert combination == FIVE
        return self._walking("vanish", DOORS, 5)

    def _green(self, count: int) -> list[Deed]:
        """The level that exactly so many dice reach; fewer would do for lower ones."""
        added = self.raid.added_faces(self.seat, GREEN)
        found: list[Deed] = []
        for level in range(2, 6):
            if max(1, level - added) == count:
                for deed in self.slots():
                    if level_slots(level) >> deed.piece & 1:
                        found.append(deed)
        found.sort(key=by_worth)
        return found

    def _yellow(self, count: int) -> list[Deed]:
        added = self.raid.bonuses(self.seat, YELLOW)
        found: list[Deed] = []
        for faces in range(2, 5):
            if max(1, faces - added) != count:
                continue
            if self.samurai:
                if faces == 2:
                    found += self._redeployments()
                elif faces == 3:
                    found += self.lights()
                else:
                    found += self._charges()
            elif faces == 2:
                found += self._steps("opening", OPENING)
            elif faces == 3:
                found += self.shuriken()
            else:
                found += self._steps("infiltration", INFILTRATION)
        found.sort(key=by_worth)
        return found

    # movement

    def _walking(self, kind: str, how: int, steps: int) -> list[Deed]:
        return [
            Deed(kind, how, o.piece, o.space, o.steps, o.worth)
            for o in self._all_walks(how)
            if o.steps <= steps
        ]

    def _all_walks(self, how: int) -> list[Deed]:
        found = self._walks.get(how)
        if found is None:
            found = self._as_walked(how) if how & (STRONG | LIGHT) else self._new_walks(how)
            found.sort(key=by_worth)
            self._walks[how] = found
        return found

    def _new_walks(self, how: int) -> list[Deed]:
        found: list[Deed] = []
        longest = self._longest()
        for piece in self.raid.usable(self.seat):
            cells = reach(self.raid, piece, how, longest)
            for space in worth_visiting(self.raid, self.seat, piece, cells):
                worth = self.after_move(piece, space, how)
                found.append(Deed("", how, piece, space, cells[space], worth))
        return found

    def _as_walked(self, how: int) -> list[Deed]:
        """Plain walks, judged anew where more strength or a light changes something."""
        raid = self.raid
        found: list[Deed] = []
        for o in self._all_walks(WALK):
            worth = o.worth
            if raid.owners_on(o.space, 0) or raid.unlit_brazier(o.space) != NOWHERE:
                worth = self.after_move(o.piece, o.space, how)
            found.append(Deed("", how, o.piece, o.space, o.steps, worth))
        return found

    def _longest(self) -> int:
        """The most steps that the dice allow in one action."""
        blue = self.dice + self.raid.bonuses(self.seat, BLUE)
        return max(blue, _RUN) if self.dice >= _RUNNERS else blue

    def _steps(self, kind: str, how: int) -> list[Deed]:
        return [
            Deed(kind, how, piece, space, 1, self.after_move(piece, space, how))
            for piece in self.raid.usable(self.seat)
            for space in reach(self.raid, piece, how, 1)
        ]

    def after_move(self, piece: int, space: int, how: int) -> float:
        """The worth after a movement, all of its results weighed."""
        raid = self.raid
        if piece != SHOGUN:
            enemies = raid.owners_on(space, 0 if self.samurai else 1)
            if enemies:
                return self._weigh(fought(raid, piece, space, how, enemies))
        old = raid.place_of(piece)
        if how & LIGHT and raid.unlit_brazier(space) != NOWHERE:
            return self._weigh(lit(raid, piece, space))
        if piece != SHOGUN and not self.samurai:
            captures = raid.carrier == NOBODY and raid.shogun == space
            if captures or piece == raid.carrier:
                if raid.is_torii(space):
                    return 1.0
                shogun, carrier = raid.shogun, raid.carrier
                raid.at[piece] = space
                raid.carrier = piece
                raid.shogun = space
                worth = self.judge_walk()
                raid.at[piece] = old
                raid.carrier = carrier
                raid.shogun = shogun
                return worth
        raid.put(piece, space)
        worth = self.judge_walk()
        raid.put(piece, old)
        return worth

    def _weigh(self, results: list[Result]) -> float:
        total = 0.0
        for result in results:
            worth = result.final
            if worth < 0.0:
                chance = ninja_chance(result.raid, self.next)
                worth = 1.0 - chance if self.samurai else chance
            total += result.chance * worth
        return total

    # attacks without a walk

    def shuriken(self) -> list[Deed]:
        found: list[Deed] = []
        for space in enemies_of(self.raid, self.seat):
            victim = self.raid.piece_on(self.raid.owners_on(space, 1)[0], space)
            worth = self._weigh(thrown(self.raid, self.seat, victim))
            found.append(Deed("shuriken", 0, victim, space, 0, worth))
        return found

    def _charges(self) -> list[Deed]:
        """Banzai: ways with ninja on them; for plain walks it is too dear."""
        found: list[Deed] = []
        for piece in self.raid.usable(self.seat):
            if piece != SHOGUN:
                for space, met in banzai_ways(self.raid, piece):
                    worth = self._weigh(charged(self.raid, piece, space, met))
                    charge = Deed("banzai", BANZAI, piece, space, 0, worth)
                    charge.met = met
                    found.append(charge)
        return found

    # improvements, tiles, new pieces

    def slots(self) -> list[Deed]:
        """Every free slot, the best first."""
        if self._slots is None:
            raid = self.raid
            found: list[Deed] = []
            old = raid.slots[self.seat]
            for slot in free_slots(old):
                raid.slots[self.seat] = old | 1 << slot
                found.append(Deed("green", 0, slot, NOWHERE, 0, self.judge()))
            raid.slots[self.seat] = old
            found.sort(key=by_worth)
            self._slots = found
        return self._slots

    def _improvements(self) -> list[Deed]:
        raid = self.raid
        found = [Deed("straight", 0, o.piece, NOWHERE, 0, o.worth) for o in self.slots()]
        if raid.hand[self.seat] < LARGEST_HAND:
            raid.hand[self.seat] += 1
            found.append(Deed("straight", 0, HAND_SLOT, NOWHERE, 0, self.judge()))
            raid.hand[self.seat] -= 1
        found.sort(key=by_worth)
        return found

    def _tiles(self) -> list[Deed]:
        raid = self.raid
        kind = "garrison" if self.samurai else "torii"
        lifts = [NOWHERE] if raid.tiles[self.seat] else liftable(raid, self.seat)
        found: list[Deed] = []
        for lifted in lifts:
            goals = garrison_goals(raid, self.seat) if self.samurai else torii_spaces(raid, lifted)
            for space in goals:
                worth = self._weigh(tile_laid(raid, self.seat, lifted, space, self._best_slot()))
                found.append(Deed(kind, 0, lifted, space, 0, worth))
        found.sort(key=by_worth)
        return found

    def _best_slot(self) -> int:
        slots = self.slots()
        return slots[0].piece if slots else NOBODY

    def _recruits(self, kind: str) -> list[Deed]:
        raid = self.raid
        piece = raid.stocked(self.seat)
        found: list[Deed] = []
        if piece != NOBODY:
            for space in raid.refuges(self.seat):
                raid.at[piece] = space
                found.append(Deed(kind, 0, piece, space, 0, self.judge()))
            raid.at[piece] = NOWHERE
        found.sort(key=by_worth)
        return found

    def _redeployments(self) -> list[Deed]:
        return [
            Deed("redeploy", REDEPLOY, p, space, 1, self.after_move(p, space, REDEPLOY))
            for p in self.raid.usable(self.seat)
            for space in spaces_for(self.raid, p, REDEPLOY, 1)
        ]

    def lights(self) -> list[Deed]:
        found: list[Deed] = []
        for piece in self.raid.usable(self.seat):
            space = self.raid.place_of(piece)
            if self.raid.unlit_brazier(space) != NOWHERE:
                worth = self._weigh(lit(self.raid, piece, space))
                found.append(Deed("brazier", LIGHT, piece, space, 0, worth))
        return found

    # going on

    def branches(self, deed: Deed) -> list[Branch]:
        """The results of a deed as positions to go on from."""
        act = deed.kind if deed.kind in _NO_WALKS else ""
        key = (act, deed.how, deed.piece, deed.space)
        found = self._branches.get(key)
        if found is None:
            slot = self._best_slot() if deed.kind in ("torii", "garrison") else NOBODY
            found = [
                Branch(result.chance, Outlook(result.raid, self.seat, self.dice - 1, result.final))
                for result in results_of(self.raid, self.seat, deed, slot)
            ]
            self._branches[key] = found
        return found
