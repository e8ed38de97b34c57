"""hexarch selfplay: play games between random players."""

import os
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from hexarch.cli.console import errors, new_table, output, print_json, progress
from hexarch.cli.files import FileError, write_game, write_whole
from hexarch.cli.options import GameArgument, PlayersOption, RayOption, TableOptions, takes_table_options
from hexarch.core.conformance import random_game
from hexarch.games import load_game, load_presenter
from hexarch.players.workers import in_order, workers

# Fewer games than this are finished before other processes have started.
FEW: Final = 8


class Form(StrEnum):
    json = "json"
    commands = "commands"


@dataclass(frozen=True)
class Job:
    game: str
    players: int
    options: dict[str, Any]
    seed: int
    form: str
    """The output format; empty if the game is not written."""
    number: int


@dataclass(frozen=True)
class Result:
    number: int
    names: list[str]
    scores: list[int]
    moves: int
    seconds: float
    """CPU time of playing only, without loading the game or writing the file."""
    text: str = ""
    suffix: str = ""


@takes_table_options
def selfplay(
    *,
    game: GameArgument,
    players: PlayersOption = 4,
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    table: TableOptions,
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="Write the games to this folder.")] = None,
    form: Annotated[Form, typer.Option("--format", help="Output format of the games.")] = Form.json,
    jobs: Annotated[int, typer.Option(min=1, help="Processes to use.")] = os.cpu_count() or 1,
    ray: RayOption = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print the results as JSON.")] = False,
) -> int:
    """Play whole games between random players.

    \b
    hexarch selfplay terra-mystica --players 4 --games 100 --seed 1 --preset league --out games
    hexarch selfplay terra-mystica --players 7 --map fjords
    hexarch selfplay origins --players 3 --components my-box.toml
    """
    chosen = table.check(load_game(game), players)
    if out is not None:
        _make_folder(out)
    todo = [
        Job(game, players, chosen, seed * 1_000_003 + number, form.value if out else "", number)
        for number in range(1, games + 1)
    ]
    started = time.perf_counter()
    processes = 1 if games < FEW and not ray else min(jobs, games)
    results = list(progress(_written(_run(todo, processes, ray), game, out), games, "Playing"))
    seconds = time.perf_counter() - started
    if as_json:
        print_json(
            [{"game": r.number, "scores": dict(zip(r.names, r.scores, strict=True)), "moves": r.moves} for r in results]
        )
    else:
        _print_summary(results, seconds, f"Ray ({ray})" if ray else _processes(processes))
        if out is not None:
            errors().print(f"{_games(results)} written to {out}.")
    return 0


def _make_folder(out: Path) -> None:
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileError(f"{out}: cannot be created ({error.strerror}).") from None


def _run(jobs: list[Job], processes: int, ray: str) -> Iterator[Result]:
    if processes == 1 and not ray:
        yield from map(play_one, jobs)
        return
    with workers(processes, ray) as crew:
        yield from in_order(crew, play_one, jobs)


def _written(results: Iterator[Result], game: str, out: Path | None) -> Iterator[Result]:
    """Write the games as they arrive. Done here, because the workers may be on another machine."""
    for result in results:
        if out is not None:
            write_whole(out / f"{game}-{result.number:06d}.{result.suffix}", result.text)
        yield replace(result, text="")


def play_one(job: Job) -> Result:
    game = load_game(job.game)
    options = game.options(job.options, job.players)
    game.new(options)  # builds the tables that all games share
    started = time.process_time()
    ledger = random_game(game, options, job.seed)
    seconds = time.process_time() - started
    text, suffix = write_game(ledger, job.form == "commands") if job.form else ("", "")
    state = ledger.state
    names = load_presenter(job.game).seat_names(state)
    return Result(job.number, names, game.scores(state), len(ledger.entries), seconds, text, suffix)


def _print_summary(results: list[Result], seconds: float, used: str) -> None:
    from statistics import mean

    by_name: dict[str, list[int]] = {}
    wins: dict[str, float] = {}
    for result in results:
        best = max(result.scores)
        winners = result.scores.count(best)
        for name, score in zip(result.names, result.scores, strict=True):
            by_name.setdefault(name, []).append(score)
            wins[name] = wins.get(name, 0) + (1 / winners if score == best else 0)
    table = new_table()
    for column in ("player", "games", "mean points", "best", "won"):
        table.add_column(column, justify="left" if column == "player" else "right")
    for name, scores in sorted(by_name.items(), key=lambda entry: -mean(entry[1])):
        share = f"{100 * wins[name] / len(scores):.0f} %"
        table.add_row(name, str(len(scores)), f"{mean(scores):.1f}", str(max(scores)), share)
    output().print(table)
    moves = sum(result.moves for result in results)
    spent = sum(result.seconds for result in results)
    output().print(f"{_games(results)}, {moves} decisions in {seconds:.1f} s with {used}, start and files included.")
    output().print(f"Playing only: {moves / max(spent, 1e-9):,.0f} decisions per second of one core.")


def _processes(count: int) -> str:
    return "1 process" if count == 1 else f"{count} processes"


def _games(results: list[Result]) -> str:
    return "1 game" if len(results) == 1 else f"{len(results)} games"
