"""The command line. `hexarch --help` lists the commands."""

from hexarch.cli.app import main

__all__ = ["main"]
