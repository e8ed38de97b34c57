"""The log of a training run as a self-contained page: how points and accuracy change from generation to generation."""

import json
from html import escape
from pathlib import Path
from typing import Any, Final

# Colours that colour-blind people can distinguish, on light and dark backgrounds.
_INKS: Final = ("#2f6f8f", "#c4622d", "#5a8f3c", "#8a5a9e", "#b08a1e", "#3a9e97", "#a8476a")
_STYLE: Final = """
:root { color-scheme: light dark; --ink: #1d2733; --soft: #5b6b7c; --paper: #fbfaf7; --line: #d8d4ca; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e0; --soft: #a7b1bb; --paper: #161b21; --line: #39424c; } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 2rem; } p { color: var(--soft); }
svg { width: 100%; height: auto; } text { fill: var(--soft); font-size: 13px; }
.line { fill: none; stroke-width: 2; } .grid { stroke: var(--line); }
"""
_WIDTH: Final = 900
_HEIGHT: Final = 260
_LEFT: Final = 50
_RIGHT: Final = 190

Series = dict[str, list[tuple[int, float]]]


def write_curves(log: Path, page: Path) -> None:
    """Write the page of a run's log."""
    entries = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    page.write_text(curves(entries), encoding="utf-8")


def curves(entries: list[dict[str, Any]]) -> str:
    """Return the page for the entries of a log, one for each generation."""
    points = _series(
        entries,
        {
            "planned games": lambda entry: entry.get("points_planned"),
            "factions chosen": lambda entry: entry.get("points_chosen"),
            "factions dealt": lambda entry: entry.get("points_dealt"),
            "all games": lambda entry: entry.get("points"),
        },
    )
    rounds = sorted({round_ for entry in entries for round_ in entry["r2"]}, key=int)
    accuracy = _series(
        entries,
        {f"round {round_}": (lambda entry, at=round_: entry["r2"].get(at)) for round_ in rounds},
    )
    people = _series(entries, {"like people": lambda entry: entry.get("people_agreement")})
    games = sum(entry["games"] for entry in entries)
    parts = [
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Training</title>',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<style>{_STYLE}</style></head><body><h1>Training</h1>",
        f"<p>{len(entries)} generations, {games} games.</p>",
        "<h2>Points a seat in self-play</h2>",
        _chart(points),
        "<h2>Accuracy on games that were not learned from (R²)</h2>",
        _chart(accuracy, least=-0.2),
    ]
    if people:
        parts += ["<h2>Share of people's turns that the policy likes best</h2>", _chart(people)]
    return "\n".join([*parts, "</body></html>\n"])


def _series(entries: list[dict[str, Any]], wanted: dict[str, Any]) -> Series:
    found = {
        name: [(entry["generation"], float(value)) for entry in entries if (value := read(entry)) is not None]
        for name, read in wanted.items()
    }
    return {name: line for name, line in found.items() if line}


def _chart(series: Series, least: float | None = None) -> str:
    """Return lines over generations; values below `least` are drawn at it."""
    values = [value for line in series.values() for _, value in line]
    low = min(values) if least is None else max(min(values), least)
    high = max(*values, low + 1e-6)
    last = max(max(generation for generation, _ in line) for line in series.values())

    def place(generation: int, value: float) -> tuple[float, float]:
        across = _LEFT + (_WIDTH - _LEFT - _RIGHT) * generation / max(last, 1)
        return across, 10 + (_HEIGHT - 40) * (1 - (max(value, low) - low) / (high - low))

    label = "; ".join(f"{name}: {line[0][1]:.2f} to {line[-1][1]:.2f}" for name, line in series.items())
    parts = [f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{escape(label, quote=True)}">']
    for value in (low, (low + high) / 2, high):
        _, down = place(0, value)
        parts.append(f'<line class="grid" x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{down:.1f}" y2="{down:.1f}"/>')
        parts.append(f'<text x="{_LEFT - 6}" y="{down + 4:.1f}" text-anchor="end">{value:.4g}</text>')
    parts.append(f'<text x="{_LEFT}" y="{_HEIGHT - 6}">generation 0</text>')
    parts.append(f'<text x="{_WIDTH - _RIGHT}" y="{_HEIGHT - 6}" text-anchor="end">{last}</text>')
    ends = sorted(series, key=lambda name: -series[name][-1][1])
    for number, name in enumerate(series):
        ink = _INKS[number % len(_INKS)]
        line = [place(generation, value) for generation, value in series[name]]
        drawn = " ".join(f"{across:.1f},{down:.1f}" for across, down in line)
        parts.append(f'<polyline class="line" stroke="{ink}" points="{drawn}"/>')
        across, down = line[-1]
        parts.append(f'<circle cx="{across:.1f}" cy="{down:.1f}" r="3.5" fill="{ink}"/>')
        # One line of text for each curve, in the order in which the curves end.
        beside = 20 + 18 * ends.index(name)
        text = f"{escape(name)} {series[name][-1][1]:.4g}"
        parts.append(f'<circle cx="{_WIDTH - _RIGHT + 20}" cy="{beside - 4}" r="4" fill="{ink}"/>')
        parts.append(f'<text x="{_WIDTH - _RIGHT + 30}" y="{beside}">{text}</text>')
    return "".join([*parts, "</svg>"])
