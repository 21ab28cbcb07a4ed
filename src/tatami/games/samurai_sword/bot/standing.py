"""What speaks for each team: the features that the chance of winning is made of."""

from __future__ import annotations

from typing import Final

from tatami.core.standing import Standing
from tatami.games.samurai_sword.bot.harm import cards, danger, permanents
from tatami.games.samurai_sword.rules.content import RONIN_TEAM, SHOGUN_TEAM, TEAMS
from tatami.games.samurai_sword.rules.ending import multiplier, team_scores
from tatami.games.samurai_sword.rules.state import SamuraiSword

NAMES: Final = (
    "shogun",
    "ronin",
    "honour",
    "honour late",
    "danger",
    "danger late",
    "cards",
    "permanents",
    "on turn",
)
"""Shogun and ronin: being that team rather than the ninja. Late: the nearer somebody is to losing
the last honour point, which ends the game. The others as `Advisor.features` means them."""


def standing(state: SamuraiSword) -> Standing:
    late = 1.0 / max(1, min(state.honour))
    scores = team_scores(state)
    seats: list[list[int]] = [[] for _ in TEAMS]
    risk, hands, laid = [0.0] * len(TEAMS), [0.0] * len(TEAMS), [0.0] * len(TEAMS)
    for seat in range(state.players):
        team = state.team(seat)
        times = multiplier(state, seat)
        seats[team].append(seat)
        risk[team] += danger(state, seat, times)
        hands[team] += cards(state, seat)
        laid[team] += permanents(state, seat, times)
    active = state.team(state.turn)
    present = [team for team in range(len(TEAMS)) if seats[team]]
    return Standing(
        str(state.players),
        [tuple(seats[team]) for team in present],
        [
            [
                1.0 if team == SHOGUN_TEAM else 0.0,
                1.0 if team == RONIN_TEAM else 0.0,
                float(scores[team]),
                scores[team] * late,
                risk[team],
                risk[team] * late,
                hands[team],
                laid[team],
                1.0 if team == active else 0.0,
            ]
            for team in present
        ],
    )
