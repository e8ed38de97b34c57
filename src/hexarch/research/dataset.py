"""Training samples from played games: observation, legal mask, action, result."""

import json
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from hexarch.core.atomic import replacing
from hexarch.core.game import CHANCE, RuleError
from hexarch.core.ledger import Ledger
from hexarch.core.rewards import MARGIN, WIN, returns
from hexarch.research.extras import MissingPackage, np
from hexarch.research.observe import Observer

FORMAT: Final = "hexarch samples"
VERSION: Final = 1
SUFFIXES: Final = (".npz", ".parquet")
PREFIX: Final = "observation."
"""Prefix of tensor names in a file."""
COLUMNS: Final = ("game", "seat", "round", "action", "points", "margin", "win")
"""The other columns: the game, the seat that decided, its action, and the final result for that seat."""


@dataclass(frozen=True)
class Samples:
    """Decisions, one per row. `about` holds the observation schema and the source files."""

    observation: dict[str, Any]
    mask: Any
    columns: dict[str, Any]
    about: dict[str, Any]

    def __len__(self) -> int:
        return len(self.mask)


def game_arrays(ledger: Ledger[Any], number: int, observer: Observer) -> dict[str, Any]:
    """Return the samples of one finished game as stored: masks as bits, small numbers as bytes.

    Standing answers and dropping out are left out: nobody was asked for them.
    """
    game = ledger.game
    replayed = Ledger(game, ledger.options)
    rows: list[Any] = []
    masks: list[Any] = []
    decisions: list[tuple[int, int, int]] = []
    for seat, action in ledger.entries:
        state = replayed.state
        legal = game.legal(state, seat) if seat != CHANCE else []
        if action in legal:
            row = observer.new_rows()
            observer.write(state, seat, row)
            rows.append(row)
            masks.append(np.packbits(observer.mask(legal)))
            decisions.append((seat, state.round, action))
        replayed.push(seat, action)
    found = observer.views(np.stack(rows))
    arrays = {
        PREFIX + tensor.name: found[tensor.name].astype(np.uint8 if tensor.most < 256 else np.int16)
        for tensor in observer.tensors
    }
    seats = np.array([seat for seat, _, _ in decisions])
    state = replayed.state
    arrays["mask"] = np.stack(masks)
    arrays["game"] = np.full(len(decisions), number, np.int32)
    arrays["seat"] = seats.astype(np.int8)
    arrays["round"] = np.array([round_ for _, round_, _ in decisions], np.int16)
    arrays["action"] = np.array([action for _, _, action in decisions], np.int16)
    arrays["points"] = np.array(game.scores(state), np.int16)[seats]
    arrays["margin"] = np.array(returns(game, state, MARGIN), np.float32)[seats]
    arrays["win"] = np.array(returns(game, state, WIN), np.float32)[seats]
    return arrays


def check_games(ledgers: list[Ledger[Any]], files: list[str]) -> Observer:
    """Check that all games are the same game with the same number of players, and finished."""
    if not ledgers:
        raise RuleError("There are no games to make samples from.")
    kinds = [(ledger.game.name, ledger.state.setup.players) for ledger in ledgers]
    for ledger, file, (name, players) in zip(ledgers, files, kinds, strict=True):
        if not ledger.game.is_over(ledger.state):
            raise RuleError(f"{file}: the game is not finished, so it has no result.")
        if (name, players) != kinds[0]:
            raise RuleError(
                f"{file}: a game of {name} for {players}; the first is of {kinds[0][0]} for {kinds[0][1]}."
                " One file holds one game and one number of players."
            )
    return Observer(*kinds[0])


def write_samples(path: Path, ledgers: list[Ledger[Any]], files: list[str]) -> int:
    """Write a file atomically and return the number of samples."""
    if path.suffix not in SUFFIXES:
        raise RuleError(f"{path}: samples are written as {' or '.join(SUFFIXES)}.")
    observer = check_games(ledgers, files)
    about = {"format": FORMAT, "version": VERSION, **observer.describe(), "files": files}
    games = (game_arrays(ledger, number, observer) for number, ledger in enumerate(ledgers))
    with replacing(path, RuleError) as temporary:
        return (_write_npz if path.suffix == ".npz" else _write_parquet)(temporary, games, about)


def _write_npz(path: Path, games: Iterable[dict[str, Any]], about: dict[str, Any]) -> int:
    parts = list(games)
    arrays: dict[str, Any] = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
    arrays["about"] = np.array(json.dumps(about))
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **arrays)
    return len(arrays["mask"])


def _write_parquet(path: Path, games: Iterable[dict[str, Any]], about: dict[str, Any]) -> int:
    """Write one row group per game, so that memory does not grow with the number of games."""
    arrow, parquet = _arrow()
    writer, count = None, 0
    try:
        for arrays in games:
            columns = {name: _column(arrow, array) for name, array in arrays.items()}
            table = arrow.table(columns).replace_schema_metadata({"hexarch": json.dumps(about)})
            writer = writer or parquet.ParquetWriter(path, table.schema, compression="zstd")
            writer.write_table(table)
            count += table.num_rows
    finally:
        if writer is not None:
            writer.close()
    return count


def _arrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ModuleNotFoundError as error:
        raise MissingPackage(error.name) from None
    return pyarrow, pyarrow.parquet


def _column(arrow: Any, array: Any) -> Any:
    if array.ndim == 1:
        return arrow.array(array)
    return arrow.FixedSizeListArray.from_arrays(arrow.array(array.reshape(-1)), int(np.prod(array.shape[1:])))


def load_samples(path: Path | str) -> Samples:
    """Read the samples of a file, with the legal masks unpacked."""
    path = Path(path)
    if path.suffix not in SUFFIXES:
        raise RuleError(f"{path}: samples are read from {' or '.join(SUFFIXES)}.")
    with _readable(path):
        arrays, about = (_read_npz if path.suffix == ".npz" else _read_parquet)(path)
        if about.get("format") != FORMAT or about.get("version") != VERSION:
            raise RuleError(f"{path}: these are not samples of format version {VERSION}.")
        shapes = {tensor["name"]: tensor["shape"] for tensor in about["tensors"]}
        return Samples(
            {name: arrays[PREFIX + name].reshape(-1, *shape) for name, shape in shapes.items()},
            np.unpackbits(arrays["mask"], axis=1, count=about["actions"]),
            {name: arrays[name] for name in COLUMNS},
            about,
        )


@contextmanager
def _readable(path: Path) -> Iterator[None]:
    """Turn any error about a file into one sentence."""
    try:
        yield
    except RuleError:
        raise
    except FileNotFoundError:
        raise RuleError(f"{path}: there is no such file.") from None
    except (OSError, EOFError, LookupError, TypeError, ValueError, AttributeError, zipfile.BadZipFile, zlib.error):
        raise RuleError(f"{path}: this is not a file of samples, or it is damaged.") from None


def _read_npz(path: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    with path.open("rb") as raw, np.load(raw, allow_pickle=False) as file:
        arrays = {name: file[name] for name in file.files if name != "about"}
        return arrays, json.loads(str(file["about"]))


def _read_parquet(path: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    arrow, parquet = _arrow()
    table = parquet.read_table(path)
    arrays: dict[str, Any] = {}
    for name in table.column_names:
        column = table.column(name).combine_chunks()
        if arrow.types.is_fixed_size_list(column.type):
            arrays[name] = column.flatten().to_numpy().reshape(len(column), -1)
        else:
            arrays[name] = column.to_numpy()
    return arrays, json.loads(table.schema.metadata[b"hexarch"])
