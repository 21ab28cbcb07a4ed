"""Charts as SVG: bars with their intervals, distributions, curves. No script, no library."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import floor, log10

WIDTH = 640
_LABELS = 200
_VALUES = 90
_ROW = 24
_TOP = 8

STYLE = """
.chart text { font: 13px system-ui, sans-serif; fill: currentColor; }
.chart .bar { fill: #34558b; }
.chart .whisker { stroke: #c8452e; stroke-width: 2; fill: none; }
.chart .even { stroke: currentColor; stroke-dasharray: 3 3; opacity: 0.6; }
.chart .line { stroke: #34558b; stroke-width: 2; fill: none; }
.chart .mark { fill: #c8452e; }
.chart .axis { stroke: currentColor; opacity: 0.4; }
"""


@dataclass(frozen=True)
class Bar:
    """A value with the bounds of its interval; `shown` is how it is written."""

    label: str
    value: float
    low: float
    high: float
    shown: str


def bars(title: str, rows: Sequence[Bar], even: float | None = None) -> str:
    """Horizontal bars from 0, one below the other; `even` draws a line to compare with."""
    most = max([row.high for row in rows] + [row.value for row in rows] + [even or 0, 1e-9])
    room = WIDTH - _LABELS - _VALUES
    height = _TOP * 2 + _ROW * len(rows)

    def x(value: float) -> float:
        return round(_LABELS + room * max(0.0, value) / most, 1)

    parts = []
    for number, row in enumerate(rows):
        top = _TOP + number * _ROW
        middle = top + _ROW / 2
        label = row.label if len(row.label) < 30 else row.label[:28] + "…"
        parts.append(
            f'<text x="{_LABELS - 8}" y="{middle + 4}" text-anchor="end">{escape(label)}</text>'
            f'<rect class="bar" x="{_LABELS}" y="{top + 4}" height="{_ROW - 8}"'
            f' width="{x(row.value) - _LABELS:.1f}"/>'
            f'<path class="whisker" d="M{x(row.low)} {middle}H{x(row.high)}"/>'
            f'<text x="{WIDTH - 4}" y="{middle + 4}" text-anchor="end">{escape(row.shown)}</text>'
        )
    if even is not None:
        parts.append(f'<path class="even" d="M{x(even)} {_TOP}V{height - _TOP}"/>')
    return _svg(title, height, parts)


def histogram(title: str, counts: Mapping[int, int], most_bars: int = 32) -> str:
    """How often each number came up; near ones are put together if there are many."""
    low, high = min(counts), max(counts)
    step = _step((high - low + 1) / most_bars)
    first = low // step * step
    heights = [0] * ((high - first) // step + 1)
    for number, count in counts.items():
        heights[(number - first) // step] += count
    total, tallest = sum(heights), max(heights)
    area, left = 150, 44
    width = (WIDTH - left - 8) / len(heights)
    parts = [f'<path class="axis" d="M{left} {_TOP + area}H{WIDTH - 8}"/>']
    for at, count in enumerate(heights):
        tall = round(area * count / tallest, 1)
        start = first + at * step
        about = f"{start}" if step == 1 else f"{start}–{start + step - 1}"
        parts.append(
            f'<rect class="bar" x="{left + at * width:.1f}" y="{_TOP + area - tall}"'
            f' width="{max(1.0, width - 1):.1f}" height="{tall}">'
            f"<title>{about}: {count} ({count / total:.1%})</title></rect>"
        )
    every = max(1, len(heights) // 8)
    for at in range(0, len(heights), every):
        centre = left + (at + 0.5) * width
        parts.append(
            f'<text x="{centre:.1f}" y="{_TOP + area + 16}" text-anchor="middle">'
            f"{first + at * step}</text>"
        )
    parts.append(
        f'<text x="{left - 6}" y="{_TOP + 12}" text-anchor="end">{tallest / total:.1%}</text>'
    )
    return _svg(title, _TOP + area + 24, parts)


def curve(title: str, points: Sequence[tuple[int, float]], marked: set[int]) -> str:
    """Shares between 0 and 1 over whole numbers, some of them marked."""
    area, left = 180, 44
    first, last = points[0][0], max(points[-1][0], points[0][0] + 1)

    def place(at: int, share: float) -> tuple[float, float]:
        x = left + (WIDTH - left - 12) * (at - first) / (last - first)
        return round(x, 1), round(_TOP + area * (1 - share), 1)

    parts = []
    for share in (0.0, 0.5, 1.0):
        _, y = place(first, share)
        parts.append(
            f'<path class="{"even" if share == 0.5 else "axis"}" d="M{left} {y}H{WIDTH - 8}"/>'
            f'<text x="{left - 6}" y="{y + 4}" text-anchor="end">{share:.0%}</text>'
        )
    way = "L".join(f"{x} {y}" for x, y in (place(*point) for point in points))
    parts.append(f'<path class="line" d="M{way}"/>')
    for at, share in points:
        if at in marked:
            x, y = place(at, share)
            parts.append(f'<circle class="mark" cx="{x}" cy="{y}" r="5"/>')
    return _svg(title, _TOP * 2 + area, parts)


def _step(least: float) -> int:
    """1, 2, 5, 10, 20, 50 …: the smallest that is enough."""
    if least <= 1:
        return 1
    power = 10 ** floor(log10(least))
    return int(next(power * step for step in (1, 2, 5, 10) if power * step >= least))


def _svg(title: str, height: float, parts: list[str]) -> str:
    return (
        f'<svg class="chart" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}"'
        f' role="img" aria-label="{escape(title)}">{"".join(parts)}</svg>'
    )


def standalone(svg: str) -> str:
    """A chart as a file of its own."""
    return svg.replace(">", f"><style>{STYLE}</style>", 1)
