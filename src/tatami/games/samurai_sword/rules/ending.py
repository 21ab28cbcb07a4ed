"""The end of the game and the score."""

from __future__ import annotations

from tatami.core.outcome import Line, Outcome
from tatami.core.text import Arguments, Seat, Text
from tatami.games.samurai_sword.rules.content import (
    BY_PLAYERS,
    DAIMYO,
    NINJA,
    NINJA_TEAM,
    RONIN,
    SHOGUN_TEAM,
    TEAMS,
    character_text,
    role_text,
    team_text,
)
from tatami.games.samurai_sword.rules.state import SamuraiSword

BETRAYAL = 3
"""SS-6.4: what a team loses when a member ended the game by defeating a team-mate."""
NOBODY = -1
TOLD = {
    "reason-honour": "reason-honour-told",
    "reason-last-standing": "reason-last-standing-told",
    "reason-betrayal": "reason-betrayal-told",
}
"""The reasons with the names of those concerned."""
TIED = {"reason-honour": "reason-honour-tied", "reason-betrayal": "reason-betrayal-tied"}
TIES = {NINJA_TEAM: "tie-ninja", SHOGUN_TEAM: "tie-shogun"}
"""SS-6.5: what decides, by the team that wins a tie."""


def honour_gone(state: SamuraiSword, betrayer: int = NOBODY) -> bool:
    """SS-6.1, SS-R15: end the game if somebody has no honour left."""
    if 0 not in state.honour:
        return False
    finish(state, "reason-honour", betrayer=betrayer)
    return True


def last_one_standing(state: SamuraiSword) -> bool:
    """SS-6.2, and SS-7.4 for three."""
    return state.players > 3 and state.life.count(0) == state.players - 1


def multiplier(state: SamuraiSword, seat: int) -> int:
    role = state.roles[seat]
    if state.players == 4 and role in NINJA:
        # SS-R12: the ninja with more stars counts double
        return 2 if role == max(state.roles[s] for s in range(4) if state.roles[s] in NINJA) else 1
    return BY_PLAYERS[state.players].multipliers[role]


def courtiers(state: SamuraiSword, seat: int) -> int:
    """SS-6.3: points for daimyo in hand."""
    return 0 if state.roles[seat] == RONIN else state.hands[seat].count(DAIMYO)


def team_scores(state: SamuraiSword) -> list[int]:
    """By team, in the order of `TEAMS`, without the loss for betrayal."""
    totals = [0] * len(TEAMS)
    for seat in range(state.players):
        totals[state.team(seat)] += state.honour[seat] * multiplier(state, seat) + courtiers(
            state, seat
        )
    return totals


def finish(
    state: SamuraiSword, reason: str, *, betrayer: int = NOBODY, outright: int = NOBODY
) -> None:
    """Score the game. `outright` is the team that wins whatever the honour."""
    totals = team_scores(state)
    if betrayer != NOBODY:
        totals[state.team(betrayer)] -= BETRAYAL
    seats = range(state.players)
    teams = sorted({state.team(seat) for seat in seats})
    # SS-6.5
    teams.sort(key=lambda team: (team != outright, -totals[team], team))
    winner = teams[0]
    how = TOLD[reason]
    told: Arguments = {"who": _concerned(state, reason)}
    tie: Arguments = {}
    if winner != outright and totals[winner] == totals[teams[1]]:
        tie = {"points": totals[winner], "tie": TIES[winner]}
        how = TIED[reason]
    if state.events is not None:
        if reason == "reason-honour":
            state.tell("end-honour", {**told, "team": team_text(winner)})
        else:
            state.tell("end", {"reason": reason, "team": team_text(winner)})
        if tie:
            state.tell("tie", tie)
    state.outcome = Outcome(
        ranking=tuple(tuple(seat for seat in seats if state.team(seat) == team) for team in teams),
        scores=tuple(totals[state.team(seat)] for seat in seats),
        reason=reason,
        sheet=(
            Line(Text("sheet-honour"), tuple(state.honour)),
            Line(Text("sheet-multiplier"), tuple(multiplier(state, seat) for seat in seats)),
            Line(Text("sheet-daimyo"), tuple(courtiers(state, seat) for seat in seats)),
            Line(
                Text("sheet-betrayal"),
                tuple(-BETRAYAL if seat == betrayer else 0 for seat in seats),
            ),
            Line(Text("sheet-team"), tuple(totals[state.team(seat)] for seat in seats)),
        ),
        labels=tuple(
            {
                "role": role_text(state.roles[seat]),
                "team": team_text(state.team(seat)),
                "character": character_text(state.characters[seat]),
            }
            for seat in seats
        ),
        how=Text(how, {**told, **tie}),
    )


def _concerned(state: SamuraiSword, reason: str) -> list[int | str | Seat]:
    """Who has no honour left, or who alone is still standing."""
    seats = range(state.players)
    if reason == "reason-honour":
        return [Seat(seat) for seat in seats if not state.honour[seat]]
    return [Seat(seat) for seat in seats if state.life[seat]]
