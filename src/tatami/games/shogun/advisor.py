"""What bots are told about playing Shogun well."""

from __future__ import annotations

from tatami.core.advisor import Advisor
from tatami.games.shogun.state import Shogun


class ShogunAdvisor(Advisor[Shogun]):
    pass
