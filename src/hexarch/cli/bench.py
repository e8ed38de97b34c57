"""hexarch bench: measure the engine's speed on this machine."""

from typing import Annotated

import typer

from hexarch.bench import measure_game
from hexarch.cli.console import new_table, output, print_json, progress
from hexarch.cli.options import PlayersOption, TableOptions, takes_table_options
from hexarch.games import NAMES, load_game


@takes_table_options
def bench(
    *,
    game: Annotated[
        str, typer.Argument(help=f"{' or '.join(NAMES)}; all by default", autocompletion=lambda: list(NAMES))
    ] = "",
    players: PlayersOption = 4,
    table: TableOptions,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to measure each figure.")] = 3.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> int:
    """Measure decisions per second, clone and key on one core.

    \b
    hexarch bench terra-mystica --seconds 10 --preset league
    """
    names = [load_game(game).name] if game else list(NAMES)
    chosen = {name: table.check(load_game(name), players) for name in names}
    measured = (measure_game(name, seconds, players, chosen[name]) for name in names)
    figures = list(progress(measured, len(names), "Measuring"))
    if as_json:
        print_json(figures)
        return 0
    shown = new_table()
    for column in ("game", "build", "players", "decisions a second", "clone", "key", "state"):
        shown.add_column(column, justify="left" if column in ("game", "build") else "right")
    for figure in figures:
        shown.add_row(
            figure["game"],
            figure["build"],
            str(figure["players"]),
            f"{figure['decisions_per_second']:,}",
            f"{figure['clone_us']:.2f} µs",
            f"{figure['key_us']:.1f} µs",
            f"{figure['state_bytes'] / 1000:.1f} kB",
        )
    output().print(shown)
    return 0
