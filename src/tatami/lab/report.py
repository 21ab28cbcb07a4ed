"""A simulation as a page: tables and charts with their intervals, in one file."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

from tatami.core.move import Move
from tatami.core.text import Argument, Seat
from tatami.lab.charts import STYLE, Bar, bars, histogram
from tatami.lab.simulate import Experiment
from tatami.lab.statistics import share_interval
from tatami.lab.tally import Tally
from tatami.lab.usage import ACTION, THING, WAYS, Use, examples
from tatami.lab.wins import Wins
from tatami.language import Speaker

PAGE = "report.html"
_MOST_ROWS = 40

PAGE_STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; }
table { border-collapse: collapse; width: 100%; margin: 0.5rem 0 1.5rem; }
th, td { text-align: right; padding: 0.15rem 0.5rem; border-bottom: 1px solid #8884; }
td { white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; }
.quiet { opacity: 0.75; }
"""


def write_report(folder: Path, experiment: Experiment, tally: Tally, language: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / PAGE
    file.write_text(page(experiment, tally, language), encoding="utf-8")
    return file


def page(experiment: Experiment, tally: Tally, language: str) -> str:
    say = Speaker(language, experiment.game, parts=("tatami.lab",))
    title = say.fill("report-title", {"game": say("game-name"), "games": tally.games})
    sections = [
        *_head(say, experiment, tally),
        *_wins(say, experiment, tally),
        *_lengths_and_scores(say, tally),
        *_reasons(say, tally),
        *_uses(say, experiment, tally),
    ]
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{PAGE_STYLE}{STYLE}</style>\n</head>\n"
        f"<body>\n<h1>{escape(title)}</h1>\n" + "\n".join(sections) + "\n</body>\n</html>\n"
    )


def _head(say: Speaker, experiment: Experiment, tally: Tally) -> list[str]:
    mean, low, high = tally.mean_length
    lines = [
        say.fill(
            "report-setup",
            {
                "players": experiment.players,
                "bots": ", ".join(experiment.bots),
                "seed": experiment.seed,
            },
        ),
        say.fill(
            "report-decisions",
            {
                "mean": f"{mean:.1f}",
                "reach": f"{(high - low) / 2:.1f}",
                "shortest": min(tally.lengths),
                "median": tally.length_below(0.5),
                "longest": max(tally.lengths),
            },
        ),
        say("report-intervals"),
    ]
    if experiment.options:
        options = ", ".join(f"{name} {value}" for name, value in experiment.options.items())
        lines.insert(1, say.fill("report-options", {"options": options}))
    return [f'<p class="quiet">{escape(line)}</p>' for line in lines]


def _wins(say: Speaker, experiment: Experiment, tally: Tally) -> list[str]:
    sections = []
    everyone = tally.wins["seat"].values()
    even = sum(wins.wins for wins in everyone) / max(1, sum(wins.seats for wins in everyone))
    for group, values in tally.wins.items():
        if group == "bot" and len(values) == 1:
            continue
        rows = sorted(values.items()) if group == "seat" else _by_share(values)
        named = [(_value(say, group, value), wins) for value, wins in rows]
        title = _group_title(say, group)
        sections += [
            f"<h2>{escape(title)}</h2>",
            bars(
                title, [_share_bar(name, wins.share, wins.interval) for name, wins in named], even
            ),
            _table(
                say,
                ("name", "games", "wins", "interval"),
                [
                    (name, str(wins.games), f"{wins.share:.1%}", _interval(wins.interval))
                    for name, wins in named
                ],
            ),
        ]
    return sections


def _by_share(values: dict[str, Wins]) -> list[tuple[str, Wins]]:
    return sorted(values.items(), key=lambda item: (-item[1].share, item[0]))


def _group_title(say: Speaker, group: str) -> str:
    if say.has(f"report-wins-{group}"):
        return say(f"report-wins-{group}")
    label = say(f"label-{group}") if say.has(f"label-{group}") else group
    return say.fill("report-wins-label", {"label": label})


