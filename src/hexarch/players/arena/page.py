"""The arena's figures as a self-contained page with charts."""

from html import escape
from typing import Final

from hexarch.players.arena.arena import Plan
from hexarch.players.arena.summary import Figure, Row

_STYLE: Final = """
:root { color-scheme: light dark; --ink: #1d2733; --soft: #5b6b7c; --paper: #fbfaf7; --line: #d8d4ca; --bar: #2f6f8f; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e6e0; --soft: #a7b1bb; --paper: #161b21; --line: #39424c; --bar: #6bb3d6; }
}
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 2rem; } p { color: var(--soft); }
table { border-collapse: collapse; width: 100%; } th, td { padding: .3rem .6rem; text-align: right; }
th:first-child, td:first-child { text-align: left; } tr { border-bottom: 1px solid var(--line); }
svg { width: 100%; height: auto; } text { fill: var(--ink); font-size: 13px; } .soft { fill: var(--soft); }
.bar { fill: var(--bar); } .even { stroke: var(--soft); stroke-dasharray: 4 4; }
.whisker { stroke: var(--ink); stroke-width: 1.5; }
"""


def page(plan: Plan, rows: list[Row]) -> str:
    title = f"{', '.join(plan.players)} at the set-ups {plan.suite}"
    seats = len(plan.players)
    shares = [(row.player, Figure(100 * row.wins.value, 100 * row.wins.half)) for row in rows]
    parts = [
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<style>{_STYLE}</style></head><body><h1>{escape(title)}</h1>",
        f"<p>{escape(plan.game)}, {plan.games} games; intervals hold 95 %.</p>",
        _table(rows),
        "<h2>Share of wins, %</h2>",
        _bars(shares, 100 / seats),
        "<h2>Points</h2>",
        _bars([(row.player, row.points) for row in rows], None),
        "<h2>Points by seat</h2>",
        *(
            _bars(
                [(f"{row.player}, seat {seat + 1}", Figure(value, 0)) for seat, value in enumerate(row.by_seat)], None
            )
            for row in rows
        ),
    ]
    for row in rows:
        named = sorted(row.by_name.items(), key=lambda entry: -entry[1][1])
        parts.append(f"<h2>{escape(row.player)}: points by name</h2>")
        parts.append(_bars([(f"{name} ({games})", Figure(points, 0)) for name, (games, points, _) in named], None))
    return "\n".join([*parts, "</body></html>\n"])


def _table(rows: list[Row]) -> str:
    heads = ("player", "seats", "wins %", "rank", "points", "margin", "s a decision", "illegal", "too slow")
    lines = ["<table><thead><tr>", *(f'<th scope="col">{head}</th>' for head in heads), "</tr></thead><tbody>"]
    for row in rows:
        cells = (
            escape(row.player),
            row.games,
            f"{100 * row.wins.value:.1f}",
            f"{row.rank.value:.2f}",
            f"{row.points.value:.1f}",
            f"{row.margin.value:.1f}",
            f"{row.seconds:.3f}",
            row.illegal,
            row.late,
        )
        lines.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    return "".join([*lines, "</tbody></table>"])


def _bars(entries: list[tuple[str, Figure]], even: float | None) -> str:
    """Return bars from zero, with whiskers where an interval is known."""
    left, width, step = 220, 660, 30
    known = [figure.value + (figure.half if figure.half < 1e6 else 0) for _, figure in entries]
    scale = width / max([*known, even or 0, 1]) * 0.9
    height = step * len(entries) + 10
    label = "; ".join(f"{name} {figure.value:.1f}" for name, figure in entries)
    parts = [f'<svg viewBox="0 0 960 {height}" role="img" aria-label="{escape(label, quote=True)}">']
    for number, (name, figure) in enumerate(entries):
        top = step * number + 6
        end = left + max(figure.value, 0) * scale
        parts.append(f'<text x="{left - 10}" y="{top + 14}" text-anchor="end">{escape(name)}</text>')
        parts.append(f'<rect class="bar" x="{left}" y="{top}" width="{max(end - left, 0):.1f}" height="18" rx="3"/>')
        after = end
        if 0 < figure.half < 1e6:
            low, high = left + max(figure.value - figure.half, 0) * scale, end + figure.half * scale
            parts.append(f'<line class="whisker" x1="{low:.1f}" x2="{high:.1f}" y1="{top + 9}" y2="{top + 9}"/>')
            after = high
        parts.append(f'<text class="soft" x="{after + 8:.1f}" y="{top + 14}">{figure.value:.1f}</text>')
    if even is not None:
        at = left + even * scale
        parts.append(f'<line class="even" x1="{at:.1f}" x2="{at:.1f}" y1="0" y2="{height}"/>')
    return "".join([*parts, "</svg>"])
