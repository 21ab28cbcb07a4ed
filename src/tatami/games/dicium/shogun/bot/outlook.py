"""What a combination can achieve in a position: the options that it gives, and what they are worth.

An `Outlook` is a position in the middle of a player's turn. All worths are the chance of the
player's side to win once the turn is over; fights count with both of their results.
"""

from __future__ import annotations

from typing import Final

from tatami.games.dicium.bot.odds import chance_to_beat
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
from tatami.games.dicium.rules.dice import BLUE, GREEN, RED, YELLOW, showing
from tatami.games.dicium.rules.player_board import free_slots, level_slots
from tatami.games.dicium.rules.state import LARGEST_HAND
from tatami.games.dicium.shogun.bot.appraisal import Appraiser, ninja_chance
from tatami.games.dicium.shogun.bot.geometry import FAR, distances
from tatami.games.dicium.shogun.rules.content import MEEPLES, NOBODY, SHOGUN
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
from tatami.games.dicium.shogun.rules.palace import GARDENS, NOWHERE
from tatami.games.dicium.shogun.rules.state import Raid
from tatami.games.dicium.shogun.rules.tiles import garrison_spaces, liftable, torii_spaces

IMPOSSIBLE: Final = -1.0
_LONGEST_WALK: Final = 7
_BANZAI_STEPS: Final = 3
_RED_FACE: Final = 3
HAND_SLOT: Final = 8
"""A bigger hand, where a slot is meant."""
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


class Option:
    """One way to carry out an action: `kind` of the action, who does what and where."""

    def __init__(self, kind: str, how: int, piece: int, space: int, steps: int, worth: float):
        self.kind = kind
        self.how = how
        self.piece = piece
        """The piece; for slots the slot; for tiles the space that a tile is lifted from."""
        self.space = space
        self.steps = steps
        self.worth = worth
        self.met: list[int] = []
        """Spaces with ninja on the way of a Banzai."""


def by_worth(option: Option) -> float:
    return -option.worth


class Branch:
    """A result of an option and how likely it is."""

    def __init__(self, chance: float, outlook: Outlook) -> None:
        self.chance = chance
        self.outlook = outlook


