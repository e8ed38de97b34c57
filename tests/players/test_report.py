"""The review of a finished game."""

import json
import pickle
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hexarch.core.conformance import random_game
from hexarch.core.game import RuleError
from hexarch.core.ledger import Ledger
from hexarch.games import load_game
from hexarch.games.files import read_game
from hexarch.players.algorithms.planner import Planner
from hexarch.players.api import describe
from hexarch.players.report.page import page
from hexarch.players.report.review import MadeTurn, Review, ReviewedTurn, chances, planner_of, review, turns_of
from hexarch.players.report.sources import norms, source_table
from hexarch.players.report.whole import Progress, Report, lines_for, report
from tests.players.short_games import short_game

LOG = Path(__file__).parent.parent / "fixtures" / "games" / "4pLeague_S1_D1L1_G3.txt"


@pytest.fixture(scope="module")
def found() -> Review:
    """Review with a search of one turn instead of whole rounds."""
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
    assert len(turns) == 143
    for turn in turns:
        assert turn.actions[0] in ledger.game.legal(turn.state, turn.seat)
        first = [text.split()[0] for text in describe(ledger.game, turn.state, turn.seat, turn.actions)]
        # This includes a seat that takes several turns because everybody else has passed.
        assert first.count("done") <= 1
        assert sum(word in ("action", "upgrade", "send", "advance", "pass") for word in first) <= 1


def test_a_turn_of_origins_is_whole() -> None:
    """Its player plans at every decision, but a planned turn must be compared with a whole turn."""
    game = load_game("origins")
    ledger = random_game(game, game.options({}, 2), 3)
    guide = planner_of("origins", "expert").guide
    turns = turns_of(ledger, guide)
    first = [ledger.game.format(turn.state, turn.seat, turn.actions[0]).split()[0] for turn in turns]
    assert set(first) <= {"visit", "close", "tower", "grow", "pass", "extra", "done"}
    assert any(len(turn.actions) > 2 for turn in turns)


def test_turns_of_origins_with_draws_in_them_are_reviewed() -> None:
    """A citizen is rolled for in the middle of a turn, so what follows is unknown before it."""
    game = load_game("origins")
    ledger = random_game(game, game.options({}, 2), 3)
    planner = Planner(planner_of("origins", "expert").guide, paths=1, turns=1, breadth=1)
    turns = turns_of(ledger, planner.guide)
    drawn = {turn.entry for turn in turns if len(describe(game, turn.state, turn.seat, turn.actions)) < len(turn.texts)}
    assert drawn
    *reviewed, whole = review(ledger, ["a", "b"], planner, "expert")
    assert isinstance(whole, Review)
    told = {step.entry: step.played for step in reviewed if isinstance(step, ReviewedTurn)}
    assert any(told[entry] == turn.texts for turn in turns for entry in drawn if turn.entry == entry)


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


@pytest.fixture(scope="module")
def passed() -> Report:
    """Return the report of a game in which everybody only passes."""
    *steps, whole = report(short_game())
    assert isinstance(whole, Report)
    assert [(step.done, step.total) for step in steps if isinstance(step, Progress)] == [(n, 12) for n in range(13)]
    return whole


def test_a_report_covers_the_whole_game(passed: Report) -> None:
    data = json.loads(json.dumps(passed.to_json()))
    assert (data["level"], data["strength"], data["noise"]["clear"]) == ("expert", 133, 2.0)
    assert [row["name"] for row in data["rounds"]] == ["1", "2", "3", "4", "5", "6"]
    assert data["norm_seats"] == 0, "norms are of games of four"
    for seat, history in enumerate(data["seats"]):
        opening = history["marks"]["opening"]
        assert [mark["line"]["label"]["key"] for mark in opening[1:3]] == ["tm-did-build"] * 2
        assert all(mark["round"] == 1 for mark in history["marks"]["first round"])
        assert len(history["gifts"]) == len(history["paid"]) == 6
        start = passed.seats[seat].starts[1]["points"]
        assert data["scores"][seat] == start + sum(row["points"][seat] for row in data["rounds"])
    worst = max((turn for turn in data["turns"] if turn["mistake"]), key=lambda turn: turn["loss"])
    assert worst["played_lines"][0]["label"]["key"] == "tm-did-pass"
    assert worst["best_lines"][0][0]["label"]["key"].startswith("tm-action-")


def test_a_report_comes_back_from_another_process(passed: Report) -> None:
    assert pickle.loads(pickle.dumps(passed)).to_json() == passed.to_json()


def test_the_page_names_players_turns_and_reasons(passed: Report) -> None:
    turn = ReviewedTurn(5, 2, 1, ["pass BON1"], ["build C3", "done"], 130.0, 12.4, {"towns": 7.6, "points": 2.0}, 2.5)
    small = ReviewedTurn(7, 3, 1, ["pass BON2"], ["build C4", "done"], 130.0, 2.0, {}, 2.5)
    whole = replace(passed, review=replace(passed.review, names=["<a>", "b"], turns=[turn, small]))
    text = page(whole, "A game")
    assert "&lt;a&gt;" in text
    assert "<a>" not in text
    assert "gains about 8 from towns, 2 from points scored at once" in text
    assert "build C3. done" in text
    assert "build C4" not in text
    assert "expert, which averages 133 points against itself" in text
    for heading in ("Points by round", "Openings", "The first round", "Favors", "Towns", "Tracks by round"):
        assert f"<h2>{heading}</h2>" in text


def test_a_loss_without_a_source_is_no_mistake() -> None:
    """The plan for a pass in the last round was 24 points better, but the positions were 4 points worse."""
    turn = ReviewedTurn(5, 6, 1, ["build I11"], ["pass"], 130.0, 23.8, {"points": -4.0}, 7.0)
    assert not turn.is_mistake
    assert replace(turn, gains={"network": 9.0, "points": 6.0}).is_mistake
    assert not replace(turn, loss=6.0, gains={"network": 15.0}).is_mistake


def test_long_games_are_reviewed_with_fewer_lines() -> None:
    assert [lines_for(24, turns) for turns in (0, 80, 160, 240, 10_000)] == [24, 24, 24, 16, 6]
    assert [lines_for(6, turns) for turns in (160, 240, 10_000)] == [6, 6, 6], "Terra Mystica's level has no more"


def test_an_unfinished_game_is_not_reviewed() -> None:
    with pytest.raises(RuleError, match="not finished"):
        list(report(short_game().at(20)))
