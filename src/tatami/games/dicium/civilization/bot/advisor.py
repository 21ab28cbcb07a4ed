"""What bots ask about Civilization."""

from __future__ import annotations

from tatami.core.advisor import Advisor
from tatami.games.dicium.civilization.rules.state import Civilization


class CivilizationAdvisor(Advisor[Civilization]):
    pass
