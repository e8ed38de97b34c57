"""Game options on the command line."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from hexarch.cli.files import FileError, read_text
from hexarch.cli.parameters import Shared, with_shared
from hexarch.core.data import DataError, parse
from hexarch.core.game import Game, RuleError
from hexarch.games import NAMES

GameArgument = Annotated[str, typer.Argument(help=" or ".join(NAMES), autocompletion=lambda: list(NAMES))]
GameFile = Annotated[
    Path, typer.Argument(help="A league log, a game in command form or a stored game; - for standard input.")
]
GameFiles = Annotated[
    list[Path], typer.Argument(help="League logs, games in command form or stored games; - for standard input.")
]
PlayersOption = Annotated[int, typer.Option(help="Number of players.")]
PresetOption = Annotated[str, typer.Option("--preset", help="A preset of options, such as league.")]
FactionsOption = Annotated[str, typer.Option("--factions", help="The factions in seat order, comma-separated.")]
MapOption = Annotated[
    str, typer.Option("--map", metavar="NAME|FILE", help="The name of a map, or a file with a custom map.")
]
ComponentsOption = Annotated[
    Path | None,
    typer.Option("--components", metavar="FILE", help="A file with the values printed on your components (Origins)."),
]
RayOption = Annotated[
    str,
    typer.Option(
        "--ray", metavar="ADDRESS", help="Use the Ray cluster at this address; local starts one on this machine."
    ),
]
OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="Set a game option; may be repeated."),
]


@dataclass(frozen=True)
class TableOptions:
    """The options of a table as they were given on the command line."""

    preset: PresetOption = "standard"
    factions: FactionsOption = ""
    board: MapOption = ""
    components: ComponentsOption = None
    option: OptionList = None

    def check(self, game: Game[Any], players: int) -> dict[str, Any]:
        """Return the options as a dictionary. They are checked right away, before any work is done."""
        chosen: dict[str, Any] = {}
        if self.preset != "standard":
            chosen["preset"] = self.preset
        if self.factions:
            chosen["factions"] = [name.strip().lower().replace(" ", "") for name in self.factions.split(",")]
        if self.board:
            chosen |= _map(game, players, self.board)
        if self.components is not None:
            chosen |= _table(game, players, "components", self.components)
        for entry in self.option or []:
            name, separator, text = entry.partition("=")
            if not separator:
                raise RuleError(f"Write an option as NAME=VALUE, not {entry!r}.")
            chosen[name.strip()] = _value(text.strip())
        game.options(chosen, players)
        return chosen


_SHARED: Final[Shared] = {field.name: (field.type, field.default) for field in fields(TableOptions)}


def takes_table_options(command: Callable[..., int]) -> Callable[..., int]:
    """Add the options of a table to a command, which gets them as its parameter `table`."""

    def run(**given: Any) -> int:
        table = TableOptions(**{name: given.pop(name) for name in _SHARED})
        return command(**given, table=table)

    return with_shared(command, ("table",), _SHARED, run)


def _map(game: Game[Any], players: int, board: str) -> dict[str, Any]:
    path = Path(board)
    if path.suffix == ".toml" or path.is_file():
        return _table(game, players, "own_map", path)
    return {"map": board}


def _table(game: Game[Any], players: int, option: str, path: Path) -> dict[str, Any]:
    """Read an option that is a file. Errors name the file."""
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
