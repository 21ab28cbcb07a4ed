"""The figures of a simulation as tables."""

from __future__ import annotations

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from tatami.cli.terminal import Terminal
from tatami.core.text import Text as Label
from tatami.lab.simulate import Experiment
from tatami.lab.statistics import share_interval
from tatami.lab.tally import Tally
from tatami.lab.wins import Wins
from tatami.language import Speaker

_BAR = 20


def print_tally(terminal: Terminal, experiment: Experiment, tally: Tally, seconds: float) -> None:
    say = terminal.speaker(experiment.game)
    terminal.out.print(_summary(terminal, say, experiment, tally, seconds))
    for group, values in tally.wins.items():
        if group == "bot" and len(values) == 1:
            continue
        terminal.out.print(_wins(terminal, say, group, values, tally))
    if tally.sheet:
        terminal.out.print(_sheet(terminal, say, experiment.players, tally))
    terminal.out.print(_reasons(terminal, say, tally))


def _summary(
    terminal: Terminal, say: Speaker, experiment: Experiment, tally: Tally, seconds: float
) -> Group:
    mean, low, high = tally.mean_length
    return Group(
        Text(
            say.fill(
                "cli-figures-head",
                {
                    "game": say("game-name"),
                    "games": tally.games,
                    "players": experiment.players,
                    "bots": ", ".join(experiment.bots),
                    "seed": experiment.seed,
                },
            ),
            "bold",
        ),
        Text(
            say.fill(
                "cli-figures-length",
                {
                    "mean": terminal.number(mean, 1),
                    "reach": terminal.number((high - low) / 2, 1),
                    "shortest": min(tally.lengths),
                    "median": tally.length_below(0.5),
                    "longest": max(tally.lengths),
                },
            )
        ),
        Text(
            say.fill(
                "cli-figures-speed",
                {
                    "decisions": tally.decisions,
                    "seconds": terminal.number(seconds, 1),
                    "speed": round(tally.decisions / seconds),
                },
            )
        ),
    )


def _table(title: str) -> Table:
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    table.title_style = "bold"
    return table


def _wins(
    terminal: Terminal, say: Speaker, group: str, values: dict[str, Wins], tally: Tally
) -> Table:
    table = _table(_group_title(say, group))
    by_seat = group == "seat"
    table.add_column("")
    table.add_column(say("cli-figures-games"), justify="right")
    table.add_column(say("cli-figures-wins"), justify="right")
    table.add_column(say("cli-figures-interval"), justify="right")
    if by_seat:
        table.add_column(say("cli-figures-score"), justify="right")
    table.add_column("")
    for value, wins in sorted(values.items()):
        low, high = wins.interval
        table.add_row(
            _value_name(say, group, value),
            str(wins.games),
            terminal.percent(wins.share),
            _between(terminal, low, high),
            *([terminal.number(tally.points[value].mean[0], 1)] if by_seat else []),
            _bar(wins.share),
        )
    return table


def _sheet(terminal: Terminal, say: Speaker, players: int, tally: Tally) -> Table:
    """Where the points came from: the mean of each line of the score sheet, by seat."""
    table = _table(say("cli-figures-sheet"))
    table.add_column("")
    seats = [str(seat) for seat in range(players)]
    for seat in seats:
        table.add_column(seat, justify="right")
    table.add_column(say("cli-figures-all"), justify="right")
    for entries in tally.sheet.values():
        means = [entries.totals.get(seat, 0) / tally.games for seat in seats]
        table.add_row(
            say(Label(entries.label["id"], entries.label["args"])),
            *(terminal.number(mean, 1) for mean in means),
            terminal.number(sum(means), 1),
        )
    return table


def _group_title(say: Speaker, group: str) -> str:
    if group in ("seat", "bot"):
        return say(f"cli-figures-by-{group}")
    title = f"label-{group}"
    label = say(title) if say.has(title) else group.capitalize()
    return say.fill("cli-figures-by-label", {"label": label})


def _value_name(say: Speaker, group: str, value: str) -> str:
    if group in ("seat", "bot"):
        return value
    return say(value)


def _reasons(terminal: Terminal, say: Speaker, tally: Tally) -> Table:
    table = _table(say("cli-figures-reasons"))
    table.add_column("")
    table.add_column(say("cli-figures-games"), justify="right")
    table.add_column(say("cli-figures-share"), justify="right")
    table.add_column(say("cli-figures-interval"), justify="right")
    table.add_column("")
    for reason, count in tally.reasons.most_common():
        share = count / tally.games
        low, high = share_interval(share, tally.games)
        table.add_row(
            say(reason),
            str(count),
            terminal.percent(share),
            _between(terminal, low, high),
            _bar(share),
        )
    return table


def _between(terminal: Terminal, low: float, high: float) -> str:
    return f"{terminal.percent(low)} – {terminal.percent(high)}"


def _bar(share: float) -> Text:
    return Text("█" * round(share * _BAR), "cyan")