def _value(say: Speaker, group: str, value: str) -> str:
    if group == "seat":
        return say.fill("report-seat", {"number": int(value) + 1})
    return value if group == "bot" else say(value)


def _lengths_and_scores(say: Speaker, tally: Tally) -> list[str]:
    means = [
        Bar(_value(say, "seat", seat), *points.mean, f"{points.mean[0]:.1f}")
        for seat, points in sorted(tally.points.items())
    ]
    return [
        f"<h2>{escape(say('report-lengths'))}</h2>",
        histogram(say("report-lengths"), tally.lengths),
        f"<h2>{escape(say('report-scores'))}</h2>",
        histogram(say("report-scores"), tally.scores),
        f"<h3>{escape(say('report-score-means'))}</h3>",
        bars(say("report-score-means"), means),
    ]


def _reasons(say: Speaker, tally: Tally) -> list[str]:
    rows = []
    for reason, count in tally.reasons.most_common():
        share = count / tally.games
        interval = share_interval(share, tally.games)
        rows.append((say(reason), str(count), f"{share:.1%}", _interval(interval)))
    title = escape(say("report-reasons"))
    return [f"<h2>{title}</h2>", _table(say, ("name", "games", "share", "interval"), rows)]


def _uses(say: Speaker, experiment: Experiment, tally: Tally) -> list[str]:
    if not tally.uses:
        return []
    everyone = tally.wins["seat"].values()
    seats = sum(wins.seats for wins in everyone)
    even = sum(wins.wins for wins in everyone) / seats
    sections = [f'<p class="quiet">{escape(say("report-uses-about"))}</p>']
    for way in WAYS:
        uses = tally.uses.get(way, {})
        if not uses:
            continue
        shown = sorted(uses.items(), key=lambda item: (-item[1].uses, item[0]))[:_MOST_ROWS]
        names = {key: _use_name(say, experiment.game, way, key) for key, _ in shown}
        title = say(f"report-uses-{way}")
        worth = sorted(shown, key=lambda item: -item[1].share)
        sections += [
            f"<h2>{escape(title)}</h2>",
            bars(title, [_share_bar(names[key], u.share, u.interval) for key, u in worth], even),
            _table(
                say,
                ("name", "uses", "users", "wins", "interval", "worth"),
                [_use_row(names[key], use, tally.games, seats, even) for key, use in shown],
            ),
        ]
        if len(uses) > len(shown):
            words: dict[str, str | int] = {"shown": len(shown), "all": len(uses)}
            sections.append(f'<p class="quiet">{escape(say.fill("report-uses-kept", words))}</p>')
    return sections


def _use_row(name: str, use: Use, games: int, seats: int, even: float) -> tuple[str, ...]:
    return (
        name,
        f"{use.uses / games:.2f}",
        f"{use.seats / seats:.0%}",
        f"{use.share:.1%}",
        _interval(use.interval),
        f"{100 * (use.share - even):+.1f}",
    )


def _use_name(say: Speaker, game: str, way: str, key: str) -> str:
    """In the game's own words; a seat or a number could be any, in an action everything."""
    if way == THING:
        return say(key)
    move: Move = examples(game)[way, key]
    free = way == ACTION
    words = {name: _word(say, arg, free) for name, arg in move.args.items()}
    name = say.fill(f"move-{move.kind}", words)
    return f"{name} ({move.kind})" if free else name


def _word(say: Speaker, argument: Argument, free: bool) -> str:
    """`free`: whatever stands there could be another one."""
    if isinstance(argument, list):
        return say("report-any") if free else ", ".join(_word(say, a, free) for a in argument)
    if isinstance(argument, (int, Seat)) or free:
        return say("report-any")
    return say(argument)


def _share_bar(name: str, share: float, interval: tuple[float, float]) -> Bar:
    return Bar(name, share, *interval, f"{share:.1%}")


def _interval(interval: tuple[float, float]) -> str:
    return f"{interval[0]:.1%} – {interval[1]:.1%}"


def _table(say: Speaker, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(say(f'report-column-{column}'))}</th>" for column in columns)
    body = "\n".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f"<table>\n<tr>{head}</tr>\n{body}\n</table>"
