"""Answers that one tap can give: dice together with what they are used for.

At a table nobody says "blue, with the two and the five", then points at a space: they point. A
shortcut is a row of answers that leads there. It is known beforehand, so there is no luck in it and
nothing comes to light before its last answer. Of dice that do the same the fewest are used, of
these those without a Dicium face, and of these those that are alone of their face.
"""

from __future__ import annotations

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.games.dicium.rules.actions import ActionMove
from tatami.games.dicium.rules.asking import Whether
from tatami.games.dicium.rules.dice import DICIUM, faces, showing, size
from tatami.games.dicium.rules.moves import SpaceMove
from tatami.games.dicium.rules.state import DiceState
from tatami.games.dicium.rules.turn import Act, AskAct, Keep, Reroll, Store
from tatami.games.dicium.rules.walking import PickSpace, Walk, WhichPiece


def shortcuts(state: DiceState, seat: int) -> list[list[Move]]:
    """The rows of answers for the question that the seat is asked, each of two or more."""
    if seat not in state.actors:
        return []
    question = state.decision
    if isinstance(question, Act):
        return _from_actions(state, seat) + _to_the_end(state, seat)
    if isinstance(question, Reroll):
        return _without_reroll(state, seat)
    if isinstance(question, WhichPiece):
        return _onwards(state, seat, [])
    if isinstance(question, Walk):
        return [row for row in _steps(state, question) if len(row) > 1]
    if isinstance(question, Whether):
        return _how(state, seat)
    return []


def _without_reroll(state: DiceState, seat: int) -> list[list[Move]]:
    stand: Move = state.kit.dice_moves.done
    after = _after(state, seat, stand)
    if after is None or not _asked(after, seat) or not isinstance(after.decision, Act):
        return []
    moves = [move for move in after.legal(seat) if isinstance(move, (ActionMove, SpaceMove))]
    return [[stand, move] for move in moves] + [[stand, *row] for row in _from_actions(after, seat)]


def _to_the_end(state: DiceState, seat: int) -> list[list[Move]]:
    """Storing dice at once, where the end of the actions comes first."""
    end: Move = state.kit.dice_moves.end
    if end not in state.legal(seat):
        return []
    after = _after(state, seat, end)
    if after is None or not _asked(after, seat) or not isinstance(after.decision, Store):
        return []
    return [[end, move] for move in after.legal(seat)]


def _from_actions(state: DiceState, seat: int) -> list[list[Move]]:
    """What the dice can be used for: for each end the cheapest way, without a leap if possible."""
    left: set[Move] = set()
    found = _uses(state, seat, left)
    for leap in state.legal(seat):
        if not isinstance(leap, SpaceMove):
            continue
        after = _after(state, seat, leap)
        if after is None or not _asked(after, seat) or not isinstance(after.decision, Act):
            continue
        for end, row in _uses(after, seat, left).items():
            if _walked(row):
                found.setdefault(end, [leap, *row])
    return list(found.values())


def _uses(state: DiceState, seat: int, left: set[Move]) -> dict[tuple[int, ...], list[Move]]:
    """For each end the cheapest way. `left` collects steps back to where walks begin: dice for
    nothing, which nobody means who points there."""
    found: dict[tuple[int, ...], list[Move]] = {}
    for move in _cheapest(state, seat):
        after = _after(state, seat, move)
        if after is None:
            continue
        for row in _answers(after, seat, left):
            found.setdefault(_end(row), [move, *row])
    return found


def _end(row: list[Move]) -> tuple[int, ...]:
    """What a row leads to: of a walk only where it ends."""
    answers = [move.index for move in row if move.kind not in ("step", "stop")]
    return (*answers, *[step.index for step in _walked(row)[-1:]])


def _walked(row: list[Move]) -> list[Move]:
    return [move for move in row if move.kind == "step"]


def _cheapest(state: DiceState, seat: int) -> list[ActionMove]:
    """One action of those that differ only in their dice, the fewest dice first."""
    found: dict[tuple[int, int, int], ActionMove] = {}
    for move in state.legal(seat):
        if isinstance(move, ActionMove):
            key = (size(move.dice), move.row.combination, id(move.row))
            best = found.get(key)
            if best is None or _company(state, move) < _company(state, best):
                found[key] = move
    return sorted(found.values(), key=_dice_used)


