"""The command line: every error becomes one sentence and an exit status."""

import os
import sys
from typing import Annotated

import typer

from hexarch._version import __version__
from hexarch.cli.commands import Commands

app = typer.Typer(
    name="hexarch",
    cls=Commands,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"hexarch {__version__}")
        raise typer.Exit


@app.callback()
def hexarch(
    version: Annotated[
        bool, typer.Option("--version", "-V", help="Print the version.", callback=_print_version, is_eager=True)
    ] = False,
) -> None:
    """Terra Mystica and Origins: First Builders with their complete rules."""


def main() -> None:
    """Run the command line. Exit status: 0 success, 1 a game failed verification, 2 a usage or file error."""
    # Small matrices are slower on several threads, and every process has its own core. Set before numpy is loaded.
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ.setdefault(name, "1")
    try:
        app(prog_name="hexarch")
    except KeyboardInterrupt:
        typer.echo("Stopped.", err=True)
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except Exception as error:
        status = _status(error)
        if status is None:
            raise
        _say(error, status)


def _status(error: Exception) -> int | None:
    """Return the exit status for an error that is shown as a sentence; None for a bug."""
    from hexarch.cli.files import GameError
    from hexarch.core.data import DataError
    from hexarch.core.game import RuleError

    if isinstance(error, GameError):
        return 1
    return 2 if isinstance(error, RuleError | DataError) else None


def _say(error: Exception, status: int) -> None:
    from hexarch.cli.console import errors, escape
    from hexarch.locale import error_text

    errors().print(f"[bold red]hexarch:[/] {escape(error_text(error))}", soft_wrap=True)
    sys.exit(status)