class Outlook:
    def __init__(self, raid: Raid, seat: int, final: float = IMPOSSIBLE) -> None:
        self.raid = raid
        self.seat = seat
        self.samurai = seat % 2 == 1
        self.next = (seat + 1) % raid.players
        self.final = final
        """The worth if the game is over, else `IMPOSSIBLE`."""
        self._appraiser: Appraiser | None = None
        self.worth = final if final >= 0.0 else self.judge()
        self._walks: dict[int, list[Option]] = {}
        self._options: dict[int, list[Option]] = {}
        self._slots: list[Option] | None = None
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
        found = self.options(effect)
        return found[0].worth if found else IMPOSSIBLE

    def options(self, effect: int) -> list[Option]:
        """What can be done with an effect, the best first."""
        if self.final >= 0.0:
            return []
        found = self._options.get(effect)
        if found is None:
            found = self._find(effect)
            self._options[effect] = found
        return found

    def _find(self, effect: int) -> list[Option]:
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

    def _number(self, combination: int) -> list[Option]:
        if combination == PAIR:
            return self._walking("pair", WALK, 2)
        if combination == STRAIGHT:
            return self._improvements()
        if self.samurai:
            if combination == THREE:
                return self._walking("assault", STRONG, 3)
            if combination == DOUBLE_PAIR:
                return self._garrison_tiles()
            if combination == FOUR:
                return self._recruits("guard")
            if combination == FULL_HOUSE:
                return self._walking("torch", LIGHT, 2)
            return self._walking("beacon", LIGHT, 5)
        if combination == THREE:
            return self._torii_tiles()
        if combination == DOUBLE_PAIR:
            return self._recruits("comrade")
        if combination == FOUR:
            return self._walking("run", WALK, 5)
        if combination == FULL_HOUSE:
            return self._walking("sneak", DOORS, 3)
        assert combination == FIVE
        return self._walking("vanish", DOORS, 5)

    def _green(self, count: int) -> list[Option]:
        """The level that exactly so many dice reach; fewer would do for lower ones."""
        added = self.raid.added_faces(self.seat, GREEN)
        found: list[Option] = []
        for level in range(2, 6):
            if max(1, level - added) == count:
                for option in self.slots():
                    if level_slots(level) >> option.piece & 1:
                        found.append(option)
        found.sort(key=by_worth)
        return found

    def _yellow(self, count: int) -> list[Option]:
        added = self.raid.bonuses(self.seat, YELLOW)
        found: list[Option] = []
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

    def _walking(self, kind: str, how: int, steps: int) -> list[Option]:
        walks = self._walks.get(how)
        if walks is None:
            walks = []
            for piece in self.raid.usable(self.seat):
                cells = reach(self.raid, piece, how, _LONGEST_WALK)
                for space in self._worth_visiting(piece, cells):
                    worth = self.after_move(piece, space, how)
                    walks.append(Option("", how, piece, space, cells[space], worth))
            walks.sort(key=by_worth)
            self._walks[how] = walks
        return [
            Option(kind, how, o.piece, o.space, o.steps, o.worth) for o in walks if o.steps <= steps
        ]

    def _steps(self, kind: str, how: int) -> list[Option]:
        return [
            Option(kind, how, piece, space, 1, self.after_move(piece, space, how))
            for piece in self.raid.usable(self.seat)
            for space in reach(self.raid, piece, how, 1)
        ]

    def _worth_visiting(self, piece: int, cells: dict[int, int]) -> list[int]:
        """For each number of steps and each goal the space nearest to the goal."""
        far = distances(self.raid.palace)
        goals: list[list[int]] = []
        table = far.by_doors
        for space in self._goals(piece):
            goals.append(table[space])
        if not self.samurai:
            for space in self._goals(piece):
                goals.append(far.by_gaps[space])
        order = sorted(cells, key=cells.__getitem__)
        found: dict[int, bool] = {}
        for way in goals:
            nearest = FAR + 1
            kept = NOWHERE
            steps = 0
            for space in order:
                if cells[space] > steps:
                    if kept != NOWHERE:
                        found[kept] = True
                    steps = cells[space]
                if way[space] < nearest:
                    nearest = way[space]
                    kept = space
            if kept != NOWHERE:
                found[kept] = True
        threats = self._enemies()
        safest = -1
        kept = NOWHERE
        steps = 0
        for space in order:
            if cells[space] > steps:
                if kept != NOWHERE:
                    found[kept] = True
                steps = cells[space]
            nearest = FAR
            for enemy in threats:
                if table[enemy][space] < nearest:
                    nearest = table[enemy][space]
            if nearest > safest:
                safest = nearest
                kept = space
        if kept != NOWHERE:
            found[kept] = True
        return list(found)

    def _goals(self, piece: int) -> list[int]:
        raid = self.raid
        palace = raid.palace
        if piece == raid.carrier and piece != NOBODY:
            return raid.all_torii() + torii_spaces(raid, NOWHERE)[:8]
        found = [raid.shogun]
        for space in range(palace.size):
            if palace.altar[space]:
                found.append(space)
        if self.samurai:
            for garden in range(GARDENS):
                if palace.brazier[garden] != NOWHERE and not raid.lit[garden]:
                    found.append(palace.brazier[garden])
            if piece != SHOGUN:
                found += self._enemies()
                found += raid.all_torii()
                if raid.carrier != NOBODY:
                    found += palace.open_ways[raid.shogun]
        else:
            found.append(palace.torii)
            if palace.great_door is not None:
                found.append(palace.great_door[1])
        return found

    def _enemies(self) -> list[int]:
        raid = self.raid
        found: list[int] = []
        for seat in range(0 if self.samurai else 1, raid.players, 2):
            for piece in range(seat * MEEPLES, (seat + 1) * MEEPLES):
                if raid.at[piece] != NOWHERE and raid.at[piece] not in found:
                    found.append(raid.at[piece])
        return found

    def after_move(self, piece: int, space: int, how: int) -> float:
        """The worth after a movement, all of its results weighed."""
        raid = self.raid
        if piece != SHOGUN:
            enemies = raid.owners_on(space, 0 if self.samurai else 1)
            if enemies:
                return self._weigh(self._fought(piece, space, how, enemies))
        old = raid.place_of(piece)
        if how & LIGHT and raid.unlit_brazier(space) != NOWHERE:
            return self._weigh(self._lit(piece, space))
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

    def _weigh(self, branches: list[Branch]) -> float:
        total = 0.0
        for branch in branches:
            total += branch.chance * branch.outlook.worth
        return total

    def _moved(self, piece: int, space: int) -> Outlook:
        """The position after a plain movement, the Shogun captured if he was there."""
        raid = self.raid.copy()
        if piece != SHOGUN and not self.samurai and raid.carrier == NOBODY and raid.shogun == space:
            raid.carrier = piece
        raid.put(piece, space)
        won = raid.carrier != NOBODY and raid.is_torii(raid.shogun)
        return Outlook(raid, self.seat, 1.0 if won else IMPOSSIBLE)

    def _lit(self, piece: int, space: int) -> list[Branch]:
        raid = self.raid.copy()
        raid.put(piece, space)
        raid.lit[raid.palace.brazier_of[space]] = True
        raid.cards -= 1
        return [Branch(1.0, Outlook(raid, self.seat, 1.0 if raid.cards == 0 else IMPOSSIBLE))]

    # fights

    def odds(self, enemy: int, how: int) -> float:
        """The chance to beat a piece of the enemy, without red dice of the own hand."""
        raid = self.raid
        attack = raid.bonuses(self.seat, RED) + (1 if how & STRONG else 0)
        stored = showing(raid.stored[enemy], _RED_FACE)
        return chance_to_beat(attack - raid.bonuses(enemy, RED) - stored)

    def _fought(self, piece: int, space: int, how: int, enemies: list[int]) -> list[Branch]:
        """Won against all of them, or lost against the first."""
        raid = self.raid.copy()
        chance = 1.0
        final = IMPOSSIBLE
        for enemy in enemies:
            chance *= self.odds(enemy, how)
        for enemy in enemies:
            for victim in range(enemy * MEEPLES, (enemy + 1) * MEEPLES):
                if raid.at[victim] == space and final < 0.0:
                    if self.samurai:
                        raid.cards -= 1
                        if raid.cards == 0:
                            final = 1.0
                            break
                    raid.at[piece] = space
                    if not send_off(raid, victim, self.next):
                        final = 1.0
        raid.put(piece, space)
        if final < 0.0 and how & LIGHT and raid.unlit_brazier(space) != NOWHERE:
            raid.lit[raid.palace.brazier_of[space]] = True
            raid.cards -= 1
            if raid.cards == 0:
                final = 1.0
        lost = self.raid.copy()
        beaten = not send_off(lost, piece, self.next)
        return [
            Branch(chance, Outlook(raid, self.seat, final)),
            Branch(1.0 - chance, Outlook(lost, self.seat, 0.0 if beaten else IMPOSSIBLE)),
        ]

    def shuriken(self) -> list[Option]:
        found: list[Option] = []
        for space in self._enemies():
            enemy = self.raid.owners_on(space, 1)[0]
            victim = self.raid.piece_on(enemy, space)
            worth = self._weigh(self._thrown(victim, enemy))
            found.append(Option("shuriken", 0, victim, space, 0, worth))
        return found

    def _thrown(self, victim: int, enemy: int) -> list[Branch]:
        chance = self.odds(enemy, WALK)
        raid = self.raid.copy()
        gone = send_off(raid, victim, self.next)
        missed = Outlook(self.raid.copy(), self.seat, self.final)
        hit = Outlook(raid, self.seat, IMPOSSIBLE if gone else 1.0)
        return [Branch(chance, hit), Branch(1.0 - chance, missed)]

    def _charges(self) -> list[Option]:
        """Banzai: ways with ninja on them; for plain walks it is too dear."""
        found: list[Option] = []
        for piece in self.raid.usable(self.seat):
            if piece != SHOGUN:
                start = self.raid.at[piece]
                self._charge_on(piece, (start,), found)
        return found

    def _charge_on(self, piece: int, path: tuple[int, ...], found: list[Option]) -> None:
        raid = self.raid
        if len(path) > _BANZAI_STEPS:
            return
        for space in raid.palace.all_ways[path[-1]]:
            if space in path or (raid.carrier != NOBODY and space == raid.shogun):
                continue
            onward = (*path, space)
            met = [s for s in onward[1:] if raid.owners_on(s, 0)]
            if met and space != raid.shogun:
                worth = self._weigh(self._charged(piece, space, met))
                charge = Option("banzai", BANZAI, piece, space, 0, worth)
                charge.met = met
                found.append(charge)
            self._charge_on(piece, onward, found)

    def _charged(self, piece: int, space: int, met: list[int]) -> list[Branch]:
        raid = self.raid.copy()
        final = IMPOSSIBLE
        for victim, at in enumerate(self.raid.at):
            if at in met and victim // MEEPLES % 2 == 0 and final < 0.0:
                raid.cards -= 1
                raid.at[piece] = at
                if raid.cards == 0 or not send_off(raid, victim, self.next):
                    final = 1.0
        raid.at[piece] = space
        return [Branch(1.0, Outlook(raid, self.seat, final))]

    # improvements, tiles, new pieces

    def slots(self) -> list[Option]:
        """Every free slot, the best first."""
        if self._slots is None:
            raid = self.raid
            found: list[Option] = []
            old = raid.slots[self.seat]
            for slot in free_slots(old):
                raid.slots[self.seat] = old | 1 << slot
                found.append(Option("green", 0, slot, NOWHERE, 0, self.judge()))
            raid.slots[self.seat] = old
            found.sort(key=by_worth)
            self._slots = found
        return self._slots

    def _improvements(self) -> list[Option]:
        raid = self.raid
        found = [Option("straight", 0, o.piece, NOWHERE, 0, o.worth) for o in self.slots()]
        if raid.hand[self.seat] < LARGEST_HAND:
            raid.hand[self.seat] += 1
            found.append(Option("straight", 0, HAND_SLOT, NOWHERE, 0, self.judge()))
            raid.hand[self.seat] -= 1
        found.sort(key=by_worth)
        return found

    def _torii_tiles(self) -> list[Option]:
        raid = self.raid
        lifts = [NOWHERE] if raid.tiles[self.seat] else liftable(raid, self.seat)
        found: list[Option] = []
        for lifted in lifts:
            for space in torii_spaces(raid, lifted):
                worth = self._tile_laid(lifted, space).worth
                found.append(Option("torii", 0, lifted, space, 0, worth))
        found.sort(key=by_worth)
        return found

    def _garrison_tiles(self) -> list[Option]:
        raid = self.raid
        lifts = [NOWHERE] if raid.tiles[self.seat] else liftable(raid, self.seat)
        found: list[Option] = []
        for lifted in lifts:
            for space in self._garrison_goals():
                worth = self._tile_laid(lifted, space).worth
                found.append(Option("garrison", 0, lifted, space, 0, worth))
        found.sort(key=by_worth)
        return found

    def _garrison_goals(self) -> list[int]:
        """The hallway spaces nearest to braziers, ninja, torii and the Shogun."""
        table = distances(self.raid.palace).by_doors
        spaces = garrison_spaces(self.raid)
        found: list[int] = []
        for goal in self._goals(self.seat * MEEPLES):
            way = table[goal]
            nearest = spaces[0]
            for space in spaces:
                if way[space] < way[nearest]:
                    nearest = space
            if nearest not in found:
                found.append(nearest)
        return found

    def _tile_laid(self, lifted: int, space: int) -> Outlook:
        raid = self.raid.copy()
        if self.samurai:
            if lifted != NOWHERE:
                raid.garrisons.remove(lifted)
            raid.garrisons.append(space)
        else:
            for garden in range(GARDENS):
                if lifted != NOWHERE and raid.torii[garden] == lifted:
                    raid.torii[garden] = NOWHERE
            raid.torii[raid.palace.garden[space]] = space
        if lifted == NOWHERE:
            raid.tiles[self.seat] -= 1
            slots = self.slots()
            if slots:
                raid.slots[self.seat] |= 1 << slots[0].piece
        won = raid.carrier != NOBODY and raid.is_torii(raid.shogun)
        return Outlook(raid, self.seat, 1.0 if won else IMPOSSIBLE)

    def _recruits(self, kind: str) -> list[Option]:
        raid = self.raid
        piece = raid.stocked(self.seat)
        found: list[Option] = []
        if piece != NOBODY:
            for space in raid.refuges(self.seat):
                raid.at[piece] = space
                found.append(Option(kind, 0, piece, space, 0, self.judge()))
            raid.at[piece] = NOWHERE
        found.sort(key=by_worth)
        return found

    def _redeployments(self) -> list[Option]:
        return [
            Option("redeploy", REDEPLOY, p, space, 1, self.after_move(p, space, REDEPLOY))
            for p in self.raid.usable(self.seat)
            for space in spaces_for(self.raid, p, REDEPLOY, 1)
        ]

    def lights(self) -> list[Option]:
        found: list[Option] = []
        for piece in self.raid.usable(self.seat):
            space = self.raid.place_of(piece)
            if self.raid.unlit_brazier(space) != NOWHERE:
                worth = self._weigh(self._lit(piece, space))
                found.append(Option("brazier", LIGHT, piece, space, 0, worth))
        return found

    # going on

    def branches(self, option: Option) -> list[Branch]:
        """The results of an option as positions to go on from."""
        act = option.kind if option.kind in _NO_WALKS else ""
        key = (act, option.how, option.piece, option.space)
        found = self._branches.get(key)
        if found is None:
            found = self._results(option)
            self._branches[key] = found
        return found

    def _results(self, option: Option) -> list[Branch]:
        kind = option.kind
        if kind in ("torii", "garrison"):
            return [Branch(1.0, self._tile_laid(option.piece, option.space))]
        if kind == "shuriken":
            return self._thrown(option.piece, option.piece // MEEPLES)
        if kind == "brazier":
            return self._lit(option.piece, option.space)
        raid = self.raid
        if kind in ("green", "straight", "comrade", "guard"):
            raid = raid.copy()
            if kind in ("comrade", "guard"):
                raid.at[option.piece] = option.space
            elif option.piece == HAND_SLOT:
                raid.hand[self.seat] += 1
            else:
                raid.slots[self.seat] |= 1 << option.piece
            return [Branch(1.0, Outlook(raid, self.seat))]
        if kind == "banzai":
            return self._charged(option.piece, option.space, option.met)
        if option.piece != SHOGUN:
            enemies = raid.owners_on(option.space, 0 if self.samurai else 1)
            if enemies:
                return self._fought(option.piece, option.space, option.how, enemies)
        if option.how & LIGHT and raid.unlit_brazier(option.space) != NOWHERE:
            return self._lit(option.piece, option.space)
        return [Branch(1.0, self._moved(option.piece, option.space))]


def send_off(raid: Raid, piece: int, turn: int) -> bool:
    """A piece is beaten and goes where its owner likes best; false if its side is wiped out."""
    seat = piece // MEEPLES
    raid.at[piece] = NOWHERE
    refuges = raid.refuges(seat)
    if not refuges:
        for other in range(seat % 2, raid.players, 2):
            for fellow in range(other * MEEPLES, (other + 1) * MEEPLES):
                if raid.at[fellow] != NOWHERE:
                    return True
        return False
    best = IMPOSSIBLE
    kept = refuges[0]
    if len(refuges) > 1:
        for space in refuges:
            raid.at[piece] = space
            chance = ninja_chance(raid, turn)
            worth = 1.0 - chance if seat % 2 else chance
            if worth > best:
                best = worth
                kept = space
    raid.at[piece] = kept
    return True
