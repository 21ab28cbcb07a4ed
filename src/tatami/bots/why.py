"""Why a bot made a move: what speaks for it, from what its seat knew and nothing else.

The move and a few others are tried in the same imagined worlds with the same luck; what the game
calls by name and differs most is told. The number of worlds is fixed, so that the same record
always says the same.
"""

from __future__ import annotations

from typing import Final

from tatami.bots.bot import Knowledge
from tatami.bots.temper import of_temper
from tatami.bots.trials import Trial, try_in_imagined
from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.text import Text

WORLDS: Final = 6
OTHERS: Final = 3
"""So many other moves are tried beside the one that was made."""
MOST_REASONS: Final = 2
ONLY: Final = Text("why-only")
EVEN: Final = Text("why-even")
SECOND_LOOK: Final = Text("why-second-look")


def why(knowledge: Knowledge, line: list[Move], rng: Chance, temper: str = "") -> list[Text]:
    """What spoke for these moves, the most important first; there is always something to say.

    `line` is one move, or all parts of an answer that is given in parts; `temper` that of the bot.
    """
    game, seat = knowledge.game, knowledge.seat
    if len(knowledge.legal) == 1 and len(line) == 1:
        return [ONLY]
    made, before = Trial(line), Trial([])
    others = [Trial([move]) for move in _others(knowledge, line, rng)]
    for _ in range(WORLDS):
        try_in_imagined(game, [made, *others, before], knowledge, rng, aspects=True)
    known = knowledge.imagine(rng)
    told: list[Text] = game.advisor.reasons(known, seat, line, _gains(made, others, before))
    speaking_for = [reason for reason in told if not reason.id.startswith("but-")]
    liked = of_temper(knowledge, line, temper, rng) if temper else None
    if liked is not None:
        speaking_for.insert(0, liked)
    if speaking_for:
        return speaking_for[:MOST_REASONS]
    return [SECOND_LOOK if any(other.surely_better_than(made) for other in others) else EVEN]


def _others(knowledge: Knowledge, line: list[Move], rng: Chance) -> list[Move]:
    """What the seat could have done instead: the first thought, and any others."""
    advisor = knowledge.game.advisor
    world = knowledge.imagine(rng)
    if len(line) > 1 or advisor.in_parts(world, knowledge.seat):
        return []
    rest = [move for move in knowledge.legal if move is not line[0]]
    rng.shuffle(rest)
    first = advisor.reflex(world, knowledge.seat, rng)
    rest.sort(key=lambda move: move is not first)
    return rest[:OTHERS]


def _gains(made: Trial, others: list[Trial], before: Trial) -> dict[str, float]:
    """What there is more of with the move: surely, or else probably, or else than there was."""
    for against in (others, [before]):
        if not against:
            continue
        gains = made.gains(against)
        if any(gain > 0 for gain in gains.values()):
            return gains
        if likely := made.likeliest(against):
            return likely
    return {}
