"""Self-play, its storage, the training rows, and a short training run."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from hexarch.games.terra_mystica.rules import GAME
from hexarch.players.algorithms.network import Network
from hexarch.players.terra_mystica.habits import GROUPS
from hexarch.players.terra_mystica.network_guide import load_network
from hexarch.players.training.dataset import HEADS, rows, vocabulary
from hexarch.players.training.known import aged
from hexarch.players.training.loop import checkpoint
from hexarch.players.training.selfplay import Job, Record, append, play, read


@pytest.fixture(scope="module")
def record() -> Record:
    played = play(Job(5, 0, dealt=1.0, other_tables=0.0))
    assert played is not None
    return played


def test_a_stored_game_replays_to_its_scores(record: Record, tmp_path: Path) -> None:
    append(tmp_path / "games.jsonl.gz", [record])
    append(tmp_path / "games.jsonl.gz", [record])
    assert read(tmp_path / "games.jsonl.gz") == [record, record]
    options = dict(record.options)
    state = GAME.new(GAME.options(options, options.pop("players")))
    for seat, action in record.pairs():
        assert action in GAME.legal(state, seat)
        GAME.apply(state, action, seat)
    assert GAME.scores(state) == record.scores


def test_a_file_that_was_cut_off_keeps_its_whole_games(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl.gz"
    append(path, [record])
    whole = path.read_bytes()
    append(path, [record])
    path.write_bytes(path.read_bytes()[: len(whole) + 200])
    assert read(path) == [record]


def test_rows_say_what_was_still_to_come(record: Record) -> None:
    names = vocabulary([record])
    data = rows(record, *names)
    points = data.own[:, names[0].index("points")].astype(float)
    assert len(data.own) % 4 == 0
    final = points + data.targets[:, HEADS.index("to come")]
    assert sorted(set(final.tolist())) == sorted({float(score) for score in record.scores})
    winners = data.targets[:, HEADS.index("win")].reshape(-1, 4).sum(1)
    assert winners == pytest.approx(np.ones(len(winners)))
    sources = data.targets[:, -len(GROUPS) :].sum(1)
    assert sources == pytest.approx(data.targets[:, HEADS.index("to come")])
    assert len(data.draft) == 4


def test_old_games_count_less_and_their_factions_least(record: Record) -> None:
    data = rows(record, *vocabulary([record]))
    old, new = aged(data, 2, 0.8), aged(data, 0, 0.8)
    assert old.weight == pytest.approx(np.full(len(data.own), 0.64))
    assert [weight for _, _, weight in old.draft] == pytest.approx([0.16] * 4)
    assert [weight for _, _, weight in new.draft] == [1.0] * 4
    assert [weight for _, _, weight in aged(data, 1, 0.1).draft] == pytest.approx([0.1] * 4)


def test_the_same_seed_plays_the_same_game(record: Record) -> None:
    again = play(Job(5, 0, dealt=1.0, other_tables=0.0))
    assert again is not None
    assert again.entries == record.entries


def test_games_end_where_neighbours_answer_otherwise_than_expected() -> None:
    """Cultists plan a cult step for power that a neighbour then declines; only legal actions are played."""
    played = play(Job(10_000_081, 0))
    assert played is not None
    assert played.options["offers"] == "at once"
    options = dict(played.options)
    state = GAME.new(GAME.options(options, options.pop("players")))
    for seat, action in played.pairs():
        assert action in GAME.legal(state, seat)
        GAME.apply(state, action, seat)


def test_quick_games_look_one_turn_ahead_and_are_marked_as_such() -> None:
    played = play(Job(7, 1, paths=0, other_tables=0.0), "value")
    assert played is not None
    assert played.paths == 0
    names = vocabulary([replace(played, paths=4)])
    planned = names[0].index("planned")
    assert set(rows(played, *names).own[:, planned].tolist()) == {0.0}
    assert set(rows(replace(played, paths=4), *names).own[:, planned].tolist()) == {1.0}
    assert len(rows(played, *names, share=0.2).own) < len(rows(played, *names).own) / 2


def test_every_generation_plays_with_the_newest_network(tmp_path: Path) -> None:
    """Each generation keeps the network that played it; processes with another one load it."""
    file = tmp_path / "network.npz"
    found = []
    for generation, weight in enumerate((1.0, 2.0)):
        arrays = {**load_network("value").arrays}
        arrays["out_b"] = np.full_like(arrays["out_b"], weight)
        Network(arrays).save(file)
        found.append(load_network(checkpoint(file, generation).read_bytes()).arrays["out_b"].max())
    assert found == [1.0, 2.0]


@pytest.mark.long
def test_a_short_run_learns_and_resumes(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from hexarch.players.training.loop import Settings, run

    said: list[str] = []
    for _ in range(2):
        run(Settings(tmp_path, minutes=4, processes=2, first_games=24, games=8), said.append)
        if len(said) > 1:
            break
    assert (tmp_path / "network.npz").exists()
    assert [line.split(",")[0] for line in said][:2] == ['{"generation": 0', '{"generation": 1']
