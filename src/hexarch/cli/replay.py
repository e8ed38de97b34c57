"""hexarch replay: replay recorded games and verify every row."""

from typing import Annotated, Any

import typer

from hexarch.cli.console import errors, escape, output, print_json, progress
from hexarch.cli.files import FileError, Loaded, read_game
from hexarch.cli.options import GameFiles
from hexarch.games import load_presenter
from hexarch.locale import error_text, reason_text


def replay(
    files: GameFiles,
    verify: Annotated[
        bool, typer.Option("--verify", help="Exit with status 1 unless every row of every file matches.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the results as JSON.")] = False,
) -> int:
    """Replay recorded games and compare every row.

    A league log is compared row by row: points, coins, workers, priests, the bowls, the cults, the
    differences and the power offered. A stored game is checked entry by entry.

    \b
    hexarch replay tests/fixtures/games/*.txt --verify
    """
    loaded: list[Loaded] = []
    unreadable = 0
    for path in progress(files, len(files), "Replaying"):
        try:
            loaded.append(read_game(path))
        except FileError as error:
            unreadable += 1
            errors().print(f"[bold red]hexarch:[/] {escape(str(error))}", soft_wrap=True)
    if as_json:
        print_json([_summary(game) for game in loaded])
    else:
        for game in loaded:
            _print_line(game)
    if unreadable:
        return 2
    broken = [game for game in loaded if (not game.ok if verify else game.broken)]
    return 1 if broken else 0


def _results(game: Loaded) -> list[tuple[str, int]]:
    if game.ledger is None:
        return []
    state = game.ledger.state
    scores = game.ledger.game.scores(state)
    names = load_presenter(game.ledger.game.name).seat_names(state)
    return sorted(zip(names, scores, strict=True), key=lambda result: -result[1])


def _summary(game: Loaded) -> dict[str, Any]:
    finished = game.ledger is not None and game.ledger.game.is_over(game.ledger.state)
    return {
        "file": str(game.path),
        "kind": game.kind,
        "rows": game.rows,
        "matched": game.matched,
        "ok": game.ok,
        "finished": finished,
        "problem": error_text(game.problem) if game.problem else "",
        "notes": [reason_text(note) for note in game.notes],
        "scores": dict(_results(game)),
    }


def _print_line(game: Loaded) -> None:
    mark = "[green]✓[/]" if game.ok else "[red]✗[/]"
    results = ", ".join(f"{name} {score}" for name, score in _results(game))
    output().print(f"{mark} {game.path.name}  {game.matched} / {game.rows} rows  {results}", soft_wrap=True)
    for note in game.notes:
        output().print(f"  [dim]{escape(f'{game.path}: {reason_text(note)}')}[/]", soft_wrap=True)
    if game.problem:
        output().print(f"  [red]{escape(f'{game.path}: {error_text(game.problem)}')}[/]", soft_wrap=True)
