"""When Cheat cards are worth playing, at whom, and which ones are worth having."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from tatami.core.move import Move
from tatami.core.rows import of_each
from tatami.games.dicium.bot.turn_search import IMPOSSIBLE
from tatami.games.dicium.crazy_cup.bot.outlook import Outlook
from tatami.games.dicium.crazy_cup.bot.rivals import (
    distance,
    distance_from,
    fail_chance,
    finish_time,
    harm,
    routes_of,
    turns_of,
    weight,
)
from tatami.games.dicium.crazy_cup.bot.routes import WITH, WITHOUT, tileset
from tatami.games.dicium.crazy_cup.bot.weights import (
    LAST_CHANCE,
    LAST_STEPS,
    LOST_STEPS,
    RESERVE,
    SAND_TURNS,
    SEEN,
    STORM_SEASON,
    THIEF_TURNS,
)
from tatami.games.dicium.crazy_cup.rules.cards import (
    CARDS,
    Aimed,
    Played,
    Storm,
    costs_pair,
)
from tatami.games.dicium.crazy_cup.rules.mishaps import DrivingTest, StuntDone
from tatami.games.dicium.crazy_cup.rules.names import (
    DUST,
    LOADED,
    MARKET,
    PRESSURE,
    TWISTER,
)
from tatami.games.dicium.crazy_cup.rules.state import TILE_KINDS, Race
from tatami.games.dicium.crazy_cup.rules.towing import Hooked
from tatami.games.dicium.rules.cards import CardRow
from tatami.games.dicium.rules.combinations import pairs
from tatami.games.dicium.rules.dice import ONE, faces
from tatami.games.dicium.rules.moves import NumberedMove, SpaceMove

V = TypeVar("V")


def told_of(table: str, rows: list[CardRow[Any]], told: dict[str, V]) -> dict[int, V]:
    """What drivers know of each card, by its number; `BadContent` names one that is forgotten."""
    ids = [row.id for row in rows]
    known = of_each(f"bot/card_sense.py: {table}", "the Cheat card", ids, told)
    return {row.kind: sense for row, sense in zip(rows, known, strict=True)}


def shot(race: Race, seat: int, target: int) -> float:
    return harm(race, seat, target, min(race.box.numbers["cannon"], race.mile(target)))


def dragged(race: Race, seat: int, target: int) -> float:
    back = distance_from(race, target, race.at[seat]) - distance(race, target)
    return harm(race, seat, target, back)


def sanded(race: Race, seat: int, target: int) -> float:
    chance = fail_chance(race, target) * weight(race, seat, target)
    return SAND_TURNS * chance * (2 if race.stored[target] else 1)


def robbed(race: Race, seat: int, target: int) -> float:
    return THIEF_TURNS * (fail_chance(race, target) * weight(race, seat, target))


AIM_WORTH: Final = told_of(
    "AIM_WORTH",
    [row for row in CARDS if isinstance(row, Aimed)],
    {"cannon": shot, "magnet": dragged, "sand": sanded, "thief": robbed},
)
"""What an aimed card does to a driver, by its number."""


def best_aim(race: Race, seat: int, kind: int) -> int:
    row = CARDS[kind]
    assert isinstance(row, Aimed)
    aims = [target for target in race.targets(seat) if row.reaches(race, seat, target)]
    return max(aims, key=lambda target: AIM_WORTH[kind](race, seat, target))


def storm_worth(race: Race, seat: int, kind: int, space: int) -> float:
    """What the tornado does on a space: to those on it, or to those who come next."""
    back = race.box.numbers["tornado"]
    if kind == DUST:
        return sum(
            harm(race, seat, target, min(back, race.mile(target)))
            for target in race.targets(seat)
            if race.at[target] == space
        )
    worth = 0.0
    for target in race.targets(seat):
        ahead = race.box.canyon.forward(race.road[target], race.way[target] or 1)
        if space in ahead:
            lost = min(back, race.mile(target) + 1) + LOST_STEPS
            worth += harm(race, seat, target, lost) * SEEN / len(ahead)
    return worth


def best_storm(race: Race, seat: int, kind: int) -> int:
    row = CARDS[kind]
    assert isinstance(row, Storm)
    return max(row.spaces(race, seat), key=lambda space: storm_worth(race, seat, kind, space))


def best_turn(race: Race, outlook: Outlook) -> tuple[float, int, int]:
    """The best die to turn: what the dice are worth then, its face now and after."""
    best = (IMPOSSIBLE, 0, 0)
    for old in sorted(set(faces(race.dice))):
        for new in range(6):
            if new != old:
                dice = race.dice - ONE[old] + ONE[new]
                worth = outlook.best_plan(dice, race.actions, race.whole)[0]
                best = max(best, (worth, old, new))
    return best


def bargain_tiles(race: Race, seat: int, move: Move) -> int:
    """The set of tiles after a bargain."""
    tiles = tileset(race, seat)
    assert isinstance(move, NumberedMove)
    if move.kind == "swap":
        old, new = divmod(move.number, TILE_KINDS)
        return WITH[WITHOUT[tiles][old]][new]
    return WITH[tiles][move.number]


def best_bargain(race: Race, seat: int) -> Move:
    left = routes_of(race, seat).left
    space = race.at[seat]
    bargains = CARDS[MARKET].choices(race, seat)
    return min(bargains, key=lambda m: left[bargain_tiles(race, seat, m)][space])


def after_storm(race: Race, seat: int, kind: int) -> tuple[Outlook, float]:
    space = best_storm(race, seat, kind)
    return Outlook(race, seat), storm_worth(race, seat, kind, space)


def after_aim(race: Race, seat: int, kind: int) -> tuple[Outlook, float]:
    target = best_aim(race, seat, kind)
    return Outlook(race, seat), AIM_WORTH[kind](race, seat, target)


def after_pressure(race: Race, seat: int, kind: int) -> tuple[Outlook, float]:
    return Outlook(race, seat, steps_on=race.box.numbers["pressure"]), 0.0


def after_turned_die(race: Race, seat: int, kind: int) -> tuple[Outlook, float]:
    """`card_gain` looks for the die itself."""
    return Outlook(race, seat), 0.0


def after_pit(race: Race, seat: int, kind: int) -> tuple[Outlook, float]:
    return Outlook(race, seat, pit=True), 0.0


def after_bargain(race: Race, seat: int, kind: int) -> tuple[Outlook, float]:
    tiles = bargain_tiles(race, seat, best_bargain(race, seat))
    return Outlook(race, seat, tiles=tiles), 0.0


def after_dynamite(race: Race, seat: int, kind: int) -> tuple[Outlook, float]:
    return Outlook(race, seat, charges=1), 0.0


AFTER_CARD: Final = told_of(
    "AFTER_CARD",
    [row for row in CARDS if row.moment == "act"],
    {
        "twister": after_storm,
        "dust": after_storm,
        "cannon": after_aim,
        "magnet": after_aim,
        "sand": after_aim,
        "thief": after_aim,
        "pressure": after_pressure,
        "loaded": after_turned_die,
        "pit": after_pit,
        "market": after_bargain,
        "dynamite": after_dynamite,
    },
)
"""The outlook once a card is played between actions, and what it does beside, by its number."""


def best_payment(race: Race, outlook: Outlook) -> tuple[float, int]:
    """The pair whose loss hurts least: what the rest is worth, and the pair."""
    best = (IMPOSSIBLE * 2, 0)
    for pair in pairs(race.dice):
        worth = outlook.best_plan(race.dice - pair, race.actions, False)[0]
        best = max(best, (worth, pair))
    return best


def card_gain(race: Race, seat: int, kind: int, now: float) -> float:
    """Turns that playing a card gains over keeping it; `now` is what the dice are worth."""
    outlook, beside = AFTER_CARD[kind](race, seat, kind)
    if costs_pair(race, kind):
        worth = best_payment(race, outlook)[0]
    elif kind == LOADED:
        worth = best_turn(race, outlook)[0]
    else:
        worth = outlook.best_plan(race.dice, race.actions, race.whole)[0]
    far = min(1.0, max(0.0, distance(race, seat)) / LAST_STEPS)
    return worth + beside - now - RESERVE * far


def _storm_season(race: Race, seat: int, kind: int) -> bool:
    own = finish_time(race, seat)
    for rival in race.targets(seat):
        turns = turns_of(race, rival)
        leads = kind == TWISTER or finish_time(race, rival) <= own
        if turns <= (STORM_SEASON if leads else LAST_CHANCE):
            return True
    return False


def best_card(race: Race, seat: int, offers: list[Move], now: float, idle: bool) -> Move | None:
    """A card that gains something; tornados wait for the end of a race, and a Twister until the
    driver has nothing else to do."""
    found: Move | None = None
    best = 0.0
    for move in offers:
        if move.kind != "card":
            continue
        assert isinstance(move, NumberedMove)
        if move.number == TWISTER and not idle:
            continue
        if move.number in (TWISTER, DUST) and not _storm_season(race, seat, move.number):
            continue
        gain = card_gain(race, seat, move.number, now)
        if gain > best:
            best, found = gain, move
    return found


def worth_stopping(race: Race, seat: int) -> bool:
    """Whether a Marshal should answer the card whose effect waits on the stack."""
    effect = race.stack[-2]
    if isinstance(effect, DrivingTest):
        return effect.driver == seat
    if isinstance(effect, Played):
        aimed = effect.choice
        falls = isinstance(aimed, SpaceMove) and aimed.space == race.at[seat]
        return effect.card == PRESSURE or (effect.card == DUST and falls)
    return isinstance(effect, (StuntDone, Hooked))