def _dice_used(move: ActionMove) -> int:
    return size(move.dice)


def _company(state: DiceState, move: ActionMove) -> tuple[int, int]:
    """How many Dicium faces the move takes, and how many dice of the hand show the same faces as
    those of the move."""
    company = sum([showing(state.dice, face) for face in faces(move.dice)])
    return showing(move.dice, DICIUM), company


def _answers(after: DiceState, seat: int, left: set[Move]) -> list[list[Move]]:
    """What can be answered to the question that an action has led to."""
    walk = _walk(after, seat)
    if walk is not None:
        left.add(after.kit.dice_moves.step[walk.path[0]])
        return [
            row + _end_of_walk(after, walk, row)
            for row in _steps(after, walk)
            if row[-1] not in left
        ]
    if not _asked(after, seat) or isinstance(after.decision, (Act, Store)):
        return []
    if isinstance(after.decision, WhichPiece):
        return _onwards(after, seat, after.legal(seat))
    return [[move] for move in _of_use(after, seat)]


def _of_use(state: DiceState, seat: int) -> list[Move]:
    """The answers without those that use dice for nothing."""
    question = state.decision
    if not isinstance(question, PickSpace):
        return state.legal(seat)
    return [
        move
        for move in state.legal(seat)
        if not (isinstance(move, SpaceMove) and question.in_vain(state, move.space))
    ]


def _steps(state: DiceState, walk: Walk[DiceState]) -> list[list[Move]]:
    """The best way to each space where the walk may end."""
    steps = state.kit.dice_moves.step
    return [[steps[space] for space in way] for _, way in sorted(walk.ways(state).items())]


def _end_of_walk(state: DiceState, walk: Walk[DiceState], steps: list[Move]) -> list[Move]:
    """Who points at a space before the walk has begun means to stay there: the answer that says
    so, if the walk could go on."""
    for step in steps:
        assert isinstance(step, SpaceMove)
        if walk.ends_on(state, step.space):
            return []
        walk = walk.onward(step.space)
    goes_on = walk.left > 0 and walk.may_stop(state) and bool(walk.spaces(state))
    return [state.kit.dice_moves.stop] if goes_on else []


def _how(state: DiceState, seat: int) -> list[list[Move]]:
    """That something is done, together with how; or that it is not, together with what is kept for
    the roll, which is asked next in any case."""
    found: list[list[Move]] = []
    *deeds, declined = state.legal(seat)
    for move in deeds:
        after = _after(state, seat, move)
        if after is not None and not isinstance(after.decision, Keep):
            found += [[move, *row] for row in _answers(after, seat, set())]
    after = _after(state, seat, declined)
    if after is not None and isinstance(after.decision, Keep) and _asked(after, seat):
        found += [[declined, move] for move in after.legal(seat)]
    return found


def _onwards(state: DiceState, seat: int, known: list[Move]) -> list[list[Move]]:
    """A piece and where it goes."""
    found: list[list[Move]] = []
    for piece in state.legal(seat):
        after = _after(state, seat, piece)
        if after is None or not _asked(after, seat) or isinstance(after.decision, (Act, Store)):
            if piece in known:
                found.append([piece])
        else:
            found += [[piece, move] for move in _of_use(after, seat)]
    return found


def _walk(after: DiceState, seat: int) -> Walk[DiceState] | None:
    """The walk that has begun, even if others are asked first what they do about it."""
    for frame in after.stack[::-1]:
        if isinstance(frame, AskAct):
            return None
        if isinstance(frame, Walk) and frame.seat == seat:
            return frame
    return None


def _asked(state: DiceState, seat: int) -> bool:
    return state.actors == (seat,)


def _after(state: DiceState, seat: int, move: Move) -> DiceState | None:
    """The position after the move; None if luck or something hidden would decide about it."""
    after = state.copy()
    chance = Chance("")
    after.apply(seat, move, chance)
    if chance.draws or after.revealed != state.revealed or after.outcome is not None:
        return None
    return after
