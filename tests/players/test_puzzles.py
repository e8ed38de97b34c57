"""The puzzles of the package, and how they are mined."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from hexarch.core.game import RuleError
from hexarch.games.files import read_game
from hexarch.players.puzzles import data, mine
from hexarch.players.puzzles.examine import Examiner, difficulty, puzzle_rules
from hexarch.players.puzzles.mined import Mined

GAMES = ("terra-mystica", "origins")
WANTED = {"terra-mystica": 200, "origins": 50}
LEAGUE = Path(__file__).parents[1] / "fixtures" / "games" / "4pLeague_S61_D1L1_G1.txt"
# The number of puzzles to replay by default; long runs replay all.
SAMPLE = 12


def check(puzzle: data.Puzzle) -> None:
    """Check that the seat begins a turn, and that its answer and the other turn are legal."""
    ledger = puzzle.ledger()
    game, rules = ledger.game, puzzle_rules(puzzle.game)
    assert game.asked(ledger.state) == puzzle.seat
    assert rules.is_turn(ledger.state, puzzle.seat)
    for actions in (puzzle.answer, puzzle.other):
        state = game.clone(ledger.state)
        for action in rules.complete(state, puzzle.seat, actions):
            if game.asked(state) != puzzle.seat:  # nothing is known beyond a draw
                break
            assert action in game.legal(state, puzzle.seat), puzzle.id
            game.apply(state, action, puzzle.seat)
        others = [other for seat, other in enumerate(state.players) if seat != puzzle.seat]
        # The only seat that has not passed takes one turn after the other.
        assert state.stack != ledger.state.stack or all(other.passed for other in others), f"{puzzle.id} does not end"
    assert rules.idea(puzzle.answer) != rules.idea(puzzle.other)


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_loads(game: str) -> None:
    found = data.puzzles(game)
    assert len({puzzle.id for puzzle in found}) == len(found)
    assert len(found) >= WANTED[game]
    for puzzle in found:
        assert data.puzzle(puzzle.id) is puzzle
        assert len(puzzle.entries) == 2 * puzzle.at
        assert puzzle.margin > puzzle.noise > 0
        assert puzzle.line[0] == puzzle.answer
        assert not puzzle_rules(game).is_dull(puzzle.answer)
        assert puzzle.difficulty == difficulty(puzzle.ranks)
        assert max(puzzle.gains.values()) > 0
    with pytest.raises(RuleError):
        data.puzzle("nothing")


@pytest.mark.parametrize("game", GAMES)
def test_answers_are_legal(game: str) -> None:
    found = data.puzzles(game)
    for puzzle in found[:: max(1, len(found) // SAMPLE)]:
        check(puzzle)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_all_answers_are_legal_and_judged_best(game: str) -> None:
    examiner = Examiner(game)
    for puzzle in data.puzzles(game):
        check(puzzle)
        state = puzzle.ledger().state
        best = examiner.value(state, puzzle.seat, puzzle.answer)
        other = examiner.value(state, puzzle.seat, puzzle.other)
        assert best is not None
        assert other is not None
        assert best - other > puzzle.noise, puzzle.id


def test_difficulty_counts_the_players_who_miss_the_answer() -> None:
    assert [difficulty(ranks) for ranks in ([1, 1, 1], [3, 1, 1], [4, 3, 1], [4, 3, 2], [4, 3, 3])] == [1, 2, 3, 3, 4]


def test_a_search_that_was_interrupted_goes_on(tmp_path: Path) -> None:
    """Lines in the file are not searched again; half a line is the game that was being written."""
    file = tmp_path / "mined.jsonl"
    known = Mined("a game", {"players": 4}, [0, 1], [])
    lines = [json.dumps({"format": "hexarch mined puzzles", "game": "origins"}), json.dumps(known.__dict__), '{"sou']
    file.write_text("\n".join(lines), encoding="utf-8")
    found = list(mine.run("origins", [mine.Job("origins", "a game")], 1, file))
    assert found == [known]
    assert file.read_text(encoding="utf-8").count("\n") == 2
    with pytest.raises(RuleError, match="not a file of mined puzzles of terra-mystica"):
        list(mine.run("terra-mystica", [], 1, file))


def test_unclear_repeated_and_rejected_puzzles_are_not_packed() -> None:
    puzzle = data.puzzles("terra-mystica")[0]
    kept = {
        key: value for key, value in vars(puzzle).items() if key not in ("id", "game", "source", "options", "entries")
    }
    good = Mined("one", puzzle.options, puzzle.entries, [kept])
    again = replace(good, source="two")
    unclear = replace(good, source="three", found=[{**kept, "margin": puzzle.noise}])
    packed = json.loads(data.pack("terra-mystica", [good, again, unclear], 1.2))
    assert [one["source"] for one in packed["games"]] == ["one"]
    assert len(packed["puzzles"]) == 1
    name = data.name_of("terra-mystica", "one", puzzle.at)
    assert json.loads(data.pack("terra-mystica", [good], 1.2, [name]))["puzzles"] == []


def test_shipped_puzzles_can_be_packed_again_with_others() -> None:
    """Ids must stay the same, because people's progress refers to them."""
    shipped = data.shipped("origins")
    packed = json.loads(data.pack("origins", shipped, 1.0))
    assert [one["id"] for one in packed["puzzles"]] == [puzzle.id for puzzle in data.puzzles("origins")]
    fewer = json.loads(data.pack("origins", shipped[1:], 1.0))
    assert 0 < len(fewer["puzzles"]) < len(packed["puzzles"])


@pytest.mark.long
def test_mining_finds_the_same_in_other_processes(tmp_path: Path) -> None:
    ledger = read_game(LEAGUE.read_bytes()).ledger
    assert ledger is not None
    jobs = [mine.recorded("league", ledger), mine.played("terra-mystica", 5)]
    here = list(mine.run("terra-mystica", jobs, 1, tmp_path / "here.jsonl"))
    there = list(mine.run("terra-mystica", jobs, 2, tmp_path / "there.jsonl"))
    assert sorted(here, key=lambda one: one.source) == sorted(there, key=lambda one: one.source)
    assert here[0].found
