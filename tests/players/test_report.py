"""The review of a finished game."""

import json
from pathlib import Path
from typing import Any

import pytest

from hexarch.core.ledger import Ledger
from hexarch.games.files import read_game
from hexarch.players.algorithms.planner import Planner
from hexarch.players.report.page import page
from hexarch.players.report.review import MadeTurn, Moment, Review, ReviewedTurn, chances, planner_of, review, turns_of
from hexarch.players.report.sources import norms, source_table

LOG = Path(__file__).parent.parent / "fixtures" / "games" / "4pLeague_S1_D1L1_G3.txt"


@pytest.fixture(scope="module")
def found() -> Review:
    """One turn ahead instead of whole rounds."""
    ledger = read_game(LOG.read_bytes()).ledger
    assert ledger is not None
    planner = Planner(planner_of(ledger.game.name, "expert").guide, paths=1, turns=1, breadth=2)
    steps = list(review(ledger, ["a", "b", "c", "d"], planner, "expert"))
    assert isinstance(steps[-1], Review)
    return steps[-1]


@pytest.mark.long
def test_every_turn_of_the_log_is_reviewed_once(found: Review) -> None:
    assert len(found.turns) == len({turn.entry for turn in found.turns})
    assert all(turn.loss >= 0 for turn in found.turns)
    assert found.moments[-1].expected == [float(score) for score in found.scores]
    assert found.mistakes() == sorted(found.mistakes(), key=lambda turn: -turn.loss)
    json.dumps(found.to_json())


def test_turns_hold_everything_a_seat_did() -> None:
    ledger = read_game(LOG.read_bytes()).ledger
    assert ledger is not None
    turns = turns_of(ledger, planner_of(ledger.game.name, "expert").guide)
    rounds_of_passes = [(turn.seat, turn.state.round) for turn in turns if _is_pass(ledger, turn)]
    assert len(rounds_of_passes) == len(set(rounds_of_passes))
    assert len(turns) == 137
    for turn in turns:
        assert turn.actions
        assert turn.actions[0] in ledger.game.legal(turn.state, turn.seat)


def _is_pass(ledger: Ledger[Any], turn: MadeTurn) -> bool:
    return ledger.game.format(turn.state, turn.seat, turn.actions[0]).startswith("pass")


def test_chances_add_up_and_follow_the_points() -> None:
    shares = chances([100.0, 120.0, 110.0], 10.0)
    assert sum(shares) == pytest.approx(1, abs=0.001)
    assert shares[1] > shares[2] > shares[0]
    assert chances([100.0, 120.0], 1.0)[1] > 0.99


def test_points_by_source_add_up_to_the_scores() -> None:
    ledger = read_game(LOG.read_bytes()).ledger
    assert ledger is not None
    table = source_table(ledger)
    # Everybody starts with 20 points, which have no source.
    assert [20 + sum(row.points[seat] for row in table.rows) for seat in range(4)] == ledger.game.scores(ledger.state)
    assert table.norm_seats == 144
    assert norms("origins") == {}


def test_the_page_names_players_turns_and_reasons() -> None:
    ledger = read_game(LOG.read_bytes()).ledger
    assert ledger is not None
    scores = ledger.game.scores(ledger.state)
    moments = [
        Moment(0, 1, [120.0] * 4, [0.25] * 4),
        Moment(9, 6, [float(score) for score in scores], [1.0, 0.0, 0.0, 0.0]),
    ]
    turn = ReviewedTurn(5, 2, 1, ["pass BON1"], ["build C3", "done"], 130.0, 12.4, {"towns": 7.6, "points": 2.0})
    small = ReviewedTurn(7, 3, 1, ["pass BON2"], ["build C4", "done"], 130.0, 2.0, {})
    whole = Review("terra-mystica", "expert", ["<a>", "b", "c", "d"], scores, moments, [turn, small])
    text = page(whole, source_table(ledger), "A game")
    assert "&lt;a&gt;" in text
    assert "<a>" not in text
    assert "gains about 8 from towns, 2 from points scored at once" in text
    assert "build C3. done" in text
    assert "build C4" not in text
