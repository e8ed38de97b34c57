"""Terminal output shared by the commands: consoles, a progress bar, JSON.

Rich is imported when something is first printed with it, so that help pages and a server start without it.
"""

import json
import sys
from collections.abc import Callable, Coroutine, Iterable, Iterator
from functools import cache, wraps
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

import typer

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

T = TypeVar("T")
P = ParamSpec("P")


@cache
def output() -> "Console":
    from rich.console import Console

    return Console(highlight=False)


@cache
def errors() -> "Console":
    from rich.console import Console

    return Console(stderr=True, highlight=False)


def escape(text: str) -> str:
    """Escape square brackets, which would be read as markup."""
    if "[" not in text and not text.endswith("\\"):
        return text
    from rich.markup import escape

    return escape(text)


def new_table(padding: tuple[int, int, int, int] = (0, 1, 0, 1)) -> "Table":
    from rich.table import Table

    return Table(box=None, header_style="bold", padding=padding)


def progress(items: Iterable[T], total: int, label: str) -> Iterator[T]:
    """Yield the items, with a progress bar on a terminal."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors(), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(label, total=total)
        for item in items:
            yield item
            bar.advance(task)


def print_json(data: Any) -> None:
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")


def run_async(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end. asyncio is imported here, because help pages do not need it."""
    import asyncio

    return asyncio.run(work)


def exits(command: Callable[P, int]) -> Callable[P, None]:
    """Make a command's return value its exit status."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        status = command(*args, **kwargs)
        if status:
            raise typer.Exit(status)

    return run
