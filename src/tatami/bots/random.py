"""Random: any legal move, all equally likely."""

from tatami.bots.bot import Knowledge
from tatami.core.chance import Chance
from tatami.core.move import Move


class Random:
    def choose(self, knowledge: Knowledge, rng: Chance) -> Move:
        return rng.chooses(knowledge.legal)
