"""Events, special cards, actions and favours are rows, and none can be forgotten."""

import pytest

from tatami.core.errors import BadContent
from tatami.core.rows import Row, complete
from tatami.games.shogun.rules.actions import ACTION, Action
from tatami.games.shogun.rules.cards import ACTIONS, SPACE_IDS, SPECIAL_IDS
from tatami.games.shogun.rules.content import EVENT_IDS
from tatami.games.shogun.rules.event_cards import EVENT, EventCard
from tatami.games.shogun.rules.favours import KINDS, Favour, InProvince
from tatami.games.shogun.rules.special_cards import SPECIAL, SpecialCard

TABLES: list[tuple[str, list[str], list[Row], Row]] = [
    ("event", [*EVENT_IDS], [*EVENT[:-1]], EventCard("tax-cap")),
    ("special card", [*SPECIAL_IDS], [*SPECIAL[:-1]], SpecialCard("rice")),
    ("action", [*SPACE_IDS[:ACTIONS]], [*ACTION], Action("tax")),
    ("favour", [kind.id for kind in KINDS], [*KINDS], Favour("levy")),
    ("favour", [kind.id for kind in KINDS], [*KINDS], InProvince("levy")),
]


@pytest.mark.parametrize(("what", "ids", "rows", "idle"), TABLES, ids=lambda part: str(part)[:12])
def test_what_does_nothing_cannot_load(
    what: str, ids: list[str], rows: list[Row], idle: Row
) -> None:
    assert complete(what, ids, rows) == rows
    with pytest.raises(BadContent, match=f"what does {what} {idle.id} do"):
        complete(what, ids, [row for row in rows if row.id != idle.id])
    with pytest.raises(BadContent, match=f"what does {what} {idle.id} do"):
        complete(what, ids, [idle if row.id == idle.id else row for row in rows])
    with pytest.raises(BadContent, match=f"what does {what} spoon do"):
        complete(what, [*ids, "spoon"], rows)
