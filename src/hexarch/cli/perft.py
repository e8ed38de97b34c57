"""hexarch perft: count the lines of play from a position."""

import random
import time
from pathlib import Path
from typing import Annotated, Any

import typer

from hexarch.cli.console import output, print_json, progress
from hexarch.cli.files import load_ledger
from hexarch.cli.options import GameArgument, PlayersOption, TableOptions, takes_table_options
from hexarch.core.conformance import choose
from hexarch.core.game import Game, S
from hexarch.games import load_game


def lines(game: Game[S], state: S, depth: int) -> int:
    """Count the lines of `depth` actions; a game that ends earlier counts as one line."""
    legal = game.legal(state)
    if depth == 0 or not legal:
        return 1
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        child = game.clone(state)
        game.apply(child, action)
        total += lines(game, child, depth - 1)
    return total


def _lines_with_bar(game: Game[S], state: S, depth: int) -> int:
    """Count like `lines`, with a progress bar over the first actions."""
    legal = game.legal(state)
    if depth < 3 or not legal:
        return lines(game, state, depth)
    total = 0
    for action in progress(legal, len(legal), f"Depth {depth}"):
        child = game.clone(state)
        game.apply(child, action)
        total += lines(game, child, depth - 1)
    return total


@takes_table_options
def perft(
    *,
    game: GameArgument,
    depth: Annotated[int, typer.Option(min=1, max=6, help="Depth in actions.")] = 2,
    players: PlayersOption = 4,
    table: TableOptions,
    seed: Annotated[int, typer.Option(help="Seed of the random moves that lead to the position.")] = 1,
    moves: Annotated[int, typer.Option(min=0, help="Random moves before counting.")] = 40,
    position: Annotated[Path | None, typer.Option(help="Count from the end of a recorded game instead.")] = None,
    at: Annotated[int | None, typer.Option(metavar="N", help="With --position: after its first N moves.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the counts as JSON.")] = False,
) -> int:
    """Count all lines of play to a depth, to compare engines and versions.

    \b
    hexarch perft terra-mystica --seed 1 --moves 60 --depth 3
    """
    rules: Game[Any] = load_game(game)
    if position is not None:
        ledger = load_ledger(position)
        rules = ledger.game
        state = ledger.at(len(ledger.entries) if at is None else at).state
    else:
        dice = random.Random(seed)
        chosen = table.check(rules, players)
        state = rules.new(rules.options(chosen, players))
        for _ in range(moves):
            if not rules.is_over(state):
                rules.apply(state, choose(rules, state, dice))
    counts: list[dict[str, Any]] = []
    for level in range(1, depth + 1):
        started = time.perf_counter()
        count = _lines_with_bar(rules, state, level)
        seconds = time.perf_counter() - started
        counts.append({"depth": level, "lines": count, "seconds": round(seconds, 3)})
        if not as_json:
            output().print(f"depth {level}: {count:,} lines in {seconds:.2f} s")
    if as_json:
        print_json(counts)
    return 0
