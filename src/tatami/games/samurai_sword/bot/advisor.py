"""How to play Samurai Sword well: what a position is worth, and quick plausible moves."""

from __future__ import annotations

from math import exp
from typing import Final

from tatami.core.advisor import Advisor, Aid
from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.standing import Chances, Standing, read_chances
from tatami.core.text import Text
from tatami.games.samurai_sword.bot import weights
from tatami.games.samurai_sword.bot.belief import draw_sides
from tatami.games.samurai_sword.bot.hands import deal_likely_hands
from tatami.games.samurai_sword.bot.harm import cards, danger, permanents
from tatami.games.samurai_sword.bot.reasons import about_the_move, hidden_facts, role_aids
from tatami.games.samurai_sword.bot.standing import NAMES, standing
from tatami.games.samurai_sword.bot.tempers import TEMPERS, harms, traits
from tatami.games.samurai_sword.bot.weights import HORIZON, LEVELS, SCALE, SECOND_RIVAL
from tatami.games.samurai_sword.rules.combat import Parry, Withstand, weapon_damage
from tatami.games.samurai_sword.rules.content import (
    BUSHIDO,
    CARDS,
    MEDITATION,
    NO_CARD,
    TEAM_OF,
    TEAMS,
    WEAPONS,
)
from tatami.games.samurai_sword.rules.determinize import deal_roles
from tatami.games.samurai_sword.rules.ending import multiplier, team_scores
from tatami.games.samurai_sword.rules.moves import END, NO_SEAT, OfCard, Play
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
        best = moves[0]
        if len(moves) == 1:
            return best
        mood = rng.below(1 << 30)
        best_worth = -1000.0
        for at, move in enumerate(moves):
            whim = (mood * (2 * at + 1)) % (1 << 30) / (1 << 33)
            worth = impulse(state, seat, move) + whim
            if worth > best_worth:
                best, best_worth = move, worth
        return best


def ahead(worth: list[float], team: int, rivals: list[int]) -> float:
    """Own team against the better rival, and a little against the other one."""
    first = worth[rivals[0]]
    if len(rivals) == 1:
        return worth[team] - first
    second = worth[rivals[1]]
    better, worse = (first, second) if first > second else (second, first)
    return worth[team] - (1 - SECOND_RIVAL) * better - SECOND_RIVAL * worse


def impulse(state: SamuraiSword, seat: int, move: Move) -> float:
    """How tempting a move looks at first sight."""
    if isinstance(move, Play):
        return impulse_to_play(state, seat, move)
    if isinstance(move, OfCard):
        if move.kind == "discard":
            return -KEEP[move.card]
        return weights.ANSWER - KEEP[move.card] * weights.KEEP_AN_ANSWER
    return 0.0


def impulse_to_play(state: SamuraiSword, seat: int, move: Play) -> float:
    card, target = move.card, move.target
    if target == NO_SEAT:
        return PLAY[card]
    friend = state.team(target) == state.team(seat)
    if card < WEAPONS:
        if friend:
            return weights.ATTACK_A_FRIEND
        damage = weapon_damage(state, card, seat, target)
        deadly = weights.DEADLY if damage >= state.life[target] else 0.0
        return weights.ATTACK + min(damage, state.life[target]) * weights.DAMAGE + deadly
    if move.permanent == BUSHIDO:
        at_friend, at_other = weights.REMOVE_BUSHIDO
    elif move.permanent != NO_CARD:
        at_friend, at_other = weights.REMOVE
    else:
        at_friend, at_other = PLAY_AT[card]
    worth = at_friend if friend else at_other
    if card == MEDITATION:
        worth += weights.MEDITATION * (state.max_life(seat) - state.life[seat])
    return worth


# the weights of cards, by card

KEEP: Final[list[float]] = [weights.KEEP.get(name, weights.KEEP_OTHERS) for name in CARDS]
PLAY: Final[list[float]] = [weights.PLAY.get(name, 0.0) for name in CARDS]
PLAY_AT: Final[list[tuple[float, float]]] = [
    weights.PLAY_AT.get(name, (0.0, 0.0)) for name in CARDS
]
