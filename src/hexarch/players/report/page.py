"""A report as a self-contained page: curves, the most costly turns, points beside the league's, the game's story."""

from html import escape
from typing import Final

from hexarch.players.report.noise import noise_of
from hexarch.players.report.page_story import story
from hexarch.players.report.review import Moment, Review, ReviewedTurn
from hexarch.players.report.sources import SourceRow, SourceTable
from hexarch.players.report.whole import Report

COLORS: Final = ("#2f6f8f", "#b4552d", "#5b8c3a", "#8a4f9e", "#a8882a", "#3d5a9c", "#a03c5c")
_DARK: Final = ("#6bb3d6", "#e58a5e", "#94c973", "#c48fd6", "#dcc060", "#8fa6e0", "#dd7f9d")
_WIDTH, _HEIGHT, _LEFT, _BOTTOM = 920, 260, 44, 28
# How many of a player's most costly turns are shown.
_SHOWN: Final = 5
_LEAST_GAIN: Final = 0.5

_STYLE: Final = (
    """
:root { color-scheme: light dark; --ink: #1d2733; --soft: #5b6b7c; --paper: #fbfaf7; --line: #d8d4ca; --card: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e6e0; --soft: #a7b1bb; --paper: #161b21; --line: #39424c; --card: #1e252d; }
}
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
body { margin: 2rem auto; max-width: 62rem; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2.2rem; } h3 { font-size: 1rem; margin-bottom: .3rem; }
p, .soft { color: var(--soft); } .scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; } th, td { padding: .3rem .6rem; text-align: right; }
th:first-child, td:first-child { text-align: left; } tr { border-bottom: 1px solid var(--line); }
td small { color: var(--soft); }
svg { width: 100%; height: auto; } svg text { fill: var(--soft); font-size: 12px; }
.grid { stroke: var(--line); } .curve { fill: none; stroke-width: 2; stroke: currentColor; }
.key { display: inline-block; width: .8rem; height: .8rem; border-radius: 50%; background: currentColor; }
ul.keys { display: flex; flex-wrap: wrap; gap: .3rem 1.2rem; list-style: none; padding: 0; }
ul.keys span.name { color: var(--ink); }
ol.turns { padding: 0; list-style: none; display: grid; gap: .6rem; }
ol.turns li { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: .6rem .8rem; }
ol.turns b.loss { float: right; } code { font-size: .93em; } th { font-weight: 500; } td.words { text-align: left; }
.tracks { display: flex; flex-wrap: wrap; gap: 1rem; } figure { margin: 0; flex: 1 1 13rem; max-width: 18rem; }
"""
    + "".join(f".seat{seat} {{ color: {color}; }}\n" for seat, color in enumerate(COLORS))
    + "@media (prefers-color-scheme: dark) {\n"
    + "".join(f".seat{seat} {{ color: {color}; }}\n" for seat, color in enumerate(_DARK))
    + "}\n"
)


def page(report: Report, title: str) -> str:
    """Return the report as HTML."""
    review, noise = report.review, noise_of(report.review.game)
    strength = f", which averages {review.strength} points against itself" if review.strength else ""
    parts = [
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<style>{_STYLE}</style></head><body><h1>{escape(title)}</h1>",
        f"<p>Reviewed by the computer player {escape(review.level)}{strength}. People of the top leagues play better: "
        "take what it says as a second opinion.</p>",
        _keys(review),
        "<h2>Expected points</h2>",
        _curves(review.moments, [moment.expected for moment in review.moments], "points at the end"),
        "<h2>Chances of winning</h2>",
        _curves(review.moments, [[100 * one for one in moment.chances] for moment in review.moments], "%"),
        "<h2>Most costly turns</h2>",
        f"<p>The estimate is uncertain by about {noise.usual:g} points, {noise.last_round:g} in the last round. Only "
        f"turns that give away at least {noise.clear:g} times as much are listed.</p>",
        *(_mistakes(review, seat) for seat in range(len(review.names))),
        "<h2>Points by source</h2>",
        _sources(review, report.table, report.table.rows),
        "<h2>Points by round</h2>",
        _sources(review, report.table, report.table.rounds, "round "),
        *story(report),
    ]
    return "\n".join([*parts, "</body></html>\n"])


