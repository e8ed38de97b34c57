"""hexarch dataset and hexarch tensors: training samples from games, and the layout of observations."""

import json
from pathlib import Path
from typing import Annotated

import typer

from hexarch.cli.console import escape, new_table, output, print_json, progress
from hexarch.cli.files import load_ledger, write_whole
from hexarch.cli.options import GameArgument, GameFiles
from hexarch.games import load_game


def dataset(
    files: GameFiles,
    out: Annotated[Path | None, typer.Option(help="Output file for the samples: .npz or .parquet.")] = None,
    norms: Annotated[Path | None, typer.Option(help="Output file for the norms by round and faction, as JSON.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the summary as JSON.")] = False,
) -> int:
    """Convert finished games to samples: observation, legal mask, action, result.

    \b
    hexarch dataset games/*.txt --out league.parquet --norms norms.json
    """
    from hexarch.core.game import RuleError
    from hexarch.research.dataset import SUFFIXES, check_games, write_samples
    from hexarch.research.norms import norms as norms_of

    if out is None and norms is None:
        raise RuleError("Choose where to write: --out for the samples, --norms for the norms, or both.")
    if out is not None and out.suffix not in SUFFIXES:
        raise RuleError(f"{out}: samples are written as {' or '.join(SUFFIXES)}.")
    ledgers = [load_ledger(path) for path in progress(files, len(files), "Reading")]
    names = [path.name for path in files]
    check_games(ledgers, names)
    summary: dict[str, int | str] = {"games": len(ledgers)}
    if out is not None:
        summary["samples"] = write_samples(out, ledgers, names)
        summary["out"] = str(out)
        summary["bytes"] = out.stat().st_size
    if norms is not None:
        write_whole(norms, json.dumps(norms_of(ledgers), indent=1) + "\n")
        summary["norms"] = str(norms)
    if as_json:
        print_json(summary)
        return 0
    if out is not None:
        size = f"{int(summary['bytes']) / 1e6:.1f} MB"
        output().print(f"{summary['samples']} samples of {len(ledgers)} games in {escape(str(out))}, {size}.")
    if norms is not None:
        output().print(f"Norms of {len(ledgers)} games in {escape(str(norms))}.")
    return 0


def tensors(
    game: GameArgument,
    players: Annotated[int, typer.Option(help="Number of players.")] = 4,
    as_json: Annotated[bool, typer.Option("--json", help="Print as JSON, with all labels.")] = False,
) -> int:
    """List the tensors of an observation.

    \b
    hexarch tensors terra-mystica --players 4
    """
    load_game(game)
    from hexarch.core.tensors import UNBOUNDED
    from hexarch.research.observe import Observer

    observer = Observer(game, players)
    if as_json:
        print_json(observer.describe())
        return 0
    table = new_table()
    for column in ("tensor", "shape", "most", "what it holds"):
        table.add_column(column, justify="right" if column == "most" else "left", no_wrap=column != "what it holds")
    for tensor in observer.tensors:
        shape = " x ".join(str(length) for length in tensor.shape)
        most = "any" if tensor.most == UNBOUNDED else str(tensor.most)
        table.add_row(tensor.name, shape, most, tensor.about)
    output().print(table)
    output().print(f"Schema {observer.schema}: {observer.size} numbers, {observer.action_count} actions.")
    output().print("Use --json to list every label with its largest number.")
    return 0
