"""hexarch train: train a network by self-play."""

import importlib.util
import os
from pathlib import Path
from typing import Annotated

import typer

from hexarch.cli.console import output
from hexarch.cli.files import FileError
from hexarch.cli.options import RayOption


def train(
    out: Annotated[Path, typer.Argument(metavar="DIR", help="The folder of the run; the same command resumes it.")],
    minutes: Annotated[float, typer.Option(min=0.1, help="How long to train.")] = 10.0,
    processes: Annotated[int, typer.Option(min=1, help="Processes that play.")] = os.cpu_count() or 1,
    ray: RayOption = "",
    games: Annotated[int, typer.Option(min=8, help="Games in each generation.")] = 100,
    first_games: Annotated[int, typer.Option(min=8, help="Games with the linear weights to start with.")] = 200,
    lines: Annotated[int, typer.Option(min=1, help="Lines that the planner keeps.")] = 6,
    planned: Annotated[
        float, typer.Option(min=0.0, max=1.0, help="Share of the games in which players plan; the others are quick.")
    ] = 1.0,
    share: Annotated[
        float, typer.Option(min=0.01, max=1.0, help="Share of the positions of a game to learn from.")
    ] = 1.0,
    gate_games: Annotated[
        int, typer.Option(min=0, help="Duplicate games that a new network must win; 0 accepts every network.")
    ] = 0,
    refit: Annotated[bool, typer.Option(help="Train every network from scratch instead of from the last one.")] = True,
    rate: Annotated[float, typer.Option(min=0.0, help="Learning rate at the start.")] = 1e-3,
    map_: Annotated[
        str,
        typer.Option(
            "--map", help="Whether the network looks at the map and learns a policy: yes, no, or auto: with a GPU."
        ),
    ] = "auto",
    policy: Annotated[
        float,
        typer.Option(
            min=0.0, help="Points that a turn gains in self-play for each nat by which the policy prefers it."
        ),
    ] = 0.0,
    people: Annotated[
        Path | None,
        typer.Option(help="A folder of people's games to learn from; every sixth is kept for testing."),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed plays the same first games.")] = 1,
    task: Annotated[
        str,
        typer.Option(help="What to train; by default the network of Terra Mystica. An unknown name lists the choices."),
    ] = "",
) -> int:
    """Train a network for Terra Mystica or Origins by self-play.

    The folder holds the games, the network, a log with the figures of every generation, and a page with their
    curves. Needs PyTorch.

    \b
    hexarch train run --minutes 10 --processes 2
    hexarch arena terra-mystica --players planner:6:run/network.npz,hard,hard,hard
    """
    if importlib.util.find_spec("torch") is None:
        raise FileError("Training needs PyTorch: pip install 'hexarch[train]'.")
    from hexarch.players.training.loop import Settings, run

    settings = Settings(
        out,
        minutes=minutes,
        processes=processes,
        ray=ray,
        games=games,
        first_games=first_games,
        paths=lines,
        planned=planned,
        share=share,
        gate_games=gate_games,
        refit=refit,
        rate=rate,
        map=map_,
        policy=policy,
        people=str(people or ""),
        seed=seed,
        task=task or Settings.task,
    )
    try:
        run(settings, lambda text: output().print(text, soft_wrap=True, markup=False, highlight=False))
    except OSError as error:
        raise FileError(f"{out}: cannot be written ({error.strerror}).") from None
    return 0