def _keys(review: Review) -> str:
    ranked = sorted(range(len(review.names)), key=lambda seat: -review.scores[seat])
    items = (
        f'<li class="seat{seat}"><span class="key"></span> <span class="name">{escape(review.names[seat])} '
        f"<b>{review.scores[seat]}</b></span></li>"
        for seat in ranked
    )
    return f'<ul class="keys">{"".join(items)}</ul>'


def _curves(moments: list[Moment], rows: list[list[float]], unit: str) -> str:
    """Return one line for each seat over the turns of the game, with the rounds marked."""
    low, high = min(map(min, rows)), max(map(max, rows))
    low, high = (0.0, 100.0) if unit == "%" else (low - 5, high + 5)
    step = (_WIDTH - _LEFT) / max(len(rows) - 1, 1)

    def y(value: float) -> float:
        return (_HEIGHT - _BOTTOM) * (high - value) / (high - low)

    label = f"From the first turn to the end, in {unit}"
    parts = [f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{escape(label, quote=True)}">']
    for mark in range(5):
        value = low + (high - low) * mark / 4
        parts.append(f'<line class="grid" x1="{_LEFT}" x2="{_WIDTH}" y1="{y(value):.1f}" y2="{y(value):.1f}"/>')
        parts.append(
            f'<text x="{_LEFT - 6}" y="{min(max(y(value) + 4, 11), _HEIGHT):.1f}" text-anchor="end">{value:.0f}</text>'
        )
    shown = 0
    for number, moment in enumerate(moments):
        if moment.round > shown:
            shown = moment.round
            x = _LEFT + step * number
            parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{_HEIGHT - _BOTTOM}"/>')
            parts.append(f'<text x="{x + 4:.1f}" y="{_HEIGHT - 8}">round {shown}</text>')
    for seat in range(len(rows[0])):
        points = " ".join(f"{_LEFT + step * number:.1f},{y(row[seat]):.1f}" for number, row in enumerate(rows))
        parts.append(f'<polyline class="curve seat{seat}" points="{points}"/>')
    return "".join([*parts, "</svg>"])


def _mistakes(review: Review, seat: int) -> str:
    found = review.mistakes(seat)
    heading = f"<h3>{escape(review.names[seat])}</h3>"
    if not found:
        return f"{heading}<p>No turn that was clearly worse than another.</p>"
    items = "".join(f"<li>{_mistake(turn)}</li>" for turn in found[:_SHOWN])
    more = f"<p>{len(found) - _SHOWN} more.</p>" if len(found) > _SHOWN else ""
    return f'{heading}<ol class="turns">{items}</ol>{more}'


def _mistake(turn: ReviewedTurn) -> str:
    played, best = escape(". ".join(turn.played)), escape(". ".join(turn.best))
    return (
        f'<b class="loss">{turn.loss:.0f} points</b> Round {turn.round}: <code>{played}</code><br>'
        f"Better: <code>{best}</code><br><span class=soft>{escape(reason(turn))}</span>"
    )


def reason(turn: ReviewedTurn) -> str:
    """Return a sentence that says where the better line gains its points."""
    gains = sorted(((points, name) for name, points in turn.gains.items() if points >= _LEAST_GAIN), reverse=True)[:3]
    if not gains:
        return "No single source explains the gain."
    named = [f"{points:.0f} from {'points scored at once' if name == 'points' else name}" for points, name in gains]
    return f"The better line gains about {', '.join(named)}."


def _sources(review: Review, table: SourceTable, rows: list[SourceRow], prefix: str = "") -> str:
    norm = f"league ({table.norm_seats})" if table.norm_seats else ""
    heads = ["", *(escape(name) for name in review.names), "table", *([norm] if norm else [])]
    lines = ["".join(f'<th scope="col">{head}</th>' for head in heads)]
    for row in rows:
        cells = [escape(prefix + row.name.replace("_", " "))]
        for seat, points in enumerate(row.points):
            own = f" <small>({row.norms[seat]:.0f})</small>" if row.norms else ""
            cells.append(f"{points}{own}")
        cells.append(f"{row.mean:.1f}")
        if norm:
            cells.append("-" if row.league is None else f"{row.league:.1f}")
        lines.append("".join(f"<td>{cell}</td>" for cell in cells))
    note = "<p>In brackets: the mean of league players with the same faction.</p>" if table.norm_seats else ""
    return f'{note}<div class="scroll"><table>{"".join(f"<tr>{line}</tr>" for line in lines)}</table></div>'
