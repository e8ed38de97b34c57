"""What the commands share on the terminal: consoles, a progress bar, JSON for machines."""

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import wraps
from typing import Any, ParamSpec, TypeVar

import typer
from rich.console import Console

T = TypeVar("T")
P = ParamSpec("P")

output = Console(highlight=False)
errors = Console(stderr=True, highlight=False)


def progress(items: Iterable[T], total: int, label: str) -> Iterator[T]:
    """The items one by one, with a bar on a terminal while it lasts."""
    # Loaded here, since few commands need it and all would start slower.
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(label, total=total)
        for item in items:
            yield item
            bar.advance(task)


def print_json(data: Any) -> None:
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")


def exits(command: Callable[P, int]) -> Callable[P, None]:
    """A command whose return value is its exit status."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        status = command(*args, **kwargs)
        if status:
            raise typer.Exit(status)

    return run
