"""hexarch bench: measure the engine's speed on this machine."""

from typing import Annotated

import typer

from hexarch.bench import measure_game
from hexarch.cli.console import exits, new_table, output, print_json, progress
from hexarch.cli.options import ComponentsOption, FactionsOption, MapOption, OptionList, PresetOption, game_options
from hexarch.games import NAMES, load_game


def register(app: typer.Typer) -> None:
    app.command("bench")(exits(bench))


def bench(
    game: Annotated[
        str, typer.Argument(help=f"{' or '.join(NAMES)}; all by default", autocompletion=lambda: list(NAMES))
    ] = "",
    players: Annotated[int, typer.Option(help="Number of players.")] = 4,
    preset: PresetOption = "standard",
    factions: FactionsOption = "",
    board: MapOption = "",
    components: ComponentsOption = None,
    option: OptionList = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to measure each figure.")] = 3.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> int:
    """Measure decisions per second, clone and key on one core.

    [dim]hexarch bench terra-mystica --seconds 10 --preset league[/]
    """
    names = [load_game(game).name] if game else list(NAMES)
    chosen = {
        name: game_options(load_game(name), players, preset, factions, board, components, option) for name in names
    }
    measured = (measure_game(name, seconds, players, chosen[name]) for name in names)
    figures = list(progress(measured, len(names), "Measuring"))
    if as_json:
        print_json(figures)
        return 0
    table = new_table()
    for column in ("game", "build", "players", "decisions a second", "clone", "key", "state"):
        table.add_column(column, justify="left" if column in ("game", "build") else "right")
    for figure in figures:
        table.add_row(
            figure["game"],
            figure["build"],
            str(figure["players"]),
            f"{figure['decisions_per_second']:,}",
            f"{figure['clone_us']:.2f} µs",
            f"{figure['key_us']:.1f} µs",
            f"{figure['state_bytes'] / 1000:.1f} kB",
        )
    output().print(table)
    return 0
