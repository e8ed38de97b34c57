"""The command line: replay, selfplay, show and the rest. `hexarch --help` teaches it."""

from hexarch.cli.app import main

__all__ = ["main"]
