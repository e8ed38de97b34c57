"""hexarch arena: measure the strength of computer players."""

import os
from pathlib import Path
from typing import Annotated

import typer

from hexarch.cli.console import errors, new_table, output, print_json, progress
from hexarch.cli.files import FileError, write_whole
from hexarch.cli.options import ComponentsOption, GameArgument, RayOption, TableOptions
from hexarch.games import load_game
from hexarch.players.arena import arena as arenas
from hexarch.players.arena.page import page
from hexarch.players.arena.summary import Figure, Row, summarise
from hexarch.players.registry import all_levels

_SHOWN = ("early building", "rounds", "target reached")


def arena(
    game: GameArgument,
    players: Annotated[str, typer.Option(help="Computer players, one per seat, comma-separated.")] = "",
    setups: Annotated[
        str, typer.Option(help="Frozen set-ups: random, league, or another suite by its name.")
    ] = "random",
    components: ComponentsOption = None,
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 20,
    jobs: Annotated[int, typer.Option(min=1, help="Processes to use.")] = os.cpu_count() or 1,
    ray: RayOption = "",
    limit: Annotated[float, typer.Option(help="Seconds a decision may take before it counts as too slow.")] = 3.0,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Store the games here; running the command again resumes.")
    ] = None,
    chart: Annotated[Path | None, typer.Option("--page", metavar="FILE", help="Write a page with charts.")] = None,
    sources: Annotated[bool, typer.Option("--sources", help="Print points by source and other statistics.")] = False,
    people: Annotated[
        Path | None, typer.Option(metavar="DIR", help="With --sources: add people from the league logs in a folder.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> int:
    """Play computer players against each other, each in every seat of every set-up.

    Intervals are 95 % confidence intervals, and count the games of one set-up as one observation.

    \b
    hexarch arena terra-mystica --players hard,greedy,greedy,greedy --games 40 --out hard.jsonl
    hexarch arena terra-mystica --players hard,hard,hard,hard --setups league --page e.html
    hexarch arena origins --players expert --games 100
    """
    load_game(game)
    if not players:
        raise FileError(f"Name the players with --players; choose from {', '.join(all_levels(game))}.")
    seats = tuple(name.strip() for name in players.split(","))
    options = TableOptions(components=components).check(load_game(game), len(seats))
    plan = arenas.plan(game, seats, setups, games, limit, options)
    try:
        outcomes = list(progress(arenas.run(plan, jobs, out, ray), plan.games, "Playing"))
    except OSError as error:
        raise FileError(f"{out}: cannot be written ({error.strerror}).") from None
    outcomes.sort(key=lambda outcome: outcome.number)
    rows = summarise(outcomes)
    if chart is not None:
        write_whole(chart, page(plan, rows))
        errors().print(f"Charts written to {chart}.")
    if as_json:
        print_json({**plan.header(), "games": len(outcomes), "results": [row.to_json() for row in rows]})
        return 0
    _print(plan, rows, len(outcomes))
    if sources:
        columns = {row.player: row.notes for row in rows}
        if people is not None:
            columns = {"people": people_notes(people), **columns}
        _print_sources(columns)
    return 0


def people_notes(folder: Path) -> dict[str, float]:
    """Return the notes of all league logs in a folder, as means per seat."""
    from hexarch.games.terra_mystica.snellman.verify import replay_log
    from hexarch.players.terra_mystica.habits import Habits

    found: list[dict[str, float]] = []
    game = load_game("terra-mystica")
    for path in sorted(folder.glob("*.txt")):
        ledger = replay_log(path.read_text(encoding="utf-8")).ledger
        if ledger is None:
            raise FileError(f"{path}: not a league log.")
        state = game.new(ledger.options)
        habits = Habits(state)
        for seat, action in ledger.entries:
            habits.before(state, seat, action)
            game.apply(state, action, seat)
            habits.after(state)
        found += habits.notes
    if not found:
        raise FileError(f"{folder}: no league logs (*.txt).")
    names = {name for one in found for name in one}
    return {name: sum(one.get(name, 0.0) for one in found) / len(found) for name in sorted(names)}


def _print_sources(columns: dict[str, dict[str, float]]) -> None:
    """Print a row for each note, as means per seat and game, and the rates that follow from two notes."""
    table = new_table()
    table.add_column("per seat and game")
    for player in columns:
        table.add_column(player, justify="right")
    for name in sorted({name for notes in columns.values() for name in notes}):
        table.add_row(name, *(f"{notes.get(name, 0.0):.2f}" for notes in columns.values()))
    for name, part, whole in (
        ("rich passes, %", "rich passes", "passes"),
        ("free power taken, %", "free power taken", "free power offered"),
    ):
        shares = [100 * notes.get(part, 0.0) / notes[whole] if notes.get(whole) else 0.0 for notes in columns.values()]
        table.add_row(name, *(f"{share:.1f}" for share in shares))
    output().print(table)


def _print(plan: arenas.Plan, rows: list[Row], games: int) -> None:
    table = new_table()
    for column in ("player", "seats", "wins %", "rank", "points", "margin", "s/decision", "illegal", "too slow"):
        table.add_column(column, justify="left" if column == "player" else "right")
    for row in rows:
        share = Figure(100 * row.wins.value, 100 * row.wins.half)
        figures = [
            _figure(figure, digits) for figure, digits in ((share, 1), (row.rank, 2), (row.points, 1), (row.margin, 1))
        ]
        table.add_row(row.player, str(row.games), *figures, f"{row.seconds:.3f}", str(row.illegal), str(row.late))
    output().print(table)
    for row in rows:
        shown = {name: value for name, value in row.notes.items() if name in _SHOWN}
        if shown:
            output().print(f"[dim]{row.player}: {', '.join(f'{name} {value:.2f}' for name, value in shown.items())}[/]")
    count = "1 game" if games == 1 else f"{games} games"
    output().print(f"{count} with the set-ups {plan.suite!r}; an even share is {100 / len(plan.players):.0f} %.")


def _figure(figure: Figure, digits: int) -> str:
    if figure.half == float("inf"):
        return f"{figure.value:.{digits}f}"
    return f"{figure.value:.{digits}f} ±{figure.half:.{digits}f}"
