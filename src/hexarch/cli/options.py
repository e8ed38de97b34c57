"""Game options on the command line."""

from pathlib import Path
from typing import Annotated, Any

import typer

from hexarch.cli.files import FileError, read_text
from hexarch.core.data import DataError, parse
from hexarch.core.game import Game, RuleError
from hexarch.games import NAMES

GameArgument = Annotated[str, typer.Argument(help=" or ".join(NAMES), autocompletion=lambda: list(NAMES))]
PresetOption = Annotated[str, typer.Option("--preset", help="A preset of options, such as league.")]
FactionsOption = Annotated[str, typer.Option("--factions", help="The factions in seat order, comma-separated.")]
MapOption = Annotated[
    str, typer.Option("--map", metavar="NAME|FILE", help="The name of a map, or a file with a custom map.")
]
ComponentsOption = Annotated[
    Path | None,
    typer.Option("--components", metavar="FILE", help="A file with the values printed on your components (Origins)."),
]
OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="Set a game option; may be repeated."),
]


def game_options(
    game: Game[Any],
    players: int,
    preset: str,
    factions: str,
    board: str,
    components: Path | None,
    named: list[str] | None,
) -> dict[str, Any]:
    """Return the options as a dictionary. They are checked right away, before any work is done."""
    chosen: dict[str, Any] = {}
    if preset != "standard":
        chosen["preset"] = preset
    if factions:
        chosen["factions"] = [name.strip().lower().replace(" ", "") for name in factions.split(",")]
    if board:
        chosen |= _map(game, players, board)
    if components is not None:
        chosen |= _table(game, players, "components", components)
    for entry in named or []:
        name, separator, text = entry.partition("=")
        if not separator:
            raise RuleError(f"Write an option as NAME=VALUE, not {entry!r}.")
        chosen[name.strip()] = _value(text.strip())
    game.options(chosen, players)
    return chosen


def _map(game: Game[Any], players: int, board: str) -> dict[str, Any]:
    path = Path(board)
    if path.suffix == ".toml" or path.is_file():
        return _table(game, players, "own_map", path)
    return {"map": board}


def _table(game: Game[Any], players: int, option: str, path: Path) -> dict[str, Any]:
    """Read an option that is a file of its own. Errors name the file."""
    try:
        chosen = {option: parse(read_text(path), path.name)}
    except DataError as error:
        raise FileError(f"{error}.") from None
    try:
        game.options(chosen, players)
    except RuleError as error:
        raise FileError(f"{path}: ", error) from None
    return chosen


def _value(text: str) -> Any:
    if text.lower() in ("true", "yes", "on"):
        return True
    if text.lower() in ("false", "no", "off"):
        return False
    return int(text) if text.lstrip("-").isdigit() else text
