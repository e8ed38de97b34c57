"""Assemble the commands; every error becomes one sentence and an exit status."""

import os
import sys

import typer

from hexarch.cli import arena, backup, bench, export, ledger, perft, replay, research, selfplay, serve, show, train
from hexarch.cli.console import errors, escape
from hexarch.cli.files import FileError, GameError
from hexarch.core.data import DataError
from hexarch.core.game import RuleError
from hexarch.games import MANIFESTS
from hexarch.locale import error_text

app = typer.Typer(
    name="hexarch",
    help=f"{' and '.join(manifest.title for manifest in MANIFESTS.values())} with their complete rules.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)
for module in (serve, backup, replay, show, ledger, export, selfplay, arena, train, perft, bench, research):
    module.register(app)


def main() -> None:
    """Run the command line. Exit status: 0 success, 1 a game failed verification, 2 a usage or file error."""
    try:
        app()
    except FileError as error:
        _say(error, 2)
    except GameError as error:
        _say(error, 1)
    except (RuleError, DataError) as error:
        _say(error, 2)
    except KeyboardInterrupt:
        errors().print("Stopped.")
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)


def _say(error: Exception, status: int) -> None:
    errors().print(f"[bold red]hexarch:[/] {escape(error_text(error))}", soft_wrap=True)
    sys.exit(status)
