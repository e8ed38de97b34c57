"""hexarch show: draw a position."""

from pathlib import Path
from typing import Annotated

import typer

from hexarch.cli.console import errors, output, print_json
from hexarch.cli.files import load_ledger, write_whole
from hexarch.cli.options import GameFile
from hexarch.games import load_presenter


def show(
    file: GameFile,
    at: Annotated[
        int | None, typer.Option("--at", metavar="N", help="After the first N moves; by default the end.")
    ] = None,
    svg: Annotated[Path | None, typer.Option("--svg", metavar="OUT", help="Write the picture as an SVG image.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the position as JSON.")] = False,
) -> int:
    """Draw a position: the board, the tracks and the players' boards.

    \b
    hexarch show game.json --at 120
    hexarch show game.txt --svg position.svg
    """
    ledger = load_ledger(file)
    count = len(ledger.entries) if at is None else at
    if count < 0:
        count = max(0, len(ledger.entries) + count)
    state = ledger.at(count).state
    if svg is not None:
        write_whole(svg, load_presenter(ledger.game.name).svg(state))
        errors().print(f"Written to {svg}.")
    elif as_json:
        print_json(load_presenter(ledger.game.name).view(state))
    else:
        output().print(load_presenter(ledger.game.name).picture(state, output().width))
        output().print(f"[dim]{file.name}, move {count} of {len(ledger.entries)}[/]")
    return 0
