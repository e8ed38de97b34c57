"""The tables of docs/research.md, written from bench/results.json by `python -m bench.research --record`."""

import re
from collections.abc import Callable
from typing import Any, Final

BEGIN: Final = "<!-- written by python -m bench.research --record -->"
END: Final = "<!-- end -->"
BUILDS: Final = ("pure Python", "compiled")
GAMES: Final = {"terra_mystica": "Terra Mystica", "origins": "Origins"}


def filled(text: str, recorded: dict[str, Any]) -> str:
    """Return the document with the tables of what is recorded between its two marks."""
    inside = f"{BEGIN}\n\n{tables(recorded)}\n\n{END}"
    found, count = re.subn(f"{re.escape(BEGIN)}.*?{re.escape(END)}", lambda _: inside, text, flags=re.DOTALL)
    if count != 1:
        raise ValueError("docs/research.md has no place for the tables")
    return found


def tables(recorded: dict[str, Any]) -> str:
    builds = {build: recorded[f"research, {build}"] for build in BUILDS if f"research, {build}" in recorded}
    parts = [_ours(builds)]
    for build, figures in builds.items():
        if "others" in figures:
            parts.append(_side_by_side(build, figures))
    return "\n\n".join(parts)


def _ours(builds: dict[str, Any]) -> str:
    rows: dict[str, Callable[[Any], str]] = {
        "clone": lambda game: _micro(game["position"]["clone_us"]),
        "push and undo": lambda game: _micro(game["position"]["push_and_undo_us"]),
        "key": lambda game: _micro(game["position"]["key_us"]),
        "to bytes": lambda game: (
            f"{_micro(game['position']['to_bytes_us'])}, {game['position']['bytes'] / 1000:.1f} kB"
        ),
        "from bytes": lambda game: _micro(game["position"]["from_bytes_us"]),
        "observation": lambda game: (
            f"{_micro(game['position']['observation_us'])}, {game['position']['observation_numbers']} numbers"
        ),
        "batch, steps a second": lambda game: _rate(game["batch"]),
        "PettingZoo, steps a second": lambda game: _rate(game["pettingzoo"]),
        "OpenSpiel, steps a second": lambda game: _rate(game["openspiel"]),
    }
    columns = [(build, game) for build in builds for game in GAMES]
    head = [f"{GAMES[game]}, {build}" for build, game in columns]
    lines = [f"| | {' | '.join(head)} |", f"|---|{'---:|' * len(head)}"]
    for name, shown in rows.items():
        lines.append(f"| {name} | {' | '.join(shown(builds[build][game]) for build, game in columns)} |")
    return "\n".join(lines)


def _side_by_side(build: str, figures: dict[str, Any]) -> str:
    """Return our games beside those of the libraries, measured in the same run."""
    others = figures["others"]
    lines = [
        f"Side by side in one run, ours in {'Python' if build == BUILDS[0] else 'its compiled form'}, steps a second:",
        "",
        "| library | game | state only | with observation |",
        "|---|---|---:|---:|",
    ]
    ours = {f"**{title}**": figures[game]["openspiel"] for game, title in GAMES.items()}
    theirs = {f"{game} (its own, C++)": found for game, found in others["openspiel"].items()}
    for name, found in {**ours, **theirs}.items():
        lines.append(f"| OpenSpiel | {name} | {_rate(found)} | {_rate(found, 'observed_steps_per_second')} |")
    for game, title in GAMES.items():
        lines.append(f"| PettingZoo | **{title}** | | {_rate(figures[game]['pettingzoo'])} |")
    for game, found in others["pettingzoo"].items():
        lines.append(f"| PettingZoo | {game} (its own) | | {_rate(found)} |")
    return "\n".join(lines)


def _micro(value: float) -> str:
    return f"{float(f'{value:.2g}'):g} µs"


def _rate(found: dict[str, Any], key: str = "steps_per_second") -> str:
    return f"{int(float(f'{found[key]:.2g}')):,}"
