"""Careless: another bot that now and then plays any move at all."""

from __future__ import annotations

from tatami.bots.bot import Bot, Knowledge
from tatami.core.chance import Chance
from tatami.core.move import Move


class Careless:
    def __init__(self, bot: Bot, slips: float) -> None:
        self.bot = bot
        self.slips = slips

    def choose(self, knowledge: Knowledge, rng: Chance) -> Move:
        if rng.happens(self.slips):
            return rng.chooses(knowledge.legal)
        return self.bot.choose(knowledge, rng)
