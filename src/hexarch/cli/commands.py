"""The commands by name. A command's module is imported when the command is used, so that each starts quickly."""

from collections.abc import Iterator, MutableMapping
from importlib import import_module
from typing import Any, Final

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_group

from hexarch.cli.console import exits

# Module and first line of the help, repeated here so that listing the commands imports no module.
#
# A command is the function with its name, unless the module has a function `register`.
COMMANDS: Final = {
    "serve": ("serve", "Play in the browser, with friends and computer players."),
    "bot": ("bot", "Run a computer player as a bot on this server or another one."),
    "bots": ("serve", "Play the turns of computer players for the servers on the same database."),
    "backup": ("backup", "Save everything a server has stored to one file. The server may be running."),
    "restore": ("backup", "Load a backup into a database. Running servers switch to its content."),
    "check": ("check", "Find damaged tables in a server's database. The server may be running."),
    "admin": ("admin", "Manage the people and tables of a server: passwords, bans, reports, administrators."),
    "replay": ("replay", "Replay recorded games and compare every row."),
    "show": ("show", "Draw a position: the board, the tracks and the players' boards."),
    "ledger": ("ledger", "Show the whole game row by row, with every player's resources after each row."),
    "report": ("report", "Review finished games: expected points after every turn, and the most costly turns."),
    "puzzles": ("puzzles", "Mine games for puzzles, and pack the results."),
    "export": ("export", "Write a game as a stored game (JSON) or as commands."),
    "selfplay": ("selfplay", "Play whole games between random players."),
    "arena": ("arena", "Play computer players against each other, each in every seat of every set-up."),
    "train": ("train", "Train a network for Terra Mystica or Origins by self-play."),
    "perft": ("perft", "Count all lines of play to a depth, to compare engines and versions."),
    "bench": ("bench", "Measure decisions per second, clone and key on one core."),
    "dataset": ("research", "Convert finished games to samples: observation, legal mask, action, result."),
    "tensors": ("research", "List the tensors of an observation."),
}


class _Loaded(MutableMapping[str, Any]):
    """Maps names to commands. Looking one up imports its module; listing the names does not."""

    def __init__(self) -> None:
        self._loaded: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        if name not in self._loaded:
            module = import_module(f"hexarch.cli.{COMMANDS[name][0]}")
            part = typer.Typer(rich_markup_mode=None, pretty_exceptions_enable=False)
            if hasattr(module, "register"):
                module.register(part)
            else:
                part.command(name)(exits(getattr(module, name)))
            self._loaded |= get_group(part).commands
        return self._loaded[name]

    def __setitem__(self, name: str, command: Any) -> None:
        self._loaded[name] = command

    def __delitem__(self, name: str) -> None:
        del self._loaded[name]

    def __iter__(self) -> Iterator[str]:
        return iter(COMMANDS)

    def __len__(self) -> int:
        return len(COMMANDS)


class Commands(TyperGroup):
    """The group of all commands."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands = _Loaded()

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        # Help and completion have no value unless they are given, and Typer would load pydantic to convert nothing.
        for option in self.get_params(ctx):
            if option.default is None and getattr(option, "is_flag", False):
                option.default = False
        return super().parse_args(ctx, args)

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, summary) for name, (_, summary) in COMMANDS.items()])

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        """Complete the names of commands without importing the commands."""
        commands = self.commands
        self.commands = {name: TyperCommand(name, help=summary) for name, (_, summary) in COMMANDS.items()}
        try:
            return super().shell_complete(ctx, incomplete)
        finally:
            self.commands = commands
