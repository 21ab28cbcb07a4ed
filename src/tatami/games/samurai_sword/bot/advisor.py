"""How to play Samurai Sword well: what a position is worth, and quick plausible moves."""

from __future__ import annotations

from math import exp
from typing import Final

from tatami.core.advisor import Advisor, Aid
from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.standing import Chances, Standing, read_chances
from tatami.core.text import Text
from tatami.games.samurai_sword.bot.belief import draw_sides
from tatami.games.samurai_sword.bot.hands import deal_likely_hands
from tatami.games.samurai_sword.bot.harm import cards, danger, permanents
from tatami.games.samurai_sword.bot.impulses import tempted
from tatami.games.samurai_sword.bot.move_search import MoveSearch
from tatami.games.samurai_sword.bot.reasons import about_the_move, hidden_facts, role_aids
from tatami.games.samurai_sword.bot.standing import NAMES, standing
from tatami.games.samurai_sword.bot.tempers import harms, traits
from tatami.games.samurai_sword.bot.weights import HORIZON, LEVELS, SCALE, SECOND_RIVAL, TEMPERS
from tatami.games.samurai_sword.rules.cards import Withstand
from tatami.games.samurai_sword.rules.combat import Parry
from tatami.games.samurai_sword.rules.content import TEAM_OF, TEAMS
from tatami.games.samurai_sword.rules.determinize import deal_roles
from tatami.games.samurai_sword.rules.ending import multiplier, team_scores
from tatami.games.samurai_sword.rules.moves import END
from tatami.games.samurai_sword.rules.state import SamuraiSword
from tatami.games.samurai_sword.rules.turn import FirstCard, ProveHonour

_CHANCES: Final = read_chances("tatami.games.samurai_sword.bot", NAMES)


class SamuraiAdvisor(Advisor[SamuraiSword]):
    def imagine(self, state: SamuraiSword, seat: int, rng: Chance) -> SamuraiSword:
        """Hands and roles by what the others have done so far."""
        return self.likely(state.copy(), seat, rng)

    def likely(self, world: SamuraiSword, seat: int, rng: Chance) -> SamuraiSword:
        if world.outcome is None:
            deal_likely_hands(world, seat, rng)
            if world.players > 3:
                deal_roles(world, seat, draw_sides(world, seat, rng), rng)
        return world

    def features(self, state: SamuraiSword, seat: int) -> dict[str, float]:
        """In honour points of the own team ahead of its rivals."""
        team = state.team(seat)
        present = [TEAM_OF[role] for role in state.roles]
        rivals = [other for other in range(len(TEAMS)) if other != team and other in present]
        life, hands, laid = [0.0] * len(TEAMS), [0.0] * len(TEAMS), [0.0] * len(TEAMS)
        for other, side in enumerate(present):
            times = multiplier(state, other)
            life[side] += danger(state, other, times)
            hands[side] += cards(state, other)
            laid[side] += permanents(state, other, times)
        return {
            "honour": ahead([float(score) for score in team_scores(state)], team, rivals),
            "life": ahead(life, team, rivals),
            "cards": ahead(hands, team, rivals),
            "permanents": ahead(laid, team, rivals),
        }

    def value(self, state: SamuraiSword, seat: int) -> float:
        if state.outcome is not None:
            return 1.0 if seat in state.outcome.winners else 0.0
        return 1.0 / (1.0 + exp(-sum(self.features(state, seat).values()) / SCALE))

    def tempers(self) -> dict[str, dict[str, float]]:
        return TEMPERS

    def traits(self, state: SamuraiSword, seat: int, move: Move, foe: int) -> list[str]:
        return traits(state, seat, move, foe)

    def harms(self, state: SamuraiSword, seat: int, move: Move) -> int:
        return harms(move)

    def chances(self) -> Chances | None:
        return _CHANCES

    def standing(self, state: SamuraiSword) -> Standing:
        return standing(state)

    def settled(self, state: SamuraiSword) -> bool:
        return not isinstance(state.stack[-1], (Parry, Withstand, ProveHonour, FirstCard))

    def horizon(self) -> int:
        return HORIZON

    def stands_pat(self, state: SamuraiSword, seat: int, move: Move) -> bool:
        return move is END

    def level(self, name: str) -> str:
        return LEVELS[name]

    def reasons(
        self, state: SamuraiSword, seat: int, line: list[Move], gains: dict[str, float]
    ) -> list[Text]:
        return about_the_move(state, seat, line[0]) + super().reasons(state, seat, line, gains)

    def aids(self, state: SamuraiSword, seat: int) -> list[Aid]:
        return role_aids(state, seat)

    def hidden(self, state: SamuraiSword, seat: int) -> list[Text]:
        return hidden_facts(state, seat)

    def reflex(self, state: SamuraiSword, seat: int, rng: Chance) -> Move:
        moves = state.legal(seat)
        if len(moves) == 1:
            return moves[0]
        team = state.team(seat)
        friends = [1.0 if state.team(other) == team else 0.0 for other in range(state.players)]
        return tempted(state, seat, moves, friends, rng)

    def attempts(self, state: SamuraiSword, seat: int) -> MoveSearch:
        return MoveSearch(state, seat)


def ahead(worth: list[float], team: int, rivals: list[int]) -> float:
    """Own team against the better rival, and a little against the other one."""
    first = worth[rivals[0]]
    if len(rivals) == 1:
        return worth[team] - first
    second = worth[rivals[1]]
    better, worse = (first, second) if first > second else (second, first)
    return worth[team] - (1 - SECOND_RIVAL) * better - SECOND_RIVAL * worse
