"""Positions for tests, in a few words."""

from __future__ import annotations

from tatami.core.chance import Chance
from tatami.games.shogun.game import GAME
from tatami.games.shogun.rules.cards import (
    ACTIONS,
    BUILDING_IDS,
    CARD_IDS,
    COLOURS,
    GREEN,
    NEUTRAL,
    SPACE_IDS,
    SPACES,
    SPECIAL_IDS,
)
from tatami.games.shogun.rules.content import CUBES, EVENT_IDS, PEASANTS
from tatami.games.shogun.rules.moves import PlaceMove
from tatami.games.shogun.rules.planning import Plan
from tatami.games.shogun.rules.provinces import NAMES
from tatami.games.shogun.rules.state import Shogun

RED, BLUE, YELLOW, BLACK = range(4)


def number(province: str) -> int:
    return NAMES.index(province)


def card(name: str) -> int:
    return CARD_IDS.index(name)


def space(name: str) -> int:
    return SPACE_IDS.index(name)


def new(players: int = 4, seed: str = "table", **options: str) -> Shogun:
    """The preset, everyone about to plan the first spring; events are recorded."""
    return GAME.new(players, chance=Chance(seed), events=True, **options)


def give(
    state: Shogun,
    province: str,
    seat: int,
    armies: int,
    unrest: int = 0,
    buildings: tuple[str, ...] = (),
) -> int:
    """Put a province into someone's hands; all else of that seat comes from its reserve."""
    at = number(province)
    if state.owner[at] != NEUTRAL:
        state.make_neutral(at)
    if seat != NEUTRAL:
        state.owner[at] = seat
        state.armies[at] = armies
        state.unrest[at] = unrest
        for name in buildings:
            state.build(at, BUILDING_IDS.index(name))
    balance(state)
    return at


def tray(state: Shogun, cubes: dict[int, int]) -> None:
    """These cubes, by colour, lie in the tray."""
    for colour in range(COLOURS):
        state.tray[colour] = cubes.get(colour, 0)
    balance(state)


def empty_tower(state: Shogun) -> None:
    state.tower = [0] * (2 * COLOURS)
    balance(state)


def balance(state: Shogun) -> None:
    """The reserves hold what lies nowhere else."""
    for colour in [*range(state.players), GREEN]:
        elsewhere = state.tray[colour] + state.tower[colour] + state.tower[COLOURS + colour]
        if colour != GREEN:
            elsewhere += sum(state.armies[p] for p in state.provinces_of(colour))
        state.reserve[colour] = (PEASANTS if colour == GREEN else CUBES) - elsewhere


def spend(state: Shogun, colour: int, keep: int) -> None:
    """Only so many cubes of a colour are left in its reserve; the others stand somewhere."""
    spare = state.reserve[colour] - keep
    if colour == GREEN:
        state.tray[GREEN] += spare
    else:
        state.armies[state.provinces_of(colour)[-1]] += spare
    state.reserve[colour] = keep


def theatre_of_war(state: Shogun, province: str, defender: int, unrest: int = 0) -> int:
    """A province whose armies have all been thrown: what the tray holds will decide."""
    at = give(state, province, defender, 1, unrest)
    state.armies[at] = 0
    balance(state)
    return at


def lay(state: Shogun, plans: dict[int, dict[str, str]]) -> None:
    for seat, plan in plans.items():
        for name, laid in plan.items():
            state.plan[seat * SPACES + space(name)] = card(laid)


def order_actions(state: Shogun, *first: str) -> None:
    """These actions come first; the others face down."""
    state.action_order = [space(name) for name in first]
    state.face_down = [a for a in range(ACTIONS) if a not in state.action_order]


def begin_round(
    state: Shogun, plans: dict[int, dict[str, str]], chance: Chance, event: str | None = None
) -> None:
    """All plans stand as laid; places are taken in order of choice; up to the first question."""
    lay(state, plans)
    if event is not None:
        wanted = EVENT_IDS.index(event)
        state.event_pile = [e for e in range(len(EVENT_IDS)) if e != wanted]
        state.event_row = [wanted]
    assert isinstance(state.stack.pop(), Plan)
    state.committed = [True] * state.players
    state.settle(chance)
    while state.actors and isinstance(state.legal(state.actors[0])[0], PlaceMove):
        state.apply(state.actors[0], state.legal(state.actors[0])[0], chance)


def hold(state: Shogun, event: int) -> None:
    """This event is in force."""
    state.event_row = [e for e in state.event_row if e != event]
    state.event_pile = [e for e in state.event_pile if e != event]
    state.event = event


def play(state: Shogun, move: str, chance: Chance) -> None:
    state.apply(state.actors[0], GAME.move(move), chance)


def finish_round(state: Shogun, chance: Chance) -> None:
    """The first legal move for everybody, until all plan again."""
    while not isinstance(state.stack[-1], Plan):
        state.apply(state.actors[0], state.legal(state.actors[0])[0], chance)


def said(state: Shogun, kind: str) -> list[dict[str, object]]:
    """The arguments of all events of a kind."""
    return [dict(event.args) for event in state.events or [] if event.kind == kind]


def event(id: str) -> int:
    return EVENT_IDS.index(id)


THEATRE_CALM = (event("theatre-calm-5"), event("theatre-calm-7"))
STUBBORN_PEASANTS = event("stubborn-peasants")
CASTLE_GUARD = (event("castle-guard-2"), event("castle-guard-6"))
TEMPLE_PEACE = (event("temple-peace-3"), event("temple-peace-4"))
TAX_CAP = event("tax-cap")
TAX_FLOOR = event("tax-floor")
RICE_FLOOR = event("rice-floor")
RICE_CAP = event("rice-cap")
WEAK_LEVIES = event("weak-levies")
PLUS_CHEST, PLUS_RICE, SIX_ARMIES, PLUS_ATTACK, PLUS_DEFENCE = range(len(SPECIAL_IDS))
