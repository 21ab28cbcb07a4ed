"""What the bots know of a move in Samurai Sword that people can be told."""

from __future__ import annotations

from tatami.core.advisor import Aid
from tatami.core.move import Move
from tatami.core.text import Arguments, Seat, Text
from tatami.games.samurai_sword.bot.belief import posterior
from tatami.games.samurai_sword.bot.tempers import harms
from tatami.games.samurai_sword.bot.weights import LIKELY
from tatami.games.samurai_sword.rules.combat import weapon_damage
from tatami.games.samurai_sword.rules.content import (
    TEAM_OF,
    TEAMS,
    WEAPONS,
    card_text,
    role_text,
    team_text,
)
from tatami.games.samurai_sword.rules.knowledge import knows_role
from tatami.games.samurai_sword.rules.moves import NO_SEAT, Play
from tatami.games.samurai_sword.rules.state import SamuraiSword


def believed(state: SamuraiSword, seat: int) -> dict[int, list[float]]:
    """For each seat whose role is hidden from this one: the probability of each team."""
    hidden = [other for other in range(state.players) if not knows_role(state, seat, other)]
    found = {other: [0.0] * len(TEAMS) for other in hidden}
    if not hidden:
        return found
    for sides, probability in posterior(state, seat):
        for other, side in zip(hidden, sides, strict=True):
            found[other][TEAM_OF[side]] += probability
    return found


def about_the_move(state: SamuraiSword, seat: int, move: Move) -> list[Text]:
    """Whom a card is played at: that speaks against helping a foe, and against harming a friend."""
    if not isinstance(move, Play) or move.target == NO_SEAT:
        return []
    found: list[Text] = []
    target = move.target
    who = Seat(target)
    own = state.team(seat)
    sides = believed(state, seat).get(target)
    side = state.team(target) if sides is None else sides.index(max(sides))
    way = "but" if (side == own) == (harms(move) == target) else "why"
    if move.card < WEAPONS and weapon_damage(state, move.card, seat, target) >= state.life[target]:
        found.append(Text(f"{way}-deadly", {"player": who}))
    if sides is not None and sides[side] > LIKELY:
        args: Arguments = {
            "player": who,
            "side": team_text(side),
            "percent": round(100 * sides[side]),
        }
        found.append(Text(f"{way}-belief", args))
    return found


def role_aids(state: SamuraiSword, seat: int) -> list[Aid]:
    """What an attentive observer on the seat would believe about everybody's side."""
    aids: list[Aid] = []
    for other, sides in believed(state, seat).items():
        args: Arguments = {name: round(100 * sides[at]) for at, name in enumerate(TEAMS)}
        args["player"] = Seat(other)
        aids.append(Aid(Text("aid-role", args)))
    return aids


def hidden_facts(state: SamuraiSword, seat: int) -> list[Text]:
    """Who the others were and what they held, once the game is over."""
    found: list[Text] = []
    for other in range(state.players):
        if other == seat:
            continue
        who = Seat(other)
        if not knows_role(state, seat, other):
            found.append(
                Text("hidden-role", {"player": who, "role": role_text(state.roles[other])})
            )
        cards: list[int | str | Seat] = [card_text(card) for card in sorted(state.hands[other])]
        if cards:
            found.append(Text("hidden-hand", {"player": who, "cards": cards}))
    return found
