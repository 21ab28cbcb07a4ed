"""What a review says, in words."""

from __future__ import annotations

from dataclasses import dataclass

from tatami.bots.review import Conclusion, Moment
from tatami.core.match import Match
from tatami.core.text import read_text
from tatami.language import Speaker


@dataclass(frozen=True)
class MomentWords:
    title: str
    better: str
    lost: str
    reasons: list[str]
    hidden: list[str]
    truth: str


def percent(share: float) -> int:
    return round(100 * share)


def signed(share: float) -> str:
    points = percent(share)
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def sum_of(conclusion: Conclusion, say: Speaker) -> str:
    """Sums that no chance can be are told for every ten choices."""
    luck, choice = conclusion.luck, conclusion.choice
    long = max(abs(luck), abs(choice)) > 1
    share = 10 / len(conclusion.points) if long else 1
    said = say.fill(
        "review-sum-long" if long else "review-sum",
        {
            "first": percent(conclusion.points[0].chance),
            "last": percent(conclusion.result),
            "luck": signed(luck * share),
            "choice": signed(choice * share),
        },
    )
    return said if conclusion.calibrated else f"{said} {say('review-rough')}"


def words_of(match: Match, moment: Moment, say: Speaker) -> MomentWords:
    moves = match.game.moves
    played = "; ".join(say(moves[index].label) for index in moment.line)
    better = "; ".join(say(moves[index].label) for index in moment.better)
    chances = {"better": percent(moment.chance), "played": percent(moment.played)}
    truth = {"better": percent(moment.truth[0]), "played": percent(moment.truth[1])}
    doubt = {"lost": percent(moment.lost), "error": max(1, percent(2 * moment.error))}
    return MomentWords(
        say.fill("review-moment", {"move": moment.at + 1, "said": played}),
        say.fill("review-better", {"said": better}),
        say.fill("review-lost", {**chances, **doubt}),
        [_sign(reason["id"]) + say(read_text(reason)) for reason in moment.reasons],
        [say(read_text(fact)) for fact in moment.hidden],
        say.fill("review-truth", truth),
    )


def _sign(id: str) -> str:
    return "− " if id.startswith("but-") else "+ "
