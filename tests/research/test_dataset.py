"""Samples and norms from games that people played."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hexarch.core.conformance import random_game
from hexarch.core.game import CHANCE, RuleError
from hexarch.core.ledger import Ledger
from hexarch.games import load_game
from hexarch.research.dataset import load_samples, write_samples
from hexarch.research.norms import norms
from hexarch.research.observe import Observer
from tests.cli.test_commands import hexarch
from tests.research.games import DROPPED, LOG, LOGS, league_game, league_positions

NAMES = [LOG.name, DROPPED.name]


@pytest.fixture(scope="module")
def games() -> list[Ledger[Any]]:
    return [league_game(LOG), league_game(DROPPED)]


@pytest.fixture(scope="module")
def stored(games: list[Ledger[Any]], tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("samples")
    paths = {suffix: folder / f"league{suffix}" for suffix in (".npz", ".parquet")}
    for path in paths.values():
        write_samples(path, games, NAMES)
    return paths


@pytest.mark.parametrize("suffix", [".npz", ".parquet"])
def test_samples_are_the_decisions_of_the_games(stored: dict[str, Path], suffix: str) -> None:
    samples = load_samples(stored[suffix])
    assert samples.about["files"] == NAMES
    assert samples.about["schema"] == Observer("terra-mystica", 4).schema
    first = samples.columns["game"] == 0
    observer = Observer("terra-mystica", 4)
    ledger = league_game()
    scores = ledger.game.scores(ledger.state)
    expected = list(league_positions())
    assert first.sum() == len(expected) == sum(seat != CHANCE for seat, _ in ledger.entries)
    for number, (state, seat, action) in enumerate(league_positions()):
        assert samples.columns["seat"][number] == seat
        assert samples.columns["action"][number] == action
        assert samples.columns["points"][number] == scores[seat]
        assert samples.columns["round"][number] == state.round
        assert samples.mask[number, action] == 1
        if number % 25 == 0:
            assert np.flatnonzero(samples.mask[number]).tolist() == ledger.game.legal(state, seat)
            for name, told in observer.observe(state, seat).items():
                assert np.array_equal(samples.observation[name][number], told), name


def test_both_forms_hold_the_same(stored: dict[str, Path]) -> None:
    one, other = load_samples(stored[".npz"]), load_samples(stored[".parquet"])
    assert one.about == other.about
    assert len(one) == len(other)
    assert np.array_equal(one.mask, other.mask)
    for name in one.observation:
        assert np.array_equal(one.observation[name], other.observation[name])
    for name in one.columns:
        assert np.array_equal(one.columns[name], other.columns[name])
        assert one.columns[name].dtype == other.columns[name].dtype


def test_leaving_the_game_is_not_a_sample(stored: dict[str, Path], games: list[Ledger[Any]]) -> None:
    """In the second game two players dropped out, which nobody had asked them to do."""
    decided = sum(seat != CHANCE for seat, _ in games[1].entries)
    assert (load_samples(stored[".npz"]).columns["game"] == 1).sum() == decided - 2


def test_norms_add_up(games: list[Ledger[Any]]) -> None:
    found = norms(games)
    everybody = found["all"]
    scores = [score for ledger in games for score in ledger.game.scores(ledger.state)]
    assert found["games"] == 2
    assert everybody["seats"] == 8
    assert everybody["won"] == pytest.approx(1 / 4)
    assert everybody["points"]["mean"] == pytest.approx(sum(scores) / 8, abs=0.01)
    assert list(everybody["at_the_start_of_round"]) == ["1", "2", "3", "4", "5", "6"]
    assert everybody["at_the_start_of_round"]["1"]["points"] == 20
    assert everybody["at_the_end"]["points"] == pytest.approx(sum(scores) / 8, abs=0.01)
    won = sum(sum(sources.values()) for sources in everybody["points_in_round"].values())
    assert won == pytest.approx(sum(scores) / 8 - 20, abs=0.05)
    factions = sorted({board.name for ledger in games for board in ledger.state.setup.factions})
    assert list(found["groups"]) == factions
    assert sum(group["seats"] for group in found["groups"].values()) == 8


def test_norms_see_the_same_large_buildings_as_the_position(games: list[Ledger[Any]]) -> None:
    """Count temples, sanctuaries and strongholds at the start of round 2 in the positions themselves."""
    counted = 0
    for ledger in games:
        replayed = Ledger(ledger.game, ledger.options)
        for seat, action in ledger.entries:
            if replayed.state.round == 2:
                break
            replayed.push(seat, action)
        counted += sum(bool(p.temples | p.sanctuaries | p.strongholds) for p in replayed.state.players)
    means = norms(games)["all"]["at_the_start_of_round"]["2"]
    assert means["large_buildings"] == pytest.approx(counted / 8, abs=0.001)


def test_games_of_origins_can_be_samples(tmp_path: Path) -> None:
    game = load_game("origins")
    ledgers = [random_game(game, game.options({}, 2), seed) for seed in (1, 2)]
    path = tmp_path / "origins.parquet"
    count = write_samples(path, ledgers, ["one", "two"])
    samples = load_samples(path)
    assert len(samples) == count == sum(seat != CHANCE for ledger in ledgers for seat, _ in ledger.entries)
    assert samples.observation["city"].shape == (count, 2, 225)
    assert norms(ledgers)["groups"] == {}


def test_the_command(tmp_path: Path) -> None:
    result = hexarch("dataset", LOG, "--out", "x.npz", "--norms", "norms.json", "--json", cwd=tmp_path)
    assert result.returncode == 0, result.stderr
    summary = json.loads(result.stdout)
    assert summary["samples"] == len(load_samples(tmp_path / "x.npz")) > 300
    assert json.loads((tmp_path / "norms.json").read_text())["games"] == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["norms.json", "x.npz"]


def test_the_tensors_can_be_listed() -> None:
    described = json.loads(hexarch("tensors", "origins", "--players", "2", "--json").stdout)
    assert described == Observer("origins", 2).describe()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["dataset", LOG], "Choose where to write"),
        (["dataset", LOG, "--out", "no/such/folder/x.npz"], "cannot be written"),
        (["tensors", "origins", "--players", "8"], "1 to 4 players, not 8"),
    ],
)
def test_mistakes_are_answered_in_one_sentence(tmp_path: Path, arguments: list[str | Path], sentence: str) -> None:
    result = hexarch(*arguments, cwd=tmp_path)
    assert result.returncode == 2
    assert sentence in " ".join(result.stderr.split())
    assert "Traceback" not in result.stderr
    assert not list(tmp_path.iterdir())


def test_unfinished_and_mixed_games_are_refused(games: list[Ledger[Any]], tmp_path: Path) -> None:
    half = games[0].at(100)
    with pytest.raises(RuleError, match="half: the game is not finished"):
        write_samples(tmp_path / "x.npz", [games[0], half], ["whole", "half"])
    game = load_game("origins")
    other = random_game(game, game.options({}, 1), 1)
    with pytest.raises(RuleError, match="other: a game of origins for 1; the first is of terra-mystica for 4"):
        write_samples(tmp_path / "x.npz", [games[0], other], ["whole", "other"])
    with pytest.raises(RuleError, match="no game"):
        write_samples(tmp_path / "x.npz", [], [])
    with pytest.raises(RuleError, match=r"written as \.npz or \.parquet"):
        write_samples(tmp_path / "x.csv", games, NAMES)
    with pytest.raises(RuleError, match="no game"):
        norms([])
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("suffix", [".npz", ".parquet"])
def test_broken_files_are_refused(stored: dict[str, Path], suffix: str, tmp_path: Path) -> None:
    path = tmp_path / f"broken{suffix}"
    whole = stored[suffix].read_bytes()
    for data in (b"", b"something else", whole[: len(whole) // 2], whole[:100] + b"?" * 50 + whole[150:]):
        path.write_bytes(data)
        with pytest.raises(RuleError, match="not a file of samples, or it is damaged"):
            load_samples(path)
    with pytest.raises(RuleError, match="there is no such file"):
        load_samples(tmp_path / f"missing{suffix}")
    with pytest.raises(RuleError, match=r"read from \.npz or \.parquet"):
        load_samples(LOG)


@pytest.mark.long
def test_all_league_games_are_samples(tmp_path: Path) -> None:
    """The figures are those that the document and the players' notes give."""
    paths = sorted(LOGS.glob("*.txt"))
    ledgers = [league_game(path) for path in paths]
    assert write_samples(tmp_path / "league.parquet", ledgers, [path.name for path in paths]) == 17_892
    everybody = norms(ledgers)["all"]
    assert everybody["seats"] == 144
    assert 0.89 <= everybody["at_the_start_of_round"]["2"]["large_buildings"] < 0.90
