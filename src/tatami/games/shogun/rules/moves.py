"""All answers a player can give, about a thousand."""

from typing import Final

from tatami.core.move import Catalogue, Move
from tatami.core.text import Arguments
from tatami.games.shogun.rules.cards import (
    CARD_IDS,
    CARD_TEXTS,
    CARDS,
    PLACES,
    PROVINCE_TEXTS,
    SPACE_IDS,
    SPACE_TEXTS,
    SPACES,
    SPECIAL_IDS,
    SPECIAL_TEXTS,
)
from tatami.games.shogun.rules.content import CUBES, FAVOUR, FAVOURS
from tatami.games.shogun.rules.provinces import NAMES, PROVINCES


class PlanMove(Move):
    """Lay a card on a space."""

    def __init__(self, space: int, card: int) -> None:
        super().__init__(
            "plan",
            f"plan {SPACE_IDS[space]} {CARD_IDS[card]}",
            {"space": SPACE_TEXTS[space], "card": CARD_TEXTS[card]},
        )
        self.space = space
        self.card = card


class ClearMove(Move):
    """Take the card on a space back into the hand."""

    def __init__(self, space: int) -> None:
        super().__init__("clear", f"clear {SPACE_IDS[space]}", {"space": SPACE_TEXTS[space]})
        self.space = space


class PlaceMove(Move):
    """Take a place in the order of play, with the special card that lies there."""

    def __init__(self, place: int, special: int) -> None:
        super().__init__(
            "place",
            f"place {place + 1} {SPECIAL_IDS[special]}",
            {"place": place + 1, "special": SPECIAL_TEXTS[special]},
        )
        self.place = place
        self.special = special


class ProvinceMove(Move):
    """Name a province: to march to, to revolt next, to be favoured, to take in the draft."""

    def __init__(self, kind: str, province: int) -> None:
        args: Arguments = {"province": PROVINCE_TEXTS[province]}
        super().__init__(kind, f"{kind} {NAMES[province]}", args)
        self.province = province


class NumberMove(Move):
    """Name a number: of armies, of a favour, of a draft group."""

    def __init__(self, kind: str, number: int, args: Arguments) -> None:
        super().__init__(kind, f"{kind} {number}", args)
        self.number = number


def _favour(number: int) -> NumberMove:
    kind, amount = FAVOUR[number]
    return NumberMove(
        "favour", number, {"number": number, "favour": f"favour-{kind}", "amount": amount}
    )


PLAN: Final = [[PlanMove(space, card) for card in range(CARDS)] for space in range(SPACES)]
CLEAR: Final = [ClearMove(space) for space in range(SPACES)]
COMMIT: Final = Move("commit", "commit")
PLACE: Final = [
    [PlaceMove(place, special) for special in range(len(SPECIAL_IDS))] for place in range(PLACES)
]
MARCH: Final = [ProvinceMove("march", province) for province in range(PROVINCES)]
STAY: Final = Move("stay", "stay")
WITH: Final = [NumberMove("with", amount, {"armies": amount}) for amount in range(1, CUBES)]
"""`WITH[amount - 1]`"""
REVOLT: Final = [ProvinceMove("revolt", province) for province in range(PROVINCES)]
TAKE_FAVOUR: Final = [_favour(number) for number in range(1, FAVOURS + 1)]
"""`TAKE_FAVOUR[number - 1]`"""
NO_FAVOUR: Final = Move("no-favour", "no favour")
KEEP_EVENT: Final = Move("keep-event", "event keep")
REMOVE_EVENT: Final = Move("remove-event", "event remove")
CHOOSE: Final = [ProvinceMove("choose", province) for province in range(PROVINCES)]
TAKE: Final = [ProvinceMove("take", province) for province in range(PROVINCES)]
TAKE_HIDDEN: Final = Move("take-hidden", "take hidden")
GROUP: Final = [NumberMove("group", size, {"armies": size}) for size in range(2, 6)]
"""`GROUP[size - 2]`"""


def _catalogue() -> Catalogue:
    moves: list[Move] = []
    for row in PLAN:
        moves.extend(row)
    moves.extend(CLEAR)
    moves.append(COMMIT)
    for places in PLACE:
        moves.extend(places)
    moves.extend(MARCH)
    moves.append(STAY)
    moves.extend(WITH)
    moves.extend(REVOLT)
    moves.extend(TAKE_FAVOUR)
    moves += [NO_FAVOUR, KEEP_EVENT, REMOVE_EVENT]
    moves.extend(CHOOSE)
    moves.extend(TAKE)
    moves.append(TAKE_HIDDEN)
    moves.extend(GROUP)
    return Catalogue(moves)


CATALOGUE: Final = _catalogue()
