"""hexarch puzzles: mine games for puzzles, and pack the results."""

import os
from pathlib import Path
from typing import Annotated

import typer

from hexarch.cli.console import errors, exits, output, progress
from hexarch.cli.files import FileError, as_file, read_game, read_text, write_whole
from hexarch.cli.options import GameArgument, RayOption
from hexarch.games import load_game

FileOption = Annotated[
    Path, typer.Option("--out", metavar="FILE", help="Store the results here; running the command again resumes.")
]


def register(app: typer.Typer) -> None:
    group = typer.Typer(rich_markup_mode=None, help="Mine games for puzzles, and pack the results.")
    group.command("mine")(exits(mine))
    group.command("pack")(exits(pack))
    app.add_typer(group, name="puzzles")


def mine(
    game: GameArgument,
    out: FileOption,
    files: Annotated[
        list[Path] | None,
        typer.Argument(help="Games in any format to search before those of computer players; - for standard input."),
    ] = None,
    games: Annotated[int, typer.Option(min=0, help="Games of computer players to play and search.")] = 0,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first of these games; the others follow.")] = 1,
    processes: Annotated[int, typer.Option(min=1, help="Processes to use.")] = os.cpu_count() or 1,
    ray: RayOption = "",
) -> int:
    """Search games for positions in which one turn is clearly best.

    A game takes 10 to 20 seconds of one core.

    \b
    hexarch puzzles mine terra-mystica games/*.txt --out mined.jsonl
    hexarch puzzles mine origins --games 50 --out mined.jsonl --processes 4
    """
    from hexarch.players.puzzles import mine as mining

    load_game(game)
    jobs = []
    for path in files or []:
        ledger = read_game(path).ledger
        if ledger is None or ledger.game.name != game:
            raise FileError(f"{path}: this is not a game of {game} that can be replayed.")
        jobs.append(mining.recorded(path.stem, ledger))
    jobs += [mining.played(game, number) for number in range(seed, seed + games)]
    try:
        found = list(progress(mining.run(game, jobs, processes, out, ray), len(jobs), "Searching"))
    except OSError as error:
        raise FileError(f"{out}: cannot be written ({error.strerror}).") from None
    count = sum(len(one.found) for one in found)
    output().print(f"{count} puzzles in {len(found)} games, stored in {out}.")
    errors().print("Pack them with: hexarch puzzles pack")
    return 0


def pack(
    game: GameArgument,
    mined: Annotated[
        list[Path],
        typer.Argument(metavar="MINED...", help="Files written by hexarch puzzles mine; - for standard input."),
    ],
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="The data file; by default that of the package.")
    ] = None,
    margin: Annotated[float, typer.Option(min=1.0, help="Smallest margin, as a multiple of the noise.")] = 1.2,
    rejected: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Ids of puzzles to leave out: the first word of each line.")
    ] = None,
    add: Annotated[bool, typer.Option("--add", help="Keep the puzzles that are already in the package.")] = False,
) -> int:
    """Write the data file with the puzzles that are clear enough.

    \b
    hexarch puzzles pack terra-mystica mined.jsonl --add --rejected rejected.txt
    """
    from hexarch.players.puzzles import data
    from hexarch.players.puzzles import mine as mining

    load_game(game)
    unwanted = [line.split()[0] for line in read_text(rejected).splitlines() if line.strip()] if rejected else []
    found = data.shipped(game) if add else []
    for file in mined:
        with as_file(file) as path:
            found += mining.resume(game, path)
    text = data.pack(game, found, margin, unwanted)
    target = out or data.file_of(game)
    write_whole(target, text)
    count = text.count('"id":')
    output().print(f"{count} puzzles written to {target}.")
    return 0
