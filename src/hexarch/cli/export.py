"""hexarch export: convert a game to another format."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from hexarch.cli.console import errors
from hexarch.cli.files import load_ledger, write_game, write_whole
from hexarch.cli.options import GameFile


class Form(StrEnum):
    json = "json"
    commands = "commands"


def export(
    file: GameFile,
    form: Annotated[
        Form, typer.Option("--format", help="Output format: a stored game, or its moves as text.")
    ] = Form.json,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="OUT", help="Output file; standard output by default.")
    ] = None,
) -> int:
    """Write a game as a stored game (JSON) or as commands.

    A game that commands cannot express is written as a stored game, with the reason.

    \b
    hexarch export league_log.txt --format commands --out game.commands
    """
    ledger = load_ledger(file)
    text, _ = write_game(ledger, form is Form.commands)
    if out is None:
        typer.echo(text, nl=False)
    else:
        write_whole(out, text)
        errors().print(f"Written to {out}.")
    return 0
