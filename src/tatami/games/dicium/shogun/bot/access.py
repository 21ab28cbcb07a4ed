"""How a ninja comes to the Shogun, or with him to a torii, in one turn: past samurai, through doors
and walls."""

from __future__ import annotations

from tatami.games.dicium.shogun.bot.chances import DOOR, SNEAK, WALL, chances_of
from tatami.games.dicium.shogun.bot.geometry import FAR, Ways, distances
from tatami.games.dicium.shogun.rules.palace import Palace


class Access:
    """The ways between the Shogun's space and others, as long as nobody of the samurai moves."""

    def __init__(self, palace: Palace, guards: list[int], shogun: int) -> None:
        self._palace = palace
        self._far = distances(palace)
        self._guards = guards
        self._shogun = shogun
        self.by_gaps = Ways(palace.open_ways, self._far.by_gaps, guards, shogun)
        self.by_doors = Ways(palace.all_ways, self._far.by_doors, guards, shogun)
        self._beside: dict[int, Ways] = {}

    def chance(self, space: int, hand: int, blue: int, yellow: int, best: float) -> float:
        """The chance of a hand with so many bonuses to come from one of the two spaces to the other
        through a door or a wall beside either, or with doors anywhere on the way; at least `best`,
        which is known already."""
        chances = chances_of(DOOR, hand, blue, yellow)
        if chances[0] > best:
            best = max(best, chances[self._besides(self._palace.door_ways, space)])
        chances = chances_of(WALL, hand, blue, yellow)
        if chances[0] > best:
            best = max(best, chances[self._besides(self._palace.wall_ways, space)])
        chances = chances_of(SNEAK, hand, 0, 0)
        if chances[self._far.by_doors[self._shogun][space]] > best:
            best = max(best, chances[self.by_doors.to(space)])
        return best

    def _besides(self, crossings: list[list[int]], space: int) -> int:
        """The fewest steps before or after a crossing: two actions allow no more than that."""
        fewest = FAR
        for beyond in crossings[space]:
            fewest = min(fewest, self.by_gaps.to(beyond))
        for beyond in crossings[self._shogun]:
            if beyond not in self._guards:
                fewest = min(fewest, self._from(beyond).to(space))
        return fewest

    def _from(self, space: int) -> Ways:
        found = self._beside.get(space)
        if found is None:
            found = Ways(self._palace.open_ways, self._far.by_gaps, self._guards, space)
            self._beside[space] = found
        return found
