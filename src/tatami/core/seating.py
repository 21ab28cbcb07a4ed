"""Who sits where: drawn from the game's luck, so that no place is anybody's right."""

from tatami.core.chance import Chance


def draw_seats(seed: str, players: int) -> list[int]:
    """For each seat of the game the place at the table whose player gets it.

    The draw has a stream of its own from the game's seed: it can be checked like any other, and
    the game's own luck is the same whoever sits where.
    """
    places = list(range(players))
    Chance(f"{seed} seats").shuffle(places)
    return places
