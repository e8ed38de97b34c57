"""hexarch report: what a strong computer player thinks of a finished game."""

from pathlib import Path
from typing import Annotated

import typer

from hexarch.cli.console import errors, escape, new_table, output, print_json, progress
from hexarch.cli.files import FileError, read_game, write_whole
from hexarch.core.game import RuleError
from hexarch.games import load_presenter


def report(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A finished game in any form; - reads standard input.")],
    html: Annotated[
        Path | None, typer.Option("--html", metavar="OUT", help="Write the report as a page with charts.")
    ] = None,
    level: Annotated[str, typer.Option(help="The computer player that reviews; it must be one that plans.")] = "expert",
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
) -> int:
    """Review a finished game: expected points after every turn, and the turns that cost most.

    A game of four players takes about half a minute of one core.

    [dim]hexarch report game.txt[/]
    [dim]hexarch report game.txt --html report.html[/]
    """
    from hexarch.players.report.page import page, reason
    from hexarch.players.report.review import Review, planner_of, review, turns_of
    from hexarch.players.report.sources import source_table

    ledger = read_game(file).ledger
    if ledger is None:
        raise FileError(f"{file}: this game cannot be replayed; hexarch replay says why.")
    if not ledger.game.is_over(ledger.state):
        raise RuleError("This game is not finished; only finished games are reviewed.")
    names = load_presenter(ledger.game.name).seat_names(ledger.state)
    planner = planner_of(ledger.game.name, level)
    turns = turns_of(ledger, planner.guide)
    found = Review(ledger.game.name, level, names, [], [], [])
    for step in progress(review(ledger, names, planner, level), len(turns), "Reviewing"):
        if isinstance(step, Review):
            found = step
    if html is not None:
        write_whole(html, page(found, source_table(ledger), f"Report: {file.stem}"))
        errors().print(f"Report written to {html}.")
    if as_json:
        print_json(found.to_json())
    elif html is None:
        table = new_table()
        for head in ("round", "player", "played", "better", "points", "reason"):
            table.add_column(head)
        for turn in found.mistakes()[:12]:
            played, best = escape(". ".join(turn.played)), escape(". ".join(turn.best))
            table.add_row(str(turn.round), names[turn.seat], played, best, f"{turn.loss:.0f}", reason(turn))
        output().print(table if found.mistakes() else "No turn was clearly worse than another.")
    return 0
