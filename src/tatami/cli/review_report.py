"""A review as a page: the curve, the moments with the table as it was seen, and every choice."""

from __future__ import annotations

from html import escape
from io import StringIO
from pathlib import Path
from typing import Final

from rich.console import Console

from tatami.bots.review import Conclusion, Moment
from tatami.cli.picture import draw
from tatami.cli.review_words import percent, signed, sum_of, words_of
from tatami.core.match import Match
from tatami.lab.charts import STYLE, curve
from tatami.lab.report import PAGE_STYLE
from tatami.language import Speaker

PAGE: Final = "review.html"
_WIDTH: Final = 100
_OWN_STYLE: Final = """
body { max-width: 48rem; }
.moment { border-left: 4px solid #c8452e; padding-left: 1rem; margin: 1.5rem 0; }
pre { overflow-x: auto; font-size: 12px; line-height: 1.25; }
"""


def write_report(folder: Path, match: Match, found: list[Conclusion], say: Speaker) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / PAGE
    file.write_text(page(match, found, say), encoding="utf-8")
    return file


def page(match: Match, found: list[Conclusion], say: Speaker) -> str:
    title = escape(say("game-name"))
    sections = [part for conclusion in found for part in _sections(match, conclusion, say)]
    return (
        f'<!doctype html>\n<html lang="{say.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{PAGE_STYLE}{STYLE}{_OWN_STYLE}</style>\n</head>\n"
        f"<body>\n<h1>{title}</h1>\n"
        + "\n".join(sections)
        + f'\n<p class="quiet">{escape(say("review-about"))}</p>\n</body>\n</html>\n'
    )


def _sections(match: Match, conclusion: Conclusion, say: Speaker) -> list[str]:
    parts = [f"<h2>{escape(say.seat(conclusion.seat))}</h2>"]
    if conclusion.points:
        marked = {moment.at for moment in conclusion.moments}
        chances = [(point.at, point.chance) for point in conclusion.points]
        chances.append((len(match.moves), conclusion.result))
        parts.append(f"<p>{escape(sum_of(conclusion, say))}</p>")
        parts.append(curve(say("review-curve"), chances, marked))
    if not conclusion.moments:
        parts.append(f"<p>{escape(say('review-nothing'))}</p>")
    parts += [_moment(match, moment, conclusion.seat, say) for moment in conclusion.moments]
    if conclusion.points:
        parts.append(_table(conclusion, say))
    return parts


def _moment(match: Match, moment: Moment, seat: int, say: Speaker) -> str:
    words = words_of(match, moment, say)
    reasons = "".join(f"<li>{escape(reason)}</li>" for reason in words.reasons)
    parts = [
        f"<h3>{escape(words.title)}</h3>",
        f"<p><strong>{escape(words.better)}</strong><br>{escape(words.lost)}</p>",
        f"<ul>{reasons}</ul>" if reasons else "",
        _picture(match, moment, seat, say),
    ]
    if words.hidden:
        facts = "".join(f"<li>{escape(fact)}</li>" for fact in words.hidden)
        parts.append(
            f"<p>{escape(say('review-hidden'))}</p><ul>{facts}</ul><p>{escape(words.truth)}</p>"
        )
    return f'<section class="moment">{"".join(parts)}</section>'


def _picture(match: Match, moment: Moment, seat: int, say: Speaker) -> str:
    """The table as the seat saw it."""
    again = Match(match.game, match.players, match.options, match.seed)
    for played in match.moves[: moment.at]:
        again.play(played.seat, played.move)
    paper = Console(record=True, width=_WIDTH, file=StringIO(), force_terminal=True)
    paper.print(draw(match.game.id, again.state.view(seat), say))
    return paper.export_html(inline_styles=True, code_format="<pre>{code}</pre>")


def _table(conclusion: Conclusion, say: Speaker) -> str:
    names = ("move", "chance", "choice", "luck")
    heads = "".join(f"<th>{escape(say(f'review-column-{name}'))}</th>" for name in names)
    rows = "".join(
        f"<tr><td>{point.at + 1}</td><td>{percent(point.chance)} %</td>"
        f"<td>{signed(point.choice)}</td><td>{signed(point.luck)}</td></tr>"
        for point in conclusion.points
    )
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
