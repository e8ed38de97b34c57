"""hexarch report: review finished games with a strong computer player."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from hexarch.cli.console import errors, escape, new_table, output, print_json, progress
from hexarch.cli.files import FileError, read_game, write_whole
from hexarch.cli.options import RayOption
from hexarch.core.game import RuleError
from hexarch.core.ledger import Ledger


def report(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE", help="Finished games in any format; - for standard input.")
    ],
    html: Annotated[
        Path | None,
        typer.Option("--html", metavar="OUT", help="Write a page with charts; for several games, a folder of pages."),
    ] = None,
    level: Annotated[
        str, typer.Option(help="The computer player that reviews; it must be a level that plans.")
    ] = "expert",
    jobs: Annotated[int, typer.Option(min=1, help="Processes to use for several games.")] = os.cpu_count() or 1,
    ray: RayOption = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON; a list for several games.")] = False,
) -> int:
    """Review finished games: expected points after every turn, and the most costly turns.

    A game of four players takes about half a minute of one core.

    \b
    hexarch report game.txt
    hexarch report game.txt --html report.html
    hexarch report games/*.txt --html reports --ray auto
    """
    games = [_finished(file) for file in files]
    if html is not None and len(files) > 1:
        html.mkdir(parents=True, exist_ok=True)
    found = []
    for file, made in zip(files, _reports(games, level, jobs, ray), strict=True):
        found.append(made.to_json())
        if html is not None:
            _write_page(html / f"{file.stem}.html" if len(files) > 1 else html, made, file)
        if not as_json and html is None:
            _print(made, file if len(files) > 1 else None)
    if as_json:
        print_json(found if len(files) > 1 else found[0])
    return 0


def _finished(file: Path) -> Ledger[Any]:
    ledger = read_game(file).ledger
    if ledger is None:
        raise FileError(f"{file}: this game cannot be replayed; hexarch replay shows why.")
    if not ledger.game.is_over(ledger.state):
        raise RuleError("This game is not finished; only finished games can be reviewed.")
    return ledger


def _reports(games: list[Ledger[Any]], level: str, jobs: int, ray: str) -> Iterator[Any]:
    """Yield the report of each game: one with a progress bar, several in other processes."""
    from hexarch.players.report.review import planner_of, turns_of
    from hexarch.players.report.whole import Progress, made_of, report
    from hexarch.players.workers import in_order, workers

    planner = planner_of(games[0].game.name, level)  # raises before any work begins
    if len(games) == 1 and not ray:
        total = len(turns_of(games[0], planner.guide))
        for step in progress(report(games[0], level, planner), total, "Reviewing"):
            if not isinstance(step, Progress):
                yield step
        return
    work = [(game.dumps(), level) for game in games]
    with workers(min(jobs, len(games)), ray, is_clean=True) as crew:
        yield from progress(in_order(crew, made_of, work), len(games), "Reviewing")


def _write_page(path: Path, made: Any, file: Path) -> None:
    from hexarch.players.report.page import page

    write_whole(path, page(made, f"Report: {file.stem}"))
    errors().print(f"Report written to {path}.")


def _print(made: Any, file: Path | None) -> None:
    from hexarch.players.report.page import reason

    if file is not None:
        output().print(escape(file.stem))
    review = made.review
    table = new_table()
    for head in ("round", "player", "played", "better", "points", "reason"):
        table.add_column(head)
    for turn in review.mistakes()[:12]:
        played, best = escape(". ".join(turn.played)), escape(". ".join(turn.best))
        table.add_row(str(turn.round), review.names[turn.seat], played, best, f"{turn.loss:.0f}", reason(turn))
    output().print(table if review.mistakes() else "No turn was clearly worse than another.")
    strength = f", averages {review.strength} points" if review.strength else ""
    output().print(f"Reviewed by {review.level}{strength}.")
